from kit import *

FAMILY = 'food'


def bubbles(count, r, low, high, paint, seed=1, size=0.035):
    dice = Random(seed)
    for _ in range(count):
        a, z = dice.uniform(pi, 2 * pi), dice.uniform(low, high)
        k = r(z) if callable(r) else r
        ball((k * cos(a), k * sin(a), z), size * dice.uniform(0.5, 1.2), paint, segments=14)


def flute(drink, foam):
    bowl = [(0.055, 0.0), (0.12, 0.06), (0.36, 0.34), (0.53, 0.85), (0.56, 1.4), (0.50, 1.95)]
    outer = curve([(r, z, 0) for r, z in bowl], 6)
    stem = [(0, -1.0), (0.46, -1.0), (0.475, -0.975), (0.40, -0.94), (0.12, -0.86), (0.055, -0.72), (0.045, -0.3)]
    lathe([*stem, *[(r, z) for r, z, _ in outer]], glass(), segments=96)
    ring((0, 0, outer[-1][1]), outer[-1][0], 0.018, glass(body=0.5, edge=0.9))
    level = 1.52
    fill = [(max(r - 0.034, 0), z) for r, z, _ in outer if 0.06 < z < level]
    lathe([(0, 0.06), *fill, (fill[-1][0], level), (0, level)], drink, segments=96)
    rim = fill[-1][0]
    ring((0, 0, level), rim - 0.04, 0.04, foam)
    for x, y in in_disc(26, rim - 0.06, 3):
        ball((x, y, level + 0.005), uniform(0.025, 0.055), foam, segments=14)
    bubbles(34, lambda z: 0.9 * next(r for r, zz in fill if zz >= min(z, 1.4)), 0.25, 1.42, plastic('#fff7d8', emit=0.25), size=0.028)


@sprite('champagne', FAMILY, soft=True, elevate=8, sides=1.6)
def champagne():
    drink = liquid(fade('#ffb52e', '#ffcb52', '#ffe28a'), see=0.14)
    foam = plastic('#fff6dc', emit=0.15)
    for side in (-1, 1):
        with group() as g:
            flute(drink, foam)
        g.move((side * 1.02, 0, 0), (0, side * -15, 0))
    dice = Random(5)
    gold = plastic('#ffd977', rough=0.08, clear=1, emit=0.1)
    for _ in range(26):
        a, d = dice.uniform(0.12 * pi, 0.88 * pi), dice.uniform(0.15, 0.95)
        ball((d * cos(a) * 0.8, dice.uniform(-0.15, 0.15), 1.9 + d * sin(a) * 0.85), dice.uniform(0.035, 0.12) * (1.15 - d * 0.6), gold, segments=20)


def wheel(at, r, turn=(0, 0, 0), skin='#8ec63f', flesh='#d9ee8a', pith='#f7fbe2', thick=0.12):
    """A slice of citrus; its axis is z before the turn."""
    with group() as g:
        drum((0, 0, -thick / 2), r, thick, plastic(skin, rough=0.3), bevel=thick * 0.3)
        drum((0, 0, -thick * 0.53), r * 0.92, thick * 1.06, satin(pith), bevel=0.01)
        juicy = plastic(flesh, rough=0.16, clear=1)
        for side in (1, -1):
            for i in range(9):
                a, b = 2 * pi * i / 9 + 0.06, 2 * pi * (i + 1) / 9 - 0.06
                m = (a + b) / 2
                wedge = [(r * 0.1 * cos(m), r * 0.1 * sin(m)), *[(r * 0.85 * cos(a + (b - a) * k / 6), r * 0.85 * sin(a + (b - a) * k / 6)) for k in range(7)]]
                slab(wedge, 0.05, juicy, bevel=0.02, at=(0, 0, side * thick * 0.5), turn=(90, 0, 0))
    return g.move(at, turn)


@sprite('cocktail', FAMILY, tint=True, soft=True, elevate=9, sides=1.6)
def cocktail():
    bowl = [(0.04, 0.0), (0.3, 0.16), (0.78, 0.5), (1.16, 0.92), (1.3, 1.36)]
    outer = [(r, z) for r, z, _ in curve([(r, z, 0) for r, z in bowl], 8)]
    stem = [(0, -1.62), (0.80, -1.62), (0.82, -1.59), (0.7, -1.55), (0.2, -1.46), (0.065, -1.25), (0.05, -0.5)]
    lathe([*stem, *outer], glass(), segments=128)
    level = 1.2
    fill = [(max(r - 0.04, 0), z) for r, z in outer if 0.06 < z < level]
    lathe([(0, 0.06), *fill, (fill[-1][0] + 0.02, level - 0.02), (fill[-1][0], level), (0, level)], liquid('#ff5f8f', see=0.08, tint=True), segments=128)
    sugar = satin('#ffffff', rough=0.7, bump=(40, 0.5))
    dice = Random(3)
    for i in range(170):
        a = dice.uniform(0, 2 * pi)
        ball((1.30 * cos(a), 1.30 * sin(a), 1.36 + dice.uniform(-0.05, 0.03)), dice.uniform(0.02, 0.036), sugar, segments=8)
    wheel((1.12, -0.42, 1.42), 0.46, (78, 0, -28))
    cherry((-0.30, -0.42, 1.33), 0.23, stem=False)
    cherry((-0.74, -0.36, 1.42), 0.23, stem=False)
    capsule((0.3, -0.46, 1.18), (-1.45, -0.3, 1.58), 0.022, metal(GOLD))
    ball((-1.47, -0.3, 1.585), 0.07, metal(GOLD))
    for i, (x, y) in enumerate(((0.15, -0.2), (0.5, 0.35), (-0.15, 0.4))):
        box((x, y, 1.22), (0.34, 0.34, 0.34), plastic('#f4fbff', rough=0.08, clear=1), bevel=0.06, turn=(20 + 30 * i, 14, 25 * i))


@sprite('wine', FAMILY, soft=True, elevate=8, sides=1.8)
def wine():
    with group() as bottle:
        dark = plastic(fade('#0d3a22', '#14532f', '#0f4226'), rough=0.08, clear=1, shine=0.02)
        lathe([(0, 0.06), (0.42, 0.0), (0.55, 0.04), (0.58, 0.14), (0.58, 1.72), (0.54, 1.98), (0.36, 2.28), (0.22, 2.55), (0.205, 3.2), (0.23, 3.22), (0.23, 3.32), (0.2, 3.34), (0, 3.34)], dark, smooth=4, segments=128)
        lathe([(0.215, 2.62), (0.225, 2.66), (0.22, 3.2), (0.25, 3.24), (0.25, 3.34), (0.22, 3.38), (0, 3.39)], foil('#a3123a'), smooth=2)
        ring((0, 0, 2.66), 0.222, 0.018, metal(GOLD))
        paper = satin('#fff5e2', rough=0.6)
        lathe([(0.586, 0.42), (0.592, 0.44), (0.592, 1.42), (0.586, 1.44)], paper, segments=128)
        for z in (0.5, 1.36):
            ring((0, 0, z), 0.592, 0.012, metal(GOLD), segments=128)
        for row, count in enumerate((4, 3, 2, 1)):
            for i in range(count):
                a = -pi / 2 + (i - (count - 1) / 2) * 0.19
                ball((0.59 * cos(a), 0.59 * sin(a), 1.06 - 0.105 * row), 0.062, plastic('#8e1b4a'), segments=20)
    bottle.move((-0.62, 0.35, 0))
    with group() as drink:
        bowl = [(0.05, 1.18), (0.22, 1.24), (0.52, 1.5), (0.62, 1.86), (0.56, 2.3), (0.47, 2.58)]
        outer = [(r, z) for r, z, _ in curve([(r, z, 0) for r, z in bowl], 8)]
        lathe([(0, 0), (0.50, 0), (0.515, 0.025), (0.4, 0.06), (0.12, 0.13), (0.05, 0.28), (0.042, 0.9), *outer], glass(body=0.03, edge=0.4), segments=128)
        ring((0, 0, 2.58), 0.47, 0.014, glass(body=0.5, edge=0.9))
        fill = [(max(r - 0.032, 0), z) for r, z in outer if 1.2 < z < 1.86]
        lathe([(0, 1.2), *fill, (0, fill[-1][1])], liquid('#a50a35', '#6c0424', see=0.0, lit=0.2), segments=128)
    drink.move((0.62, -0.35, 0))


@sprite('beer', FAMILY, soft=True, elevate=10, sides=1.6)
def beer():
    gold = liquid(fade('#e58a0c', '#f6ac22', '#ffc83f'), see=0.06)
    lathe([(0, 0.14), (0.82, 0.14), (0.88, 0.24), (0.90, 1.98), (0, 1.98)], gold, segments=96)
    pane = glass(body=0.05, edge=0.7)
    lathe([(0, 0), (0.94, 0), (1.02, 0.06), (1.03, 0.14), (0.98, 0.24), (0.99, 2.1), (1.04, 2.22), (1.0, 2.26)], pane, smooth=2, segments=180, ripple=lambda a, z: 1 + 0.028 * abs(sin(5 * a)) ** 0.6 * (1 if 0.3 < z < 1.95 else 0))
    bubbles(44, 0.9, 0.3, 1.85, plastic('#fff2c0', emit=0.25), seed=5, size=0.042)
    tube([(0.98, 0, 1.80), (1.42, 0, 1.84), (1.66, 0, 1.5), (1.66, 0, 0.86), (1.42, 0, 0.5), (0.98, 0, 0.56)], 0.13, glass(body=0.16, edge=0.9), sides=24)
    foam = []
    dice = Random(4)
    for x, y in in_disc(17, 0.86, 5):
        foam.append(((x, y, 2.2 + dice.uniform(0.0, 0.24) + 0.16 * (1 - (x * x + y * y))), dice.uniform(0.30, 0.42)))
    for i in range(17):
        a = 2 * pi * i / 17
        foam.append(((0.95 * cos(a), 0.95 * sin(a), 2.14 + dice.uniform(-0.04, 0.06)), dice.uniform(0.19, 0.26)))
    for a, low in ((-1.9, 1.5), (-1.35, 1.82), (-0.75, 1.68)):
        for t in range(6):
            foam.append(((1.04 * cos(a), 1.04 * sin(a), 2.1 - (2.1 - low) * t / 5), 0.135 + (0.03 if t == 5 else 0)))
    blob(foam, frosting('#fffaf0', rough=0.5), voxel=0.035, smooth=8)


@sprite('coffee', FAMILY, tint=True, elevate=22)
def coffee():
    glaze = ceramic(tint=True)
    plate((0, 0, -0.12), 1.72, glaze, rim=metal(GOLD))
    lathe([(0, -0.02), (0.55, -0.02), (0.6, 0.05), (0.56, 0.1), (0.86, 0.42), (1.06, 0.9), (1.12, 1.32), (1.10, 1.37), (1.05, 1.34), (0.99, 0.95), (0.8, 0.5), (0, 0.3)], glaze, smooth=5, segments=128)
    ring((0, 0, 1.355), 1.09, 0.03, metal(GOLD), segments=128)
    tube([(1.04, 0, 1.08), (1.42, 0, 1.14), (1.58, 0, 0.86), (1.38, 0, 0.55), (0.9, 0, 0.50)], 0.105, glaze, sides=24)
    lathe([(0, 1.2), (0.9, 1.2), (1.045, 1.195)], plastic(fade('#7a4424', '#9a5d33', axis='y'), rough=0.25, clear=0.5), segments=96)
    cream = satin('#fff2dc', rough=0.35)
    with group() as g:
        slab(heart_outline(0.5), 0.05, cream, bevel=0.022)
        ring_line = [(x * 1.42, 0, z * 1.42) for x, z in heart_outline(0.5, 48)]
        tube(ring_line, 0.045, cream, closed=True, smooth=2, flat=0.4, up=(0, 1, 0))
    g.move((0, -0.02, 1.205), (-90, 0, 0))
    steam((0.0, 0.1, 1.35), 1.25, width=0.52)
    with group() as spoon:
        ball((0, 0, 0), 0.24, metal(SILVER, rough=0.12), scale=(1.35, 0.85, 0.32))
        tube([(0.2, 0, 0.03), (0.6, 0, 0.10), (1.15, 0, 0.12), (1.4, 0, 0.1)], 0.05, metal(SILVER, rough=0.12), radii=[0.8, 0.7, 1, 1.3], flat=0.6)
    spoon.move((-1.1, -0.95, 0.10), (0, 0, 8))
