"""Things of Diwali and Holi."""

from festivals.parts import clay_lamp, marigold
from kit import *

FAMILY = 'holidays'


@sprite('diyaRow', FAMILY, glow=0.5, elevate=25)
def diya_row():
    gold = metal(GOLD, rough=0.3)
    beads = [plastic(c, rough=0.25) for c in ('#ff4f8b', '#17b3a6', '#ffb02e', '#7a4fd0', '#ff4f8b')]
    for i in range(5):
        x = (i - 2) * 0.92
        with group() as one:
            clay_lamp(0.47, gold, beads[i], strength=2.5)
        one.move((x, 0.52 * abs(i - 2) ** 1.25, 0.0), (0, 0, (i - 2) * 16))
    dice = Random(3)
    petals = [satin(c, rough=0.5) for c in ('#ff9a1f', '#ffc22e', '#ff7a1a')]
    for i in range(46):
        x = dice.uniform(-2.3, 2.3)
        petal(0.24, 0.17, petals[i % 3], cup=0.4, curl=0.2, tip=0.3, thick=0.02, soften=0, at=(x, -0.75 + 0.5 * abs(x / 0.92) ** 1.2 * 0.9 + dice.uniform(-0.3, 0.2), -0.22), turn=(dice.uniform(0, 20), dice.uniform(-12, 12), dice.uniform(0, 360)))


@sprite('rangoli', FAMILY, elevate=42)
def rangoli():
    def powder(color):
        return surface(mottled(color, color, 9), rough=0.95, specular=0.15, sheen=0.3, bump=(60, 0.55))

    pink, orange, yellow, teal, violet, white, green, red = (powder(c) for c in ('#f0307f', '#ff7f1f', '#ffc928', '#0fa8a8', '#7a3fd0', '#fff8ee', '#2fae4f', '#d81f3a'))

    def drop(length, width, tip=1.0, count=20):
        """The outline of a petal that starts at the origin and points up."""
        right = [(width / 2 * sin(pi * (i / count) ** 0.8) * (1 - 0.2 * tip * i / count), length * i / count) for i in range(1, count)]
        return [(0, 0), *right, (0, length), *[(-x, z) for x, z in reversed(right)]]

    def round_of(count, r, length, width, paint, z, start=0.0, depth=0.09, other=None):
        for i in range(count):
            a = 360 * i / count + start
            outline = drop(length, width)
            with group() as g:
                slab(outline, depth, other if other and i % 2 else paint, bevel=depth * 0.42, turn=(-90, 0, 0))
            g.move((0, r, z)).move(turn=(0, 0, a))

    def disc(r, paint, z, depth=0.06):
        lathe(rounded(r, depth, depth * 0.45), paint, at=(0, 0, z), segments=160)

    def dots(count, r, size, paint, z, start=0.0):
        for i in range(count):
            a = 2 * pi * (i + start) / count
            ball((r * cos(a), r * sin(a), z), size, paint, scale=(1, 1, 0.5), segments=20)

    round_of(16, 1.72, 0.92, 0.62, pink, 0.03, other=violet)
    round_of(16, 1.72, 0.66, 0.40, yellow, 0.07, depth=0.08)
    round_of(16, 1.72, 0.4, 0.2, orange, 0.11, depth=0.07)
    dots(16, 2.5, 0.085, white, 0.06, 0.5)
    disc(1.86, white, 0.0, 0.12)
    disc(1.78, teal, 0.02, 0.13)
    dots(32, 1.66, 0.06, white, 0.16)
    round_of(12, 0.78, 0.82, 0.46, orange, 0.17, 15, other=orange)
    round_of(12, 0.78, 0.58, 0.28, yellow, 0.21, 15, depth=0.08)
    round_of(12, 1.06, 0.36, 0.18, green, 0.17, 0, depth=0.07)
    disc(0.95, white, 0.14, 0.12)
    disc(0.88, violet, 0.16, 0.13)
    round_of(8, 0.0, 0.82, 0.46, pink, 0.31, 0)
    round_of(8, 0.0, 0.58, 0.28, white, 0.35, 0, depth=0.08)
    round_of(8, 0.0, 0.5, 0.2, red, 0.39, 0, depth=0.07)
    disc(0.2, yellow, 0.40, 0.1)
    dots(8, 0.74, 0.06, yellow, 0.31, 0.5)


@sprite('marigoldGarland', FAMILY, elevate=2, margin=0.05)
def marigold_garland():
    dice = Random(6)
    orange = surface(fade('#e85f0c', '#ff8a14', '#ff9f2a'), rough=0.5, sheen=0.3)
    yellow = surface(fade('#f0a000', '#ffc21f', '#ffd84a'), rough=0.5, sheen=0.3)
    kinds = []
    for i, paint in enumerate((orange, yellow)):
        with group() as kind:
            marigold(1.0, paint, seed=i + 2)
        kinds.append(kind)
    first = [True, True]

    def bloom(kind, at, size, turn):
        """Places a marigold; the first of a kind is the original."""
        g = kinds[kind]
        if first[kind]:
            first[kind] = False
            later.append((kind, at, size, turn))
        else:
            g.copy(at, turn, size)

    later = []

    def dip(x):
        return 1.15 - 0.95 * (1 - (x / 2.35) ** 2)

    cord = satin('#3f8f3f', rough=0.6)
    green = [leaf('#2f8a3f', '#8ed07a', 6), leaf('#3f9f4a', '#a5dd90', 6)]
    tube([(x / 5, 0.06, dip(x / 5)) for x in range(-12, 13)], 0.03, cord, sides=10)
    # Mango leaves hang below the swag, in front of its cord.
    for i in range(9):
        x = -1.85 + 3.7 * i / 8
        for s in (-1, 1):
            with group() as g:
                petal(0.95, 0.30, green[(i + (s > 0)) % 2], cup=0.3, curl=-0.08, tip=0.95, thick=0.025, turn=(-96, 0, 0))
            g.move((x + 0.07 * s, 0.02 + 0.03 * s, dip(x) - 0.06), (0, -12 * s + dice.uniform(-4, 4), 0))
    count = 17
    for i in range(count):
        x = -2.3 + 4.6 * i / (count - 1)
        bloom(i % 2, (x, -0.05, dip(x)), 0.235, (80 + dice.uniform(-14, 14), dice.uniform(-24, 24), dice.uniform(-14, 14)))
    for s in (-1, 1):
        tube([(s * 2.3, 0.04, 1.3), (s * 2.32, 0.04, -1.3)], 0.03, cord, smooth=0, sides=10)
        for k in range(7):
            bloom((k + 1) % 2, (s * 2.32, -0.04, 1.16 - 0.375 * (k + 1)), 0.225 if k else 0.23, (80 + dice.uniform(-14, 14), dice.uniform(-24, 24), dice.uniform(-14, 14)))
        for t in (-24, 0, 24):
            with group() as g:
                petal(0.85, 0.28, green[t == 0], cup=0.3, curl=-0.08, tip=0.95, thick=0.025, turn=(-96, 0, 0))
            g.move((s * 2.32, -0.02 if t == 0 else 0.04, -1.5), (0, t, 0))
        bloom(0, (s * 2.32, -0.06, 1.16), 0.30, (78, 0, 40))
        ring((s * 2.32, 0.02, 1.56), 0.09, 0.03, metal(GOLD), turn=(90, 0, 0))
    for x, z in ((0, dip(0) - 0.38), (0, dip(0) - 0.76)):
        bloom(1 if z > dip(0) - 0.5 else 0, (x, -0.05, z), 0.21, (80, dice.uniform(-20, 20), 0))
    tube([(0, 0, dip(0)), (0, 0, dip(0) - 0.9)], 0.03, cord, smooth=0, sides=10)
    for t in (-24, 0, 24):
        with group() as g:
            petal(0.7, 0.24, green[t == 0], cup=0.3, curl=-0.08, tip=0.95, thick=0.025, turn=(-96, 0, 0))
        g.move((0, -0.02, dip(0) - 0.9), (0, t, 0))
    for kind, at, size, turn in later:
        kinds[kind].move(at, turn, size)


@sprite('holiPowders', FAMILY, elevate=22)
def holi_powders():
    dice = Random(4)
    brass = metal('#e3a845', rough=0.24)
    colors = (('#ff2f8a', '#e01673'), ('#ffcf1f', '#f5b400'), ('#18b8d8', '#0c94c0'), ('#46c83f', '#2aa83a'))
    spots_of = ((-0.98, 0.62, 1.0), (1.02, 0.6, 1.0), (-0.9, -0.95, 0.94), (0.98, -0.98, 0.94))
    for (x, y, k), (color, deep) in zip(spots_of, (colors[0], colors[1], colors[2], colors[3])):
        powder = surface(mottled(color, deep, 4), rough=0.95, specular=0.12, sheen=0.4, bump=(34, 0.6))
        with group() as g:
            lathe([(0, 0), (0.42, 0), (0.46, 0.05), (0.4, 0.1), (0.66, 0.24), (0.88, 0.5), (0.94, 0.68), (0.91, 0.71), (0.86, 0.62), (0, 0.5)], brass, smooth=4, segments=96)
            ring((0, 0, 0.69), 0.93, 0.032, metal('#f8d27a', rough=0.2))
            for i in range(20):
                a = 2 * pi * i / 20
                ball((0.84 * cos(a), 0.84 * sin(a), 0.42), 0.045, metal('#f8d27a', rough=0.2), segments=12)
            heap = lathe([(0, 1.62), (0.06, 1.6), (0.2, 1.42), (0.44, 1.12), (0.68, 0.86), (0.84, 0.7), (0.86, 0.6), (0, 0.55)], powder, smooth=6, segments=160)
            phase = dice.uniform(0, 6)
            for v in heap.data.vertices:
                a, r = atan2(v.co.y, v.co.x), sqrt(v.co.x**2 + v.co.y**2)
                v.co.z += (0.03 * sin(5 * a + phase) + 0.022 * sin(11 * a + 3 * phase + 6 * r)) * min(1, r / 0.3) * (1 if v.co.z > 0.68 else 0)
        g.move((x, y, 0), (0, 0, dice.uniform(0, 90)), k)
        # Grains that fell around the bowl.
        outward = atan2(y * 1.2 - 0.2, x)
        for _ in range(60):
            a, q = outward + dice.gauss(0, 0.6), 0.62 + 0.2 * k + dice.expovariate(8)
            ball((x + q * cos(a), y + q * sin(a), 0.015), dice.uniform(0.012, 0.04), powder, scale=(1, 1, 0.6), segments=8)
    violet, orange = (surface(mottled(a, b, 4), rough=0.95, specular=0.12, sheen=0.4, bump=(34, 0.6)) for a, b in (('#8a3fe0', '#6f2cc4'), ('#ff8a1f', '#f06a0c')))
    for x, y, r, paint in ((-0.28, -1.78, 0.42, violet), (0.42, -1.9, 0.34, orange)):
        lathe([(0, r * 0.8), (r * 0.1, r * 0.78), (r * 0.4, r * 0.5), (r * 0.8, r * 0.14), (r, 0.0), (0, -0.02)], paint, at=(x, y, 0), smooth=6, segments=96, ripple=lambda a, z: 1 + 0.05 * sin(3 * a) + 0.04 * sin(7 * a + 1))
        for _ in range(26):
            a, q = dice.uniform(0, 2 * pi), r * dice.uniform(0.95, 1.4)
            ball((x + q * cos(a), y + q * sin(a), 0.012), dice.uniform(0.015, 0.04), paint, scale=(1, 1, 0.6), segments=8)
