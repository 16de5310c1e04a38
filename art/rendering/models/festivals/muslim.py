"""Things of Ramadan and Eid."""

from festivals.parts import crescent
from kit import *


@sprite('crescentLantern', 'holidays', glow=0.4, elevate=7, sides=1.7)
def crescent_lantern():
    brass, bright = metal('#d99a33', rough=0.22), metal('#f6c65a', rough=0.18)

    def hexagon(profile, paint, bevel=0.025):
        thing = lathe(profile, paint, segments=6, sharp=30)
        modify(thing, 'BEVEL', width=bevel, segments=3, limit_method='ANGLE', angle_limit=radians(25))
        return thing

    def corner(r, z, i, n=6):
        return (r * cos(2 * pi * i / n), r * sin(2 * pi * i / n), z)

    def window(low, high, colors, lattice=True):
        """Six panes of colored glass between two hexagons (r, z), with a lattice of brass."""
        for i in range(6):
            a, b, c, d = (Vector(corner(*q, i + k)) for q, k in ((low, 0), (low, 1), (high, 1), (high, 0)))
            color, hot = colors[i % len(colors)]
            pane = surface(fade(color, hot, hot, color, stops=[0, 0.42, 0.58, 1]), rough=0.1, clear=1, shine=0.03, emit=0.85)
            inset = [tuple(p * 0.965) for p in (a, b, c, d)]
            inset = [(x, y, p.z) for (x, y, _), p in zip(inset, (a, b, c, d))]
            solid(inset, [(0, 1, 2, 3)], pane, smooth=False)
            capsule(tuple(a), tuple(d), 0.055, bright)
            if not lattice:
                continue

            def at(u, v, a=a, b=b, c=c, d=d):
                return tuple((a.lerp(b, u)).lerp(d.lerp(c, u), v) * 0.985)

            wire = 0.024
            for line in ([(0.5, 0.08), (0.88, 0.5), (0.5, 0.92), (0.12, 0.5)], [(0.5, 0.3), (0.68, 0.5), (0.5, 0.7), (0.32, 0.5)]):
                for k in range(4):
                    capsule(at(*line[k]), at(*line[(k + 1) % 4]), wire, bright)
            for p, q in (((0.5, 0), (0.5, 0.3)), ((0.5, 0.7), (0.5, 1)), ((0, 0.5), (0.32, 0.5)), ((0.68, 0.5), (1, 0.5))):
                capsule(at(*p), at(*q), wire, bright)
        for r, z in (low, high):
            tube([corner(r, z, i) for i in range(6)], 0.06, bright, closed=True, smooth=0, sides=12)

    glass_of = [('#e08a0c', '#ffe07a'), ('#8a2bc0', '#e08aff'), ('#0c9aa8', '#7ff0e0'), ('#e0141f', '#ff8a6a'), ('#1a56d6', '#6fc8ff'), ('#0f9a4a', '#8fe88a')]
    with group() as g:
        hexagon([(0, -1.72), (0.86, -1.72), (0.92, -1.62), (0.86, -1.52), (0.66, -1.44), (0.6, -1.3), (0.78, -1.18), (0.8, -1.08), (0, -1.08)], brass)
        for i in range(6):
            ball((0.8 * cos(2 * pi * i / 6), 0.8 * sin(2 * pi * i / 6), -1.78), 0.1, bright, segments=24)
        window((0.74, -1.08), (1.06, 0.42), glass_of)
        hexagon([(0, 0.42), (1.16, 0.42), (1.22, 0.48), (1.18, 0.56), (0.92, 0.68), (0.66, 0.86), (0.58, 0.98), (0, 0.98)], brass)
        window((0.54, 0.98), (0.6, 1.36), [glass_of[3], glass_of[0]], lattice=False)
        hexagon([(0, 1.36), (0.7, 1.36), (0.74, 1.42), (0.68, 1.48), (0, 1.48)], brass)
        lathe([(0.56, 1.46), (0.64, 1.58), (0.6, 1.78), (0.4, 1.98), (0.16, 2.14), (0.09, 2.26), (0.13, 2.33), (0.08, 2.4), (0.05, 2.46)], brass, smooth=6, segments=120, ripple=lambda a, z: 1 + 0.03 * abs(cos(6 * a)) * (1 if z < 2.2 else 0))
        for i in range(30):
            a = 2 * pi * i / 30
            ball((0.585 * cos(a), 0.585 * sin(a), 1.5), 0.04, bright, segments=14)
        for i in range(6):
            for t in (0.2, 0.4, 0.6, 0.8):
                q = Vector(corner(1.13, 0.36, i)).lerp(Vector(corner(1.13, 0.36, i + 1)), t)
                ball(tuple(q), 0.055, bright, segments=16)
        with group() as moon:
            slab(crescent(0.27, 0.23, 0.11), 0.1, bright, bevel=0.03)
        moon.move((0, 0, 2.72), (0, -60, 0))
    g.move(turn=(0, 0, 12))


@sprite('crescentOrnament', 'holidays', elevate=4, sides=1.8)
def crescent_ornament():
    gold, pale = metal(GOLD, rough=0.18), metal('#ffe3a0', rough=0.2)
    with group() as g:
        shape = crescent(1.5, 1.28, 0.52)
        pillow(region(shape, 0.01), gold, bounds=((-1.7, -1.7), (1.7, 1.7)), cell=0.032, height=0.17, power=0.45)
        line = crescent(1.5, 1.28, 0.52, 40)
        for i in range(3, 38):
            x, z = line[i]
            middle = Vector((x, 0, z)) * (1 - 0.018)
            ball((middle.x, -0.03, middle.z), 0.05, pale, segments=14)
        # Pierced flowers along the widest part.
        for i, a in enumerate((118, 139, 160, 180, 200, 221, 242)):
            r = 1.25 - 0.10 * (1 - abs(a - 180) / 62) + 0.02
            k = 0.17 - 0.055 * abs(a - 180) / 62
            with group() as f:
                for p in range(6):
                    ball((k * cos(p * pi / 3), 0, k * sin(p * pi / 3)), k * 0.42, pale, scale=(1, 0.5, 1), segments=16)
                ball((0, 0, 0), k * 0.42, plastic('#1f9a8a', rough=0.06, clear=1), scale=(1, 0.6, 1), segments=20)
            f.move((r * cos(radians(a)), -0.165 + 0.0006 * abs(a - 180), r * sin(radians(a))))
        for x, hang_z, drop, size, turn in ((0.30, 1.3, 1.05, 0.40, 8), (0.72, 1.29, 1.75, 0.30, -14), (-0.16, 1.13, 1.62, 0.28, 14)):
            outline = star_outline(5, 0.9, 0.42)
            z = hang_z - drop
            tube([(x, 0, hang_z), (x, 0, z + size * 0.9)], 0.012, pale, smooth=0, sides=8)
            for b in range(3):
                ball((x, 0, z + size * 0.9 + 0.1 + 0.09 * b), 0.035, gold, segments=14)
            with group() as star:
                pillow(region(outline, 0.1), gold, bounds=((-1.2, -1.2), (1.2, 1.2)), cell=0.06, height=0.34)
            star.move((x, 0, z), (0, 0, turn), size)
    g.move(turn=(0, 0, 14))
    ball((0, 0, 1.52), 0.1, gold, segments=24)
    tube([(0, 0, 1.5), (0, 0, 2.3)], 0.022, pale, smooth=0, sides=10)
    ring((0, 0, 2.4), 0.11, 0.032, gold, turn=(90, 0, 0))


@sprite('iftarTray', 'holidays', elevate=27, sides=1.6)
def iftar_tray():
    dice = Random(7)
    brass, bright = metal('#e0a643', rough=0.24), metal('#f8d27a', rough=0.18)
    lathe([(0, -0.12), (2.1, -0.12), (2.3, -0.06), (2.46, 0.1), (2.5, 0.16), (2.45, 0.19), (2.36, 0.1), (2.2, 0.0), (0, 0.0)], brass, smooth=3, segments=160)
    ring((0, 0, 0.165), 2.475, 0.045, bright, segments=160)
    for r, count, size in ((2.05, 60, 0.045), (1.85, 30, 0.05)):
        for i in range(count):
            a = 2 * pi * i / count
            ball((r * cos(a), r * sin(a), 0.0), size, bright, scale=(1, 1, 0.5), segments=12)
    # A plate of dates.
    white, teal = ceramic('#fdfaf4'), ceramic('#1f8f8a')
    cx, cy = -0.62, -0.92
    lathe([(0, 0), (0.6, 0), (0.66, 0.03), (1.0, 0.16), (1.04, 0.2), (1.0, 0.215), (0.62, 0.1), (0, 0.08)], white, at=(cx, cy, 0.0), segments=96, smooth=3)
    ring((cx, cy, 0.2), 1.02, 0.028, teal)
    date = [surface(c, rough=0.22, clear=0.8, shine=0.12, bump=(9, 0.35)) for c in ('#5a2812', '#6f3417', '#48200f')]
    stem = satin('#d9a85a')
    places = [(0.56 * cos(2 * pi * i / 7), 0.56 * sin(2 * pi * i / 7), 0.22, 90 + 360 * i / 7) for i in range(7)] + [(0, 0, 0.24, 20), (0.2, 0.24, 0.46, 60), (-0.26, 0.12, 0.46, 150), (0.1, -0.25, 0.47, -10), (0, 0.02, 0.66, 40)]
    for i, (x, y, z, a) in enumerate(places):
        with group() as one:
            lathe([(0, -0.36), (0.1, -0.34), (0.165, -0.2), (0.175, 0.02), (0.15, 0.22), (0.08, 0.33), (0, 0.35)], date[i % 3], smooth=5, segments=60, ripple=lambda t, z, i=i: 1 + 0.05 * sin(7 * t + i))
            lathe([(0.0, 0.33), (0.075, 0.335), (0.05, 0.39), (0, 0.4)], stem, segments=20)
        one.move((cx + x, cy + y, z), (0, 90 + dice.uniform(-8, 8), a))
    # A bowl of lentil soup.
    bx, by = -0.72, 1.0
    lathe([(0, 0), (0.42, 0), (0.46, 0.06), (0.42, 0.1), (0.78, 0.34), (0.95, 0.66), (0.98, 0.78), (0.95, 0.8), (0.9, 0.68), (0, 0.5)], white, at=(bx, by, 0), smooth=4, segments=96)
    ring((bx, by, 0.79), 0.965, 0.028, teal)
    for i in range(16):
        a = 2 * pi * i / 16
        ball((bx + 0.93 * cos(a), by + 0.93 * sin(a), 0.56), 0.075, teal, scale=(0.8, 1.2, 0.4), turn=facing((cos(a), sin(a), -0.5)), segments=16)
    lathe([(0, 0.665), (0.92, 0.66)], plastic(mottled('#f0a02a', '#e8881a', 3), rough=0.2, clear=0.8), at=(bx, by, 0), segments=64)
    for i in range(26):
        a, q = dice.uniform(0, 2 * pi), 0.6 * sqrt(dice.random())
        petal(0.13, 0.08, leaf('#3f9f3a', '#8fd67a', 3), cup=0.2, curl=0.1, tip=0.6, thick=0.012, soften=0, at=(bx + q * cos(a), by + q * sin(a), 0.675), turn=(dice.uniform(0, 30), 0, dice.uniform(0, 360)))
    steam((bx, by, 0.95), 0.9, width=0.36)
    # A glass of tea on a saucer.
    tx, ty = 1.12, 0.05
    lathe([(0, 0), (0.4, 0), (0.62, 0.08), (0.66, 0.11), (0.6, 0.11), (0.36, 0.05), (0, 0.05)], white, at=(tx, ty, 0), smooth=3)
    ring((tx, ty, 0.105), 0.645, 0.022, bright)
    outer = curve([(0.3, 0.06, 0), (0.4, 0.2, 0), (0.41, 0.42, 0), (0.33, 0.68, 0), (0.36, 0.95, 0), (0.45, 1.2, 0)], 8)
    lathe([(0, 0.06), *[(r, z) for r, z, _ in outer]], glass(body=0.06, edge=0.6), at=(tx, ty, 0.02), segments=96)
    fill = [(r - 0.03, z) for r, z, _ in outer if 0.1 < z < 1.0]
    lathe([(0, 0.1), *fill, (0, fill[-1][1])], liquid('#c8501a', '#8f2c0c', see=0.04, lit=0.4), at=(tx, ty, 0.02), segments=96)
    ring((tx, ty, 1.22), 0.45, 0.022, bright)
    ring((tx, ty, 0.7), 0.336, 0.016, bright)
    # Mint.
    for i in range(7):
        petal(0.46, 0.3, leaf('#3f9f4a', '#9be08a', 5), cup=0.35, curl=0.05, tip=0.5, wave=0.02, thick=0.02, at=(1.25, -1.18, 0.06), turn=(26, 0, 360 * i / 7))
    for i in range(5):
        petal(0.32, 0.2, leaf('#5ab85a', '#b0e8a0', 5), cup=0.35, curl=0.05, tip=0.5, thick=0.02, at=(1.25, -1.18, 0.12), turn=(48, 0, 30 + 72 * i))
