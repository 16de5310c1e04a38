from kit import *

FAMILY = 'food'
CRUST = fade('#c9722a', '#e8a24a', '#f4c272')


@sprite('pizza', FAMILY, elevate=30)
def pizza():
    dice = Random(2)

    def wedge(tip, top, half, bulge=0.16):
        rim = [(half * sin(t) / sin(0.5), top + bulge * (cos(t) - cos(0.5)) * 4) for t in [0.5 - k / 10 for k in range(11)]]
        return [(0, tip), *rim]

    with group() as g:
        slab(wedge(-1.9, 1.2, 1.32), 0.20, surface(mottled('#eeb768', '#d99240', 3), rough=0.7), bevel=0.08)
        arc_points = [(1.42 * sin(t) / sin(0.5), 0.0, 1.32 + 0.64 * (cos(t) - cos(0.5))) for t in [-0.5 + k / 12 for k in range(13)]]
        crust = [ball((x, -0.06, z), 0.27 * dice.uniform(0.92, 1.1), None, segments=24) for x, _, z in [arc_points[0], *curve(arc_points, 3), arc_points[-1]]]
        fuse(crust, surface(mottled('#e0913d', '#c8701f', 2.2), rough=0.5, clear=0.3, shine=0.3, bump=(6, 0.12)), voxel=0.04, smooth=8)
        cheese = [slab(wedge(-1.80, 1.12, 1.2), 0.16, None, bevel=0.06, at=(0, -0.15, 0))]
        for x, z, k in ((0.0, -1.78, 0.3), (-0.34, -1.2, 0.34), (0.62, -0.52, 0.26), (-0.86, -0.05, 0.22), (0.3, -1.32, 0.2)):
            cheese.append(capsule((x, -0.12, z + 0.12), (x, -0.08, z - k), 0.115, None, end=0.13))
        for _ in range(14):
            z = dice.uniform(-1.0, 1.05)
            x = dice.uniform(-0.9, 0.9) * (z + 1.9) / 3.1
            cheese.append(ball((x, -0.2, z), dice.uniform(0.12, 0.24), None, scale=(1, 0.35, 1), segments=20))
        fuse(cheese, plastic(mottled('#ffd04f', '#ffb52f', 2.4), rough=0.26, clear=0.6, shine=0.12), voxel=0.028, smooth=8)
        for x, z in ((-0.52, 0.66), (0.5, 0.50), (0.0, -0.12), (0.12, 0.98), (-0.08, -0.98)):
            r = 0.36 if z > -0.5 else 0.25
            with group() as meat:
                lathe([(0, 0), (r * 0.96, 0), (r * 1.03, 0.05), (r, 0.09), (r * 0.9, 0.085), (0, 0.055)], plastic(spots('#c8322a', '#dd6a54', 9, 0.14), rough=0.3), smooth=3)
            meat.move((x, -0.24, z), (90, 0, 0))
        for x, z, a in ((0.42, 0.02, 30), (-0.42, 0.1, 200), (0.1, 0.5, 110), (-0.2, -0.52, 300)):
            petal(0.42, 0.25, leaf('#2f8f3c', '#7fcf6a', 4), cup=0.3, curl=0.25, tip=0.7, thick=0.015, at=(x, -0.30, z), turn=(90, a, 0))
        olive = plastic('#3a3145', rough=0.15)
        for x, z in ((-0.85, 0.86), (0.82, 0.92), (-0.14, 0.32), (0.22, -0.5)):
            ring((x, -0.27, z), 0.085, 0.048, olive, turn=(90, 0, 0), segments=32)
    g.move(turn=(-42, 0, 0)).move(turn=(0, 14, 0))


@sprite('taco', FAMILY, elevate=12)
def taco():
    dice = Random(5)

    def shell(side):
        def place(u, v):
            t = pi * u
            x, z = 1.75 * cos(t), 1.42 * sin(t) * v
            y = side * (0.10 + 0.36 * v**0.8) + 0.03 * sin(6 * x)
            return (x * (0.25 + 0.75 * min(1, v * 1.6) ** 0.5), y, z - 0.9 + 0.02 * sin(9 * x))

        sheet(place, surface(spots('#f7bd4c', '#e79a2c', 5, 0.16), rough=0.5, clear=0.25, shine=0.3), nu=40, nv=20, thick=0.09)

    tube([(-1.75, 0, -0.9), (-0.6, 0, -1.0), (0.6, 0, -1.0), (1.75, 0, -0.9)], 0.17, surface('#f1b143', rough=0.5), flat=1.0)
    shell(-1)
    shell(1)

    def over(x):
        return 1.42 * sqrt(max(0, 1 - (x / 1.75) ** 2)) - 0.9

    beef = surface(mottled('#7a3f1e', '#96552a', 6), rough=0.5, clear=0.4, shine=0.3)
    for _ in range(36):
        x = dice.uniform(-1.4, 1.4)
        ball((x, dice.uniform(-0.3, 0.3), over(x) - 0.1 + dice.uniform(-0.12, 0.05)), dice.uniform(0.12, 0.2), beef, scale=(1, 0.9, 0.8), segments=16)
    for i in range(13):
        x = -1.2 + 2.4 * i / 12
        green = plastic(dice.choice(('#5fb83e', '#7ccf52', '#4aa338')), rough=0.4)
        tilt = x * 26
        sheet(lambda u, v, s=i: ((u - 0.5) * 0.66, 0.16 * sin(9 * u + s) * (0.3 + v), v * 0.52 + 0.06 * sin(14 * u + s)), green, nu=18, nv=6, thick=0.025, at=(x, -0.12 if i % 2 else 0.16, over(x) - 0.06), turn=(dice.uniform(6, 24) * (1 if i % 2 else -1), tilt, dice.uniform(-15, 15)))
    for i in range(11):
        x = -1.25 + 2.5 * i / 10
        box((x, dice.uniform(-0.3, 0.05), over(x) + 0.24), (0.25, 0.25, 0.22), plastic('#e8392f', rough=0.2, clear=1), bevel=0.05, turn=tuple(dice.uniform(0, 90) for _ in range(3)))
    for _ in range(34):
        x = dice.uniform(-1.4, 1.4)
        p = Vector((x, dice.uniform(-0.36, 0.3), over(x) + dice.uniform(0.08, 0.3)))
        d = Vector((dice.uniform(-1, 1), dice.uniform(-0.4, 0.4), dice.uniform(-0.5, 0.3))).normalized() * 0.17
        tube([tuple(p - d), tuple(p + Vector((0, 0, 0.05))), tuple(p + d)], 0.03, plastic('#ffc52e', rough=0.35), sides=8, smooth=4)


@sprite('burger', FAMILY, elevate=9)
def burger():
    dice = Random(3)
    bun = surface(fade('#f6cd8a', '#ea9d45', '#db842b', '#cb7222', stops=[0, 0.25, 0.7, 1]), rough=0.32, clear=0.5, shine=0.16)
    lathe([(0, 0.62), (1.25, 0.60), (1.42, 0.68), (1.46, 0.85), (1.32, 1.22), (0.95, 1.55), (0.45, 1.71), (0, 1.74)], bun, smooth=8, segments=128)
    seed = satin('#fff0cf', rough=0.4)
    dome = curve([(1.46, 0.85, 0), (1.32, 1.22, 0), (0.95, 1.55, 0), (0.45, 1.71, 0), (0, 1.74, 0)], 24)
    for p, d in on_ball(74, 1, 0.22, 0.99):
        if dice.random() < 0.85:
            i = min(range(1, len(dome) - 1), key=lambda k: abs(dome[k][0] / 1.46 - sqrt(1 - d[2] ** 2)))
            r, z = dome[i][0], dome[i][1]
            slope = Vector((dome[i + 1][1] - dome[i - 1][1], -(dome[i + 1][0] - dome[i - 1][0]))).normalized()
            flat = sqrt(p[0] ** 2 + p[1] ** 2) or 1
            n = Vector((slope.x * p[0] / flat, slope.x * p[1] / flat, slope.y))
            with group() as one:
                ball((0, 0, 0), 0.085, seed, scale=(0.62, 1, 0.42), turn=(0, 0, dice.uniform(0, 180)), segments=16)
            one.move((r * p[0] / flat, r * p[1] / flat, z), facing(n))
    lathe([(0, -1.0), (1.2, -1.0), (1.4, -0.9), (1.44, -0.7), (1.4, -0.52), (1.2, -0.45), (0, -0.45)], surface(fade('#c97827', '#e09a45', '#f2c886'), rough=0.4, clear=0.4, shine=0.2), smooth=6, segments=128)
    patty = lathe([(0, -0.42), (1.3, -0.42), (1.5, -0.32), (1.52, -0.16), (1.45, -0.02), (1.25, 0.03), (0, 0.04)], surface(mottled('#5c2f18', '#7d4526', 7), rough=0.5, clear=0.5, shine=0.25, bump=(9, 0.7)), smooth=6, segments=160, ripple=lambda a, z: 1 + 0.015 * sin(17 * a + 5 * z) + 0.012 * sin(31 * a))

    def slice_of(u, v):
        x, y = (2 * u - 1) * 1.42, (2 * v - 1) * 1.42
        far = max(0.0, sqrt(x * x + y * y) - 1.38)
        return (x, y, 0.09 - 0.62 * far - 0.35 * far**2)

    sheet(slice_of, plastic('#ffb52b', rough=0.28, clear=0.5), nu=36, nv=36, thick=0.07, turn=(0, 0, 40))
    tomato = plastic('#e0352b', rough=0.18, clear=1)
    for x, y in ((-0.55, -0.5), (0.62, -0.46), (0.1, 0.5)):
        drum((x, y, 0.14), 0.80, 0.15, tomato, bevel=0.06)
    lathe([(0.7, 0.30), (1.2, 0.31), (1.45, 0.33), (1.62, 0.30), (1.70, 0.22)], plastic(mottled('#6cc644', '#4ea936', 3), rough=0.36, clear=0.4), segments=320, smooth=5, ripple=lambda a, z: 1 + 0.05 * sin(15 * a) + 0.03 * sin(27 * a + 1))
    frill = made[-1]
    for v in frill.data.vertices:
        a, r = atan2(v.co.y, v.co.x), sqrt(v.co.x**2 + v.co.y**2)
        v.co.z += (0.09 * sin(19 * a) + 0.05 * sin(33 * a + 2)) * max(0, r - 1.15) / 0.5
    modify(frill, 'SOLIDIFY', thickness=0.04)
    lathe([(0, 0.40), (1.2, 0.40), (1.28, 0.46), (1.2, 0.52), (0, 0.52)], plastic('#fff0d6', rough=0.3), smooth=3, ripple=lambda a, z: 1 + 0.04 * sin(9 * a))


@sprite('popcorn', FAMILY, tint=True, elevate=12)
def popcorn():
    dice = Random(4)

    def wall(u, v):
        a = 2 * pi * u + pi / 4
        k = 1 / max(abs(cos(a)), abs(sin(a))) ** 0.86
        r = (0.74 + 0.30 * v) * k
        z = -1.5 + 2.2 * v
        if v > 0.93:
            z += 0.07 * abs(sin(16 * a))
        return (r * cos(a), r * sin(a), z)

    sheet(wall, satin('#fffaf2', tint=1.0, rough=0.4, clear=0.3, where=stripes('#ffffff', '#000000', count=12)), nu=192, nv=24, thick=0.04, round_u=True, soften=0, turn=(0, 0, 33))
    with group() as g:
        box((0, 0, -1.48), (1.4, 1.4, 0.08), satin(tint=True), bevel=0.03)
    g.move(turn=(0, 0, 33))
    kernels = []
    for seed in range(4):
        k = Random(seed)
        parts = [((0, 0, 0), 0.12)] + [((0.14 * cos(a) * k.uniform(0.8, 1.15), 0.14 * sin(a) * k.uniform(0.8, 1.15), k.uniform(-0.07, 0.12)), k.uniform(0.09, 0.145)) for a in [2 * pi * i / 5 + k.uniform(-0.3, 0.3) for i in range(5)]] + [((k.uniform(-0.05, 0.05), k.uniform(-0.05, 0.05), 0.15), 0.13)]
        thing = blob(parts, surface(mottled('#fffaf0', '#ffe7a8', 6, sharp=0.16), rough=0.5), voxel=0.022, smooth=3)
        made.remove(thing)
        kernels.append(thing)
    spots_at = [((x, y, 0.55), 1) for x, y in in_disc(22, 1.05, 2)] + [((x, y, 0.84), 1) for x, y in in_disc(16, 0.84, 3)] + [((x, y, 1.1), 1) for x, y in in_disc(9, 0.52, 6)] + [((0.05, 0, 1.32), 1), ((-0.75, -0.6, 1.55), 1), ((0.92, -0.3, 1.42), 1), ((0.28, -0.2, 1.85), 1)]
    for (x, y, z), _ in spots_at:
        source = dice.choice(kernels)
        twin = source.copy()
        keep(twin, None, (x, y, z + dice.uniform(-0.06, 0.06)), tuple(dice.uniform(0, 360) for _ in range(3)), dice.uniform(1.05, 1.35), smooth=False)
    for thing in kernels:
        bpy.data.objects.remove(thing)


@sprite('pretzel', FAMILY, elevate=8)
def pretzel():
    dice = Random(2)
    line = [(-0.66, -0.18, -0.98), (-0.30, -0.20, -0.40), (0.04, -0.10, 0.06), (0.30, 0.08, 0.36), (0.80, 0.05, 0.92), (1.35, 0, 0.92), (1.62, 0, 0.35), (1.42, 0, -0.35), (0.85, 0, -0.92), (0, 0, -1.12), (-0.85, 0, -0.92), (-1.42, 0, -0.35), (-1.62, 0, 0.35), (-1.35, 0, 0.92), (-0.80, 0.05, 0.92), (-0.30, -0.12, 0.36), (-0.04, 0.12, 0.06), (0.30, -0.20, -0.40), (0.66, -0.18, -0.98)]
    crust = surface(mottled('#9c4f16', '#c4701f', 1.6), rough=0.28, clear=0.7, shine=0.14, bump=(5, 0.08))
    widths = [0.78, 0.7, 0.66, 0.72, 0.9, 1.05, 1.12, 1.18, 1.25, 1.3, 1.25, 1.18, 1.12, 1.05, 0.9, 0.72, 0.66, 0.7, 0.78]
    tube(line, 0.265, crust, radii=widths, sides=32, smooth=12)
    split = surface(mottled('#f4d79a', '#e9bd72', 5), rough=0.7)
    tube([(-0.62, -0.28, -1.02), (-0.3, -0.35, -1.14), (0, -0.37, -1.16), (0.3, -0.35, -1.14), (0.62, -0.28, -1.02)], 0.13, split, radii=[0.1, 0.8, 1, 0.8, 0.1], flat=0.8)
    salt = plastic('#fffdf8', rough=0.15)
    path = curve(line, 14)
    for _ in range(92):
        i = dice.randrange(10, len(path) - 10)
        p = Vector(path[i])
        t = (Vector(path[i + 1]) - Vector(path[i - 1])).normalized()
        if abs(p.x) < 0.55 and p.z < -0.95:
            continue
        n = t.cross(Vector((0, 1, 0))).normalized()
        a = dice.uniform(-1.1, 1.1)
        width = 0.265 * float(np.interp(i / len(path), np.linspace(0, 1, len(widths)), widths))
        d = Vector((0, -cos(a), 0)) + n * sin(a)
        box(tuple(p + d * (width + 0.012)), (dice.uniform(0.05, 0.09),) * 3, salt, bevel=0.012, turn=tuple(dice.uniform(0, 90) for _ in range(3)), segments=2)
