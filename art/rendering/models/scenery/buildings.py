from kit import *

FAMILY = 'places'


def small_heart(size, paint, at, turn=(0, 0, 0)):
    """A puffed heart, about twice `size` wide."""
    return pillow(region(heart_outline(size), size * 0.05), paint, bounds=((-size * 1.3,) * 2, (size * 1.3,) * 2), cell=size * 0.08, height=size * 0.3, at=at, turn=turn)


def tiles(width, length, rows, paint, at, turn, other=None):
    """A roof of round overlapping tiles, from the eaves (y 0) up to the ridge (y = length)."""
    with group() as g:
        box((0, length / 2, -0.05), (width, length, 0.1), paint, bevel=0.03)
        count = max(4, round(width / 0.26))
        w = width / count
        for row in range(rows):
            y = length * row / rows
            for i in range(count + (row % 2)):
                x = -width / 2 + w * (i + 0.5 - 0.5 * (row % 2))
                if abs(x) > width / 2 - w * 0.2:
                    continue
                ball((x, y + 0.07, 0.03), w * 0.53, other if other and (i * 7 + row * 5) % 6 == 0 else paint, scale=(1, 1.25, 0.34), turn=(9, 0, 0), segments=20)
    return g.move(at, turn)


def bush(at, r, seed=1):
    """A round bush."""
    dice = Random(seed)
    green = [satin('#4fae57'), satin('#68c266'), satin('#3f9a4e')]
    x, y, z = at
    ball((x, y, z + r * 0.5), r * 0.72, green[0])
    for p, _ in on_ball(22, r * 0.62, -0.3, 1.0):
        ball((x + p[0], y + p[1], z + r * 0.5 + p[2] * 0.9), r * dice.uniform(0.24, 0.36), dice.choice(green), segments=20)


def window(at, w, h, turn=(0, 0, 0), frame=None, sill=True, arch=False):
    """A warm lit window in a frame, facing -y."""
    frame = frame or satin('#fffaf2')
    with group() as g:
        pane = plastic(fade('#ffb545', '#ffe08a'), rough=0.1, emit=0.5)
        if arch:
            shape = [(-w / 2, 0), (w / 2, 0)] + arc((0, h - w / 2), w / 2, w / 2, 0, 180, 16)
            grown = [(-w / 2 - 0.06, -0.06), (w / 2 + 0.06, -0.06)] + arc((0, h - w / 2), w / 2 + 0.06, w / 2 + 0.06, 0, 180, 16)
            slab(grown, 0.1, frame, bevel=0.025)
            slab(shape, 0.13, pane, bevel=0.01)
        else:
            box((0, 0, h / 2), (w + 0.13, 0.1, h + 0.13), frame, bevel=0.025)
            box((0, 0, h / 2), (w, 0.13, h), pane, bevel=0.01)
        box((0, -0.06, h / 2), (0.035, 0.05, h - 0.01), frame, bevel=0.01)
        box((0, -0.06, h / 2), (w - 0.01, 0.05, 0.035), frame, bevel=0.01)
        if sill:
            box((0, -0.07, -0.07), (w + 0.22, 0.16, 0.08), frame, bevel=0.025)
    return g.move(at, turn)


@sprite('house', FAMILY, elevate=12)
def house():
    wall, white, red, deep = satin('#fff0d6', rough=0.6), satin('#fffaf2'), satin('#e8553f', rough=0.42), satin('#d4432f', rough=0.42)
    with group() as g:
        box((0, 0, 0.72), (2.3, 1.9, 1.5), wall, bevel=0.05)
        slab([(-0.95, 0), (0.95, 0), (0, 1.02)], 2.2, wall, bevel=0.03, at=(0, 0, 1.42), turn=(0, 0, 90))
        box((0, 0, 0.06), (2.42, 2.02, 0.22), satin('#c9b59b'), bevel=0.05)
        pitch = 47.5
        long = 1.62
        tiles(2.75, long, 8, red, (0, -1.20, 1.24), (pitch, 0, 0), deep)
        tiles(2.75, long, 8, red, (0, 1.20, 1.24), (pitch, 0, 180), deep)
        tube([(-1.4, 0, 2.46), (1.4, 0, 2.46)], 0.1, deep, smooth=0)
        for s in (-1, 1):
            tube([(-1.38, s * 1.22, 1.22), (1.38, s * 1.22, 1.22)], 0.06, white, smooth=0)
        for x in (-1.385, 1.385):
            for s in (-1, 1):
                tube([(x, s * 1.22, 1.22), (x, 0, 2.42)], 0.065, white, smooth=0)
        box((0.62, 0.42, 2.45), (0.4, 0.4, 0.95), satin('#c97552'), bevel=0.03)
        box((0.62, 0.42, 2.93), (0.5, 0.5, 0.12), white, bevel=0.03)
        cloud = satin('#ffffff')
        for x, z, r in ((0.66, 3.16, 0.13), (0.78, 3.36, 0.17), (0.96, 3.60, 0.21)):
            ball((x, 0.42, z), r, cloud, segments=32)
        with group() as door:
            slab([(-0.28, 0), (0.28, 0)] + arc((0, 0.72), 0.28, 0.28, 0, 180, 20), 0.12, satin('#2f8f9a'), bevel=0.03)
            slab([(-0.36, 0), (0.36, 0)] + arc((0, 0.72), 0.36, 0.36, 0, 180, 20), 0.06, white, bevel=0.02)
            ball((0.18, -0.09, 0.45), 0.04, metal(GOLD), segments=20)
            small_heart(0.1, satin('#ffd9a0'), (0, -0.06, 0.74))
        door.move((0.06, -0.97, 0.12))
        box((0.06, -1.15, 0.07), (0.84, 0.4, 0.12), satin('#d8c6ae'), bevel=0.04)
        for x in (-0.68, 0.78):
            window((x, -0.97, 0.62), 0.40, 0.46)
            box((x, -1.07, 0.48), (0.5, 0.16, 0.12), satin('#c97552'), bevel=0.03)
            for i in range(5):
                ball((x - 0.2 + 0.1 * i, -1.12, 0.57), 0.062, satin(('#ff6f9c', '#ffd34d', '#ff8f5a')[i % 3]), segments=16)
        window((-1.16, 0, 0.58), 0.46, 0.5, turn=(0, 0, -90))
        window((-1.16, 0, 1.52), 0.3, 0.34, turn=(0, 0, -90), sill=False)
        lathe(rounded(1.98, 0.14, 0.07), satin('#7cc56a'), at=(0, 0, -0.16), scale=(1, 0.9, 1))
        for i, (x, y) in enumerate(((0.05, -1.42), (-0.05, -1.62))):
            ball((x, y, -0.03), 0.2, satin('#e6d9c6'), scale=(1, 0.8, 0.2))
        for i, (x, y, r) in enumerate(((-1.22, -1.02, 0.3), (1.25, -1.0, 0.34), (-1.42, 0.9, 0.36), (-0.62, -1.22, 0.2))):
            bush((x, y, -0.04), r, i)
    g.move(turn=(0, 0, 33))


def tower(at, r, h, wall, roof, top=1.0, battlement=True, windows=(0.6,), facing_=0.0):
    """A round tower with a ring of battlements and, if `roof` is given, a steep roof with a pennant."""
    with group() as g:
        lathe([(0, 0), (r * 1.08, 0), (r * 1.06, 0.08), (r, 0.16), (r * 0.97, h - 0.22), (r * 1.1, h - 0.08), (r * 1.14, h), (0, h)], wall, segments=96, smooth=0, sharp=30)
        if battlement:
            count = max(7, round(r * 17))
            for i in range(count):
                a = 2 * pi * i / count
                box((r * 1.07 * cos(a), r * 1.07 * sin(a), h + 0.07), (0.12, 2 * pi * r / count * 0.62, 0.2), wall, bevel=0.025, turn=(0, 0, 360 * i / count))
        if roof:
            high = r * 2.9 * top
            lathe([(0, h + 0.02), (r * 0.99, h + 0.02), (r * 1.06, h + 0.07), (r * 0.78, h + high * 0.28), (r * 0.42, h + high * 0.62), (r * 0.05, h + high), (0, h + high + 0.02)], roof, smooth=5, ripple=lambda a, z: 1 + 0.018 * cos(14 * a))
            tip = h + high
            tube([(0, 0, tip - 0.05), (0, 0, tip + 0.42)], 0.022, metal(GOLD), smooth=0)
            ball((0, 0, tip + 0.43), 0.05, metal(GOLD), segments=20)
            sheet(lambda u, v: (0.02 + 0.38 * u, 0.035 * sin(5 * u), tip + 0.38 - 0.22 * u * 0.5 - 0.22 * v * (1 - u)), satin('#ffc53d', rough=0.35), nu=14, nv=4, thick=0.015)
        for z in windows:
            window((r * 1.0 * sin(radians(facing_)), -r * 0.985 * cos(radians(facing_)), h * z), 0.16, 0.34, turn=(0, 0, facing_), arch=True, sill=False, frame=satin('#f4e4ee'))
    return g.move(at)


@sprite('castle', FAMILY, elevate=10)
def castle():
    wall, deep = satin('#fbe9f2', rough=0.55), satin('#f6dbe9', rough=0.55)
    pink, violet = plastic('#ff6fa8', rough=0.32, clear=0.4, shine=0.2), plastic('#8f6be0', rough=0.32, clear=0.4, shine=0.2)
    with group() as g:
        lathe(rounded(2.1, 0.2, 0.09), satin('#86cd72'), at=(0, 0.3, -0.2), scale=(1, 0.86, 1), segments=128)
        box((0, 0.5, 0.95), (2.1, 1.3, 1.9), wall, bevel=0.05)
        for i in range(8):
            box((-0.94 + 0.27 * i, -0.12, 1.97), (0.16, 0.12, 0.2), wall, bevel=0.025)
        tower((0, 0.55, 1.2), 0.56, 1.72, wall, violet, windows=(0.42,), facing_=6)
        tower((-1.2, 0.9, 0), 0.42, 2.55, deep, pink, windows=(0.72,), facing_=-16)
        tower((1.2, 0.9, 0), 0.42, 2.55, deep, pink, windows=(0.72,), facing_=22)
        tower((-1.14, -0.32, 0), 0.46, 1.62, wall, violet, top=0.9, windows=(0.52,), facing_=-4)
        tower((1.14, -0.32, 0), 0.46, 1.62, wall, violet, top=0.9, windows=(0.52,), facing_=14)
        box((0, -0.25, 0.55), (1.05, 0.4, 1.12), deep, bevel=0.05)
        for i in range(4):
            box((-0.42 + 0.28 * i, -0.4, 1.18), (0.17, 0.12, 0.18), deep, bevel=0.025)
        slab([(-0.36, 0), (0.36, 0)] + arc((0, 0.48), 0.36, 0.36, 0, 180, 20), 0.1, satin('#e2bfd2'), bevel=0.025, at=(0, -0.44, 0))
        slab([(-0.28, 0), (0.28, 0)] + arc((0, 0.46), 0.28, 0.28, 0, 180, 20), 0.12, wood('#b9783f', '#8a5228', 1.2), bevel=0.02, at=(0, -0.46, 0))
        for z in (0.2, 0.46):
            box((0, -0.53, z), (0.5, 0.03, 0.05), metal('#6b6472', rough=0.4), bevel=0.012)
        for s in (-1, 1):
            ball((s * 0.07, -0.54, 0.33), 0.035, metal(GOLD), segments=16)
        small_heart(0.14, plastic('#ff5f9e'), (0, -0.46, 0.98))
        for s in (-1, 1):
            window((s * 0.55, -0.16, 1.36), 0.16, 0.3, arch=True, sill=False, frame=satin('#f4e4ee'))
        sheet(lambda u, v: ((0.3 + 0.16 * v) * (2 * u - 1) + 0.12 * sin(2.4 * v), -0.42 - 1.0 * v, 0.02), satin('#f2e3c8'), nu=6, nv=8, thick=0.05)
        for i, (x, y, r) in enumerate(((-1.62, -0.6, 0.26), (-0.72, -0.78, 0.24), (0.74, -0.82, 0.27), (1.66, -0.5, 0.28), (1.72, 0.5, 0.22), (-1.76, 0.4, 0.22))):
            bush((x, y, -0.02), r, i)
    g.move(turn=(0, 0, 14))


@sprite('tent', FAMILY, elevate=10)
def tent():
    red, white, gold = satin('#ef4450', rough=0.42, clear=0.2), satin('#fff8ea', rough=0.42, clear=0.2), metal(GOLD)
    count = 20

    def strip(i, profile, paint, sag=0.0, thick=0.03, gap=0.0):
        line = curve([(r, z, 0) for r, z in profile], 6)

        def place(u, v):
            at = min(v * (len(line) - 1), len(line) - 1.001)
            k = int(at)
            t = at - k
            r = line[k][0] * (1 - t) + line[k + 1][0] * t
            z = line[k][1] * (1 - t) + line[k + 1][1] * t
            a = 2 * pi * (i + u) / count - pi / 2
            bulge = 1 + sag * sin(pi * u)
            return (r * bulge * cos(a), r * bulge * sin(a), z)

        sheet(place, paint, nu=8, nv=22, thick=thick)

    roof = [(1.72, 0.95), (1.30, 1.16), (0.78, 1.55), (0.36, 2.05), (0.08, 2.62)]
    wall = [(1.52, -0.85), (1.54, 0.1), (1.56, 0.98)]
    for i in range(count):
        strip(i, roof, red if i % 2 else white, sag=0.035)
        if i not in (0, count - 1):
            strip(i, wall, white if i % 2 else red, sag=0.02)
        a = 2 * pi * (i + 0.5) / count - pi / 2
        with group() as scallop:
            slab([(p[0], p[1]) for p in [(-0.27, 0.06), (0.27, 0.06)] + arc((0, 0), 0.27, 0.3, 0, -180, 18)], 0.05, white if i % 2 else red, bevel=0.018)
        scallop.move((1.72 * cos(a), 1.72 * sin(a), 0.94), (-8, 0, a * 180 / pi + 90))
        ball((1.745 * cos(a), 1.745 * sin(a), 0.64), 0.055, gold, segments=20)
    ring((0, 0, 0.99), 1.72, 0.05, gold, segments=128)
    lathe([(0, -0.86), (1.42, -0.86), (1.40, 0.9), (0, 0.9)], satin('#7a1f3a', rough=0.8))
    for s in (-1, 1):
        def drape(u, v, s=s):
            return (s * (0.56 - 0.54 * u * (1 - 0.80 * v**1.2)), -1.53 - 0.05 * sin(18 * u) * 0.6 - 0.02, 0.94 - 1.78 * v)
        sheet(drape, satin('#ffc53d', rough=0.4, clear=0.2), nu=40, nv=20, thick=0.03)
        tube([(s * 0.6, -1.6, -0.30), (s * 0.44, -1.66, -0.34), (s * 0.3, -1.6, -0.28)], 0.04, gold)
    tube([(0, 0, 2.5), (0, 0, 3.16)], 0.035, gold, smooth=0)
    ball((0, 0, 3.2), 0.075, gold)
    sheet(lambda u, v: (0.03 + 0.68 * u, 0.06 * sin(6 * u), 3.12 - 0.34 * u * 0.5 - 0.34 * v * (1 - u) + 0.03 * sin(5 * u)), satin('#2fa8e8', rough=0.35), nu=20, nv=6, thick=0.02)
    lathe(rounded(2.0, 0.16, 0.07), satin('#86cd72'), at=(0, 0, -1.0), segments=128)
    sheet(lambda u, v: ((2 * u - 1) * (0.36 + 0.14 * v), -1.36 - 0.62 * v, -0.83), satin('#ffb9c4'), nu=6, nv=6, thick=0.03)
    for s in (-1, 1):
        for k in range(2):
            star = star_outline(5, 0.15 - 0.04 * k, 0.075 - 0.02 * k)
            slab(star, 0.06, gold, bevel=0.02, at=(s * (0.92 - 0.42 * k), -1.36 - 0.18 * k, 1.2 + 0.24 * k), turn=(-42, 0, s * 26))
