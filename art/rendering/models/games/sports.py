from kit import *

FAMILY = 'play'


def panels(r, pentagon, hexagon, puff=0.03, seam=0.035):
    """The stitched panels of a football: a truncated icosahedron blown up to a ball."""
    t = (1 + sqrt(5)) / 2
    corners = [Vector(v).normalized() for a in (-1, 1) for b in (-t, t) for v in ((0, a, b), (a, b, 0), (b, 0, a))]
    edge = min((corners[0] - c).length for c in corners[1:])
    near = [[j for j in range(12) if j != i and (corners[i] - corners[j]).length < edge * 1.1] for i in range(12)]
    shapes_ = [(corners[i], [corners[i] * 2 / 3 + corners[j] / 3 for j in near[i]], pentagon) for i in range(12)]
    for i in range(12):
        for j in near[i]:
            for k in near[i]:
                if i < j < k and k in near[j]:
                    a, b, c = corners[i], corners[j], corners[k]
                    shapes_.append(((a + b + c).normalized(), [p * 2 / 3 + q / 3 for p, q in ((a, b), (b, a), (b, c), (c, b), (c, a), (a, c))], hexagon))
    for center, points, paint in shapes_:
        middle = sum(points, Vector()) / len(points)
        u = (points[0] - middle).normalized()
        v = center.cross(u)
        points.sort(key=lambda p: atan2((p - middle).dot(v), (p - middle).dot(u)))
        rim = [points[i].lerp(points[(i + 1) % len(points)], k / 8) for i in range(len(points)) for k in range(8)]
        shares = (0.0, 0.25, 0.5, 0.7, 0.84, 0.92, 0.965, 1 - seam)
        verts = [tuple(center * r * (1 + puff))]
        for share in shares[1:] + (1 - seam,):
            last = len(verts) > len(rim) * (len(shares) - 1)
            for p in rim:
                q = middle.lerp(p, share).normalized()
                high = (1 - (share / (1 - seam)) ** 6) * puff
                verts.append(tuple(q * r * (0.96 if last else 1 + high)))
        m = len(rim)
        faces = [(0, 1 + i, 1 + (i + 1) % m) for i in range(m)]
        for row in range(len(shares) - 1):
            a, b = 1 + row * m, 1 + (row + 1) * m
            faces += [(a + i, b + i, b + (i + 1) % m, a + (i + 1) % m) for i in range(m)]
        solid(verts, faces, paint)


@sprite('soccer', FAMILY, elevate=10)
def soccer():
    with group() as g:
        ball((0, 0, 0), 1.0, satin('#c9c6c4'), segments=64)
        panels(1.02, plastic('#23212b', rough=0.34, clear=0.4, shine=0.2, bump=(70, 0.08)), plastic('#fbfaf8', rough=0.34, clear=0.4, shine=0.2, bump=(70, 0.06)))
    g.move(turn=(28, 14, 20))


def seam(points, r, paint, closed=True):
    """A line on a ball of radius 1 through directions."""
    return tube([tuple(Vector(p).normalized()) for p in curve(points, 10, closed)], r, paint, closed=closed, smooth=0, sides=10)


@sprite('basketball', FAMILY, elevate=8)
def basketball():
    dark = satin('#2b2428', rough=0.6)
    n = Nodes()
    dots = n.add('TexVoronoi')
    dots.inputs['Scale'].default_value = 42
    n.link(n.coords('object'), dots.inputs['Vector'])
    n.set(n.shader.inputs['Base Color'], mottled('#f0802c', '#e57222', 2))
    n.shader.inputs['Roughness'].default_value = 0.5
    n.shader.inputs['Clearcoat'].default_value = 0.15
    n.shader.inputs['Clearcoat Roughness'].default_value = 0.4
    n.link(n.bump(n.ramp(dots.outputs['Distance'], [(0.1, '#ffffff'), (0.5, '#000000')]), 0.5, 0.02), n.shader.inputs['Normal'])
    with group() as g:
        ball((0, 0, 0), 1.0, n.material, segments=96)
        around = [2 * pi * k / 48 for k in range(48)]
        for path in ([(cos(a), sin(a), 0) for a in around], [(cos(a), 0, sin(a)) for a in around]):
            seam(path, 0.024, dark)
        for s in (-1, 1):
            seam([(s * 0.62, 0.785 * cos(a), 0.785 * sin(a)) for a in around], 0.024, dark)
        for part in made[-4:]:
            part.scale = (0.992,) * 3
    g.move(turn=(22, 24, -32))


@sprite('baseball', FAMILY, elevate=8)
def baseball():
    leather = satin('#fbf6ea', rough=0.5, bump=(60, 0.12))
    red = plastic('#d8293b', rough=0.35)
    with group() as b:
        ball((0, 0, 0), 1.0, leather, segments=96)

        def at(t):
            # The seam of a tennis ball or baseball.
            a = 0.44
            x = (1 - a) * sin(t) * 1 + a * sin(3 * t)
            y = (1 - a) * cos(t) - a * cos(3 * t)
            z = 2 * sqrt(a * (1 - a)) * cos(2 * t)
            return Vector((x, y, z)).normalized()

        seam([tuple(at(2 * pi * k / 96)) for k in range(96)], 0.012, satin('#e5dcc8'))
        for k in range(104):
            t = 2 * pi * (k + 0.5) / 104
            p = at(t)
            d = (at(t + 0.02) - at(t - 0.02)).normalized()
            side = d.cross(p)
            for s in (-1, 1):
                start, end = p + d * 0.028, p - d * 0.018 + side * s * 0.085
                tube([tuple(start.normalized() * 1.004), tuple(((start + end) / 2).normalized() * 1.018), tuple(end.normalized() * 1.002)], 0.0125, red, sides=8, smooth=2)
    b.move((0.72, -0.5, -0.72), (66, 24, 18), 0.86)
    with group() as bat:
        wooden = surface(mottled('#e2ab6b', '#cf9150', 2.2), rough=0.34, clear=0.5, shine=0.15)
        lathe([(0, -2.35), (0.2, -2.34), (0.25, -2.26), (0.22, -2.16), (0.125, -2.08), (0.115, -1.6), (0.13, -0.9), (0.2, -0.1), (0.29, 0.7), (0.33, 1.3), (0.32, 1.66), (0.22, 1.82), (0, 1.86)], wooden, smooth=6)
        lathe([(0.135, -2.02), (0.148, -2.0), (0.142, -1.2), (0.13, -1.14)], satin(stripes('#3a3944', '#4c4a58', count=14, axis='y', slant=0.07), rough=0.7), smooth=0)
        for z, r in ((0.2, 0.24), (0.28, 0.248)):
            ring((0, 0, z), r, 0.018, plastic('#d8293b'))
    bat.move((-0.28, 0.3, 0.1), (0, -42, 0))


@sprite('football', FAMILY, elevate=8)
def football():
    leather = surface(mottled('#9c4f28', '#8a411f', 3), rough=0.46, clear=0.25, shine=0.35, bump=(50, 0.3))
    white = satin('#fbf6ee', rough=0.45)

    def wide(x):
        return 0.92 * (1 - abs(x / 1.62) ** 1.75) ** 0.78

    with group() as g:
        xs = [-1.6 + 3.2 * k / 70 for k in range(71)]
        lathe([(0, -1.615), *[(wide(x), x) for x in xs], (0, 1.615)], leather, segments=128)
        for s in (-1, 1):
            lathe([(wide(x) + 0.012 * sin(pi * (x - 0.86) / 0.2), s * x) for x in [0.86 + 0.2 * k / 10 for k in range(11)]], white, segments=128)
        for a in (0, 90, 180, 270):
            tube([((wide(x) + 0.002) * cos(radians(a)), (wide(x) + 0.002) * sin(radians(a)), x) for x in xs], 0.016, satin('#5c2c16'), smooth=0, sides=8)
        lace = [(wide(x) + 0.035, 0, x) for x in [-0.56 + 1.12 * k / 12 for k in range(13)]]
        tube(lace, 0.05, white, smooth=0, sides=16)
        for k in range(8):
            z = -0.5 + 1.0 * k / 7
            r = wide(z) + 0.05
            tube([(r * cos(a), r * sin(a), z) for a in [radians(-15 + 30 * j / 8) for j in range(9)]], 0.042, white, smooth=0, sides=12)
    g.move(turn=(0, 0, -122))
    g.move(turn=(0, 62, 0))
    g.move(turn=(0, 0, 16))


@sprite('tennis', FAMILY, elevate=6)
def tennis():
    frame, white = plastic('#ef4456', rough=0.2, clear=1), plastic('#fbf7f0')
    with group() as g:
        rim = [(0.86 * cos(a), 0, 1.12 * sin(a) + 0.9) for a in [2 * pi * k / 60 for k in range(60)]]
        tube(rim, 0.095, frame, closed=True, smooth=1, sides=20, flat=1.25)
        tube([(x * 1.0, -0.115, (z - 0.9) + 0.9) for x, _, z in rim], 0.022, white, closed=True, smooth=1, sides=8)
        string = satin('#fdfbf4', rough=0.35)
        for k in range(13):
            x = -0.72 + 0.12 * k
            h = 1.06 * sqrt(max(0, 1 - (x / 0.80) ** 2))
            tube([(x, 0.014, 0.9 - h), (x, 0.014, 0.9 + h)], 0.013, string, smooth=0, sides=8)
        for k in range(17):
            z = -0.96 + 0.12 * k
            w = 0.81 * sqrt(max(0, 1 - (z / 1.06) ** 2))
            tube([(-w, -0.012, 0.9 + z), (w, -0.012, 0.9 + z)], 0.013, string, smooth=0, sides=8)
        for s in (-1, 1):
            tube([(s * 0.56, 0, 0.03), (s * 0.30, 0, -0.36), (s * 0.10, 0, -0.78)], 0.088, frame, sides=20)
        tube([(-0.42, 0, -0.16), (0, 0, -0.06), (0.42, 0, -0.16)], 0.075, white, sides=20)
        lathe([(0, -2.2), (0.18, -2.2), (0.2, -2.12), (0.165, -2.02), (0.15, -0.9), (0.17, -0.74), (0, -0.7)], satin(stripes('#34323d', '#4d4a59', count=11, axis='y', slant=0.08), rough=0.7), scale=(1, 1.1, 1))
        ring((0, 0, -0.78), 0.17, 0.03, white)
    g.move((-0.25, 0.2, 0), (0, 28, 0))
    yellow = felt('#d9ec3c', bump=(46, 0.8))
    for at, r, turn in (((1.02, -0.6, -1.38), 0.52, (30, 20, 10)),):
        with group() as b:
            ball((0, 0, 0), 1.0, yellow, segments=72)
            points = []
            for k in range(80):
                t, a = 2 * pi * k / 80, 0.4
                points.append(((1 - a) * sin(t) + a * sin(3 * t), (1 - a) * cos(t) - a * cos(3 * t), 2 * sqrt(a * (1 - a)) * cos(2 * t)))
            seam(points, 0.045, satin('#fbfbf2', rough=0.6))
        b.move(at, turn, r)
