from kit import *

FAMILY = 'nature'


@sprite('laurel', FAMILY, elevate=2)
def laurel():
    dice = Random(5)
    greens = [leaf('#5fae68', '#a5dca2', 5), leaf('#85c47f', '#c4e8b8', 5), leaf('#4a9a5a', '#8fd08f', 5)]
    twig = satin('#8a6a42', rough=0.6)
    R = 1.5
    for side in (1, -1):
        points = [(side * R * sin(t), 0, -R * cos(t)) for t in [0.06 + 2.62 * k / 20 for k in range(21)]]
        tube(points, 0.045, twig, radii=[1.2, 0.4])
        count = 21
        for i in range(count):
            t = 0.12 + 2.5 * i / (count - 1)
            p = Vector((side * R * sin(t), 0, -R * cos(t)))
            along = Vector((side * cos(t), 0, sin(t)))
            out = Vector((side * sin(t), 0, -cos(t)))
            for k, (spread, depth) in enumerate(((0.75, -0.25), (-0.72, -0.3), (0.1, -0.65))):
                if k == 2 and i % 2:
                    continue
                d = (along + out * spread + Vector((0, depth, 0))).normalized()
                length = dice.uniform(0.62, 0.74) * (1 - 0.25 * i / count)
                face = Vector((0, -1, 0.35))
                x = d.cross(face).normalized()
                z = x.cross(d)
                m = Matrix((x, d, z)).transposed().to_4x4()
                thing = petal(length, length * 0.40, greens[(i + k) % 3], cup=0.35, curl=dice.uniform(-0.15, 0.1), tip=0.8, thick=0.018)
                thing.matrix_world = Matrix.Translation(p) @ m
        for i in range(6):
            t = 0.4 + 2.0 * i / 5
            for k in range(2):
                r = R + (0.24 if k else -0.2)
                ball((side * r * sin(t + 0.05 * k), -0.25, -r * cos(t + 0.05 * k)), 0.085, plastic('#fff6e6', rough=0.2), segments=20)
    bow((0, -0.22, -R), 0.5, satin('#f1d39a', rough=0.35, clear=0.3))


@sprite('palm', FAMILY, elevate=7)
def palm():
    dice = Random(2)
    sand = surface(mottled('#ffe2a0', '#f6cf80', 2), rough=0.8, bump=(26, 0.3))
    lathe([(0, -2.2), (1.15, -2.2), (1.5, -2.12), (1.35, -1.98), (0.7, -1.72), (0, -1.66)], sand, smooth=6, ripple=lambda a, z: 1 + 0.05 * sin(3 * a + 1))
    trunk = [(-0.42, 0, -1.9), (-0.30, 0, -1.2), (-0.05, 0, -0.3), (0.30, 0, 0.55), (0.42, 0, 0.95)]
    path = curve(trunk, 9)
    bark = [surface('#b98a58', rough=0.65, clear=0.15), surface('#a37445', rough=0.65, clear=0.15)]
    for i in range(0, len(path) - 2, 2):
        t = i / len(path)
        a, b = Vector(path[i]), Vector(path[min(i + 3, len(path) - 1)])
        r = 0.30 - 0.13 * t
        d = (b - a)
        lathe([(0, 0), (r * 0.86, 0), (r * 1.12, d.length * 0.8), (r * 1.05, d.length * 0.86), (0, d.length * 0.8)], bark[(i // 2) % 2], at=tuple(a), turn=facing(d), smooth=2, segments=40)
    top = Vector((0.42, 0, 1.0))
    greens = [surface(fade(a, b, axis='y', space='uv'), rough=0.4, clear=0.35, shine=0.2) for a, b in (('#2a8c46', '#5cc257'), ('#35a04c', '#7ad15f'), ('#1f7a40', '#48ad50'))]
    for i in range(11):
        a = 2 * pi * i / 11 + 0.25
        lift = 0.62 + 0.35 * ((i * 7) % 3) / 2
        out = Vector((cos(a), sin(a), 0))
        length = 1.75 + 0.2 * (i % 2)
        rib = [top + out * (length * t) + Vector((0, 0, lift * t - 1.75 * t * t * 0.95)) for t in [k / 14 for k in range(15)]]
        tube([tuple(p) for p in rib], 0.035, greens[2], radii=[1.3, 0.3], sides=10, smooth=3)
        for k in range(1, 15):
            p, q = rib[k], rib[k - 1]
            along = (p - q).normalized()
            side = along.cross(Vector((0, 0, 1))).normalized()
            up = side.cross(along)
            for s in (1, -1):
                d = (along * 0.75 + side * s * 0.9 - up * 0.42).normalized()
                size = 0.66 * sin(pi * (0.16 + 0.80 * k / 14)) ** 0.7
                n = (up + side * s * 0.3)
                x = d.cross(n).normalized()
                z = x.cross(d)
                thing = petal(size, 0.17, greens[(i + k) % 2], cup=0.2, curl=-0.22, tip=0.7, thick=0.02, soften=0)
                thing.matrix_world = Matrix.Translation(p) @ Matrix((x, d, z)).transposed().to_4x4()
    nut = surface(mottled('#7a4a26', '#5f371a', 9), rough=0.55, clear=0.2)
    for x, y in ((-0.20, -0.22), (0.14, -0.28), (0.0, 0.2)):
        ball((top.x + x, top.y + y, top.z - 0.12), 0.2, nut, segments=32)


@sprite('cactus', FAMILY, tint=True, elevate=10)
def cactus():
    green = surface(fade('#2f8f55', '#49b068', '#66c47a'), rough=0.4, clear=0.35, shine=0.2)
    spine = satin('#fff6dc')

    def arm(points, r, ribs):
        body = tube(points, r, green, sides=ribs * 10, smooth=10, radii=[1, 1.03, 1.0, 0.98, 0.92])
        path = curve(points, 10)
        n = ribs * 10
        for v in body.data.vertices:
            i = v.index % n
            center = min(path, key=lambda p: (p[0] - v.co.x) ** 2 + (p[1] - v.co.y) ** 2 + (p[2] - v.co.z) ** 2)
            k = 1 - 0.15 * (0.5 - 0.5 * cos(2 * pi * i / 10))
            c = Vector(center)
            v.co = c + (v.co - c) * k
        rows = [body.data.vertices[j].co.copy() for j in range(len(body.data.vertices)) if j % 10 == 0]
        for j, p in enumerate(rows):
            ring_i = j // ribs
            if ring_i % 5 == 2 and 5 < ring_i:
                c = Vector(min(path, key=lambda q: (q[0] - p.x) ** 2 + (q[1] - p.y) ** 2 + (q[2] - p.z) ** 2))
                out = (p - c).normalized()
                for k in (-1, 0, 1):
                    d = (out + Vector((0.3 * k, 0, 0.3 * abs(k)))).normalized()
                    tube([tuple(p), tuple(p + d * 0.1)], 0.011, spine, smooth=0, sides=6, radii=[1, 0.3])

    arm([(0, 0, -0.6), (0, 0, 0.1), (0, 0, 0.8), (0, 0, 1.4), (0, 0, 1.75)], 0.52, 9)
    arm([(-0.35, 0, 0.2), (-0.85, 0, 0.25), (-1.05, 0, 0.55), (-1.05, 0, 0.9), (-1.05, 0, 1.08)], 0.27, 7)
    arm([(0.35, 0, 0.55), (0.82, 0, 0.6), (1.0, 0, 0.9), (1.0, 0, 1.3), (1.0, 0, 1.45)], 0.25, 7)
    pink = satin('#ff5f9e')
    for at, k, turn in (((0, 0, 2.12), 0.5, (12, 0, 0)), ((1.0, -0.02, 1.66), 0.3, (10, 12, 0)), ((-1.05, -0.02, 1.3), 0.26, (16, -10, 0))):
        with group() as g:
            for count, lift, length in ((7, 22, 1.0), (6, 52, 0.85)):
                for i in range(count):
                    petal(length, 0.62, pink, cup=0.3, curl=-0.12, tip=0.5, thick=0.04, turn=(lift, 0, 360 * i / count + lift))
            ball((0, 0, 0.16), 0.2, satin('#ffc53d'))
        g.move(at, turn, k)
    lathe([(0, -1.75), (0.66, -1.75), (0.72, -1.70), (0.98, -0.72), (1.1, -0.72), (1.14, -0.68), (1.14, -0.42), (1.1, -0.38), (1.0, -0.4), (0.95, -0.56), (0, -0.56)], ceramic(tint=True), segments=128)
    for i in range(16):
        a, b = 2 * pi * i / 16, 2 * pi * (i + 0.5) / 16
        tube([(0.84 * cos(a), 0.84 * sin(a), -1.36), (0.93 * cos(b), 0.93 * sin(b), -1.02), (0.84 * cos(a + pi / 8), 0.84 * sin(a + pi / 8), -1.36)], 0.035, satin('#fffaf0'), smooth=0, sides=10)
    lathe([(0, -0.55), (0.96, -0.56)], surface(mottled('#8a6a4a', '#6e5238', 9), rough=0.9, bump=(20, 0.6)))
    for x, y in in_disc(38, 0.92, 3):
        if sqrt(x * x + y * y) > 0.5:
            ball((x, y, -0.54), uniform(0.05, 0.085), satin(choice(('#e9dcc6', '#cbb79a', '#fff6e6'))), segments=14)


@sprite('shamrock', FAMILY, elevate=6)
def shamrock():
    green = plastic(fade('#239a45', '#35bd56', '#50d46c', axis='z'), rough=0.26, clear=0.8, shine=0.1)
    pale = plastic('#6fdc7c', rough=0.3)
    for turn in (0, 90, 270):
        with group() as g:
            pillow(region([(x * 0.92, z * 0.9) for x, z in heart_outline(1.0)], 0.06), green, bounds=((-1.2, -1.2), (1.2, 1.2)), cell=0.045, height=0.30, at=(0, 0, 0.97))
            tube([(0, -0.16, 0.0), (0, -0.30, 0.5), (0, -0.33, 0.75), (0, -0.32, 1.1), (0, -0.27, 1.45)], 0.035, pale, radii=[1.2, 0.4])
            for s in (-1, 1):
                for z in (0.62, 0.94):
                    tube([(0, -0.31, z), (s * 0.22, -0.31, z + 0.22), (s * 0.4, -0.25, z + 0.46)], 0.022, pale, radii=[1, 0.3])
        g.move((0, 0, 0.1), (0, turn, 0))
        g.move((0, -0.02 * turn / 90, 0), (0, 0, 0))
    tube([(0, -0.02, 0.12), (0.06, 0.06, -0.5), (0.26, 0.06, -1.1), (0.62, 0, -1.72)], 0.1, green, radii=[0.8, 0.85, 1, 1.35], sides=24)


@sprite('lotus', FAMILY, tint=True, elevate=20)
def lotus():
    for count, length, width, lift, start in ((10, 1.75, 0.80, 16, 0), (9, 1.62, 0.80, 36, 18), (8, 1.45, 0.74, 56, 4), (6, 1.2, 0.62, 74, 20)):
        paint = satin('#fff4f2', tint=1.0, rough=0.4, where=fade('#1a1a1a', '#555555', '#ffffff', axis='y', space='uv', stops=[0, 0.35, 0.95]))
        for i in range(count):
            petal(length, width, paint, cup=0.75, curl=0.30 - 0.1 * (lift > 50), tip=0.78, thick=0.04, at=(0, 0, 0), turn=(lift - 6, 0, start + 360 * i / count))
    ball((0, 0, 0.35), 0.34, satin('#ffcf4a'), scale=(1, 1, 0.8))
    for i in range(40):
        a, r = 2 * pi * i * 0.618, 0.2 + 0.2 * (i % 4) / 3
        tube([(r * cos(a), r * sin(a), 0.35), (r * 1.4 * cos(a), r * 1.4 * sin(a), 0.85)], 0.025, satin('#ffdf7a'), smooth=0, sides=8)
    pad = leaf('#3c9a5c', '#7fd08f', 9)
    for k, (dx, dy, r) in enumerate(((-1.25, 0.2, 1.0), (1.3, 0.1, 0.95), (0.1, -0.9, 0.8))):
        drum((dx, dy, -0.22 - 0.02 * k), r, 0.1, surface(fade('#2f8a52', '#4fb06a', '#3a9a5c', axis='x'), rough=0.35, clear=0.4), bevel=0.045)
        for i in range(9):
            a = 2 * pi * i / 9
            tube([(dx, dy, -0.115 - 0.02 * k), (dx + r * 0.92 * cos(a), dy + r * 0.92 * sin(a), -0.115 - 0.02 * k)], 0.014, satin('#86cf95'), smooth=0, sides=6)
    for x, y in ((-1.6, -0.15), (1.55, -0.3), (0.45, -1.35)):
        ball((x, y, -0.08), 0.09, glass(body=0.3, edge=0.9), scale=(1, 1, 0.6))
