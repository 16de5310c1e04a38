from kit import *

FAMILY = 'celebration'


@sprite('partyHat', FAMILY, tint=True, elevate=8)
def party_hat():
    h, r = 2.5, 1.12
    with group() as g:
        lathe([(0, 0.02), (r * 0.94, 0), (r, 0.03), (r * 0.985, 0.09), (0.1, h - 0.08), (0, h)], satin(tint=True, rough=0.34, clear=0.4))
        dots = [satin('#fffaf2', rough=0.3, clear=0.4), foil('#f5bd48')]
        for row, z in enumerate((0.42, 0.86, 1.28, 1.66, 2.0)):
            radius = 1.112 - (z - 0.09) * 0.4305
            count = max(3, round(radius * 9.5))
            for i in range(count):
                a = 2 * pi * (i + 0.5 * (row % 2)) / count
                d = Vector((cos(a), sin(a), r / h))
                ball((radius * cos(a), radius * sin(a), z), 0.13 - row * 0.008, dots[(i + row) % 2], scale=(1, 1, 0.22), turn=facing(d), segments=28)
        lathe([(r * 0.9, 0.16), (r * 1.02, 0.10), (r * 1.22, 0.02), (r * 1.30, -0.06), (r * 1.24, -0.08), (r * 0.95, 0.02)], satin('#fff6ea', rough=0.5), segments=288, smooth=3, ripple=lambda a, z: 1 + 0.045 * sin(36 * a) * (1 if z < 0.1 else 0.3))
        tuft = satin('#fff3e0', rough=0.7, sheen=1.0)
        for p, d in on_ball(190, 0.30):
            v = Vector(d)
            tube([tuple(v * 0.12 + Vector((0, 0, h + 0.12))), tuple(v * 0.36 * uniform(0.92, 1.08) + Vector((0, 0, h + 0.12)))], 0.04, tuft, smooth=0, sides=8, radii=[1.2, 0.7])
    g.move(turn=(0, 9, 0))


@sprite('crown', FAMILY, tint=True, elevate=16, sides=1.8)
def crown():
    gold, jewel = metal(GOLD, rough=0.18), plastic(tint=True, rough=0.08, clear=1, shine=0.02)
    pearl = ceramic('#fff7ee')
    points = 6
    flare = 0.24

    def wall(u, v):
        a = 2 * pi * u - pi / 2
        peak = abs(cos(points * (a + pi / 2) / 2)) ** 1.7
        z = v * (0.52 + 0.98 * peak)
        r = 1.2 + flare * z
        return (r * cos(a), r * sin(a), z)

    sheet(wall, gold, nu=180, nv=10, thick=0.075, round_u=True, soften=1)
    for z, k in ((0.02, 0.085), (0.36, 0.045)):
        ring((0, 0, z), 1.21 + flare * z, k, gold)
    for i in range(points):
        a = 2 * pi * i / points - pi / 2
        x, y = cos(a), sin(a)
        r = 1.2 + flare * 1.56
        ball((r * x, r * y, 1.60), 0.15, pearl, segments=32)
        ring((r * x * 0.995, r * y * 0.995, 1.49), 0.065, 0.035, gold)
        r = 1.235 + flare * 0.72
        ball((r * x, r * y, 0.80), 0.17, jewel, scale=(1, 1, 0.55), turn=facing((x, y, -flare)), segments=40)
        ring((r * x, r * y, 0.80), 0.17, 0.032, gold, turn=facing((x, y, -flare)), segments=48)
        for k, size in ((-0.5, 0.075), (0.5, 0.075)):
            b = a + k * 2 * pi / points * 0.62
            r2 = 1.245 + flare * 0.45
            ball((r2 * cos(b), r2 * sin(b), 0.52), size, pearl, segments=24)
    for i in range(18):
        a = 2 * pi * (i + 0.5) / 18
        r = 1.25 + flare * 0.19
        ball((r * cos(a), r * sin(a), 0.19), 0.095, jewel if i % 2 else pearl, scale=(1, 1, 0.6), turn=facing((cos(a), sin(a), -flare)), segments=28)
    velvet = felt(tint=0.8)
    lathe([(1.17, 0.1), (1.2, 0.5), (1.05, 0.92), (0.62, 1.14), (0.2, 1.1), (0, 1.06)], velvet, smooth=5, ripple=lambda a, z: 1 + 0.03 * cos(6 * a))


@sprite('gradCap', FAMILY, tint=True, elevate=20)
def grad_cap():
    cloth = satin('#2a2c3d', rough=0.6, sheen=0.5)
    with group() as g:
        box((0, 0, 0), (2.7, 2.7, 0.11), cloth, bevel=0.05, turn=(0, 0, 45))
        for i in range(4):
            a = pi / 2 * i
            b = a + pi / 2
            tube([(1.86 * cos(a), 1.86 * sin(a), 0.045), (1.86 * cos(b), 1.86 * sin(b), 0.045)], 0.022, satin('#44475e', rough=0.5), smooth=0, sides=10)
        lathe([(0, -0.05), (1.02, -0.05), (1.03, -0.35), (1.0, -0.78), (0.94, -0.84), (0.88, -0.8), (0.88, -0.3), (0, -0.3)], cloth, segments=128)
        lathe([(1.0, -0.84), (1.035, -0.80), (1.035, -0.62), (1.02, -0.60)], satin(tint=0.95, rough=0.35), segments=128)
        silk = satin(tint=True, rough=0.35, sheen=0.5)
        ball((0, 0, 0.09), 0.14, silk, scale=(1, 1, 0.55))
        end = (1.30, -0.72, 0.08)
        tube([(0, 0, 0.12), (0.5, -0.3, 0.10), (1.0, -0.58, 0.09), end, (1.42, -0.80, -0.08), (1.44, -0.82, -0.45)], 0.036, silk, twist=30)
        x, y, z = 1.44, -0.82, -0.5
        ball((x, y, z), 0.11, silk)
        ring((x, y, z - 0.13), 0.085, 0.03, metal(GOLD))
        dice = Random(2)
        for radius, count in ((0.03, 5), (0.08, 13)):
            for i in range(count):
                a = 2 * pi * i / count
                dx, dy, k = radius * cos(a), radius * sin(a), dice.uniform(1.5, 2.2)
                tube([(x + dx, y + dy, z - 0.08), (x + dx * 1.4, y + dy * 1.4, z - 0.4), (x + dx * k, y + dy * k, z - 0.86 - dice.uniform(0, 0.05))], 0.027, silk, sides=8)
    g.move(turn=(0, 0, 14))


@sprite('mask', FAMILY, tint=True, elevate=3)
def mask():
    def half(points):
        return [*points, *[(-x, z) for x, z in reversed(points)]]

    edge = curve([(0, 0.30, 0), (0.4, 0.42, 0), (0.95, 0.62, 0), (1.55, 0.78, 0), (1.82, 0.72, 0), (1.62, 0.30, 0), (1.34, -0.18, 0), (0.98, -0.55, 0), (0.56, -0.60, 0), (0.24, -0.42, 0), (0, -0.16, 0)], 6)
    outline = half([(p[0], p[1]) for p in edge])
    eye = [(p[0], p[1]) for p in curve([(0.30, 0.02, 0), (0.55, 0.22, 0), (0.92, 0.26, 0), (1.18, 0.12, 0), (0.95, -0.10, 0), (0.58, -0.14, 0)], 6, closed=True)]
    whole, right, left = region(outline, 0.03), region(eye), region([(-x, z) for x, z in eye])

    def bend(x):
        return 0.16 * x * x

    body = pillow(lambda x, z: np.maximum(whole(x, z), -np.minimum(right(x, z), left(x, z))), satin(tint=True, rough=0.3, clear=0.5), bounds=((-2.0, -0.8), (2.0, 1.0)), cell=0.034, height=0.17, power=0.65)
    for v in body.data.vertices:
        v.co.y += bend(v.co.x)
    gold = metal(GOLD, rough=0.22)

    def trim(line, r, paint=gold):
        tube([(x, bend(x) - 0.02, z) for x, z in line], r, paint, closed=True, smooth=2, sides=12)

    trim(outline, 0.042)
    for side in (1, -1):
        line = [(side * x, z) for x, z in eye]
        trim(line, 0.035)
        for i in range(0, len(line), 3):
            x, z = line[i]
            cx, cz = side * 0.74, 0.05
            px, pz = cx + (x - cx) * 1.26, cz + (z - cz) * 1.42
            ball((px, bend(px) - 0.19, pz), 0.03, ceramic('#fff4e6'), segments=12)
        swirl = [(side * (1.32 + 0.2 * cos(t) * (1 - t / 9)), 0.46 + 0.14 * sin(t) * (1 - t / 9)) for t in [k * 0.5 for k in range(15)]]
        tube([(x, bend(x) - 0.17, z) for x, z in swirl], 0.024, gold, sides=10)
    pearl = ceramic('#fff4e6')
    for i in range(0, len(outline), 6):
        x, z = outline[i]
        ball((x * 0.955, bend(x * 0.955) - 0.14, z * 0.9 + 0.01), 0.033, pearl, segments=14)
    ball((0, -0.26, 0.20), 0.14, plastic('#ff4f87', rough=0.06, clear=1), scale=(0.85, 0.5, 1.15))
    tube([(0.13 * cos(a / 8), -0.23, 0.20 + 0.17 * sin(a / 8)) for a in range(50)], 0.026, gold, smooth=2)
    for i, (lean, length, shade) in enumerate(((-38, 1.35, 0.7), (38, 1.35, 0.7), (-20, 1.75, 0.85), (20, 1.75, 0.85), (0, 2.05, 1.0))):
        plume = satin(tint=shade, rough=0.6, sheen=0.8)
        with group() as g:
            tube([(0, 0, 0), (0, 0.05, length * 0.5), (0, 0.12, length)], 0.025, plume)
            for k in range(26):
                t = 0.16 + 0.84 * k / 26
                for side in (-1, 1):
                    barb = 0.46 * sin(pi * min(1, t * 0.93 + 0.05)) ** 0.8
                    a = radians(62 - 30 * t)
                    tube([(0, 0.12 * t * t, length * t), (side * barb * 0.6 * sin(a), 0.12 * t * t - 0.03, length * t + barb * 0.45 * cos(a)), (side * barb * sin(a) * 0.95, 0.12 * t * t, length * t + barb * cos(a) * 0.7)], 0.048, plume, radii=[0.8, 1, 0.25], sides=8, flat=0.5, smooth=4)
        g.move((lean / 240, 0.06 + abs(lean) / 500, 0.25), (8, lean, 0))
