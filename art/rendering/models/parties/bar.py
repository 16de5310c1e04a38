from drinks import bubbles, wheel
from kit import *
from snacks import taco

FAMILY = 'nightOut'


@sprite('tacoBoard', FAMILY, elevate=20)
def taco_board():
    board = wood('#cf9659', '#a0662f', 0.9)
    with group() as g:
        with group() as one:
            taco()
        one.move((-1.5, 0, 0), (-4, 0, 62))
        one.copy((1.5, 0, 0))
        one.copy((3.0, 0, 0))
    g.move((0, 0, 1.22))
    outline = [(p[0], p[1]) for p in curve([(-2.75, -1.55, 0), (0, -1.62, 0), (2.75, -1.55, 0), (3.0, -1.2, 0), (3.04, 0, 0), (3.0, 1.2, 0), (2.75, 1.55, 0), (0, 1.62, 0), (-2.75, 1.55, 0), (-3.0, 1.2, 0), (-3.04, 0, 0), (-3.0, -1.2, 0)], 8, closed=True)]
    slab(outline, 0.26, board, bevel=0.1, turn=(-90, 0, 0))
    for x in (-2.25, -0.75, 0.75, 2.25):
        capsule((x - 0.4, -0.75, 0.22), (x + 0.4, 0.75, 0.22), 0.13, board)
    wheel((2.45, -1.3, 0.42), 0.42, (66, 0, 20), thick=0.14)
    for x, y, a in ((-2.3, -1.35, 20), (-2.05, -1.3, -50), (-2.2, -1.2, 100)):
        petal(0.5, 0.26, leaf('#4a9a4a', '#9ad685', 5), cup=0.3, curl=0.2, tip=0.6, at=(x, y, 0.16), turn=(20, 0, a))


@sprite('champagneBucket', FAMILY, elevate=12, sides=2.0)
def champagne_bucket():
    steel, gold = metal(SILVER, rough=0.14), foil('#efb640')
    lathe([(0, -1.3), (0.72, -1.3), (0.78, -1.24), (0.74, -1.14), (0.8, -1.0), (0.98, -0.3), (1.1, 0.42), (1.18, 0.52), (1.24, 0.56), (1.22, 0.62), (1.1, 0.6), (1.02, 0.5), (0.9, -0.2), (0, -0.4)], steel, smooth=5, segments=128)
    for z, r in ((-0.98, 0.83), (0.3, 1.085)):
        ring((0, 0, z), r, 0.03, steel, segments=128)
    for s in (-1, 1):
        ball((s * 1.08, -0.1, 0.12), 0.13, steel)
        ring((s * 1.2, -0.1, -0.12), 0.25, 0.05, steel, turn=(90, 0, 68 * s), segments=64)
    dice = Random(7)
    ice = plastic('#e6f5ff', rough=0.06, clear=1, soft=0.1)
    for x, y in in_disc(30, 1.0, 3):
        k = dice.uniform(0.26, 0.36)
        box((x, y, 0.5 + dice.uniform(-0.06, 0.2) - 0.08 * (x * x + y * y)), (k, k, k), ice, bevel=0.06, turn=tuple(dice.uniform(0, 90) for _ in range(3)))
    with group() as bottle:
        green = plastic(fade('#0d3a22', '#1a6438', '#0f4a2a'), rough=0.08, clear=1, shine=0.02)
        lathe([(0, -0.6), (0.5, -0.6), (0.52, 0.6), (0.5, 0.95), (0.4, 1.3), (0.24, 1.7), (0.19, 2.1), (0, 2.1)], green, smooth=5, segments=96)
        lathe([(0.34, 1.45), (0.26, 1.7), (0.2, 2.05), (0.2, 2.3), (0.24, 2.34), (0.24, 2.42), (0.26, 2.5), (0.27, 2.66), (0.2, 2.74), (0, 2.76)], gold, smooth=4, segments=96)
        lathe([(0.525, 0.36), (0.53, 0.38), (0.522, 0.84), (0.512, 0.86)], satin('#fff5e2', rough=0.5), segments=96)
        for z, r in ((0.42, 0.53), (0.8, 0.525)):
            ring((0, 0, z), r, 0.012, metal(GOLD))
        ring((0, 0, 1.5), 0.335, 0.03, metal(GOLD))
        slab(star_outline(5, 0.15, 0.07), 0.03, metal(GOLD), bevel=0.01, at=(0, -0.535, 0.61))
    bottle.move((0.1, 0.1, 0.35), (-6, 22, 0))
    cloth = satin('#fffaf2', rough=0.6)
    sheet(lambda u, v: ((u - 0.5) * 0.95 - 0.42 + 0.05 * sin(5 * v), -(0.98 + 0.24 * sin(min(1, v * 2) * pi / 2)) - 0.05 * sin(9 * u + 2 * v), 0.66 - 1.0 * max(0, v - 0.16) - 0.1 * (u - 0.4) * v), cloth, nu=30, nv=24, thick=0.035)


@sprite('coupes', FAMILY, soft=True, elevate=10, sides=1.6)
def coupes():
    drink = liquid(fade('#ffb52e', '#ffcb52', '#ffe28a'), see=0.14)
    foam, gold = plastic('#fff6dc', emit=0.15), metal(GOLD)

    def coupe():
        bowl = [(0.05, 0.0), (0.2, 0.03), (0.7, 0.22), (1.02, 0.55), (1.1, 0.88)]
        outer = [(r, z) for r, z, _ in curve([(r, z, 0) for r, z in bowl], 8)]
        stem = [(0, -1.5), (0.62, -1.5), (0.64, -1.47), (0.52, -1.43), (0.16, -1.34), (0.06, -1.15), (0.045, -0.5)]
        lathe([*stem, *outer], glass(), segments=128)
        ring((0, 0, 0.88), 1.1, 0.024, gold, segments=128)
        level = 0.7
        fill = [(max(r - 0.04, 0), z) for r, z in outer if 0.05 < z < level]
        lathe([(0, 0.05), *fill, (0, level)], drink, segments=128)
        rim = fill[-1][0]
        ring((0, 0, level), rim - 0.04, 0.03, foam)
        for x, y in in_disc(24, rim - 0.06, 3):
            ball((x, y, level + 0.005), uniform(0.025, 0.05), foam, segments=14)
        bubbles(24, lambda z: 0.85 * next(r for r, zz in fill if zz >= min(z, 0.6)), 0.15, 0.62, plastic('#fff7d8', emit=0.25), size=0.03)

    for s in (-1, 1):
        with group() as g:
            coupe()
        g.move((s * 1.2, 0.15 * s, 0), (0, s * -9, 0))
    dice = Random(2)
    sparkle = plastic('#ffd977', rough=0.08, clear=1, emit=0.1)
    for _ in range(16):
        ball((dice.uniform(-0.5, 0.5), dice.uniform(-0.15, 0.15), 1.1 + dice.uniform(0.05, 0.9)), dice.uniform(0.035, 0.09), sparkle, segments=20)
