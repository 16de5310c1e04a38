"""Things of weddings, babies and graduations."""

from festivals.parts import joined
from flowers import rose_at
from kit import *

FAMILY = 'ceremony'
FEW = ((2, 0.18, 0.9, 0.02), (3, 0.36, 0.92, 0.14), (5, 0.66, 0.8, 0.4), (6, 0.96, 0.56, 0.7))


def blooms(paints, kind=FEW):
    """Returns a function that places a rose of one of several paints; the first use of each is the original."""
    kinds = []
    for i, paint in enumerate(paints):
        parts = rose_at((0, 0, 0), 1, paint, seed=i + 3, rows=kind).parts
        bpy.context.view_layer.update()
        g = group()
        g.parts = [joined(parts, paint)]
        kinds.append([g, None])

    def put(i, at, r, turn):
        g, first = kinds[i % len(kinds)]
        if first is None:
            kinds[i % len(kinds)][1] = (at, turn, r)
        else:
            g.copy(at, turn, r)

    def done():
        for g, first in kinds:
            g.move(*first)

    return put, done


@sprite('flowerArch', FAMILY, tint=True, elevate=5)
def flower_arch():
    dice = Random(5)
    white, gold = satin('#fffaf4', rough=0.4, clear=0.3), metal(GOLD, rough=0.22)
    half, straight = 1.42, 2.0

    def at(t):
        """A point of the arch and the direction away from it, for t from 0 to 1."""
        total = 2 * straight + pi * half
        s = t * total
        if s < straight:
            return Vector((-half, 0, s)), Vector((-1, 0, 0))
        if s > total - straight:
            return Vector((half, 0, total - s)), Vector((1, 0, 0))
        a = pi - (s - straight) / half
        return Vector((half * cos(a), 0, straight + half * sin(a))), Vector((cos(a), 0, sin(a)))

    for y in (-0.24, 0.24):
        tube([tuple(at(k / 60)[0] + Vector((0, y, 0))) for k in range(61)], 0.045, gold, smooth=1)
    for k in range(0, 61, 5):
        p = at(k / 60)[0]
        capsule(tuple(p + Vector((0, -0.24, 0))), tuple(p + Vector((0, 0.24, 0))), 0.03, gold)
    greens = [leaf(c, v, 4) for c, v in (('#4f8f55', '#a8d59c'), ('#3f7f4a', '#8fc58a'), ('#7fae80', '#cfe6c8'))]
    for k in range(190):
        t = dice.random()
        # Thick at the top and down the left side, thin on the right.
        dense = 1 - 0.75 * max(0, (t - 0.62) / 0.38)
        if dice.random() > dense or t > 0.9:
            continue
        p, out = at(t)
        a = dice.uniform(0, 2 * pi)
        d = (out * cos(a) + Vector((0, sin(a), 0)) * 0.9 + Vector((0, -0.5, 0))).normalized()
        petal(dice.uniform(0.42, 0.66), 0.2, greens[k % 3], cup=0.3, curl=-0.2, tip=0.85, thick=0.02, soften=0, at=tuple(p + Vector((0, -0.05, 0))), turn=turn_of(d))
    put, done = blooms([satin(tint=True, rough=0.4, sheen=0.4), satin('#fff4ea', rough=0.4, sheen=0.4), satin(tint=0.86, rough=0.4, sheen=0.4), satin('#fffdf8', rough=0.4, sheen=0.4)])
    for k in range(64):
        t = (k + 0.5) / 64
        if t > 0.86 or (t > 0.66 and k % 2):
            continue
        p, out = at(t)
        size = dice.uniform(0.15, 0.25) * (1.05 if t < 0.7 else 0.85)
        side = (k % 3 - 1) * 0.24
        d = (Vector((0, -1, 0)) + out * side * 2.6 + Vector((0, 0, 0.15))).normalized()
        put(k * 5 % 7, tuple(p + out * side + Vector((0, -0.30 - 0.06 * (k % 2), 0))), size, facing(d))
    for k in range(34):
        p, out = at(0.12 + 0.7 * dice.random())
        ball(tuple(p + out * dice.uniform(-0.4, 0.4) + Vector((0, -0.38, 0))), 0.06, white, segments=16)
    done()
    # Cloth that is draped from the top and falls on the right.
    veil = satin('#fffaf3', rough=0.55, sheen=0.6)

    def drape(u, v):
        a = pi / 2 - (pi / 2) * min(1, v / 0.45) * 0.98
        x, z = half * cos(a), straight + half * sin(a) - 0.30 * sin(pi * min(1, v / 0.45)) - 0.12
        wide = 0.12 + 0.18 * min(1, abs(v - 0.45) * 4)
        if v > 0.45:
            x, z = half + 0.03 * sin(8 * v), straight - 0.12 - (v - 0.45) / 0.55 * (straight - 0.05)
            return (x + wide * (2 * u - 1), -0.14 - 0.05 * cos(18 * u + v), z)
        return (x + wide * (2 * u - 1) * 0.3, -0.14 - 0.05 * cos(18 * u + v), z + wide * (2 * u - 1) * 0.9)

    sheet(drape, veil, nu=24, nv=60, thick=0.03)
    for s in (-1, 1):
        drum((s * half, 0, -0.14), 0.42, 0.16, white, bevel=0.05)
    for k in range(14):
        a = dice.uniform(0, 2 * pi)
        petal(0.4, 0.18, greens[k % 3], cup=0.3, curl=-0.1, tip=0.85, thick=0.02, soften=0, at=(half, -0.2, 0.06), turn=(dice.uniform(20, 60), 0, a * 180 / pi))


def turn_of(d):
    """The turn that points a petal's length (+y) in a direction, its face to the front."""
    d = Vector(d).normalized()
    side = d.cross(Vector((0, -1, 0.2))).normalized()
    return tuple(a * 180 / pi for a in Matrix((side, d, side.cross(d))).transposed().to_euler())


@sprite('champagneTower', FAMILY, soft=True, elevate=9, sides=1.7)
def champagne_tower():
    pane, drink = glass(body=0.07, edge=0.75), liquid(fade('#e8a01c', '#f7c03a', '#ffd75a'), see=0.05, lit=0.5)
    foam = plastic('#fff6d8', rough=0.3, emit=0.3)
    with group() as coupe:
        bowl = [(r, z) for r, z, _ in curve([(0.03, 0.44, 0), (0.16, 0.48, 0), (0.38, 0.6, 0), (0.49, 0.78, 0), (0.5, 0.86, 0)], 6)]
        lathe([(0, 0), (0.28, 0), (0.3, 0.015), (0.24, 0.035), (0.06, 0.09), (0.032, 0.2), (0.03, 0.4), *bowl], pane, segments=64)
        ring((0, 0, 0.86), 0.5, 0.014, glass(body=0.55, edge=0.9), segments=64)
        fill = [(max(r - 0.025, 0), z) for r, z in bowl if 0.48 < z < 0.83]
        lathe([(0, 0.485), *fill, (0, fill[-1][1])], drink, segments=64)
        ring((0, 0, fill[-1][1]), fill[-1][0] - 0.03, 0.03, foam, segments=48)
        for x, y in in_disc(9, 0.36, 3):
            ball((x, y, fill[-1][1] + 0.004), uniform(0.02, 0.035), foam, segments=10)
    places = []
    for level in range(4):
        n = 4 - level
        for row in range(n):
            for k in range(n - row):
                places.append(((k - (n - row - 1) / 2) * 1.02, (row - (n - 1) / 3) * 0.885, level * 0.87))
    for p in places[1:]:
        coupe.copy(p)
    coupe.move(places[0])
    lathe([(0, -0.1), (2.2, -0.1), (2.3, -0.04), (2.32, 0.03), (2.26, 0.05), (2.15, -0.01), (0, -0.01)], metal(GOLD, rough=0.2), smooth=2, segments=128)


@sprite('bridalBouquet', FAMILY, tint=True, elevate=10)
def bridal_bouquet():
    dice = Random(3)
    greens = [leaf(c, v, 4) for c, v in (('#4f8f55', '#a8d59c'), ('#3f7f4a', '#8fc58a'), ('#86b089', '#d5e8cf'))]
    with group() as g:
        for k in range(44):
            a = 2 * pi * k / 44 * 3.0 + dice.uniform(-0.1, 0.1)
            lift = dice.uniform(-34, 12)
            d = Vector((cos(a) * cos(radians(lift)), sin(a) * cos(radians(lift)), sin(radians(lift))))
            petal(dice.uniform(0.75, 1.1), 0.32, greens[k % 3], cup=0.3, curl=-0.2, tip=0.85, thick=0.02, at=tuple(d * 0.75 + Vector((0, 0, -0.05))), turn=(lift, 0, a * 180 / pi - 90))
        put, done = blooms([satin(tint=True, rough=0.4, sheen=0.4), satin('#fff6ee', rough=0.4, sheen=0.4), satin(tint=0.84, rough=0.4, sheen=0.4)])
        for k, (_, d) in enumerate(on_ball(22, 0.82, -0.12, 0.99)):
            put(dice.choice((0, 0, 1, 1, 2)) if k > 2 else k, tuple(Vector(d) * 0.8), 0.29 + 0.03 * (k % 3 == 0), facing(d))
        ball((0, 0, -0.05), 0.82, satin('#5f9460', rough=0.7))
        for _, d in on_ball(34, 1.16, -0.2, 0.98):
            n = (Vector(d) + Vector([dice.uniform(-0.12, 0.12) for _ in range(3)])).normalized()
            ball(tuple(n * 1.14), 0.05, satin('#fffdf6', rough=0.4), segments=14)
        done()
    g.move((0, -0.1, 0.55), (34, 0, 0))
    stem = satin('#5f9a55', rough=0.5)
    for k in range(12):
        a = 2 * pi * k / 12
        tube([(0.34 * cos(a), 0.30 + 0.3 * sin(a), 0.0), (0.15 * cos(a), 0.42 + 0.14 * sin(a), -1.0), (0.34 * cos(a + 0.5), 0.55 + 0.3 * sin(a + 0.5), -2.15)], 0.06, stem, sides=12)
    silk = satin('#fffaf2', rough=0.3, clear=0.4)
    lathe([(0.2, -1.25), (0.25, -1.22), (0.26, -0.95), (0.3, -0.6), (0.28, -0.5), (0.2, -0.5)], silk, at=(0, 0.42, 0), smooth=3, segments=120, ripple=lambda a, z: 1 + 0.02 * sin(z * 40))
    bow((0, 0.12, -0.82), 0.78, silk, turn=(-4, 0, 0))
    for s in (-1, 1):
        band([(s * 0.1, 0.06, -0.9), (s * 0.26, -0.02, -1.4), (s * 0.2, 0.02, -1.9), (s * 0.42, -0.04, -2.4)], 0.24, silk, thick=0.03, axis=(0.9, 0.3 * s, 0.1))


@sprite('bassinet', FAMILY, tint=True, elevate=15)
def bassinet():
    cane, wood_leg = satin('#f2e3c8', rough=0.5, clear=0.2), wood('#d9a86a', '#b07c42', 1.2)
    cloth, white = satin(tint=True, rough=0.5), satin('#fffaf4', rough=0.5, sheen=0.4)
    with group():
        profile = [(1.05, -0.4), (1.2, -0.1), (1.3, 0.2), (1.36, 0.42)]
        with group() as tub:
            n = 30
            for row in range(7):
                line = curve([(r, z, 0) for r, z in profile], 8)
                r, z, _ = line[round((row + 0.5) / 7 * (len(line) - 1))]
                tube([((r + 0.04 * cos(n / 2 * a + pi * (row % 2))) * cos(a), (r + 0.04 * cos(n / 2 * a + pi * (row % 2))) * sin(a), z) for a in [2 * pi * i / (n * 4) for i in range(n * 4)]], 0.07, cane, closed=True, smooth=1, sides=10)
            lathe([(0, -0.48), (0.98, -0.48), (1.06, -0.42), (1.16, -0.1), (1.3, 0.36), (0, 0.3)], satin('#dcc8a4', rough=0.6), smooth=0)
            ring((0, 0, 0.44), 1.37, 0.085, cane)
            # A frill of cloth below the rim.
            lathe([(1.36, 0.47), (1.43, 0.44), (1.47, 0.2), (1.52, -0.06), (1.5, -0.08), (1.44, 0.2), (1.38, 0.42)], cloth, segments=320, ripple=lambda a, z: 1 + 0.032 * sin(30 * a) * max(0, min(1, (0.42 - z) / 0.4)))
            ring((0, 0, 0.42), 1.44, 0.04, white)
            # The mattress, a pillow and a blanket.
            ball((0, 0, 0.36), 1.3, white, scale=(1, 1, 0.16))
        for part in tub.parts:
            part.matrix_world = Matrix.Diagonal((1.42, 1, 1, 1)) @ part.matrix_world
        ball((1.05, 0, 0.62), 0.5, white, scale=(0.75, 1.15, 0.42), turn=(0, -14, 0))

        def cover(u, v):
            x, y = -1.75 + 2.2 * u, (2 * v - 1)
            w = 1.22 * sqrt(max(0, 1 - (min(0, x + 0.2) / 1.75) ** 2)) + 0.02
            return (x, y * w, 0.62 - 0.10 * y * y + 0.03 * sin(4 * x + 2 * y) - 0.25 * max(0, -x - 1.2))

        sheet(cover, cloth, nu=30, nv=24, thick=0.1)
        tube([(0.45, -1.2, 0.56), (0.47, -0.6, 0.66), (0.47, 0, 0.69), (0.47, 0.6, 0.66), (0.45, 1.2, 0.56)], 0.11, white, sides=20)
        # The hood: ribs of cloth over the head.
        ribs = 5
        for k in range(ribs):
            def shell(u, v, k=k):
                a = radians(2 + 84 * (k + u) / ribs)
                b = pi * v
                bulge = 1 + 0.045 * sin(pi * u)
                r = 1.36 * bulge
                return (0.68 + 1.26 * r / 1.36 * cos(a) * (0.35 + 0.65 * sin(b)), r * cos(b), 0.46 + 1.42 * r / 1.36 * sin(a) * sin(b))

            sheet(shell, satin(tint=0.98, rough=0.5), nu=10, nv=28, thick=0.05)
        edge = [(0.68 + 1.26 * cos(radians(86)) * (0.35 + 0.65 * sin(b)), 1.36 * cos(b), 0.46 + 1.42 * sin(radians(86)) * sin(b)) for b in [pi * i / 40 for i in range(41)]]
        for i, p in enumerate(edge):
            ball((p[0] - 0.02, p[1], p[2]), 0.085 + 0.015 * (i % 2), white, segments=16)
        # Crossed legs with a bar.
        for y in (-0.82, 0.82):
            for s in (-1, 1):
                tube([(s * 1.25, y, -0.36), (s * 0.1, y + 0.02 * s, -1.05), (-s * 1.2, y, -1.78)], 0.095, wood_leg, smooth=4, sides=20)
        for x in (-1.2, 1.2):
            capsule((x, -0.9, -1.74), (x, 0.9, -1.74), 0.085, wood_leg)
        capsule((0, -0.9, -1.05), (0, 0.9, -1.05), 0.07, wood_leg)
        with group() as heart:
            pillow(region(heart_outline(0.24), 0.02), white, bounds=((-0.35, -0.35), (0.35, 0.35)), cell=0.02, height=0.09)
        heart.move((-0.5, -1.5, 0.12), (10, 0, -8))
    bow((-1.2, -1.18, 0.30), 0.5, satin('#fffaf2', rough=0.3, clear=0.4), turn=(0, 0, -34))
    for part in list(made):
        part.matrix_world = Matrix.Rotation(radians(22), 4, 'Z') @ part.matrix_world


@sprite('babyRattle', FAMILY, tint=True, elevate=5)
def baby_rattle():
    body, white = plastic(tint=True, rough=0.2), plastic('#fffaf4', rough=0.22)
    gold = metal(GOLD, rough=0.2)
    with group() as g:
        ball((0, 0, 1.25), 0.98, plastic(tint=True, rough=0.2, where=lambda n: n.ramp(n.math('ABSOLUTE', n.math('SUBTRACT', n.axis('z', 'generated'), 0.5)), [(0.0, '#000000'), (0.16, '#ffffff')], step=True), color='#fffaf4'), segments=128)
        for z in (1.25 + 0.31, 1.25 - 0.31):
            ring((0, 0, z), sqrt(0.98**2 - (z - 1.25) ** 2) + 0.005, 0.045, gold, segments=96)
        colors = [plastic(c, rough=0.2) for c in ('#ff6f9f', '#ffc53d', '#4cc3ff', '#7fd66f')]
        for i in range(9):
            a = 2 * pi * i / 9 - 1.9
            with group() as star:
                slab(star_outline(5, 0.19, 0.095), 0.12, colors[i % 4], bevel=0.04)
            star.move((0, -0.975, 1.25)).move(turn=(0, 0, a * 180 / pi + 90))
        for i in range(6):
            a = 2 * pi * i / 6 - 1.2
            for s in (-1, 1):
                n = Vector((cos(a) * 0.72, sin(a) * 0.72, 0.69 * s))
                ball(tuple(Vector((0, 0, 1.25)) + n * 0.975), 0.1, white, scale=(1, 1, 0.35), turn=facing(n), segments=24)
        ball((0, 0, 2.26), 0.17, white)
        lathe([(0.16, 0.36), (0.26, 0.3), (0.28, 0.2), (0.2, 0.1), (0.15, -0.1), (0.17, -0.5), (0.2, -0.66), (0.14, -0.74), (0.14, -0.78)], white, smooth=6)
        for z in (-0.02, -0.2, -0.38):
            ring((0, 0, z), 0.165, 0.05, body, segments=48)
        ring((0, 0, -1.28), 0.5, 0.17, body, turn=(90, 0, 0), segments=96)
        with group() as loose:
            ring((0, 0, 0), 0.34, 0.075, plastic('#ffc53d', rough=0.2), turn=(90, 0, 0), segments=64)
            ring((0, 0, 0), 0.34, 0.075, plastic('#ff6f9f', rough=0.2), turn=(90, 0, 0), segments=64)
        loose.parts[0].matrix_world = Matrix.Translation((-0.28, -0.1, -1.86)) @ Matrix.Rotation(radians(30), 4, 'Z') @ loose.parts[0].matrix_world
        loose.parts[1].matrix_world = Matrix.Translation((0.32, 0.02, -1.84)) @ Matrix.Rotation(radians(-34), 4, 'Z') @ loose.parts[1].matrix_world
        bow((0, -0.24, 0.28), 0.5, satin('#fff3e2', rough=0.3, clear=0.5), turn=(-4, 0, 0))
    g.move(turn=(0, 32, 0))


@sprite('diploma', FAMILY, tint=True, elevate=17)
def diploma():
    paper, inner = satin('#fff6e2', rough=0.55), satin('#f3e2bd', rough=0.6)
    with group():
        spiral = []
        for i in range(150):
            a = 2 * pi * 3.2 * i / 149
            r = 0.16 + 0.36 * i / 149
            spiral.append((r * cos(a), r * sin(a)))
        length = 3.4

        def place(u, v):
            k = min(int(u * 149), 148)
            f = u * 149 - k
            y = spiral[k][0] + (spiral[k + 1][0] - spiral[k][0]) * f
            z = spiral[k][1] + (spiral[k + 1][1] - spiral[k][1]) * f
            return ((v - 0.5) * (length - 0.10 * (1 - u)), y, z)

        sheet(place, paper, nu=220, nv=14, thick=0.035, soften=0)
        lathe([(0, -1.62), (0.16, -1.62), (0.16, 1.62), (0, 1.62)], inner, turn=(0, 90, 0))
        ribbon = satin(tint=True, rough=0.3, clear=0.4)
        lathe([(0.5, -0.3), (0.555, -0.29), (0.565, -0.12), (0.555, 0.05), (0.5, 0.06)], ribbon, turn=(0, 90, 0), segments=96)
    bow((-0.12, -0.56, 0.12), 0.72, ribbon, turn=(14, 0, 0))
    with group() as seal:
        lathe([(0, 0), (0.36, 0), (0.38, 0.04), (0.36, 0.09), (0.28, 0.1), (0, 0.1)], metal(GOLD, rough=0.2), segments=160, ripple=lambda a, z: 1 + 0.05 * abs(sin(10 * a)))
        ring((0, 0, 0.1), 0.25, 0.025, metal('#ffe6ae'), segments=64)
        slab(star_outline(5, 0.17, 0.08), 0.06, metal('#ffe6ae'), bevel=0.02, at=(0, 0, 0.12), turn=(-90, 0, 0))
    seal.move((1.02, -0.53, 0.06), (82, 0, 4))
    for part in list(made):
        part.matrix_world = Matrix.Rotation(radians(-16), 4, 'Y') @ Matrix.Rotation(radians(34), 4, 'Z') @ part.matrix_world


@sprite('guestBook', FAMILY, tint=True, elevate=30)
def guest_book():
    leather, page, gold = satin(tint=True, rough=0.4, clear=0.3), satin('#fffaf0', rough=0.6), metal(GOLD, rough=0.2)
    with group() as g:
        for s in (-1, 1):
            box((s * 1.06, 0, -0.06), (2.12, 2.8, 0.12), leather, bevel=0.05)

            def leaf_of(u, v, s=s):
                return (s * (0.02 + 1.98 * u), -1.3 + 2.6 * v, 0.04 + 0.24 * sin(pi * min(1, u * 1.6 + 0.12)) ** 0.7 * (1 - 0.55 * u) + 0.02)

            for k in range(4):
                one = sheet(leaf_of, page, nu=30, nv=4, thick=0.025)
                one.matrix_world = Matrix.Diagonal((1 - 0.012 * k, 1 - 0.008 * k, 1, 1)) @ Matrix.Translation((0, 0, 0.032 * (k - 3))) @ one.matrix_world
            for y in (-1.36, 1.36):
                ball((s * 2.08, y, -0.06), 0.12, gold, scale=(1, 1, 0.8), segments=24)
        with group() as heart:
            pillow(region(heart_outline(0.36), 0.02), satin(tint=0.95, rough=0.3, clear=0.4), bounds=((-0.5, -0.5), (0.5, 0.5)), cell=0.03, height=0.08)
        heart.move((-1.05, 0.1, 0.26), (-84, 4, 0))
        line = satin('#d8c9ae', rough=0.6)
        for k in range(6):
            tube([(0.5, 0.85 - 0.32 * k, 0.275), (1.0, 0.85 - 0.32 * k, 0.245), (1.72, 0.85 - 0.32 * k, 0.17)], 0.014, line, sides=6)
        band([(0.0, 1.3, 0.12), (0.02, 0, 0.14), (0.04, -1.3, 0.12), (0.08, -1.6, -0.02), (0.1, -1.9, -0.1)], 0.16, satin('#f0d9a0', rough=0.3, clear=0.4), thick=0.03, axis=(1, 0, 0))
    g.move(turn=(0, 0, 18))
    with group() as quill:
        petal(2.3, 0.62, satin('#fffdf8', rough=0.6, sheen=0.6), cup=0.25, curl=0.12, tip=0.7, wave=0.03, thick=0.03, at=(0, 0.5, 0))
        tube([(0, -0.1, 0), (0, 0.6, 0.01), (0, 1.6, 0.14), (0, 2.6, 0.28)], 0.04, satin('#f3e6c8', rough=0.4), radii=[1, 1, 0.6, 0.2])
        lathe([(0, -0.32), (0.045, -0.1), (0.06, 0.0), (0.045, 0.12), (0, 0.12)], gold, turn=(-90, 0, 0))
    quill.move((1.05, -0.45, 0.55), (44, 0, -38))
