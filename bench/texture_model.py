# SPDX-License-Identifier: Apache-2.0
"""The texture builtins as the specifications write them, in doubles and in exact integers, one texel at a time: the third opinion of compare_textures. It follows
Vulkan's chapter on image operations (integer texel coordinates, wrapped one by one) and shares no method with the code generator, which folds coordinates in floats."""
import math
import struct


# --- texels

def half(bits):
    return struct.unpack("<e", struct.pack("<H", bits))[0]


def signed(value, bits):
    return value - (1 << bits) if value >> (bits - 1) else value


def srgb(v):
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


def small_float(bits, mantissa):
    exponent, fraction = bits >> mantissa, bits & ((1 << mantissa) - 1)
    if exponent == 31:
        return math.inf if fraction == 0 else math.nan
    return math.ldexp(fraction, -14 - mantissa) if exponent == 0 else math.ldexp((1 << mantissa) + fraction, exponent - 15 - mantissa)


def channels(fmt, data):
    """The channels that a texel has, red first."""
    kind, n = fmt.kind, fmt.channels
    if kind in ("PackedUnorm", "PackedUint", "PackedFloat", "SharedExponent"):
        word = struct.unpack("<I", data)[0]
        if kind == "PackedFloat":
            return [small_float(word & 0x7FF, 6), small_float(word >> 11 & 0x7FF, 6), small_float(word >> 22, 5)]
        if kind == "SharedExponent":
            return [math.ldexp(word >> 9 * i & 0x1FF, (word >> 27) - 24) for i in range(3)]
        parts = [word & 1023, word >> 10 & 1023, word >> 20 & 1023, word >> 30]
        return [v / most for v, most in zip(parts, (1023, 1023, 1023, 3))] if kind == "PackedUnorm" else parts
    bits = 8 * len(data) // n
    numbers = [int.from_bytes(data[i * bits // 8:(i + 1) * bits // 8], "little") for i in range(n)]
    if kind == "Depth":
        return [numbers[0] / 65535 if bits == 16 else struct.unpack("<f", data)[0]]
    if kind == "Float":
        return [half(v) for v in numbers] if bits == 16 else list(struct.unpack(f"<{n}f", data))
    if kind in ("Uint", "Stencil"):
        return numbers
    if kind == "Sint":
        return [signed(v, bits) for v in numbers]
    if kind == "Snorm":
        return [max(signed(v, bits) / ((1 << bits - 1) - 1), -1.0) for v in numbers]
    values = [v / ((1 << bits) - 1) for v in numbers]
    if kind == "Srgb":
        values = [srgb(v) for v in values[:3]] + values[3:]
    return [values[2], values[1], values[0], values[3]] if fmt.blue_first else values


def four(values):
    """What a shader sees: channels that a format lacks are 0, alpha 1."""
    return (list(values) + [0, 0, 0, 1][len(values):])[:4]


def fields(fmt, data):
    """The stored channels as numbers that grow with the value."""
    if fmt.kind in ("PackedUnorm", "PackedUint", "PackedFloat"):
        layout = [(0, 11), (11, 11), (22, 10)] if fmt.kind == "PackedFloat" else [(0, 10), (10, 10), (20, 10), (30, 2)]
        return [word >> shift & ((1 << bits) - 1) for word in struct.unpack(f"<{len(data) // 4}I", data) for shift, bits in layout]
    size = fmt.bytes // fmt.channels
    values = struct.unpack(f"<{len(data) // size}{({1: 'b', 2: 'h', 4: 'i'} if fmt.kind in ('Snorm', 'Sint', 'Float') else {1: 'B', 2: 'H', 4: 'I'})[size]}", data)
    if fmt.kind == "Float":
        return [v if v >= 0 else -(v + (1 << 8 * size - 1)) for v in values]
    return list(values)


def rounded(v):
    """To nearest, ties to even."""
    return int(round(v))


def packed_small_float(v, mantissa):
    largest = math.ldexp((2 << mantissa) - 1, 15 - mantissa)
    v = min(max(v, 0.0), largest)
    if v == 0:
        return 0
    exponent = max(math.frexp(v)[1] - 1, -14)
    units = rounded(math.ldexp(v, mantissa - exponent))
    return units + ((exponent + 14) << mantissa)  # a carry out of the mantissa raises the exponent


def stored_fields(fmt, values):
    """The fields of the texel that textureStore makes of four values."""
    kind, n = fmt.kind, fmt.channels
    values = [values[2], values[1], values[0], values[3]] if fmt.blue_first else list(values)[:n]
    bits = 8 * fmt.bytes // n
    if kind == "Unorm":
        return [rounded(min(max(v, 0), 1) * ((1 << bits) - 1)) for v in values]
    if kind == "Snorm":
        return [rounded(min(max(v, -1), 1) * ((1 << bits - 1) - 1)) for v in values]
    if kind == "PackedUnorm":
        return [rounded(min(max(v, 0), 1) * most) for v, most in zip(values, (1023, 1023, 1023, 3))]
    if kind == "PackedFloat":
        return [packed_small_float(v, mantissa) for v, mantissa in zip(values, (6, 6, 5))]
    if kind == "Float":
        return fields(fmt, b"".join(struct.pack("<e" if bits == 16 else "<f", v) for v in values))
    if kind == "Sint":
        return [min(max(v, -(1 << bits - 1)), (1 << bits - 1) - 1) for v in values]
    return [min(v, most) for v, most in zip(values, (1023, 1023, 1023, 3) if kind == "PackedUint" else [(1 << bits) - 1] * n)]


# --- textures

class Image:
    """All texels of a texture, decoded."""

    def __init__(self, fmt, shape, size, levels, data):
        self.fmt, self.shape, self.levels = fmt, shape, levels
        self.sizes, self.texels, at = [], [], 0
        width, height, depth = size
        for level in range(levels):
            w, h = max(width >> level, 1), max(height >> level, 1)
            d = max(depth >> level, 1) if shape == "3d" else depth
            count = w * h * d * (4 if shape == "multisampled_2d" else 1)
            self.sizes.append((w, h, d))
            self.texels.append([four(channels(fmt, data[at + i * fmt.bytes:at + (i + 1) * fmt.bytes])) for i in range(count)])
            at += count * fmt.bytes
        self.layers = {"2d_array": depth, "cube_array": depth // 6}.get(shape, 1)

    def at(self, level, x, y=0, z=0):
        w, h, _ = self.sizes[level]
        return self.texels[level][(z * h + y) * w + x]

    def all(self):
        return (t for level in self.texels for t in level)


# --- filters

def wrap(i, n, mode):
    if mode == "repeat":
        return i % n
    if mode == "mirror":
        i %= 2 * n
        return i if i < n else 2 * n - 1 - i
    return min(max(i, 0), n - 1)


class Sampler:
    def __init__(self, words):
        self.address, self.mag, self.min, self.mip, self.compare = ["clamp"] * 3, "nearest", "nearest", "nearest", None
        for word in words.split(","):
            key, _, value = word.partition("=")
            if key in ("nearest", "linear"):
                self.mag = self.min = self.mip = key
            elif key in ("mag", "min", "mip"):
                setattr(self, key, value)
            elif key in "uvw":
                self.address["uvw".index(key)] = value
            elif key in ("repeat", "mirror", "clamp"):
                self.address = [key] * 3
            else:
                self.compare = key

    def passes(self, reference, depth):
        return 1.0 if {"less": reference < depth, "less-equal": reference <= depth, "greater": reference > depth, "greater-equal": reference >= depth, "equal": reference == depth, "not-equal": reference != depth,
                       "always": True, "never": False}[self.compare] else 0.0


class Crosses(Exception):
    """The footprint holds a corner of a cube, where texels that are not averaged have no value."""


FACES = [(0, 1, (2, -1), (1, -1)), (0, -1, (2, 1), (1, -1)), (1, 1, (0, 1), (2, 1)), (1, -1, (0, 1), (2, -1)), (2, 1, (0, 1), (1, -1)), (2, -1, (0, -1), (1, -1))]  # axis, sign, s and t as (axis, sign)


def face_of(d):
    """Face, s and t from 0 to 1; z before y before x where two are as long."""
    size = [abs(v) for v in d]
    axis = 2 if size[2] >= size[0] and size[2] >= size[1] else 1 if size[1] >= size[0] else 0
    face = 2 * axis + (d[axis] < 0)
    _, _, (s, ss), (t, ts) = FACES[face]
    return face, (ss * d[s] / size[axis] + 1) / 2, (ts * d[t] / size[axis] + 1) / 2


def face_gradient(d, change):
    """How s and t move where the direction moves."""
    face, _, _ = face_of(d)
    axis, sign, (s, ss), (t, ts) = FACES[face]
    length, growth = sign * d[axis], sign * change[axis]
    return [0.5 * (length * k * change[a] - k * d[a] * growth) / (length * length) for a, k in ((s, ss), (t, ts))]


def across(face, n, x, y):
    """The texel beside an edge of a face, in whole steps: face, x, y. Half texels are counted from the cube's centre, so that texel x is at 2 x + 1 - n and the faces at +-n."""
    if 0 <= x < n and 0 <= y < n:
        return face, x, y
    if not (0 <= x < n or 0 <= y < n):
        raise Crosses()
    axis, sign, (s, ss), (t, ts) = FACES[face]
    place = [0, 0, 0]
    place[axis] = sign * (n - 1)  # the first row of the face round the edge
    place[s], place[t] = ss * (2 * x + 1 - n), ts * (2 * y + 1 - n)
    out = s if abs(place[s]) > n else t
    there = 2 * out + (place[out] < 0)
    _, _, (s, ss), (t, ts) = FACES[there]
    return there, (ss * place[s] + n - 1) // 2, (ts * place[t] + n - 1) // 2


class Read:
    """One call: which texels it reads and how it mixes them."""

    def __init__(self, image, sampler, coords, layer=0, offset=(0, 0, 0), reference=None):
        self.image, self.sampler, self.offset, self.reference = image, sampler, offset, reference
        self.cube = image.shape.startswith("cube")
        self.slice = min(max(layer, 0), image.layers - 1)
        self.coords = list(coords)
        if self.cube:
            self.face, s, t = face_of(coords)
            self.coords = [s, t]

    def value(self, level, at):
        if self.cube:
            face, x, y = across(self.face, self.image.sizes[level][0], at[0], at[1])
            texel = self.image.at(level, x, y, self.slice * 6 + face)
        else:
            size = self.image.sizes[level]
            at = [wrap(i, size[a], self.sampler.address[a]) for a, i in enumerate(at)]
            texel = self.image.at(level, *at) if len(at) != 2 else self.image.at(level, at[0], at[1], self.slice)
        return texel if self.reference is None else [self.sampler.passes(self.reference, texel[0])]

    def places(self, level):
        """In texels of the level."""
        return [c * self.image.sizes[level][a] + self.offset[a] for a, c in enumerate(self.coords)]

    def at_level(self, level, mode):
        places = self.places(level)
        if mode == "nearest":
            whole = [math.floor(p) for p in places]
            if self.cube:
                whole = [min(max(i, 0), self.image.sizes[level][0] - 1) for i in whole]
            return self.value(level, whole)
        first = [math.floor(p - 0.5) for p in places]
        weights = [p - 0.5 - i for p, i in zip(places, first)]
        total, corner, values = None, None, []
        for bits in range(1 << len(first)):
            at = [i + (bits >> a & 1) for a, i in enumerate(first)]
            weight = math.prod(w if bits >> a & 1 else 1 - w for a, w in enumerate(weights))
            try:
                values.append((weight, self.value(level, at)))
            except Crosses:
                corner = weight
        if corner is not None:
            values.append((corner, [sum(v[k] for _, v in values) / 3 for k in range(len(values[0][1]))]))
        total = [math.fsum(w * v[k] for w, v in values if w) for k in range(len(values[0][1]))]
        return total

    def at_lod(self, lod):
        lod = min(max(lod, 0.0), 32.0)
        mode = self.sampler.mag if lod <= 0 else self.sampler.min
        inside, last = min(lod, self.image.levels - 1.0), self.image.levels - 1
        if self.sampler.mip == "nearest":
            return self.at_level(min(math.ceil(inside + 0.5) - 1, last), mode)
        level = math.floor(inside)
        first = self.at_level(level, mode)
        if inside == level:
            return first
        second = self.at_level(min(level + 1, last), mode)
        return [a + (b - a) * (inside - level) for a, b in zip(first, second)]

    def gathered(self, channel):
        """None for a texel at the corner of a cube."""
        i, j = [math.floor(p - 0.5) for p in self.places(0)]
        if self.cube:
            n = self.image.sizes[0][0]
            i, j = min(max(i, -1), n - 1), min(max(j, -1), n - 1)
        out = []
        for x, y in ((i, j + 1), (i + 1, j + 1), (i + 1, j), (i, j)):
            try:
                out.append(self.value(0, [x, y])[channel])
            except Crosses:
                out.append(None)
        return out

    def inside_face(self, levels):
        """Whether no footprint of a cube leaves its face."""
        return all(0.5 <= c * self.image.sizes[level][0] <= self.image.sizes[level][0] - 0.5 for level in levels for c in self.coords)


def gradient_lod(image, coords, ddx, ddy):
    if image.shape.startswith("cube"):
        ddx, ddy = face_gradient(coords, ddx), face_gradient(coords, ddy)
    longest = max(math.hypot(*(v * image.sizes[0][a] for a, v in enumerate(d))) for d in (ddx, ddy))
    return math.log2(longest) if longest else -math.inf
