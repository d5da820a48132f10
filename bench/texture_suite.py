# SPDX-License-Identifier: Apache-2.0
"""What compare_textures runs for one format: WGSL modules of one entry point for each builtin and dimension, the textures and samplers they are bound to, and for each
entry point the expected numbers of each invocation by texture_model."""
import json
import os
import re
import struct

import texture_model as model

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
COUNT, GROUPS = 256, 4  # invocations, workgroups

ROW = re.compile(r'^TEXEL\((\w+), "([\w-]+)", (\w+), (\d+), (\d+), ([^,]+), ([^,]+), ([^)]+)\)')
# WGSL dimension: width, height, depth or layers, levels
SHAPES = {"1d": (19, 1, 1, 1), "2d": (13, 9, 1, 3), "2d_array": (13, 9, 3, 3), "3d": (7, 5, 6, 3), "cube": (8, 8, 6, 3), "cube_array": (8, 8, 12, 3), "multisampled_2d": (8, 6, 1, 1)}
VIEW = {"1d": "1d", "2d": "2d", "2d_array": "2d-array", "3d": "3d", "cube": "cube", "cube_array": "cube-array", "multisampled_2d": "2d"}
AXES = {"1d": 1, "2d": 2, "2d_array": 2, "3d": 3, "cube": 2, "cube_array": 2, "multisampled_2d": 2}
SAMPLERS = ["nearest,u=repeat,v=mirror,w=clamp", "linear,mip=nearest,clamp", "linear,repeat", "linear,mirror", "mag=linear,min=nearest,mip=nearest,u=mirror,v=repeat,w=mirror"]
COMPARERS = ["less-equal", "linear,mip=nearest,greater,repeat", "linear,mip=nearest,less,mirror"]
OFFSET = {"2d": (-3, 2), "2d_array": (7, -8), "3d": (-3, 2, 1)}
OUTSIDE = "outside"  # what an expectation says where there is no texel


def f32(v):
    return struct.unpack("<f", struct.pack("<f", v))[0]


class Format:
    def __init__(self, row):
        _, self.name, self.kind, size, count, _, access, flags = row
        self.bytes, self.channels = int(size), int(count)
        self.read, self.write, self.both = ("kR " in access + " "), ("kW " in access + " "), "kRW" in access
        self.multisample, self.combined, self.blue_first = "kSamples" in flags, "kWithStencil" in flags, "kBlueFirst" in flags
        self.letter = {"Uint": "u32", "PackedUint": "u32", "Stencil": "u32", "Sint": "i32"}.get(self.kind, "f32")
        self.depth = self.kind == "Depth"

    def texel(self, numbers):
        """Random bytes without NaN and infinity."""
        if self.kind == "Float" or (self.depth and self.bytes == 4):
            code = "e" if self.bytes == 2 * self.channels else "f"
            return b"".join(struct.pack("<" + code, numbers.uniform(0, 1) if self.depth else numbers.uniform(-2, 2)) for _ in range(self.channels))
        if self.kind == "PackedFloat":
            return struct.pack("<I", numbers.randrange(16 << 6) | numbers.randrange(16 << 6) << 11 | numbers.randrange(16 << 5) << 22)
        if self.kind == "SharedExponent":
            return struct.pack("<I", numbers.randrange(1 << 27) | numbers.randrange(12, 17) << 27)
        return numbers.randbytes(self.bytes)

    def load_tolerance(self):
        """Rounding where a normalised or sRGB channel becomes a float."""
        return {"Unorm": 3e-7, "Snorm": 3e-7, "PackedUnorm": 3e-7, "Srgb": 2e-3, "Depth": 3e-7 if self.bytes == 2 else 2e-7}.get(self.kind, 0)

    def value_range(self):
        return {"Float": 4, "Snorm": 2, "PackedFloat": 2, "SharedExponent": 4}.get(self.kind, 1)


def formats():
    with open(ROOT + "/src/core/texel_formats.def") as file:
        return [Format(m.groups()) for m in map(ROW.match, file) if m]


def make_inputs(folder, numbers):
    """A place (three coordinates and a number for levels and references) and four random words for each invocation."""
    sizes = [sorted({max(s[axis] >> level, 1) for s in SHAPES.values() for level in range(s[3])}) for axis in range(3)]

    def coordinate(axis, edge):
        """Clear of the places where the nearest texel changes, or exactly on edges and centres."""
        if edge:
            return numbers.choice((0.0, 1.0, -1.0, 2.0, 0.5))
        while True:
            x = numbers.uniform(-1.5, 2.5)
            if all(0.02 < (x * n) % 1 < 0.98 and 0.02 < (x * n + 0.5) % 1 < 0.98 for n in sizes[axis]):
                return x

    places, picks = [], []
    for i in range(COUNT):
        # Levels (3 w - 0.5) keep clear of those where the nearest level or the filter changes.
        w = (numbers.choice((-0.5, -0.25, 0.2, 0.8, 1, 1.3, 1.75, 2, 2.5 - 1e-3)) + 0.5) / 3
        places.append([f32(v) for v in (coordinate(0, i % 8 >= 5), coordinate(1, i % 8 >= 5), coordinate(2, i % 8 >= 5), w)])
        picks.append([numbers.randrange(1 << 32) for _ in range(4)])
    for name, code, rows in (("places", "f", places), ("picks", "I", picks)):
        with open(f"{folder}/{name}.bin", "wb") as file:
            file.write(b"".join(struct.pack("<4" + code, *row) for row in rows))
    return places, picks


class Suite:
    """A module, what is bound, and the entry points; for Tesela a job, for the peer a list."""

    def __init__(self, fmt, folder, inputs, numbers):
        self.fmt, self.folder, self.numbers = fmt, folder, numbers
        self.places, self.picks = inputs
        self.declared, self.functions, self.variables, self.steps, self.images = [], [], {}, [], {}
        self.vector = f"vec4<{fmt.letter}>"
        for name in ("places", "picks"):
            self.declare(name, f"<storage> NAME: array<vec4{'f' if name == 'places' else 'u'}>", kind="buffer", type="read-only-storage", size=COUNT * 16, file=f"{folder}/../../{name}.bin")

    # --- variables

    def declare(self, name, text, **layout):
        index = len(self.variables)
        self.declared.append(f"@group({index // 100}) @binding({index % 100}) var{text.replace('NAME', name)};")
        self.variables[name] = dict(name=name, group=index // 100, binding=index % 100, **layout)

    def contents(self, name, shape, levels):
        """Random texels, in a file and decoded."""
        width, height, depth, _ = SHAPES[shape]
        count = sum(max(width >> l, 1) * max(height >> l, 1) * (max(depth >> l, 1) if shape == "3d" else depth) for l in range(levels)) * (4 if shape == "multisampled_2d" else 1)
        data = b"".join(self.fmt.texel(self.numbers) for _ in range(count))
        self.images[name] = model.Image(self.fmt, shape, (width, height, depth), levels, data)
        with open(f"{self.folder}/{name}.bin", "wb") as file:
            file.write(data)
        return f"{self.folder}/{name}.bin"

    def texture(self, shape):
        name, fmt = "t_" + shape, self.fmt
        if name in self.variables:
            return name
        width, height, depth, levels = SHAPES[shape]
        # How the peer gets the texels in: copied where WebGPU allows it, else drawn.
        fill = ("draw-depth-samples" if fmt.depth else "draw-samples") if shape == "multisampled_2d" else "draw-depth" if fmt.depth and fmt.bytes == 4 else "copy"
        kind = f"texture_{'depth_' if fmt.depth else ''}{shape}" + ("" if fmt.depth else f"<{fmt.letter}>")
        self.declare(name, f" NAME: {kind}", kind="texture", format=fmt.name, size=[width, height, depth], levels=levels, view=VIEW[shape], shape=shape, file=self.contents(name, shape, levels),
                     sample_type="depth" if fmt.depth else {"u32": "uint", "i32": "sint"}.get(fmt.letter, "float"), samples=4 if shape == "multisampled_2d" else 1, fill=fill,
                     aspect="depth-only" if fmt.combined else "all")
        return name

    def storage(self, shape, access, suffix=""):
        name = f"{access}_{shape}{suffix}"
        width, height, depth, _ = SHAPES[shape]
        path = "" if access == "write" else self.contents(name, shape, 1)
        self.declare(name, f" NAME: texture_storage_{shape}<{self.fmt.name}, {access}>", kind="storage", format=self.fmt.name, size=[width, height, depth], levels=1, view=VIEW[shape],
                     shape=shape, access={"read": "read-only", "write": "write-only", "read_write": "read-write"}[access], file=path, bytes=self.fmt.bytes, samples=1)
        return name

    def result(self, kind, words):
        name = f"r{len(self.steps)}"
        self.declare(name, f"<storage, read_write> NAME: array<{kind}>", kind="buffer", type="storage", size=COUNT * 4 * words)
        return name

    # --- entry points

    def step(self, builtin, shape, body, uses, out, **what):
        name = f"entry{len(self.steps)}"
        self.functions.append(f"@compute @workgroup_size({COUNT // GROUPS}) fn {name}(@builtin(global_invocation_id) gid: vec3u) {{\n  let i = gid.x; let c = places[i]; let p = picks[i];\n  {body}\n}}")
        self.steps.append(dict(entry=name, builtin=builtin, shape=shape, uses=["places", "picks"] + uses, out=out, **what))

    def numbers_step(self, builtin, shape, values, textures, expected, letter="u32", tolerance=0, samplers=(), **notes):
        """Each invocation writes vectors; `expected(i, place, picks)` gives their numbers, None where anything may come, or OUTSIDE. Notes are for whoever explains differences:
        lists by invocation."""
        r = self.result(f"vec4<{letter}>", 4 * len(values))
        stores = [f"{r}[{len(values)}u * i + {k}u] = {v};" for k, v in enumerate(values)]
        if samplers:  # one for each invocation
            cases = "".join(f"case {k}u: {{ {' '.join(stores).replace('SAMPLER', s)} }} " for k, s in enumerate(samplers))
            stores = [f"switch i % {len(samplers)}u {{ {cases}default: {{ }} }}"]
        self.step(builtin, shape, " ".join(stores), textures + [r] + list(samplers), r, words=4 * len(values), letter=letter, tolerance=tolerance, image=self.images.get(textures[0]), **notes,
                  expected=[expected(i, self.places[i], self.picks[i]) for i in range(COUNT)])

    def samplers(self, comparison, filtering):
        prefix, words = ("k", COMPARERS) if comparison else ("s", SAMPLERS if filtering else SAMPLERS[:1])
        for k, w in enumerate(words):
            if f"{prefix}{k}" not in self.variables:
                self.declare(f"{prefix}{k}", " NAME: sampler" + ("_comparison" if comparison else ""), kind="sampler", words=w)
        return [f"{prefix}{k}" for k in range(len(words))], [model.Sampler(w) for w in words]

    def build(self):
        fmt = self.fmt
        shapes = ["2d", "2d_array", "cube", "cube_array"] if fmt.depth or fmt.kind == "Stencil" else list(SHAPES)[:6]
        for shape in shapes + (["multisampled_2d"] if fmt.multisample else []):
            self.texture(shape)
            self.queries(shape)
            if "cube" not in shape:
                self.load(shape)
        for shape in shapes:
            if fmt.letter == "f32":
                self.sample(shape)
            if shape in ("2d", "2d_array", "cube", "cube_array"):
                self.gather(shape)

    def queries(self, shape, name=None):
        t = name or self.texture(shape)
        size = SHAPES[shape][:AXES[shape]]
        pad = ", 0" * (3 - len(size))
        levels = SHAPES[shape][3] if not name and shape != "multisampled_2d" else 0
        values = [f"vec4u(vec3u(textureDimensions({t}){pad}), 0)"]
        if levels:
            values.append(f"vec4u(vec3u(textureDimensions({t}, p.x % {levels}){pad}), 0)")

        def dimensions(level):
            return [max(v >> level, 1) if shape != "2d_array" or k < 2 else v for k, v in enumerate(size)] + [0] * (4 - len(size))

        self.numbers_step("textureDimensions", shape, values, [t], lambda i, c, p: dimensions(0) + (dimensions(p[0] % levels) if levels else []),
                          levels=[p[0] % max(levels, 1) for p in self.picks])
        if levels:
            self.numbers_step("textureNumLevels", shape, [f"vec4u(textureNumLevels({t}))"], [t], lambda i, c, p: [levels] * 4)
        if "array" in shape:
            self.numbers_step("textureNumLayers", shape, [f"vec4u(textureNumLayers({t}))"], [t], lambda i, c, p: [SHAPES[shape][2] // (6 if "cube" in shape else 1)] * 4)
        if shape == "multisampled_2d":
            self.numbers_step("textureNumSamples", shape, [f"vec4u(textureNumSamples({t}))"], [t], lambda i, c, p: [4] * 4)

    def load(self, shape, name=None):
        """Inside; and with coordinates, layers, levels and samples on both sides of the bounds."""
        t, fmt = name or self.texture(shape), self.fmt
        image = self.images[t]
        width, height, depth, _ = SHAPES[shape]
        builtin = "textureLoad storage" if name else "textureLoad"
        sampled, samples = not name and shape != "multisampled_2d", shape == "multisampled_2d"
        value = "vec4f(CALL)" if fmt.depth else "CALL"
        last = ", LEVEL" if sampled else ", SAMPLE" if samples else ""
        form = {"1d": "X", "3d": "vec3(X, Y, Z)", "2d_array": "vec2(X, Y), LAYER"}.get(shape, "vec2(X, Y)")

        def call(words):
            text = f"textureLoad({t}, {form}{last})"
            for k, v in words.items():
                text = text.replace(k, v)
            return value.replace("CALL", text)

        def texel(x, y, z, level, sample):
            if not 0 <= level < image.levels or not 0 <= sample < 4:
                return OUTSIDE
            w, h, d = image.sizes[level]
            third = {"3d": d, "2d_array": depth}.get(shape, 1)
            if not (0 <= x < w and 0 <= y < h and 0 <= z < third):
                return OUTSIDE
            found = image.at(level, x, y, sample if samples else z)
            return [found[0]] * 4 if fmt.depth else found

        def inside(i, c, p):
            level = p[3] % image.levels if sampled else 0
            w, h, d = image.sizes[level]
            return texel(p[0] % w, p[1] % h if AXES[shape] > 1 else 0, p[2] % (d if shape == "3d" else depth) if shape in ("3d", "2d_array") else 0, level, p[2] % 4 if samples else 0)

        level = f"p.w % {image.levels}"
        sizes = f"textureDimensions({t}{', LEVEL' if sampled else ''})"
        words = {"LAYER": f"p.z % {depth}", "SAMPLE": "p.z % 4", "X": f"p.x % {sizes}{'.x' if AXES[shape] > 1 else ''}", "Y": f"p.y % {sizes}.y", "Z": f"p.z % {sizes}.z", "LEVEL": level}
        self.numbers_step(builtin, shape, [call(words)], [t], inside, fmt.letter, fmt.load_tolerance(), levels=[p[3] % image.levels for p in self.picks])

        def outside(i, c, p):
            x, y, z = (p[k] % (2 * n) - n // 2 for k, n in enumerate((width, height, depth)))
            third = {"3d": z, "2d_array": p[2] % 6 - 1}.get(shape, 0)
            return texel(x, y if AXES[shape] > 1 else 0, third, p[3] % (image.levels + 2) - 1 if sampled else 0, p[2] % 6 - 1 if samples else 0)

        words = {"LAYER": "i32(p.z % 6) - 1", "SAMPLE": "i32(p.z % 6) - 1", "LEVEL": f"i32(p.w % {image.levels + 2}) - 1"}
        words.update({letter: f"i32(p.{axis} % {2 * n}) - {n // 2}" for letter, axis, n in (("X", "x", width), ("Y", "y", height), ("Z", "z", depth))})
        self.numbers_step(builtin + " outside", shape, [call(words)], [t], outside, fmt.letter, fmt.load_tolerance(), levels=[p[3] % (image.levels + 2) - 1 for p in self.picks])

    def place(self, shape):
        """Coordinates, and an array index that may lie outside: in WGSL, and as numbers."""
        direction = "2.0 * c.xyz - vec3f(1.0, 1.0, 0.9)"
        text = {"1d": "c.x", "2d": "c.xy", "2d_array": "c.xy, i32(p.x % 5) - 1", "3d": "c.xyz", "cube": direction, "cube_array": direction + ", i32(p.x % 4) - 1"}[shape]

        def numbers(c, p):
            if "cube" in shape:
                return [f32(2 * v - f32(k)) for v, k in zip(c, (1, 1, 0.9))], p[0] % 4 - 1
            return c[:AXES[shape]], p[0] % 5 - 1

        return text, numbers

    def read(self, builtin, shape, call, lod, tolerance, comparison=False, offset=False, gather=None, place=None):
        """A builtin that samples; `lod(c, p, image, coordinates)` is its level of detail. `gather`: the channels."""
        t, fmt = self.texture(shape), self.fmt
        image, (text, numbers) = self.images[t], place or self.place(shape)
        names, samplers = self.samplers(comparison, fmt.letter == "f32" and not fmt.depth)
        moved = OFFSET[shape] if offset else (0, 0, 0)
        tail = f", vec{len(moved)}i{moved}" if offset else ""
        one = not gather and fmt.depth
        calls = [call.replace("PLACE", text).replace("T,", t + ",").replace("CHANNEL", str(g)) for g in gather or [0]]
        values = [("vec4f(" * one) + c[:-1] + tail + ")" + (")" * one) for c in calls]

        def expected(i, c, p):
            coords, layer = numbers(c, p)
            read = model.Read(image, samplers[i % len(samplers)], coords, layer, moved, c[3] if comparison else None)
            if gather:
                return [v for g in gather for v in read.gathered(g)]
            out = read.at_lod(lod(c, p, image, coords))
            return [out[0]] * 4 if one else out

        self.numbers_step(builtin + (" offset" if offset else ""), shape, values, [t], expected, "f32" if not gather or comparison else fmt.letter, tolerance, names,
                          lods=[lod(c, p, image, numbers(c, p)[0]) if lod else 0 for c, p in zip(self.places, self.picks)],
                          reads=[model.Read(image, samplers[i % len(samplers)], *numbers(c, p), moved) for i, (c, p) in enumerate(zip(self.places, self.picks))])

    def sample(self, shape):
        fmt = self.fmt
        # Each axis, and the mip levels, with weights of 8 bits.
        filtered = fmt.value_range() * (AXES[shape] + 1) / 256 + fmt.load_tolerance() + 1e-5
        offsets = [False, True] if shape in OFFSET else [False]
        if fmt.depth:
            for offset in offsets:
                self.read("textureSampleLevel", shape, "textureSampleLevel(T, SAMPLER, PLACE, i32(p.w % 5) - 1)", lambda c, p, *_: p[3] % 5 - 1, fmt.load_tolerance(), offset=offset)
                self.read("textureSampleCompareLevel", shape, "textureSampleCompareLevel(T, SAMPLER, PLACE, c.w)", lambda *_: 0, 3 / 256, comparison=True, offset=offset)
            return
        for offset in offsets:
            level = "c.w * 3.0 - 0.5" if shape != "1d" else "0.0"
            self.read("textureSampleLevel", shape, f"textureSampleLevel(T, SAMPLER, PLACE, {level})", (lambda c, *_: c[3] * 3 - 0.5) if shape != "1d" else lambda *_: 0, filtered, offset=offset)
            if shape != "1d":
                self.gradients(shape, filtered, offset)
        if shape == "2d":
            width, height, _, _ = SHAPES[shape]
            text, numbers = self.place(shape)
            inside = (text, lambda c, p: ([min(max(v, 0.5 / n), 1 - 0.5 / n) for v, n in zip(numbers(c, p)[0], (width, height))], 0))
            self.read("textureSampleBaseClampToEdge", shape, "textureSampleBaseClampToEdge(T, SAMPLER, PLACE)", lambda *_: 0, filtered, place=inside)

    def gradients(self, shape, tolerance, offset):
        width, height, _, _ = SHAPES[shape]
        cube, three = "cube" in shape, "2d" not in shape

        def lod(c, p, image, coords):
            scale = 2.0 ** (p[3] % 4)
            if cube:  # small ones: level 0 whatever the face makes of them
                return model.gradient_lod(image, coords, (0.001, 0, 0), (0, 0.001, 0))
            return model.gradient_lod(image, coords, (scale / width,) + (0,) * (1 + three), (0, 0.5 / height) + (0,) * three)

        zero = ", 0.0" * three
        steps = "vec3f(0.001, 0.0, 0.0), vec3f(0.0, 0.001, 0.0)" if cube else f"vec{2 + three}f(exp2(f32(p.w % 4)) / {width}.0, 0.0{zero}), vec{2 + three}f(0.0, 0.5 / {height}.0{zero})"
        self.read("textureSampleGrad", shape, f"textureSampleGrad(T, SAMPLER, PLACE, {steps})", lod, tolerance, offset=offset)

    def gather(self, shape):
        fmt = self.fmt
        channels = range(1 if fmt.depth or fmt.kind == "Stencil" else 4)
        for offset in [False, True] if shape in OFFSET else [False]:
            self.read("textureGather", shape, f"textureGather({'' if fmt.depth else 'CHANNEL, '}T, SAMPLER, PLACE)", None, fmt.load_tolerance(), offset=offset, gather=channels)
            if fmt.depth:
                self.read("textureGatherCompare", shape, "textureGatherCompare(T, SAMPLER, PLACE, c.w)", None, 0, comparison=True, offset=offset, gather=[0])

    # --- storage textures

    def build_storage(self):
        fmt = self.fmt
        for shape in list(SHAPES)[:4]:
            if fmt.read:
                self.load(shape, self.storage(shape, "read"))
            if fmt.write:
                self.store(shape)
                self.store(shape, "outside")
                self.queries(shape, list(self.variables)[-1])
                if fmt.letter != "f32" and fmt.bytes < 4 * fmt.channels:
                    self.store(shape, "clamped")
            if fmt.both:
                self.read_write(shape)

    def own_texel(self, shape, outside):
        """A texel for each invocation, all different; some are outside: WGSL, and as numbers."""
        width, height, _, _ = SHAPES[shape]
        w, h = (2 * width, 2 * height) if outside else (width, height)
        x, y = (f"(i32(i % {w}) - {w // 4})", f"(i32(i / {w} % {h}) - {h // 4})") if outside else (f"(i % {w})", f"(i / {w}{'' if shape == '2d' else f' % {h}'})")
        z = f"(i32(i / {w * h}) + i32(i % 8) - 1)" if outside else f"i / {w * h}"
        text = {"1d": "i32(i) - 100" if outside else "i", "2d": f"vec2({x}, {y})", "2d_array": f"vec2({x}, {y}), {z}", "3d": f"vec3({x}, {y}, {z})"}[shape]

        def numbers(i):
            shift = (w // 4, h // 4) if outside else (0, 0)
            if shape == "1d":
                return i - 100 if outside else i, 0, 0
            return i % w - shift[0], (i // w if shape == "2d" else i // w % h) - shift[1], 0 if shape == "2d" else i // (w * h) + i % 8 - 1 if outside else i // (w * h)

        return text, numbers

    def texels_after(self, shape, own, value, before):
        """The fields of all texels where each invocation has stored value(i, the texel before) at its own. Several invocations with one texel store alike."""
        width, height, depth, _ = SHAPES[shape]
        zero = model.fields(self.fmt, bytes(self.fmt.bytes))
        out = [zero] * (width * height * depth) if before is None else [model.stored_fields(self.fmt, t) for t in before.texels[0]]
        for i in range(COUNT):
            x, y, z = own(i)
            if 0 <= x < width and 0 <= y < height and 0 <= z < depth:
                at = (z * height + y) * width + x
                out[at] = model.stored_fields(self.fmt, value(i, before.texels[0][at] if before else None))
        return [v for texel in out for v in texel]

    def texels_step(self, builtin, shape, body, name, after):
        self.step(builtin, shape, body, [name], name, letter=None, fields=after, tolerance=0 if self.fmt.letter != "f32" or self.fmt.bytes == 4 * self.fmt.channels else 1)

    def store(self, shape, variant=""):
        """`variant`: outside, or clamped: integers that channels do not hold."""
        fmt, t = self.fmt, self.storage(shape, "write", "_" + variant if variant else "")
        text, own = self.own_texel(shape, variant == "outside")
        bits = 10 if fmt.kind == "PackedUint" else 8 * fmt.bytes // fmt.channels
        most = (1 << bits) - 1
        if fmt.letter == "f32":  # past the ends of normalised formats too
            value, number = "vec4f(3.0, 4.0, -3.0, 2.5) * (c - vec4f(0.4))", lambda i, _: [f32(k * f32(v - f32(0.4))) for k, v in zip((3, 4, -3, 2.5), self.places[i])]
        elif variant == "clamped":
            value = f"{'p' if fmt.letter == 'u32' else 'bitcast<vec4i>(p)'} >> vec4u(i % 32u)"
            number = (lambda i, _: [v >> i % 32 for v in self.picks[i]]) if fmt.letter == "u32" else lambda i, _: [model.signed(v, 32) >> i % 32 for v in self.picks[i]]
        elif fmt.letter == "u32":
            mask = [most, most, most, 3 if fmt.kind == "PackedUint" else most]
            value, number = f"p & vec4u({'u, '.join(map(str, mask))}u)", lambda i, _: [v & m for v, m in zip(self.picks[i], mask)]
        else:
            value, number = f"(bitcast<vec4i>(p) << vec4u({32 - bits}u)) >> vec4u({32 - bits}u)", lambda i, _: [model.signed(v & most, bits) for v in self.picks[i]]
        self.texels_step(f"textureStore {variant}".strip(), shape, f"textureStore({t}, {text}, {value});", t, self.texels_after(shape, own, number, None))

    def read_write(self, shape):
        t = self.storage(shape, "read_write")
        text, own = self.own_texel(shape, False)
        floats = self.fmt.letter == "f32"
        change = "* 0.5" if floats else f"/ {self.vector}(2)"
        after = self.texels_after(shape, own, lambda i, t: [v * 0.5 if floats else int(v / 2) for v in t], self.images[t])
        self.texels_step("read_write", shape, f"textureStore({t}, {text}, textureLoad({t}, {text}) {change});", t, after)

    # --- files

    def write_files(self, name):
        path = f"{self.folder}/{name}.wgsl"
        with open(path, "w") as file:
            file.write("\n".join(self.declared + self.functions) + "\n")
        job = {"files": [path], "buffers": {}, "textures": {}, "samplers": {}, "steps": [{"entry": s["entry"], "dispatch": GROUPS} for s in self.steps], "out": {}}
        for v in self.variables.values():
            if v["kind"] == "sampler":
                job["samplers"][v["name"]] = v["words"]
            elif v["kind"] == "buffer":
                job["buffers"][v["name"]] = v.get("file") or f"zeros:{v['size'] // 16}"
            else:
                count = {"1d": 1, "2d": 2, "cube": 2, "multisampled_2d": 2}.get(v["shape"], 3)
                job["textures"][v["name"]] = f"{v['format']},{'x'.join(map(str, v['size'][:count]))},mips={v['levels']}"
                if v["file"]:
                    job["buffers"][v["name"]] = v["file"]
        for s in self.steps:
            job["out"][s["out"]] = f"{self.folder}/{s['out']}.tesela"
        with open(f"{self.folder}/{name}.json", "w") as file:
            json.dump(job, file)
        steps = [{k: s[k] for k in ("entry", "uses", "out")} for s in self.steps]
        return {"wgsl": path, "folder": self.folder, "name": name, "variables": list(self.variables.values()), "steps": steps, "groups": GROUPS}
