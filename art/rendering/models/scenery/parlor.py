from kit import *

FAMILY = 'parlor'


@sprite('typewriter', FAMILY, tint=True, elevate=26, yaw=-20)
def typewriter():
    shell, dark, steel = plastic(tint=True, rough=0.22), plastic('#262430', rough=0.25), metal(SILVER, rough=0.2)
    ivory = plastic('#fff6e4', rough=0.2)
    slab([(-1.3, -0.62), (-1.3, -0.44), (-0.42, -0.12), (-0.26, 0.3), (0.85, 0.44), (1.0, 0.3), (1.0, -0.62)], 2.6, shell, bevel=0.12, turn=(0, 0, 90))
    box((0, -0.86, -0.36), (2.16, 0.78, 0.3), dark, bevel=0.05, turn=(20, 0, 0))
    for row in range(3):
        count = 10 - row % 2
        for i in range(count):
            x, y, z = 0.205 * (i - (count - 1) / 2), -0.98 + 0.2 * row, -0.25 + 0.085 * row
            drum((x, y, z), 0.085, 0.07, ivory if (i + row) % 7 else plastic('#ef5b5b'), bevel=0.02, turn=(16, 0, 0), segments=32)
            ring((x, y - 0.01, z + 0.055), 0.087, 0.014, steel, turn=(16, 0, 0), segments=32)
    box((0, -1.17, -0.31), (1.1, 0.12, 0.08), ivory, bevel=0.035, turn=(18, 0, 0))
    drum((0, -0.12, 0.27), 0.62, 0.14, dark, bevel=0.03, turn=(8, 0, 0))
    for i in range(13):
        a = pi * (1 + i / 12)
        tube([(0.52 * cos(a), -0.1 + 0.5 * sin(a), 0.43), (0.2 * cos(a), 0.04 + 0.1 * sin(a), 0.5), (0.05 * cos(a), 0.16, 0.56)], 0.022, steel, sides=8)
    for s in (-1, 1):
        drum((s * 0.86, 0.02, 0.36), 0.25, 0.1, dark, bevel=0.03)
        ring((s * 0.86, 0.02, 0.46), 0.17, 0.03, plastic('#e8384a'))
        drum((s * 1.52, 0.55, 0.74), 0.2, 0.26, dark, bevel=0.05, turn=(0, s * 90, 0))
    box((0, 0.62, 0.5), (3.0, 0.46, 0.2), shell, bevel=0.07)
    drum((-1.5, 0.55, 0.74), 0.24, 3.0, plastic('#34313c', rough=0.35), bevel=0.04, turn=(0, 90, 0))
    tube([(-1.5, 0.4, 0.7), (-1.86, 0.16, 0.78), (-2.0, -0.14, 0.86)], 0.05, steel)
    ball((-2.0, -0.16, 0.87), 0.09, steel, segments=24)
    for s in (-1, 1):
        capsule((s * 0.9, 0.33, 0.86), (s * 0.9, 0.33, 0.98), 0.05, steel)
    capsule((-1.2, 0.31, 0.94), (1.2, 0.31, 0.94), 0.03, steel)

    def place(u, v):
        return (1.7 * (u - 0.5), 0.42 + 0.34 * v * v, 0.66 + 1.5 * v)

    sheet(place, satin('#fffdf8', rough=0.6), thick=0.02)
    ink = satin('#4a4652')
    for k, (start, end) in enumerate(((-0.5, 0.1), (-0.62, 0.6), (-0.62, 0.5), (-0.62, 0.62), (-0.62, 0.2))):
        v = 0.86 - 0.12 * k
        y, z = 0.36 + 0.34 * v * v, 0.66 + 1.5 * v
        x = start
        while x < end:
            w = 0.1 + 0.12 * ((k * 7 + int(x * 50)) % 3)
            capsule((x, y, z), (min(x + w, end), y, z), 0.022, ink)
            x += w + 0.09


@sprite('chandelier', FAMILY, glow=0.45, elevate=-3, margin=0.06)
def chandelier():
    brass, wax = metal(GOLD, rough=0.18), satin('#fff4dc', rough=0.4, soft=0.15)
    crystal = plastic('#e6f4ff', rough=0.04, clear=1, shine=0.02, emit=0.12)
    lathe([(0, -1.0), (0.1, -0.95), (0.26, -0.66), (0.12, -0.36), (0.16, 0.0), (0.3, 0.3), (0.12, 0.56), (0.1, 1.0), (0.22, 1.16), (0.06, 1.4), (0, 1.42)], brass, smooth=6)
    for k in range(6):
        ring((0, 0, 1.5 + 0.17 * k), 0.1, 0.03, brass, turn=(90, 0, 90 * (k % 2)), scale=(0.8, 1.15, 1), segments=32)
    drops = ((0.0, 0.1), (0.16, 0.085), (0.3, 0.12))

    def pendant(x, y, z):
        for d, r in drops:
            ball((x, y, z - d), r * 0.62, crystal, segments=20)
        lathe([(0, -0.30), (0.085, -0.2), (0.05, -0.02), (0, 0)], crystal, at=(x, y, z - 0.36), segments=8)

    for count, reach, z, start in ((8, 1.62, -0.1, 0.2), (6, 0.95, 0.72, 0.1)):
        ends = []
        for i in range(count):
            a = 2 * pi * i / count + start
            with group() as arm:
                tube([(0.1, 0, z - 0.1), (reach * 0.3, 0, z - 0.42), (reach * 0.68, 0, z - 0.5), (reach * 0.96, 0, z - 0.28), (reach, 0, z - 0.02)], 0.05, brass, radii=[1.2, 1, 0.9])
                tube([(reach * 0.42, 0, z - 0.46), (reach * 0.5, 0, z - 0.24), (reach * 0.36, 0, z - 0.2), (reach * 0.34, 0, z - 0.32)], 0.03, brass)
                lathe([(0, -0.08), (0.08, -0.06), (0.24, 0.04), (0.26, 0.08), (0.12, 0.06), (0, 0.06)], brass, at=(reach, 0, z), smooth=3, segments=40)
                drum((reach, 0, z + 0.06), 0.085, 0.44, wax, bevel=0.03, segments=32)
                flame((reach, 0, z + 0.5), 0.26)
            arm.move(turn=(0, 0, a * 180 / pi))
            ends.append((reach * cos(a), reach * sin(a)))
            pendant(*ends[-1], z - 0.1)
        for i, (x, y) in enumerate(ends):
            u, v = ends[(i + 1) % count]
            for k in range(1, 9):
                t = k / 9
                sag = 0.9 * t * (1 - t)
                ball((x + (u - x) * t, y + (v - y) * t, z - 0.06 - sag * 0.9), 0.045, crystal, segments=14)
    for i in range(10):
        a = 2 * pi * i / 10
        for k in range(7):
            t = k / 6
            ball((0.26 * cos(a) * (1 - 0.55 * t), 0.26 * sin(a) * (1 - 0.55 * t), -0.8 - 0.42 * sin(pi / 2 * t)), 0.045, crystal, segments=14)
    ball((0, 0, -1.38), 0.17, crystal)
    lathe([(0, -0.34), (0.07, -0.2), (0, 0)], crystal, at=(0, 0, -1.5), segments=8)


@sprite('jukebox', FAMILY, glow=0.3, elevate=7, yaw=-14)
def jukebox():
    case, gold, dark = wood('#b0602c', '#6d3216'), metal(GOLD, rough=0.18), plastic('#1d1a26', rough=0.12, clear=1)

    def arch(half, foot, top=0.55):
        return [(-half, foot), (half, foot), *arc((0, top), half, half, 0, 180, 40)]

    slab(arch(1.22, -1.75), 1.2, case, bevel=0.12)
    box((0, 0, -1.82), (2.62, 1.36, 0.22), gold, bevel=0.07)
    y = -0.6
    for half, colors, r in ((1.06, ('#ff3d8b', '#ff7a2e', '#ffc53d'), 0.1), (0.85, ('#2fb8ff', '#7a5cff', '#ff4f9a'), 0.08)):
        points = [(-half, y, -1.55), (-half, y, -0.5), *[(x, y, z) for x, z in reversed(arc((0, 0.55), half, half, 0, 180, 24))], (half, y, -0.5), (half, y, -1.55)]
        tube(points, r, surface(fade(*colors), rough=0.15, clear=1, emit=0.85), smooth=3, sides=20)
        for s in (-1, 1):
            for z in (-1.5, -0.62, 0.4):
                ring((s * half, y, z), r + 0.015, 0.03, gold, segments=32)
    slab(arch(0.72, -0.1), 0.2, dark, bevel=0.04, at=(0, y + 0.02, 0))
    for k, color in enumerate(('#e8384a', '#2fb8ff', '#ffc53d', '#36d08b', '#ff7fa8')):
        x = -0.42 + 0.21 * k
        with group() as disc:
            drum((0, 0, 0), 0.4, 0.03, plastic('#14121a', rough=0.2, clear=1), bevel=0.01)
            drum((0, 0, 0.012), 0.15, 0.03, plastic(color), bevel=0.01)
        disc.move((x, y - 0.12, 0.62), (90, 0, -52), 0.9)
    box((0, y - 0.1, 0.08), (1.24, 0.16, 0.12), gold, bevel=0.04)
    panel = plastic('#fff5e0', rough=0.2, emit=0.2)
    for s in (-1, 1):
        box((s * 0.34, y - 0.06, -0.32), (0.6, 0.12, 0.4), panel, bevel=0.03, turn=(-14, 0, 0))
        for i in range(4):
            box((s * 0.34, y - 0.13, -0.2 - 0.075 * i), (0.44, 0.02, 0.022), satin('#e8384a' if i % 2 else '#3a3646'), bevel=0.008, turn=(-14, 0, 0))
    for i in range(8):
        box((-0.525 + 0.15 * i, y - 0.16, -0.64), (0.11, 0.12, 0.1), plastic(PARTY[i % 6], rough=0.2), bevel=0.03)
    slab([(-0.62, -1.6), (0.62, -1.6), (0.62, -0.82), (-0.62, -0.82)], 0.1, plastic('#3d1020', rough=0.5), bevel=0.04, at=(0, y - 0.02, 0))
    for i in range(-4, 5):
        capsule((0.02 * i, y - 0.08, -1.58), (0.145 * i, y - 0.08, -0.86), 0.028, gold)
    ball((0, y - 0.1, -1.55), 0.15, gold, scale=(1, 0.6, 1))
    pillow(region(star_outline(5, 0.34, 0.15), 0.02), light('#ffe08a', 1.5), bounds=((-0.4, -0.4), (0.4, 0.4)), cell=0.02, height=0.12, at=(0, y - 0.05, 1.36))


@sprite('lavaLamp', FAMILY, glow=0.25, elevate=5, soft=True)
def lava_lamp():
    steel = metal('#d9dce2', rough=0.16)
    lathe([(0, -1.75), (0.82, -1.75), (0.84, -1.7), (0.5, -0.98), (0.48, -0.9), (0.62, -0.52), (0.6, -0.48), (0, -0.48)], steel, segments=128)
    vessel = [(0.6, -0.5), (0.69, -0.2), (0.66, 0.3), (0.54, 0.95), (0.4, 1.55)]
    lathe([(0, -0.5), *vessel, (0, 1.55)], liquid('#cdbcff', deep='#9a7dff', see=0.72, lit=0.25), smooth=5)
    wax = surface(fade('#ff4f2e', '#ff8a2e', '#ffd24a'), rough=0.2, clear=0.6, emit=0.7)
    blob([((0, -0.33, -0.3), 0.36), ((0.1, -0.42, 0.02), 0.26), ((-0.06, -0.42, 0.22), 0.16), ((-0.28, -0.34, -0.36), 0.2), ((0.3, -0.34, -0.36), 0.2)], wax, voxel=0.035, smooth=6)
    for at, r, tall in (((-0.17, -0.42, 0.58), 0.2, 1.25), ((0.16, -0.36, 0.98), 0.16, 1.35), ((-0.08, -0.3, 1.3), 0.12, 1.1), ((0.3, -0.42, 0.46), 0.09, 1.1)):
        ball(at, r, wax, scale=(1, 0.7, tall))
    lathe([(r + 0.03, z) for r, z in vessel], glass(body=0.02, edge=0.5), smooth=5)
    lathe([(0, 1.5), (0.43, 1.5), (0.44, 1.56), (0.3, 2.05), (0.26, 2.1), (0, 2.1)], steel, segments=96)


@sprite('fireplace', FAMILY, glow=0.35, elevate=9, yaw=-8)
def fireplace():
    dice = Random(6)
    white, mortar = plastic('#f7f1e8', rough=0.35), matte('#d9cbbb')
    bricks = [surface(mottled(a, b, 4), rough=0.75, bump=(14, 0.3)) for a, b in (('#b5533c', '#9c412f'), ('#c46a4c', '#a9523a'), ('#a8492f', '#8d3a28'))]
    box((0, 0.3, -0.05), (3.0, 0.9, 2.9), mortar, bevel=0.03)
    for row in range(11):
        z = -1.36 + 0.255 * row
        for k in range(-4, 5):
            x = 0.4 * k + (0.2 if row % 2 else 0)
            if abs(x) > 1.42 or (abs(x) < 0.86 and z < 0.42):
                continue
            w = 0.36 if abs(x) < 1.3 else 0.3
            box((max(-1.3, min(1.3, x)), -0.16, z), (w, 0.14, 0.215), dice.choice(bricks), bevel=0.035)
    box((0, -0.12, -0.52), (1.82, 0.16, 1.84), plastic('#17121a', rough=0.8), bevel=0.04)
    for s in (-1, 1):
        box((s * 1.62, -0.14, -0.1), (0.36, 0.66, 2.75), white, bevel=0.06)
        box((s * 1.62, -0.48, -0.1), (0.2, 0.06, 2.1), white, bevel=0.03)
        box((s * 1.62, -0.16, -1.42), (0.46, 0.76, 0.26), white, bevel=0.05)
    box((0, -0.14, 1.3), (3.62, 0.66, 0.4), white, bevel=0.06)
    box((0, -0.2, 1.6), (4.0, 1.0, 0.22), white, bevel=0.06)
    box((0, -0.42, -1.62), (4.0, 1.3, 0.2), surface(mottled('#8d8a94', '#75727e', 3), rough=0.6), bevel=0.05)
    bark = surface(mottled('#7d4f2c', '#5d3820', 5), rough=0.75, bump=(14, 0.5))
    for a, b in (((-0.62, -0.5, -1.3), (0.6, -0.36, -1.26)), ((-0.5, -0.3, -1.16), (0.55, -0.5, -1.06)), ((-0.3, -0.55, -1.05), (0.42, -0.3, -1.0))):
        capsule(a, b, 0.13, bark)
    outer, mid, core = (plastic(fade(*c), rough=0.25, emit=e) for c, e in ((('#ff5a14', '#ff6a16', '#f9401a'), 0.6), (('#ffc23a', '#ffa526', '#ff7a1a'), 0.8), (('#fff3bd', '#ffe27c', '#ffc648'), 1.1)))
    for x, size, paint, y in ((-0.3, 0.62, outer, -0.36), (0.3, 0.68, outer, -0.36), (0, 0.8, outer, -0.3), (-0.14, 0.5, mid, -0.5), (0.2, 0.44, mid, -0.52), (0.03, 0.34, core, -0.62)):
        tongue = lathe([(r * size, z * size) for r, z in ((0, 0), (0.36, 0.1), (0.5, 0.4), (0.42, 0.78), (0.24, 1.2), (0.08, 1.62), (0, 1.8))], paint, at=(x, y, -1.05), smooth=6, segments=40)
        for v in tongue.data.vertices:
            t = v.co.z / (1.8 * size)
            v.co.x += size * 0.26 * sin(3.6 * t + x * 5) * t
    wax = satin('#fff4dc', soft=0.15)
    for x, h in ((-1.5, 0.5), (-1.2, 0.34), (1.45, 0.42)):
        drum((x, -0.24, 1.7), 0.13, h, wax, bevel=0.04)
        flame((x, -0.24, 1.7 + h), 0.24)
    greens = [leaf('#2f7f4a', '#6fbb78', 5), leaf('#3f9655', '#8fce8a', 5)]
    for i in range(46):
        t = i / 45
        x, z = -1.7 + 3.4 * t, 1.55 - 0.32 * abs(sin(pi * 2 * t)) ** 0.8
        petal(0.36, 0.15, greens[i % 2], cup=0.3, curl=-0.1, tip=0.8, thick=0.015, soften=0, at=(x, -0.72, z), turn=(dice.uniform(-40, 60), 0, dice.uniform(90, 270)))
        if i % 5 == 2:
            ball((x, -0.84, z - 0.02), 0.07, plastic('#d8203a', rough=0.12, clear=1), segments=20)


@sprite('gramophone', FAMILY, elevate=10, yaw=-6)
def gramophone():
    brass, walnut = metal(GOLD, rough=0.16), wood('#a5612f', '#5f3217')
    box((0, 0, -1.3), (2.0, 2.0, 0.72), walnut, bevel=0.07, turn=(0, 0, 28))
    for z, k in ((-1.68, 2.2), (-0.94, 2.16)):
        box((0, 0, z), (k, k, 0.13), walnut, bevel=0.05, turn=(0, 0, 28))
    drum((0, -0.1, -0.88), 0.86, 0.06, plastic('#2b2932', rough=0.4), bevel=0.02)
    drum((0, -0.1, -0.82), 0.82, 0.035, plastic('#14121a', rough=0.2, clear=1), bevel=0.012)
    for r in (0.4, 0.52, 0.64, 0.75):
        ring((0, -0.1, -0.785), r, 0.008, plastic('#34313c', rough=0.2))
    drum((0, -0.1, -0.8), 0.26, 0.03, plastic('#d8203a'), bevel=0.01)
    ball((0, -0.1, -0.76), 0.04, brass, segments=16)
    tube([(0.95, 0.3, -0.95), (1.02, 0.34, -0.3), (0.86, 0.36, 0.1), (0.5, 0.3, 0.3)], 0.09, brass)
    tube([(0.95, 0.26, -0.42), (0.62, 0.04, -0.46), (0.36, -0.28, -0.56)], 0.07, brass)
    drum((0.3, -0.34, -0.62), 0.2, 0.1, brass, bevel=0.03, turn=(60, 0, 30))
    capsule((0.28, -0.38, -0.6), (0.22, -0.5, -0.77), 0.02, metal(SILVER))
    horn = lathe([(0.09, 0), (0.13, 0.45), (0.26, 0.95), (0.55, 1.4), (1.05, 1.75), (1.42, 1.92), (1.47, 1.95), (1.4, 1.97), (1.0, 1.8), (0.5, 1.46), (0.2, 0.98), (0, 0.6)], brass, smooth=6, segments=160, ripple=lambda a, z: 1 + 0.045 * max(0, z - 0.7) * abs(cos(4 * a)))
    horn.matrix_world = matrix((0.52, 0.3, 0.28), (52, -34, 0))
    tube([(-0.98, -0.5, -1.3), (-1.4, -0.7, -1.3), (-1.4, -0.72, -1.02)], 0.045, brass, smooth=0)
    lathe(rounded(0.09, 0.28, 0.04), walnut, at=(-1.4, -0.72, -1.02), segments=32)
    for s in (-1, 1):
        for t in (-1, 1):
            x, y = 0.95 * s, 0.95 * t
            ball((x * 0.883 - y * 0.469, x * 0.469 + y * 0.883, -1.78), 0.13, brass, segments=24)
