"""Things of Jewish holidays."""

from festivals.parts import bordered, tree_of, under
from kit import *


@sprite('dreidel', 'holidays', elevate=14, sides=1.7)
def dreidel():
    blue, gold = plastic('#2b5fd6', rough=0.18, clear=1), metal(GOLD, rough=0.2, emit=0.10)

    def square(a, z):
        return (abs(cos(a)) ** 7 + abs(sin(a)) ** 7) ** (-1 / 7) if z < 0.9 else 1

    with group() as g:
        lathe([(0, -1.72), (0.07, -1.7), (0.3, -1.42), (0.62, -1.08), (0.82, -0.86), (0.88, -0.66), (0.88, -0.4), (0.88, 0.4), (0.88, 0.68), (0.82, 0.84), (0.68, 0.88), (0.3, 0.89), (0, 0.89)], blue, smooth=6, segments=240, ripple=square)
        lathe([(0, 0.86), (0.3, 0.88), (0.27, 0.95), (0.15, 1.04), (0.125, 1.2), (0.125, 1.55), (0.17, 1.66), (0.18, 1.78), (0.12, 1.86), (0, 1.87)], blue, smooth=5)
        ring((0, 0, 0.95), 0.25, 0.05, gold)
        ring((0, 0, 1.6), 0.14, 0.035, gold)
        # Read from right to left: nun, gimel, he, shin.
        nun = [[(-0.20, 0.42), (0.16, 0.42), (0.2, 0.34), (0.2, -0.42), (-0.28, -0.42)]]
        gimel = [[(-0.26, 0.42), (0.02, 0.42), (0.1, 0.32), (0.12, 0.0), (0.28, -0.42)], [(0.12, -0.06), (0.0, -0.22), (-0.28, -0.42)]]
        he = [[(-0.3, 0.4), (0.22, 0.4), (0.3, 0.3), (0.3, -0.42)], [(-0.24, 0.06), (-0.24, -0.42)]]
        shin = [[(-0.36, 0.4), (-0.3, -0.3), (-0.14, -0.4), (0.1, -0.4), (0.28, -0.24), (0.38, 0.4)], [(0.02, 0.4), (0.0, 0.05), (-0.26, -0.2)]]
        for k, lines in enumerate((nun, gimel, he, shin)):
            with group() as side:
                pillow(stroke(lines, 0.1), gold, bounds=((-0.6, -0.65), (0.6, 0.65)), cell=0.02, height=0.1, power=0.45)
                corners = [(x, -0.01, z) for x, z in arc((0.5, 0.48), 0.14, 0.14, 0, 90, 5) + arc((-0.5, 0.48), 0.14, 0.14, 90, 180, 5) + arc((-0.5, -0.48), 0.14, 0.14, 180, 270, 5) + arc((0.5, -0.48), 0.14, 0.14, 270, 360, 5)]
                tube(corners, 0.028, gold, closed=True, smooth=0, sides=12)
            side.move((0, -0.885, 0)).move(turn=(0, 0, -90 * k))
    g.move(turn=(0, 0, 44)).move((0, 0, 0), (0, 13, 0))
    for x, y, z, turn in ((0.72, -0.5, -1.72, (4, 6, 0)), (1.0, -0.1, -1.6, (-8, 16, 0)), (-0.82, -0.62, -1.72, (3, -4, 0))):
        with group() as coin:
            lathe(rounded(0.4, 0.1, 0.045), gold, segments=180, ripple=lambda a, z: 1 + 0.012 * cos(60 * a))
            ring((0, 0, 0.1), 0.32, 0.02, gold, segments=64)
            for i in range(5):
                a = 2 * pi * i / 5
                petal(0.2, 0.13, gold, cup=0.2, curl=0.05, tip=0.7, thick=0.02, at=(0, 0, 0.11), turn=(0, 0, 72 * i))
        coin.move((x, y, z), turn)


def sugared(*colors, level=0.72):
    """Fried dough, dusted with sugar from above."""
    base = fade(*colors, stops=[0, 0.3, 0.48, 0.62, 1])

    def build(n):
        cloud = n.math('MULTIPLY', n.math('SUBTRACT', n.noise(7, 6), 0.5), 0.75)
        return n.mix(n.ramp(n.math('ADD', n.axis('z', 'generated'), cloud), [(level, '#000000'), (level + 0.16, '#ffffff')]), base, '#fffaf4')

    return build


@sprite('sufganiyot', 'holidays', elevate=25)
def sufganiyot():
    dice = Random(5)
    plate((0, 0, -0.06), 2.15, ceramic('#fdfaf5'), rim=metal(GOLD))
    ring((0, 0, 0.075), 1.82, 0.02, plastic('#2f6fe0'), segments=128)
    dough = surface(sugared('#b9682a', '#c9762f', '#f3cf92', '#c9762f', '#b9682a'), rough=0.5, clear=0.15, shine=0.3, bump=(10, 0.1))
    jam = plastic('#cf1030', rough=0.08, clear=1, shine=0.02)
    grain = satin('#ffffff', rough=0.6)
    profile = [(0, 0), (0.55, 0.02), (0.85, 0.14), (0.95, 0.36), (0.925, 0.44), (0.95, 0.54), (0.86, 0.78), (0.56, 0.96), (0.22, 1.0), (0, 0.985)]
    for k, (x, y, lean, turn) in enumerate(((-0.86, 0.5, (4, -3, 0), 40), (0.9, 0.46, (3, 4, 0), 150), (0.02, -0.92, (-3, 0, 0), 255))):
        with group() as one:
            lathe(profile, dough, smooth=6, segments=96, ripple=lambda a, z, k=k: 1 + 0.02 * sin(2 * a + k) + 0.012 * sin(5 * a + 2 * k))
            drops = [((0, 0, 1.0), 0.25)] + [((0.2 * cos(a), 0.2 * sin(a), 0.985), 0.15) for a in (0.4, 1.5, 2.7, 3.8, 5.1)]
            a = radians(260 - turn)
            drops += [((q * cos(a), q * sin(a), z), s) for q, z, s in ((0.36, 0.97, 0.12), (0.5, 0.93, 0.105), (0.63, 0.86, 0.1), (0.73, 0.78, 0.11))]
            blob(drops, jam, voxel=0.026, smooth=8)
            for i in range(70):
                a, q = dice.uniform(0, 2 * pi), 0.85 * sqrt(dice.random())
                z = next(zz for rr, zz in profile[6:] + [(0, 0.985)] if rr <= q + 0.01) if q < 0.86 else 0.78
                if q > 0.34:
                    ball((q * cos(a), q * sin(a), min(z, 1.0 - 0.3 * max(0, q - 0.4) ** 1.3) + 0.005), dice.uniform(0.012, 0.02), grain, segments=6)
        one.move((x, y, 0.03), lean).move(turn=(0, 0, 0))
    for i in range(60):
        a, q = dice.uniform(0, 2 * pi), dice.uniform(0.3, 1.9)
        ball((q * cos(a), q * sin(a), 0.03 + (0.09 if q > 1.4 else 0)), dice.uniform(0.014, 0.026), grain, segments=6)


@sprite('sederPlate', 'ceremony', elevate=43)
def seder_plate():
    dice = Random(2)
    white, gold, blue = ceramic('#fdfbf6'), metal(GOLD, rough=0.2), ceramic('#2f62c8')
    plate((0, 0, -0.16), 2.26, white, rim=gold)
    ring((0, 0, -0.025), 2.12, 0.03, blue, segments=128)
    for i in range(12):
        with group() as f:
            petal(0.5, 0.24, blue if i % 2 else gold, cup=0.1, curl=0, tip=0.7, thick=0.03)
        f.move((0, 0, -0.085), (0, 0, 30 * i))
    ball((0, 0, -0.08), 0.12, gold, scale=(1, 1, 0.4))
    spots_of = [(1.36 * cos(radians(a)), 1.36 * sin(radians(a))) for a in (90, 30, -30, -90, -150, 150)]
    for x, y in spots_of:
        lathe([(0, 0), (0.34, 0), (0.38, 0.03), (0.56, 0.2), (0.62, 0.33), (0.6, 0.36), (0.56, 0.33), (0.48, 0.2), (0, 0.1)], white, at=(x, y, -0.1), smooth=4)
        ring((x, y, 0.25), 0.605, 0.025, blue)
    maror, bone, paste, lettuce, parsley, egg = spots_of
    # Horseradish: a root, and some of it grated.
    root = surface(mottled('#e9d9b4', '#cdb07c', 5), rough=0.7, bump=(14, 0.4))
    tube([(maror[0] - 0.42, maror[1] + 0.02, 0.36), (maror[0], maror[1] + 0.08, 0.38), (maror[0] + 0.45, maror[1] + 0.1, 0.44)], 0.15, root, radii=[0.5, 0.95, 1.25], sides=24)
    ball((maror[0] + 0.5, maror[1] + 0.1, 0.45), 0.15, surface('#f7efd8', rough=0.5), scale=(0.5, 1, 1))
    for i in range(40):
        a, q = dice.uniform(0, 2 * pi), 0.42 * sqrt(dice.random())
        p = Vector((maror[0] + q * cos(a), maror[1] - 0.12 + q * sin(a) * 0.7, 0.14 + dice.uniform(0, 0.14)))
        d = Vector((cos(a * 3), sin(a * 3), dice.uniform(-0.3, 0.3))) * 0.1
        tube([tuple(p - d), tuple(p + Vector((0, 0, 0.04))), tuple(p + d)], 0.025, satin('#fbf4e0'), sides=8, smooth=3)
    # The shank bone, roasted.
    tan, burnt = surface(fade('#c79a68', '#e9d3ad', '#e3c79c', axis='x'), rough=0.5, clear=0.3), surface(mottled('#7a3d1e', '#95522a', 6), rough=0.5, clear=0.4)
    with group() as g:
        parts = [capsule((-0.6, 0, 0), (0.55, 0, 0), 0.11, None), ball((0.64, 0.1, 0), 0.15, None), ball((0.64, -0.1, 0.02), 0.15, None), ball((-0.66, 0.09, 0), 0.13, None), ball((-0.66, -0.09, 0), 0.13, None)]
        fuse(parts, tan, voxel=0.025, smooth=6)
        fuse([ball((-0.28, 0, 0.02), 0.24, None, scale=(1.3, 0.95, 0.8)), ball((-0.05, 0, 0.02), 0.18, None, scale=(1.2, 0.9, 0.85))], burnt, voxel=0.025, smooth=4)
    g.move((*bone, 0.38), (0, -6, 35))
    # Charoset: chopped apples and nuts with wine.
    browns = [surface(c, rough=0.4, clear=0.5, shine=0.2) for c in ('#8a4a2a', '#a8683a', '#6f3320', '#c9935a')]
    for i in range(90):
        a, q = dice.uniform(0, 2 * pi), 0.5 * sqrt(dice.random())
        box((paste[0] + q * cos(a), paste[1] + q * sin(a), 0.16 + 0.26 * (1 - (q / 0.5) ** 2) + dice.uniform(-0.03, 0.03)), (0.13, 0.12, 0.11), browns[i % 4], bevel=0.035, turn=tuple(dice.uniform(0, 90) for _ in range(3)), segments=2)
    ball((*paste, 0.12), 0.48, browns[0], scale=(1, 1, 0.5))
    # Lettuce.
    for i in range(9):
        a = 360 * i / 9 + dice.uniform(-12, 12)
        inner = i % 2
        petal(0.92 - 0.2 * inner, 0.6, leaf(('#7cc04a', '#9ad65f', '#5fae3f')[i % 3], '#dff2b0', 5), cup=0.4, curl=0.1, tip=0.3, wave=0.05, thick=0.018, at=(lettuce[0], lettuce[1] - 0.05, 0.16), turn=(38 + 22 * inner, 0, a))
    # Parsley.
    green = [satin(c, rough=0.5) for c in ('#2f8f3c', '#3fa548', '#257a33')]
    for i in range(15):
        a, lean = dice.uniform(0, 2 * pi), dice.uniform(0.1, 0.46)
        top = Vector((parsley[0] + lean * cos(a), parsley[1] + lean * sin(a), 0.52 + dice.uniform(-0.1, 0.16)))
        tube([(parsley[0], parsley[1], 0.1), tuple(top)], 0.022, green[2], smooth=0, sides=8)
        blob([((top.x + 0.1 * cos(k * 1.26), top.y + 0.1 * sin(k * 1.26), top.z + 0.02 * k), 0.065) for k in range(5)] + [(tuple(top), 0.08)], green[i % 3], voxel=0.025, smooth=2)
    # The egg, roasted brown in places.
    ball((*egg, 0.4), 0.34, surface(mottled('#f2dfc0', '#b98350', 2.2, sharp=0.22), rough=0.4, clear=0.3), scale=(1, 1.3, 1), turn=(0, 0, 50))


@sprite('matzah', 'holidays', elevate=40)
def matzah():
    dice = Random(8)

    def perforated(n):
        def cell(axis):
            return n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', n.axis(axis, 'uv'), 15.0)), 0.5)

        x, y = cell('x'), cell('y')
        away = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', x, x), n.math('MULTIPLY', y, y)))
        bake = n.ramp(n.noise(2.1, 4), [(0.36, '#f6e2b2'), (0.52, '#eccb8b'), (0.62, '#c98a42'), (0.72, '#8f5524')])
        return n.mix(n.ramp(away, [(0.16, '#ffffff'), (0.24, '#000000')]), bake, '#7d4a20')

    crumb = surface(perforated, rough=0.7, specular=0.3, bump=(16, 0.25))

    def flat(seed):
        def place(u, v):
            x, y = 2 * u - 1, 2 * v - 1
            edge = 1 + 0.012 * sin(9 * y + seed) * abs(x) ** 6 + 0.012 * sin(8 * x + 2 * seed) * abs(y) ** 6
            z = 0.02 * sin(4 * x + seed) + 0.02 * sin(5 * y + 1.3 * seed) + 0.022 * cos(30 * pi * u) * 0.7
            return (1.5 * x * edge, 1.5 * y * edge, z)

        return sheet(place, crumb, nu=90, nv=40, thick=0.075, soften=0)

    cloth = satin('#fbf8f3', rough=0.75)

    def drape(u, v):
        x, y = 2.2 * (2 * u - 1), 2.05 * (2 * v - 1)
        return (x, y, -0.09 + 0.03 * sin(3 * x + y) + 0.035 * sin(2.2 * y - 1.6 * x) * abs(x) / 2.2)

    with group() as g:
        sheet(drape, surface(bordered('#fbf8f3', '#2f62c8', 0.452, 0.482), rough=0.8, sheen=0.5), nu=40, nv=40, thick=0.05)
        for i in range(36):
            for s in (-1, 1):
                y = -2.0 + 4.0 * i / 35
                tube([(s * 2.18, y, -0.07), (s * 2.3, y, -0.09), (s * 2.4, y + dice.uniform(-0.03, 0.03), -0.11)], 0.024, cloth, sides=6, smooth=3)
        for k in range(4):
            one = flat(k * 2.1)
            one.matrix_world = Matrix.Translation((dice.uniform(-0.06, 0.06), dice.uniform(-0.05, 0.05), 0.05 + 0.125 * k)) @ Matrix.Rotation(radians((-5, 7, -3, 3)[k]), 4, 'Z')
    g.move(turn=(0, 0, 28))


@sprite('kiddushCup', 'ceremony', elevate=25, sides=1.9)
def kiddush_cup():
    silver, bright = metal('#e6e9ee', rough=0.13), metal('#f6f7fa', rough=0.2)
    lathe([(0, -1.66), (1.3, -1.66), (1.5, -1.6), (1.62, -1.5), (1.6, -1.46), (1.46, -1.54), (1.1, -1.58), (0, -1.58)], silver, smooth=4, segments=128)
    ring((0, 0, -1.485), 1.61, 0.035, bright, segments=128)
    bowl = [(0.12, -0.42), (0.2, -0.36), (0.52, -0.2), (0.72, 0.1), (0.79, 0.5), (0.83, 1.0), (0.92, 1.36), (0.96, 1.42), (0.93, 1.44), (0.88, 1.38), (0.79, 1.0), (0.7, 0.4), (0, 0.0)]
    lathe([(0, -1.58), (0.74, -1.58), (0.8, -1.54), (0.78, -1.46), (0.55, -1.36), (0.3, -1.2), (0.15, -1.02), (0.11, -0.84), (0.13, -0.66), (0.11, -0.5), *bowl], silver, smooth=6, segments=128)
    ball((0, 0, -0.75), 0.21, silver, scale=(1, 1, 0.72))
    lathe([(0, 1.31), (0.87, 1.31)], surface('#6d0a22', rough=0.12, specular=0.4), segments=96)
    for r, z, k in ((0.80, -1.5, 0.03), (0.945, 1.42, 0.03), (0.845, 1.07, 0.022), (0.80, 0.46, 0.022), (0.56, -0.16, 0.02), (0.13, -0.47, 0.03), (0.14, -1.0, 0.03)):
        ring((0, 0, z), r, k, bright, segments=128)
    # Engraved vines between two bands, and leaves below.
    wave = [((0.82 + 0.017) * cos(2 * pi * i / 160), (0.82 + 0.017) * sin(2 * pi * i / 160), 0.765 + 0.12 * sin(2 * pi * 9 * i / 160)) for i in range(160)]
    tube(wave, 0.022, bright, closed=True, smooth=0, sides=8)
    for i in range(18):
        a = 2 * pi * (i + 0.5) / 18
        z = 0.765 - 0.11 * (1 if i % 2 else -1)
        ball((0.835 * cos(a), 0.835 * sin(a), z), 0.07, bright, scale=(1, 1, 0.45), turn=facing((cos(a), sin(a), 0)), segments=18)
    for i in range(16):
        a = 2 * pi * i / 16
        n = Vector((cos(a), sin(a), -0.42)).normalized()
        ball((0.735 * cos(a), 0.735 * sin(a), 0.14), 0.12, bright, scale=(0.72, 1.7, 0.3), turn=facing(n), segments=24)
        m = Vector((cos(a), sin(a), 0.9)).normalized()
        ball((0.56 * cos(a), 0.56 * sin(a), -1.36), 0.09, bright, scale=(0.7, 1.5, 0.35), turn=facing(m), segments=18)


@sprite('challah', 'ceremony', elevate=38)
def challah():
    dice = Random(4)
    crust = surface(fade('#f3c077', '#dc9040', '#ba6a2c', '#9c501d', stops=[0, 0.35, 0.7, 1]), rough=0.26, clear=0.75, shine=0.14, bump=(6, 0.08))
    length, turns = 1.95, 2.25
    with group() as g:
        strands = []
        for k in range(3):
            points, radii = [], []
            for i in range(61):
                t = i / 60
                fat = (1 - abs(2 * t - 1) ** 2.6) ** 0.75
                a = 2 * pi * (turns * t + k / 3)
                points.append((length * (2 * t - 1), 0.56 * fat * sin(a), 0.05 + 0.27 * fat * sin(2 * a) + 0.2 * fat))
                radii.append(0.08 + 0.31 * fat)
            strands.append(tube(points, 1, crust, radii=radii, smooth=3, sides=32))
        tree = tree_of(*strands)
        seed = satin('#fff0cf', rough=0.4)
        for _ in range(260):
            x = dice.uniform(-1.8, 1.8)
            hit = under(tree, x, dice.uniform(-0.85, 0.85) * (1 - (x / 2) ** 2))
            if hit and hit[1].z > 0.4:
                with group() as one:
                    ball((0, 0, 0), 0.046, seed, scale=(0.55, 1, 0.4), turn=(0, 0, dice.uniform(0, 180)), segments=10)
                one.move(tuple(hit[0]), facing(hit[1]))
    g.move((0, 0, 0.16), (0, 0, 24))
    with group() as under_it:
        outline = [(x, z) for x, z in arc((1.75, 0.62), 0.5, 0.5, 0, 90, 10) + arc((-1.75, 0.62), 0.5, 0.5, 90, 180, 10) + arc((-1.75, -0.62), 0.5, 0.5, 180, 270, 10) + arc((1.75, -0.62), 0.5, 0.5, 270, 360, 10)]
        slab(outline, 0.2, wood('#cf9659', '#a0662f', 0.9), bevel=0.08, at=(0, 0, -0.32), turn=(-90, 0, 0))
    under_it.move(turn=(0, 0, 24))


