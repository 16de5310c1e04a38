from creatures.toyBody import eye, on, patches, vinyl
from kit import *

FAMILY = 'animals'


@sprite('fish', FAMILY, elevate=6)
def fish():
    orange, white, dark = '#ff8b2f', '#fff7ec', '#3a2a30'
    skin = vinyl(patches(orange, ((-0.42, 0, 0), (0.25, 2, 2), dark, 0.08), ((-0.42, 0, 0), (0.19, 2, 2), white, 0.12), ((0.42, 0, 0), (0.24, 2, 2), dark, 0.08), ((0.42, 0, 0), (0.18, 2, 2), white, 0.12), ((-0.92, -0.5, -0.14), (0.2, 0.3, 0.14), '#ff5f4a', 0.95)))
    with group() as g:
        body = fuse([ball((-0.1, 0, 0), 0.95, None, scale=(1.22, 0.66, 0.92)), ball((0.8, 0, 0.02), 0.42, None, scale=(1.2, 0.5, 0.72)), ball((-1.12, 0, -0.12), 0.2, None, scale=(1, 1, 0.8))], skin, voxel=0.03, smooth=8)

        def fin(points, at, turn, height=0.09):
            outline = [(p[0], p[1]) for p in curve([(x, z, 0) for x, z in points], 8, closed=True)]
            low = min(min(p) for p in outline) - 0.1
            high = max(max(p) for p in outline) + 0.1
            with group() as f:
                pillow(region(outline), vinyl('#ff7a1f'), bounds=((low, low), (high, high)), cell=0.03, height=height, power=0.5)
                middle = (sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points))
                for x, z in points:
                    end = (middle[0] + (x - middle[0]) * 0.72, middle[1] + (z - middle[1]) * 0.72)
                    start = (end[0] * 0.4, end[1] * 0.4)
                    tube([(start[0], -height * 0.9, start[1]), (end[0], -height * 0.72, end[1])], 0.022, satin('#ffb36b'), smooth=0, sides=8)
            f.move(at, turn)

        fin([(0, 0.1), (0.35, 0.55), (0.85, 0.72), (0.78, 0.3), (0.66, 0), (0.78, -0.3), (0.85, -0.72), (0.35, -0.55), (0, -0.1)], (1.1, 0, 0.02), (0, 0, 14), 0.12)
        fin([(-0.55, 0), (-0.4, 0.36), (0.05, 0.52), (0.5, 0.40), (0.62, 0.1), (0.4, -0.1)], (0.0, 0, 0.78), (0, 6, 0))
        fin([(-0.2, 0.1), (0.1, -0.36), (0.42, -0.46), (0.4, -0.05), (0.2, 0.1)], (0.05, 0, -0.72), (0, 0, 0))
        fin([(0, 0.1), (0.3, 0.26), (0.66, 0.18), (0.72, -0.14), (0.4, -0.34), (0, -0.12)], (-0.02, -0.56, -0.16), (-10, 24, -34))
        eye(body, -0.78, 0.2, 0.2)
        white_ring = satin('#fffaf2')
        p, n = on(body, (-0.78, 0, 0.2))
        ball(tuple(p - n * 0.03), 0.26, white_ring, scale=(1, 1.05, 0.35), turn=facing(n))
        eye(body, -0.74, 0.2, 0.2, direction=(0, -1, 0))
        points = [tuple(on(body, (-1.13 + 0.15 * t, 0, -0.20 - 0.05 * (1 - (t - 0.5) ** 2 * 4)))[0]) for t in (0, 0.25, 0.5, 0.75, 1)]
        tube(points, 0.022, satin('#7a2f1a'), radii=[0.6, 1, 0.6])
    g.move(turn=(0, 0, 20))
    for x, z, r in ((-1.65, 0.35, 0.15), (-1.42, 0.82, 0.21), (-1.72, 1.12, 0.1)):
        ball((x, -0.3, z), r, glass('#c9ecff', body=0.3, edge=0.7))
        ball((x - r * 0.35, -0.3 - r * 0.8, z + r * 0.4), r * 0.2, surface('#ffffff', emit=0.7), segments=16)


@sprite('shell', FAMILY, elevate=10)
def shell():
    pearl = plastic(fade('#ff9fb4', '#ffc2b8', '#ffe3d2'), rough=0.24, clear=0.9, shine=0.1)
    inner = surface(fade('#ffd9e6', '#fff2ea'), rough=0.15, clear=1.0, shine=0.03, sheen=0.4)

    def valve(paint, depth, ribs=11):
        def place(u, v):
            x = 2 * u - 1
            a = x * radians(76)
            rib = 0.5 + 0.5 * cos(2 * pi * ribs * (u - 0.5))
            r = 1.62 * v**0.9 * (1 - 0.10 * x * x) * (1 + 0.045 * v * rib)
            dome = depth * sin(pi * min(1, v * 0.90 + 0.02)) ** 0.75 * cos(x * pi / 2 * 0.92) ** 0.6 + 0.085 * v * rib * (1 - 0.5 * v)
            return (r * sin(a) * 1.02, -dome, r * cos(a))
        return sheet(place, paint, nu=132, nv=28, thick=0.07)

    with group() as g:
        with group() as back:
            valve(pearl, 0.55)
        back.move((0, 0.05, 0), (-8, 0, 180), (1, 1, 1))
        with group() as lining:
            valve(inner, 0.50)
        lining.move((0, -0.02, 0.03), (-8, 0, 180), 0.965)
        with group() as low:
            valve(pearl, 0.5)
        low.move((0, -0.1, -0.05), (101, 0, 0))
        with group() as low2:
            valve(inner, 0.44)
        low2.move((0, -0.12, 0.04), (101, 0, 0), 0.96)
        for s in (-1, 1):
            ball((s * 0.24, 0.02, -0.02), 0.2, pearl, scale=(1.4, 0.9, 0.7), turn=(0, s * 20, 0))
        ball((0, -0.82, 0.14), 0.36, surface('#fdf3f0', rough=0.12, clear=1.0, shine=0.02, sheen=0.6, metal=0.15), segments=64)
    g.move(turn=(0, 0, 12))
    for x, y, r in ((-1.35, -0.75, 0.1), (1.5, -0.75, 0.13)):
        ball((x, y, -0.22), r, plastic('#fff2ee', rough=0.15))


@sprite('mermaid', FAMILY, tint=True, elevate=5, sides=1.5)
def mermaid():
    # The middle line of the tail, from waist to the root of the fin, and its radii.
    line = curve([(0.30, 0, 1.85), (0.42, 0, 1.35), (0.34, 0, 0.75), (0.02, 0, 0.1), (-0.30, 0, -0.5), (-0.32, 0, -1.0), (-0.12, 0, -1.38)], 20)
    shape = [0.60, 0.68, 0.66, 0.54, 0.39, 0.26, 0.17]
    radii = [shape[int(t)] + (shape[min(int(t) + 1, 6)] - shape[int(t)]) * (t % 1) for t in [6 * i / (len(line) - 1) for i in range(len(line))]]
    base = foil(tint=0.8, metal=0.35, rough=0.3)
    tube([tuple(p) for p in line], 1.0, base, smooth=0, radii=[0.02, *[r * 0.97 for r in radii[1:]]], sides=48)
    paints = [foil(tint=k, metal=0.4, rough=0.22) for k in (1.1, 0.95, 1.0)]
    first = lathe([(0, 0.12), (0.45, 0.1), (0.8, 0.03), (1, -0.08), (0, -0.08)], paints[0], smooth=3, segments=20)
    made.remove(first)
    meshes = []
    for paint in paints:
        mesh = first.data.copy()
        mesh.materials.clear()
        mesh.materials.append(paint)
        meshes.append(mesh)
    bpy.data.objects.remove(first)
    at, row = 0.0, 0
    lengths = [0.0]
    for a, b in zip(line, line[1:]):
        lengths.append(lengths[-1] + dist(a, b))
    while at < lengths[-1]:
        i = min(range(len(line)), key=lambda k: abs(lengths[k] - at))
        p, r = Vector(line[i]), radii[i]
        t = (Vector(line[min(i + 1, len(line) - 1)]) - Vector(line[max(i - 1, 0)])).normalized()
        side = Vector((0, 1, 0)).cross(t).normalized()
        front = t.cross(side)
        size = max(0.065, r * 0.24)
        count = max(8, round(2 * pi * r / (size * 1.62)))
        for k in range(count):
            a = 2 * pi * (k + 0.5 * (row % 2)) / count
            n = side * cos(a) + front * sin(a)
            n = (n - t * 0.16).normalized()
            u = t.cross(n).normalized()
            m = Matrix((u, n.cross(u), n)).transposed().to_4x4()
            scale_ = bpy.data.objects.new('scale', meshes[(k * 5 + row * 3) % 3])
            keep(scale_, None)
            scale_.matrix_world = Matrix.Translation(p + n * r * 0.98) @ m @ Matrix.Diagonal((size, size * 1.15, size, 1))
        at += size * 1.25
        row += 1
    fin = foil(tint=1.05, metal=0.3, rough=0.28)
    rib = foil(tint=1.25, metal=0.3)
    for s, lean, k in ((-1, 62, 1.0), (1, 50, 1.06)):
        with group() as half:
            def lobe(u, v):
                x = 2 * u - 1
                w = (0.13 + 0.62 * sin(pi * min(1, v * 0.86 + 0.06)) ** 0.9) * (1 - v**6 * 0.9)
                return (w * x * 0.92 + 0.30 * v * v, -0.10 * sin(pi * v) - 0.05 * cos(5 * pi * x) * v, -1.75 * v * (1 - 0.10 * x * x) + 0.10 * v * cos(6 * pi * x) * v)
            sheet(lobe, fin, nu=48, nv=28, thick=0.05)
            for x in (-0.66, -0.33, 0.0, 0.33, 0.66):
                points = []
                for j in range(12):
                    v = 0.06 + 0.84 * j / 11
                    q = lobe((x + 1) / 2, v)
                    points.append((q[0], q[1] - 0.035, q[2]))
                tube(points, 0.024, rib, smooth=0, sides=8, radii=[1, 0.9, 0.4])
        half.move((-0.10, 0, -1.34), (0, s * lean, 0), (s * k, 1, k))
    lathe([(0.3, -0.02), (0.61, -0.06), (0.66, 0.03), (0.60, 0.12), (0.3, 0.1)], metal(GOLD), at=(0.29, 0, 1.86), turn=(0, -8, 0), smooth=4, ripple=lambda a, z: 1 + 0.02 * cos(16 * a))
    lathe([(0, 0.07), (0.6, 0.05)], base, at=(0.29, 0, 1.86), turn=(0, -8, 0))
    for i in range(7):
        a = radians(-150 + 20 * i)
        ball((0.29 + 0.655 * cos(a), 0.655 * sin(a), 1.82), 0.075, plastic('#fff6f2', rough=0.12, clear=1), segments=24)
    with group() as star:
        pillow(region([(x, z) for x, z in star_outline(5, 0.24, 0.13)], 0.04), satin('#ff9a5c', bump=(40, 0.3)), bounds=((-0.36, -0.36), (0.36, 0.36)), cell=0.02, height=0.08)
    star.move((0.2, -0.70, 1.78), (-6, 12, 0))
    for x, z, r in ((1.25, 0.9, 0.14), (1.0, 1.3, 0.09), (-0.78, 0.5, 0.12), (-1.0, 0.95, 0.07)):
        ball((x, -0.2, z), r, glass('#d6f1ff', body=0.3, edge=0.7))
        ball((x - r * 0.35, -0.2 - r * 0.8, z + r * 0.4), r * 0.2, surface('#ffffff', emit=0.7), segments=16)
