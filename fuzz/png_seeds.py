#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
# Writes small PNG files of every colour type, depth and interlacing into a folder: where the fuzzer of the PNG reader starts from.
import os
import random
import struct
import sys
import zlib

FORMS = [(depth, 0, 1) for depth in (1, 2, 4, 8, 16)] + [(8, 2, 3), (16, 2, 3)] + [(depth, 3, 1) for depth in (1, 2, 4, 8)] + [(8, 4, 2), (16, 4, 2), (8, 6, 4), (16, 6, 4)]
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def rows(width, height, bits, numbers):
    """Rows of random bytes, each with a filter of its own."""
    return b"".join(bytes([numbers.randrange(5)]) + numbers.randbytes((width * bits + 7) // 8) for _ in range(height) if width > 0)


def picture(depth, colour, components, interlaced, numbers):
    width, height = numbers.randrange(1, 20), numbers.randrange(1, 20)
    bits = depth * components
    if interlaced:
        data = b"".join(rows((width - x + dx - 1) // dx, (height - y + dy - 1) // dy, bits, numbers) for x, y, dx, dy in PASSES)
    else:
        data = rows(width, height, bits, numbers)
    out = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, interlaced))
    if colour == 3:
        out += chunk(b"PLTE", numbers.randbytes(3 * (1 << depth)))
    if numbers.randrange(2) and colour in (0, 2, 3):
        out += chunk(b"tRNS", numbers.randbytes({0: 2, 2: 6, 3: 1 << depth}[colour]))
    if numbers.randrange(2):
        out += chunk(b"gAMA", struct.pack(">I", 45455)) + chunk(b"tEXt", b"Title\0seed")
    packed = zlib.compress(data, numbers.choice((0, 9)))
    cut = numbers.randrange(len(packed) + 1)
    return out + chunk(b"IDAT", packed[:cut]) + chunk(b"IDAT", packed[cut:]) + chunk(b"IEND", b"")


def main():
    numbers = random.Random(1)
    for depth, colour, components in FORMS:
        for interlaced in (0, 1):
            with open(os.path.join(sys.argv[1], f"depth{depth}_colour{colour}_{interlaced}.png"), "wb") as file:
                file.write(picture(depth, colour, components, interlaced, numbers))


main()
