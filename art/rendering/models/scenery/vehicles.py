from kit import *

FAMILY = 'places'


def taper(thing, low, high, x=1.0, y=1.0, shift=0.0):
    """Narrows an object (not yet turned) from height `low` to `high`."""
    for v in thing.data.vertices:
        t = min(1, max(0, (v.co.z - low) / (high - low)))
        v.co.x = v.co.x * (1 + (x - 1) * t) + shift * t
        v.co.y *= 1 + (y - 1) * t
    return thing


def placed_box(center, size, paint, bevel):
    """A box whose vertices are in world coordinates, for taper and patterns."""
    thing = box((0, 0, 0), size, paint, bevel=bevel)
    thing.data.transform(Matrix.Translation(center))
    return thing


def wheel_at(at, r, width, hub, turn=(90, 0, 0)):
    """A tire with a hubcap that shows to -y."""
    tire = satin('#2d2b33', rough=0.6)
    with group() as g:
        lathe([(0, -width / 2), (r * 0.7, -width / 2), (r * 0.9, -width * 0.46), (r, -width * 0.25), (r, width * 0.25), (r * 0.9, width * 0.46), (r * 0.7, width / 2), (0, width / 2)], tire, smooth=3)
        ring((0, 0, width * 0.44), r * 0.72, r * 0.06, satin('#fbf6ee'))
        lathe([(0, width * 0.62), (r * 0.2, width * 0.61), (r * 0.5, width * 0.5), (r * 0.62, width * 0.42), (r * 0.62, 0)], hub, smooth=3)
        ball((0, 0, width * 0.6), r * 0.16, hub, scale=(1, 1, 0.6))
    return g.move(at, turn)


@sprite('car', FAMILY, tint=True, elevate=12)
def car():
    paint = plastic(tint=True, rough=0.2, clear=1.0, shine=0.04)
    chrome, cream = metal(SILVER, rough=0.12), plastic('#fff5e4')
    with group() as g:
        lower = placed_box((0, 0, 0.12), (3.5, 1.62, 0.82), None, 0.36)
        taper(lower, -0.3, 0.55, 0.95, 0.9)
        cabin = taper(placed_box((0.12, 0, 0.78), (2.1, 1.42, 1.05), None, 0.34), 0.4, 1.3, 0.66, 0.84, 0.06)
        hood = ball((-1.12, 0, 0.30), 0.6, None, scale=(1.05, 1.16, 0.62))
        tail = ball((1.28, 0, 0.32), 0.56, None, scale=(0.9, 1.18, 0.62))
        arches = [ball((x, s * 0.66, -0.12), 0.60, None, scale=(1, 0.36, 1)) for x in (-1.08, 1.1) for s in (-1, 1)]
        fuse([lower, cabin, hood, tail, *arches], paint, voxel=0.035, smooth=9)
        pane = plastic(fade('#35506b', '#7fb2d6'), rough=0.05, clear=1.0)
        for x, w in ((-0.22, 0.72), (0.56, 0.62)):
            taper(placed_box((x, 0, 0.90), (w, 1.43, 0.50), pane, 0.10), 0.4, 1.3, 0.72, 0.84, 0.06)
        taper(placed_box((0.10, 0, 0.90), (2.10, 1.08, 0.50), pane, 0.10), 0.4, 1.3, 0.66, 0.84, 0.06)
        for x in (-1.08, 1.1):
            for s in (-1, 1):
                wheel_at((x, s * 0.72, -0.24), 0.42, 0.34, chrome, turn=(90 if s < 0 else -90, 0, 0))
        for s in (-1, 1):
            p = (-1.62, s * 0.46, 0.24)
            ring(p, 0.2, 0.045, chrome, turn=(0, -82, 0))
            ball(p, 0.19, plastic('#fff3c8', rough=0.08, clear=1, emit=0.35), scale=(0.5, 1, 1))
            ball((1.66, s * 0.5, 0.24), 0.13, plastic('#ff5148', rough=0.1), scale=(0.5, 1, 1.2))
            capsule((-0.02, s * 0.81, 0.40), (0.16, s * 0.81, 0.40), 0.035, chrome)
            ball((-0.72, s * 0.86, 0.66), 0.12, paint, scale=(0.8, 0.9, 0.7))
        for x, k in ((-1.76, 1), (1.76, 1)):
            tube([(x * 0.93, -0.74, -0.16), (x * 1.01, -0.5, -0.16), (x * 1.03, 0, -0.16), (x * 1.01, 0.5, -0.16), (x * 0.93, 0.74, -0.16)], 0.085, chrome)
        for k in range(3):
            tube([(-1.74, -0.2, 0.10 + 0.075 * k), (-1.755, 0.2, 0.10 + 0.075 * k)], 0.02, chrome, smooth=0)
        for s in (-0.34, 0.34):
            tube([(-0.5, s, 1.32), (-0.46, s, 1.44), (0.80, s, 1.44), (0.84, s, 1.32)], 0.035, chrome, smooth=4)
        for x in (-0.24, 0.18, 0.6):
            tube([(x, -0.42, 1.44), (x, 0.42, 1.44)], 0.03, chrome, smooth=0)
        box((0.16, 0, 1.6), (0.86, 0.6, 0.34), plastic('#c98a52', rough=0.4), bevel=0.09)
        for x in (-0.08, 0.40):
            box((x, 0, 1.6), (0.09, 0.63, 0.36), cream, bevel=0.03)
    g.move(turn=(0, 0, 38))


@sprite('truck', FAMILY, elevate=10)
def truck():
    yellow, dark, steel = plastic('#ffc21f', rough=0.24, clear=0.9), satin('#35333d', rough=0.55), metal('#b8bcc8', rough=0.3)
    with group() as g:
        for s in (-1, 1):
            outline = [(p[0], p[1]) for p in arc((-0.95, -0.62), 0.42, 0.42, 90, 270, 16) + arc((0.95, -0.62), 0.42, 0.42, -90, 90, 16)]
            slab(outline, 0.5, dark, bevel=0.1, at=(0, s * 0.72, 0))
            inner = [(x * 0.88, (z + 0.62) * 0.72 - 0.62) for x, z in outline]
            slab(inner, 0.56, satin('#4a4753', rough=0.6), bevel=0.04, at=(0, s * 0.72, 0))
            for x in (-0.92, -0.31, 0.31, 0.92):
                r = 0.27 if abs(x) > 0.5 else 0.17
                drum((x, s * 0.72 - s * 0.02, -0.62 - (0.08 if r < 0.2 else 0)), r, 0.34, yellow, bevel=0.05, turn=(90 if s < 0 else -90, 0, 0))
                ball((x, s * 1.06, -0.62 - (0.08 if r < 0.2 else 0)), 0.09, steel, scale=(1, 0.6, 1))
            for k in range(13):
                x = -1.0 + 2.0 * k / 12
                for z in (-0.19, -1.05):
                    box((x, s * 0.72, z), (0.1, 0.54, 0.07), satin('#26242c', rough=0.7), bevel=0.02)
        drum((0, 0, -0.4), 0.62, 0.34, dark, bevel=0.06)
        box((0.15, 0, 0.12), (2.15, 1.45, 0.42), yellow, bevel=0.13)
        box((0.82, 0.0, 0.5), (0.98, 1.42, 0.66), yellow, bevel=0.2)
        for k in range(4):
            box((1.32, 0, 0.42 + 0.1 * k), (0.05, 0.9, 0.045), dark, bevel=0.012)
        tube([(0.72, 0.36, 0.7), (0.72, 0.36, 1.2), (0.80, 0.36, 1.3)], 0.07, steel)
        taper(placed_box((-0.22, -0.30, 0.95), (1.05, 0.86, 1.35), yellow, 0.16), 0.4, 1.6, 0.84, 0.94)
        pane = plastic(fade('#35506b', '#8fc6ea'), rough=0.05, clear=1.0)
        taper(placed_box((-0.22, -0.30, 1.05), (0.76, 0.89, 0.74), pane, 0.07), 0.4, 1.6, 0.84, 0.94)
        taper(placed_box((-0.22, -0.30, 1.05), (1.08, 0.62, 0.74), pane, 0.07), 0.4, 1.6, 0.84, 0.94)
        box((-0.22, -0.30, 1.66), (1.04, 0.9, 0.11), satin('#fff6e2'), bevel=0.045)
        lathe([(0, 0.22), (0.09, 0.2), (0.11, 0.05), (0.11, 0)], plastic('#ff7a2f', rough=0.1, emit=0.25), at=(-0.1, -0.30, 1.71), smooth=3)
        ball((-0.94, -0.52, 0.3), 0.1, plastic('#fff3c8', rough=0.08, emit=0.5), scale=(0.5, 1, 1))
        boom = [(-0.62, 0.38, 0.35), (-1.05, 0.38, 1.15), (-1.42, 0.38, 1.72), (-1.85, 0.38, 1.92)]
        path = curve(boom, 8)
        outline = [(p[0] - 0.17 * k, p[2] - 0.12 * k) for p, k in [(p, 1 - 0.35 * i / len(path)) for i, p in enumerate(path)]] + [(p[0] + 0.17 * k, p[2] + 0.16 * k) for p, k in [(p, 1 - 0.35 * i / len(path)) for i, p in enumerate(path)]][::-1]
        slab(outline, 0.3, yellow, bevel=0.06, at=(0, 0.38, 0))
        slab([(-1.72, 2.16), (-1.95, 2.12), (-2.38, 0.84), (-2.22, 0.76)], 0.26, yellow, bevel=0.05, at=(0, 0.38, 0))
        for (x0, z0), (x1, z1) in (((-0.5, 0.3), (-1.22, 1.08)), ((-1.28, 1.80), (-1.80, 2.10))):
            for s in (-1, 1):
                middle = ((x0 + x1) / 2, (z0 + z1) / 2)
                capsule((x0, 0.38 + s * 0.2, z0), (middle[0], 0.38 + s * 0.2, middle[1]), 0.075, dark)
                capsule(middle[:1] + (0.38 + s * 0.2,) + middle[1:], (x1, 0.38 + s * 0.2, z1), 0.045, steel)
        for x, z in ((-0.6, 0.36), (-1.85, 1.95), (-2.30, 0.82)):
            capsule((x, 0.16, z), (x, 0.60, z), 0.1, steel)
        bucket = [(-2.52, 0.95), (-2.1, 0.86), (-1.86, 0.55), (-1.72, 0.1), (-1.86, -0.16), (-2.2, -0.2), (-2.42, -0.02), (-2.52, 0.4)]
        slab([(p[0], p[1]) for p in curve([(x, z, 0) for x, z in bucket], 4, closed=True)], 0.86, yellow, bevel=0.09, at=(0, 0.38, 0))
        ball((-2.02, 0.38, 0.42), 0.36, matte('#8a5a36', bump=(14, 0.9)), scale=(1, 1.02, 1.25), turn=(0, -20, 0))
        for k in range(4):
            lathe([(0, -0.12), (0.085, -0.1), (0.06, 0.12), (0, 0.2)], steel, at=(-1.72, 0.05 + 0.22 * k, 0.02), turn=(0, 20, 0), segments=20)
        for x in (0.35, 1.05):
            for s in (-1, 1):
                slab([(x - 0.14, 0.04), (x - 0.02, 0.04), (x + 0.10, 0.2), (x - 0.02, 0.2)], 0.03, dark, bevel=0.006, at=(0, s * 0.725, 0.0))
    g.move(turn=(0, 0, 24))


@sprite('ship', FAMILY, elevate=10)
def ship():
    dice = Random(9)
    brown, gold = wood('#b8743c', '#7d4826', 1.1), metal(GOLD)
    cloth, dark = satin('#fff3dc', rough=0.6), satin('#5a3420', rough=0.5)
    with group() as g:
        def hull(u, v):
            # u runs from bow (left) to stern, v around from one rail to the other.
            t = 2 * u - 1
            a = pi * v
            wide = 0.72 * (1 - max(0, -t) ** 2.6) ** 0.6 * (1 - 0.22 * max(0, t) ** 3) + 0.012
            top = 0.42 + 0.42 * max(0, -t) ** 2.2 + 0.62 * max(0, t - 0.25) ** 1.5
            deep = 0.95 * (1 - max(0, -t) ** 3.2) + 0.05 + top
            return (1.75 * t + 0.22 * max(0, -t) ** 2 * (cos(a * 2) - 1) * -0.5, -wide * cos(a) * (1 - 0.1 * sin(a)), top - deep * sin(a) ** 0.7)
        sheet(hull, surface(stripes('#a7632f', '#a7632f', '#a7632f', '#8a4d24', count=14, axis='y'), rough=0.45, clear=0.25), nu=56, nv=44, thick=0.08)
        deck = [(-1.35, 0.05), (-0.9, 0.5), (0, 0.64), (0.9, 0.6), (1.66, 0.46), (1.66, -0.46), (0.9, -0.6), (0, -0.64), (-0.9, -0.5), (-1.35, -0.05)]
        slab(deck, 0.06, wood('#d39a5f', '#a66f3c', 1.4), bevel=0.02, at=(0, 0, 0.30), turn=(-90, 0, 0))
        for lift, paint, r in ((0.0, gold, 0.055), (-0.26, gold, 0.035)):
            for s in (0, 1):
                line = []
                for k in range(29):
                    u = 0.005 + 0.985 * k / 28
                    v = 0.0 if lift == 0 else 0.16
                    p = hull(u, v if s == 0 else 1 - v)
                    line.append((p[0], p[1] * 1.015, p[2]))
                tube(line, r, paint, smooth=1, sides=12)
        p, q = hull(1, 0), hull(1, 1)
        box((1.72, 0, 0.5), (0.16, 1.06, 0.96), brown, bevel=0.05)
        box((1.3, 0, 0.66), (0.85, 1.04, 0.52), brown, bevel=0.06)
        tube([p, q], 0.055, gold, smooth=0)
        for s in (-1, 1):
            for x in (1.05, 1.3, 1.55):
                tube([(x, s * 0.5, 0.88), (x, s * 0.5, 1.12)], 0.03, gold, smooth=0)
            tube([(0.95, s * 0.5, 1.13), (1.72, s * 0.5, 1.13)], 0.04, gold, smooth=0)
        for x in (-0.78, -0.28, 0.22, 0.72):
            y = -0.70 if abs(x) < 0.6 else -0.655
            with group() as port:
                ring((0, 0, 0), 0.115, 0.028, gold)
                drum((0, 0, -0.06), 0.11, 0.05, satin('#241a18'))
                drum((0, 0, -0.02), 0.065, 0.16, satin('#3a3a42', rough=0.35), bevel=0.02)
            port.move((x, y, 0.02), (98, 0, 0))
        tube([(-1.5, 0, 0.75), (-2.35, 0, 1.22)], 0.06, brown, smooth=0, radii=[1, 0.55])
        for x, high in ((-0.72, 2.55), (0.52, 3.05)):
            tube([(x, 0, 0.3), (x, 0, high)], 0.075, brown, smooth=0, radii=[1.1, 0.7])
            lathe([(0, 0), (0.12, 0), (0.19, 0.16), (0.16, 0.17), (0, 0.05)], brown, at=(x, 0, high - 0.45))
            ball((x, 0, high + 0.03), 0.07, gold)
            for z, w, h in ((0.85, 1.25, 0.95), (high - 1.05, 0.95, 0.55)) if x > 0 else ((0.8, 1.05, 0.9),):
                with group() as sail:
                    tube([(-w * 0.62, 0, h), (w * 0.62, 0, h)], 0.045, brown, smooth=0, radii=[0.7, 1, 0.7])
                    sheet(lambda u, v, w=w, h=h: ((2 * u - 1) * w * (0.52 + 0.07 * v), -0.05 - 0.34 * sin(pi * min(1, v * 0.85 + 0.08)) * cos((2 * u - 1) * pi / 2 * 0.75), h - h * v + 0.10 * v * v * cos((2 * u - 1) * pi / 2)), cloth if z < 1.2 else satin(stripes('#fff3dc', '#e8474f', count=4, axis='x'), rough=0.6), nu=24, nv=16, thick=0.03)
                sail.move((x, 0, z), (0, 0, -58))
        skull = satin('#fffaf0')
        sheet(lambda u, v: (0.55 + 0.72 * u, 0.07 * sin(6 * u), 3.02 - 0.44 * v - 0.05 * sin(4 * u)), satin('#2a2730', rough=0.6), nu=20, nv=8, thick=0.02)
        ball((0.88, -0.07, 2.82), 0.11, skull, scale=(1, 0.4, 1), segments=24)
        box((0.88, -0.07, 2.71), (0.1, 0.06, 0.08), skull, bevel=0.02)
        for s in (-1, 1):
            ball((0.88 + s * 0.042, -0.11, 2.82), 0.026, satin('#2a2730'), segments=12)
        for s in (-1, 1):
            for k in range(3):
                tube([(0.30 + 0.22 * k, s * 0.64, 0.44), (0.52, s * 0.05, 2.5)], 0.012, dark, smooth=0, sides=6)
        tube([(-2.3, 0, 1.2), (-0.72, 0, 2.45), (0.52, 0, 2.95), (1.66, 0, 1.12)], 0.012, dark, smooth=0, sides=6)
        lathe([(0.0, 0), (0.08, 0), (0.1, 0.12), (0.06, 0.2), (0, 0.21)], light('#ffd27a', 1.3), at=(1.80, 0, 1.1))
    g.move(turn=(0, 0, 22))
    water = plastic(fade('#1f8fd0', '#48b8ee', '#9fe2ff'), rough=0.12, clear=1)
    for k, (y, r) in enumerate(((-0.75, 0.30), (0.2, 0.34), (0.95, 0.3))):
        line = [(-2.1 + 0.1 * i, y, -0.64 + 0.10 * sin(1.9 * (0.32 * i) + 1.7 * k)) for i in range(43)]
        tube(line, r, water, smooth=1, sides=24, radii=[0.35, 0.9, 1, 1, 1, 0.9, 0.35])
    foam = satin('#f4fcff')
    for k in range(17):
        ball((-1.95 + 0.24 * k, -0.92 + dice.uniform(-0.08, 0.1), -0.45 + 0.09 * sin(1.9 * (0.76 * k)) + dice.uniform(-0.03, 0.05)), dice.uniform(0.07, 0.13), foam, segments=20)
