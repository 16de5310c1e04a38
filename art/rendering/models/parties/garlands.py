from balloons import PROFILE, latex
from kit import *

FAMILY = 'outing'


@sprite('bunting', FAMILY, tint=True, elevate=2)
def bunting():
    cord = satin('#fff6e6', rough=0.5)

    def hang(x, low=0.11):
        return low * x * x

    tube([(x * 0.4, 0, hang(x * 0.4)) for x in range(-10, 11)], 0.05, cord, sides=14)
    full, deep, gold, cream = satin(tint=True, rough=0.5), satin(tint=0.7, rough=0.5), satin('#ffc23d', rough=0.5), satin('#fff4e2', rough=0.5)
    dots = satin('#fffaf2', rough=0.4)
    kinds = (full, cream, deep, gold, full, cream, deep)
    for i, paint in enumerate(kinds):
        x = -3.36 + 1.12 * i
        z, slope = hang(x), degrees_at(x)
        with group() as flag:
            def cloth(u, v, i=i):
                half = 0.47 * (1 - v) ** 0.92 + 0.012
                return ((2 * u - 1) * half, -0.03 + 0.07 * sin(3.2 * u + 2.4 * v + i) * v, -1.45 * v)
            sheet(cloth, paint, nu=24, nv=28, thick=0.05)
            box((0, -0.01, 0), (0.98, 0.1, 0.1), paint, bevel=0.035)
            if paint is full or paint is deep:
                for row, count in enumerate((3, 2, 1)):
                    for k in range(count):
                        dx = (k - (count - 1) / 2) * 0.25
                        v = (0.22 + 0.24 * row) / 1.45
                        y = -0.03 + 0.07 * sin(3.2 * (dx / 0.94 + 0.5) + 2.4 * v + i) * v
                        ball((dx, y - 0.025, -0.22 - 0.24 * row), 0.06, dots, scale=(1, 0.35, 1), segments=20)
            elif paint is cream:
                slab(heart_outline(0.17), 0.05, full, bevel=0.015, at=(0, -0.06, -0.36))
            else:
                slab(star_outline(5, 0.18, 0.085), 0.05, cream, bevel=0.015, at=(0, -0.06, -0.36))
        flag.move((x, 0, z), (0, -slope * 0.8, 0))
    for s in (-1, 1):
        with group() as knot:
            bow((0, 0, 0), 0.3, satin('#fff6e6', rough=0.4))
        knot.move((s * 4.0, -0.06, hang(4.0)))


def degrees_at(x):
    """The slope of the cord at x, in degrees."""
    return atan2(0.22 * x, 1) * 180 / pi


@sprite('balloonArch', FAMILY, tint=True, elevate=6)
def balloon_arch():
    dice = Random(12)
    full, deep, soft = latex(tint=True), latex(tint=0.66), latex(tint=1.22)
    pearl, gold = latex('#fff3e6'), foil('#f5c04e')
    paints = (full, full, full, deep, deep, soft, soft, pearl, pearl, gold)

    def put(p, r, paint):
        direction = Vector((dice.uniform(-1, 1), dice.uniform(-1.2, -0.1), dice.uniform(-0.6, 1)))
        with group() as g:
            lathe([(a * 0.98, b) for a, b in reversed(PROFILE)], paint, smooth=4, segments=40)
            lathe([(0.075, -1.30), (0.10, -1.345), (0.075, -1.385), (0.12, -1.43), (0.185, -1.50), (0.06, -1.47)], paint, smooth=3, segments=24)
        g.move(p, facing(direction), r)

    def line(t):
        a = pi * (-0.13 + 1.22 * t)
        return Vector((2.25 * cos(a) * (1 + 0.08 * sin(a)), 0, 2.5 * sin(a)))

    count = 25
    for k in range(count):
        t = k / (count - 1)
        base = 0.50 + 0.14 * abs(2 * t - 1) ** 2
        c = line(t)
        spin = dice.uniform(0, 2 * pi)
        for j in range(3):
            a = spin + 2 * pi * j / 3
            ahead = (line(min(1, t + 0.01)) - line(max(0, t - 0.01))).normalized()
            side = ahead.cross(Vector((0, 1, 0)))
            p = c + side * (0.36 * base / 0.5 * cos(a)) + Vector((0, 0.36 * base / 0.5 * sin(a), 0))
            put(tuple(p), base * dice.uniform(0.68, 1.02), dice.choice(paints))
    for k in range(34):
        t = dice.uniform(0.02, 0.98)
        a = dice.uniform(0, 2 * pi)
        ahead = (line(min(1, t + 0.01)) - line(max(0, t - 0.01))).normalized()
        side = ahead.cross(Vector((0, 1, 0)))
        p = line(t) + side * (0.74 * cos(a)) + Vector((0, -0.5 * abs(sin(a)) - 0.12, 0))
        put(tuple(p), dice.uniform(0.16, 0.26), dice.choice((*paints, gold, pearl, gold)))
