from kit import *
from mathutils import noise
from sky import cloud

FAMILY = 'nature'


@sprite('tree', FAMILY, glow=0.25, elevate=7)
def tree():
    dice = Random(9)
    greens = [surface(fade(a, b, axis='y', space='uv'), rough=0.45, clear=0.25, shine=0.2) for a, b in (('#0f5a35', '#2f9a55'), ('#15683c', '#3cab60'), ('#0c4f30', '#268a4c'))]
    lathe([(0, -1.5), (1.0, -1.5), (0.62, -0.6), (0.35, 0.6), (0.1, 1.75), (0, 1.8)], surface('#0c4a2c', rough=0.8), smooth=3)
    layers = 12
    for k in range(layers):
        t = k / (layers - 1)
        z = -1.42 + 3.05 * t
        reach = 1.38 * (1 - t) ** 0.92 + 0.16
        count = int(9 + 17 * (1 - t))
        for i in range(count):
            a = 360 * (i + 0.5 * (k % 2)) / count + dice.uniform(-4, 4)
            length = reach * dice.uniform(0.66, 0.76)
            rad = radians(a)
            start = reach * 0.34
            petal(length, 0.34 - 0.1 * t, greens[(i + k) % 3], cup=0.5, curl=0.16, tip=0.8, thick=0.05, soften=0, at=(start * cos(rad), start * sin(rad), z + 0.1), turn=(-30 + 6 * t, 0, a - 90))
    colors = [plastic(c, rough=0.1, clear=1, shine=0.02) for c in ('#e3263c', '#e3263c', '#2f7fe0', '#f7f2ea')] + [metal(GOLD, rough=0.15)] * 2
    cap = metal(GOLD)
    for k, count in enumerate((11, 9, 7, 6, 4)):
        z = -1.42 + 0.62 * k
        t = (z + 1.42) / 3.05
        r = 1.38 * (1 - t) ** 0.92 + 0.02
        for i in range(count):
            a = 2 * pi * (i + 0.5 * (k % 2) + 0.15) / count
            p = (r * cos(a), r * sin(a), z - 0.06)
            size = 0.15 - 0.012 * k
            ball(p, size, colors[(i * 2 + k) % len(colors)], segments=32)
            drum((p[0], p[1], p[2] + size * 0.9), size * 0.28, size * 0.25, cap, bevel=0.01, segments=20)
    lamp = light('#ffd98a', 3.2)
    for i in range(64):
        t = (i + 0.5) / 64
        a, z = i * 0.62, -1.36 + 2.85 * t
        r = 1.36 * (1 - t * 0.935) ** 0.92 + 0.10
        ball((r * cos(a), r * sin(a), z + 0.1), 0.034, lamp, segments=12)
    pillow(region(star_outline(5, 0.9, 0.44), 0.12), metal(GOLD, rough=0.16, emit=0.25), bounds=((-1.2, -1.2), (1.2, 1.2)), cell=0.06, height=0.34, at=(0, 0, 2.02), scale=0.40)
    lathe([(0, -1.95), (0.2, -1.95), (0.2, -1.4), (0, -1.4)], surface('#7a4d2a', rough=0.7))
    lathe([(0, -2.2), (0.42, -2.2), (0.46, -2.16), (0.54, -1.72), (0.56, -1.68), (0.5, -1.68), (0, -1.74)], plastic('#c9283a', rough=0.3))
    ring((0, 0, -1.69), 0.53, 0.04, metal(GOLD))


@sprite('wave', FAMILY, elevate=5, yaw=-6)
def wave():
    def smooth(points):
        return [(p[0], p[1]) for p in curve([(x, z, 0) for x, z in points], 7, closed=True)]

    back = smooth([(-1.9, -1.0), (-1.55, -0.55), (-1.1, 0.1), (-0.5, 0.95), (0.3, 1.42), (1.1, 1.25), (1.52, 0.72), (1.45, 0.36), (1.12, 0.62), (0.72, 0.66), (0.46, 0.30), (0.52, -0.2), (0.95, -0.6), (1.7, -0.78), (1.95, -1.0), (1.6, -1.14), (0, -1.16), (-1.6, -1.14)])
    middle = smooth([(-1.85, -1.05), (-1.3, -0.62), (-0.78, 0.02), (-0.25, 0.68), (0.3, 0.98), (0.72, 0.92), (0.36, 0.62), (0.16, 0.12), (0.26, -0.42), (0.72, -0.82), (1.3, -1.05), (0.8, -1.18), (-0.5, -1.2), (-1.4, -1.18)])
    front = smooth([(-1.7, -1.12), (-1.1, -0.75), (-0.62, -0.30), (-0.25, 0.24), (0.02, 0.48), (-0.08, 0.0), (0.02, -0.55), (0.42, -1.0), (0.2, -1.2), (-0.8, -1.24)])
    for outline, colors, y, depth in ((back, ('#0a5fc2', '#1b86e0', '#46b4f2'), 0.30, 0.5), (middle, ('#1a8ce0', '#3fb2f2', '#7fd6fb'), -0.12, 0.34), (front, ('#4cbcf4', '#86dafb', '#c0f0ff'), -0.46, 0.24)):
        pillow(region(outline), plastic(fade(*colors), rough=0.12, clear=1, shine=0.04), bounds=((-2.1, -1.4), (2.1, 1.6)), cell=0.042, height=depth, at=(0, y, 0))
    dice = Random(4)
    foam = []
    crest = curve([(-0.62, 0, 0.88), (-0.1, 0, 1.30), (0.5, 0, 1.50), (1.08, 0, 1.32), (1.50, 0, 0.80), (1.46, 0, 0.40), (1.18, 0, 0.50)], 5)
    for i, p in enumerate(crest):
        t = i / len(crest)
        foam.append(((p[0], 0.12 + dice.uniform(-0.16, 0.16), p[2]), (0.13 + 0.15 * t) * dice.uniform(0.8, 1.15)))
    for i in range(17):
        x = -1.75 + 3.6 * i / 16
        foam.append(((x, -0.38 + dice.uniform(-0.1, 0.1), -1.14 + 0.05 * sin(3 * x)), dice.uniform(0.15, 0.26)))
    white = satin('#ffffff', rough=0.4, clear=0.3)
    blob(foam, white, voxel=0.035, smooth=3)
    for _ in range(15):
        a, d = dice.uniform(-0.2, 1.9), dice.uniform(0.35, 1.0)
        ball((1.2 + d * cos(a) * 0.8, 0.1, 0.95 + d * sin(a) * 0.75), dice.uniform(0.035, 0.09), plastic('#c8f0ff', rough=0.1, clear=1), segments=20)


@sprite('mountain', FAMILY, elevate=14)
def mountain():
    n = 150
    peaks = ((0.08, 0.25, 2.35, 0.84), (-0.82, 0.15, 1.4, 0.54), (0.86, 0.1, 1.55, 0.56), (0.45, -0.55, 0.7, 0.42), (-0.4, -0.6, 0.6, 0.42))
    dice = Random(11)

    def height(x, y):
        z = 0.0
        for px, py, h, w in peaks:
            a = atan2(y - py, x - px)
            d = sqrt((x - px) ** 2 + (y - py) ** 2) * (1 + 0.14 * sin(5 * a + px * 7) + 0.08 * sin(11 * a + py * 5))
            z = max(z, h * max(0, 1 - d / (w * 1.75)) ** 1.25)
        rough = 0.20 * (noise.ridged_multi_fractal(Vector((x * 1.5 + 3, y * 1.5, 0.4)), 0.9, 2.1, 4, 1.0, 2.0) - 1.2)
        edge = max(0.0, min(1, (1.76 - sqrt(x * x + y * y)) * 4))
        return (z + rough * min(1, z * 1.1)) * (0.3 + 0.7 * edge) - (1 - edge) * 0.1

    def place(u, v):
        a, r = 2 * pi * u, 1.8 * v
        return (r * cos(a), r * sin(a), height(r * cos(a), r * sin(a)))

    def color(nodes):
        z = nodes.math('ADD', nodes.axis('z', 'object'), nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(4.5), 0.5), 0.75))
        low = nodes.ramp(nodes.math('DIVIDE', z, 2.4), [(0.0, '#5fae4f'), (0.10, '#6fbb58'), (0.17, '#6f7c9c'), (0.5, '#8a93b8')])
        snow = nodes.ramp(nodes.math('DIVIDE', z, 2.4), [(0.455, '#000000'), (0.475, '#ffffff')])
        return nodes.mix(snow, low, '#fbfdff')

    sheet(place, surface(color, rough=0.55, clear=0.15, shine=0.3), nu=n, nv=n // 2, thick=0, round_u=True, soften=1)
    lathe([(0, -0.55), (0.9, -0.52), (1.5, -0.34), (1.8, -0.08), (1.79, -0.05), (0, -0.05)], surface(fade('#7a5a44', '#9a7452', '#6fb255'), rough=0.7), smooth=5, ripple=lambda a, z: 1 + 0.02 * sin(7 * a))
    greens = [surface('#2f7f4a', rough=0.5, clear=0.2), surface('#3c9556', rough=0.5, clear=0.2)]
    trunk = surface('#7a5233', rough=0.7)
    for i in range(44):
        a, r = dice.uniform(pi * 0.95, pi * 2.05), dice.uniform(0.95, 1.68)
        x, y = r * cos(a), r * sin(a)
        z = height(x, y)
        if z > 0.36:
            continue
        k = dice.uniform(0.75, 1.15)
        drum((x, y, z - 0.03), 0.03 * k, 0.12 * k, trunk, bevel=0.005, segments=12)
        for j, (w, h) in enumerate(((0.15, 0.04), (0.12, 0.15), (0.085, 0.26))):
            lathe([(0, 0), (w * k, 0.0), (w * 0.95 * k, 0.03), (0.02, 0.2 * k), (0, 0.21 * k)], greens[i % 2], at=(x, y, z + h * k + 0.03), segments=24)
    white = satin('#ffffff', rough=0.6, sheen=0.4)
    cloud((-1.25, -0.5, 1.28), 0.36, white)
    cloud((1.28, -0.35, 1.72), 0.3, white)


@sprite('campfire', FAMILY, glow=0.4, elevate=14)
def campfire():
    dice = Random(3)
    bark, cut = surface(mottled('#7d4f2c', '#5d3820', 5), rough=0.75, bump=(14, 0.5)), surface(fade('#e2b274', '#c98f4e', '#e8bc82', axis='x'), rough=0.6)

    def log(a, b, r):
        a, b = Vector(a), Vector(b)
        d = b - a
        lathe([(r * 0.9, 0), (r, 0.04), (r * 0.96, d.length / 2), (r, d.length - 0.04), (r * 0.9, d.length)], bark, at=tuple(a), turn=facing(d), segments=48, ripple=lambda t, z: 1 + 0.03 * sin(7 * t + 3 * z))
        for z, rr in ((-0.005, 0.9), (d.length + 0.005 - 0.06, 0.9)):
            with group() as end:
                drum((0, 0, z), r * rr, 0.06, cut, bevel=0.012)
                for k in (0.35, 0.62):
                    ring((0, 0, z if z < 0 else z + 0.06), r * k, 0.012, surface('#a8743c'), segments=32)
            end.move(tuple(a), facing(d))

    for i in range(5):
        t = 2 * pi * i / 5 + 0.5
        log((1.25 * cos(t), 1.25 * sin(t), -0.66), (-0.22 * cos(t + 0.4), -0.22 * sin(t + 0.4), 0.28), 0.19)
    for i in range(13):
        t = 2 * pi * i / 13
        k = dice.uniform(0.23, 0.31)
        with group() as g:
            thing = ball((0, 0, 0), k, surface(mottled(*dice.choice((('#9a98a8', '#7f7d90'), ('#b3aeb8', '#96919e'), ('#8a8798', '#716e80'))), 4), rough=0.6), scale=(1.15, 0.95, 0.72))
        g.move((1.45 * cos(t), 1.45 * sin(t), -0.72), (0, 0, dice.uniform(0, 180)))

    def tongue(at, size, color, lean, y=0):
        line = [(0, 0), (0.36, 0.10), (0.50, 0.40), (0.42, 0.78), (0.24, 1.2), (0.08, 1.62), (0, 1.8)]
        body = lathe([(r * size, z * size) for r, z in line], color, smooth=6, segments=40)
        for v in body.data.vertices:
            t = v.co.z / (1.8 * size)
            v.co.x += size * (0.30 * sin(3.6 * t + lean) * t + lean * 0.08 * t)
        body.matrix_world = matrix((at[0], at[1], at[2]), (0, lean * 9, 0))

    outer, mid, core = (plastic(fade(*c), rough=0.25, emit=e) for c, e in ((('#ff5a14', '#ff6a16', '#f9401a'), 0.55), (('#ffc23a', '#ffa526', '#ff7a1a'), 0.7), (('#fff3bd', '#ffe27c', '#ffc648'), 1.0)))
    for at, size, paint, lean in (((0, 0.25, -0.45), 1.42, outer, 0.4), ((-0.5, 0.15, -0.45), 0.98, outer, -1.0), ((0.5, 0.15, -0.45), 1.02, outer, 1.3), ((-0.18, -0.3, -0.45), 0.95, mid, -0.5), ((0.26, -0.28, -0.45), 0.88, mid, 0.9), ((0.02, -0.62, -0.45), 0.56, core, 0.2), ((0.02, -0.02, -0.45), 1.08, mid, 0.1)):
        tongue(at, size, paint, lean)
    for _ in range(12):
        ball((dice.uniform(-0.8, 0.8), dice.uniform(-0.3, 0.3), dice.uniform(1.2, 2.35)), dice.uniform(0.02, 0.045), light('#ffb03a', 2.4), segments=12)
    with group() as stick:
        tube([(0, 0, 0), (0, 0, 1.7)], 0.035, surface('#8a5c34', rough=0.7), smooth=0)
        lathe(rounded(0.17, 0.32, 0.07), satin(fade('#c98a4a', '#fff4e4', '#fffaf2'), rough=0.6), at=(0, 0, 1.5))
    stick.move((1.72, -0.55, -0.75), (0, -32, 0))
