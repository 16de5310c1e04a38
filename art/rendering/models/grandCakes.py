from cakes import FAMILY, dollops, drips, pearls, side_places, stand, striped, tier, top_places
from flowers import rose_at
from kit import *


@sprite('cakeOne', FAMILY, tint=True, glow=0.5, elevate=16)
def cake_one():
    plate((0, 0, -0.16), 1.58, ceramic('#fdfaf5'), rim=metal(GOLD))
    tier(1.12, -0.08, 1.12, frosting(tint=True))
    drips(1.12, 1.04, frosting('#fff7ec'), 15, 0.18, 0.46, width=0.125, seed=7)
    dollops(1.16, -0.08, 0.15, frosting('#fff7ec'), 22, h=0.85)
    dollops(0.84, 1.09, 0.215, frosting('#fff7ec'), 9, h=0.95)
    sprinkles(side_places(34, 1.125, 0.15, 0.6, 3), 0.095)
    sprinkles(top_places(20, 0.6, 1.11, 6), 0.09)
    for i in range(9):
        a = 2 * pi * (i + 0.5) / 9
        ball((0.84 * cos(a), 0.84 * sin(a), 1.16), 0.085, plastic('#e8344e', rough=0.12, clear=1))
    candle((0, 0, 1.1), 0.95, 0.1, striped('#ff6aa5', '#fffaf2'), flame_size=0.42)


@sprite('cakeTall', FAMILY, tint=True, elevate=9)
def cake_tall():
    stand(1.62, h=0.5)
    white, cream = frosting('#fffaf3'), frosting('#fff6ea')
    for r, z, h in ((1.28, 0, 1.0), (0.93, 1.0, 0.98), (0.6, 1.98, 0.92)):
        tier(r, z, h, white, bevel=0.07)
        pearls(r + 0.035, z + 0.05, 0.06, cream, int(r * 50))
        drum((0, 0, z + 0.14), r + 0.018, 0.15, satin(tint=0.97, rough=0.3), bevel=0.02, segments=128)
        ring((0, 0, z + 0.30), r + 0.012, 0.016, metal(GOLD), segments=128)
        count = int(r * 12)
        for i in range(count):
            # Piped swags below the top edge.
            a, b = 2 * pi * i / count, 2 * pi * (i + 1) / count
            line = [((r + 0.012) * cos(a + (b - a) * t / 6), (r + 0.012) * sin(a + (b - a) * t / 6), z + h - 0.13 - 0.16 * sin(pi * t / 6)) for t in range(7)]
            tube(line, 0.022, cream, sides=10, smooth=3)
            ball((*line[0][:2], z + h - 0.12), 0.042, metal(GOLD), segments=16)
    green = leaf('#6f9f62', '#b5d6a0')
    blooms = [((0.12, -0.12, 2.98), 0.40, (16, 8, 0)), ((-0.32, 0.06, 2.92), 0.28, (0, -32, 0)), ((0.44, 0.05, 2.9), 0.25, (0, 34, 0)), ((0.50, -0.62, 2.02), 0.32, (52, 22, 0)), ((0.80, -0.34, 1.86), 0.22, (46, 58, 0)), ((-0.66, -0.86, 1.06), 0.35, (52, -24, 0)), ((-0.98, -0.60, 0.98), 0.23, (46, -54, 0)), ((-0.28, -1.06, 0.96), 0.21, (60, 0, 0))]
    paints = [satin(tint=1.0), satin('#fff3ea')]
    for i, (at, r, turn) in enumerate(blooms):
        for k in range(3):
            petal(r * 1.5, r * 0.62, green, cup=0.3, curl=-0.2, tip=0.85, thick=0.015, at=at, turn=(turn[0] - 6, turn[1], 60 + 120 * k + 40 * i))
        rose_at(at, r, paints[i % 3 == 1], turn)
