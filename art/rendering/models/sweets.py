from cakes import drips
from kit import *

FAMILY = 'food'


@sprite('cupcake', FAMILY, tint=True, elevate=12)
def cupcake():
    lathe([(0, -1.35), (0.76, -1.35), (0.80, -1.32), (1.12, -0.22), (1.14, -0.16), (1.08, -0.16), (0, -0.3)], satin('#fff8ec', tint=1.0, rough=0.45, where=stripes('#ffffff', '#000000', count=18)), segments=288, ripple=lambda a, z: 1 + 0.028 * sin(36 * a) * (1 if z < -0.18 else 0.6))
    lathe([(0, -0.3), (1.06, -0.24), (1.2, -0.12), (1.12, 0.06), (0, 0.2)], surface(mottled('#e6a556', '#c98538', 6), rough=0.7, bump=(8, 0.3)), smooth=5)
    icing = frosting(tint=True)
    line, turns = [], 3.35
    for i in range(120):
        t = i / 119
        a = 2 * pi * turns * t - 1.2
        r = 0.86 * (1 - t) ** 0.85
        line.append((r * cos(a), r * sin(a), 0.12 + 1.18 * t))
    dice = Random(1)
    ridges = 6

    def rope(u, v):
        i = min(int(v * 118.99), 118)
        p, q = Vector(line[i]), Vector(line[i + 1])
        at = p.lerp(q, v * 119 - i)
        t = (q - p).normalized()
        out = Vector((at.x, at.y, 0))
        out = out.normalized() if out.length > 1e-4 else Vector((1, 0, 0))
        side = (out - t * out.dot(t)).normalized()
        up = t.cross(side)
        a = 2 * pi * u
        r = (0.36 - 0.16 * v) * (1 + 0.15 * cos(ridges * (a + 9 * v))) * min(1, 12 * (1 - v) + 0.12) * min(1, 0.3 + v * 14)
        return tuple(at + side * (r * cos(a)) + up * (r * 0.95 * sin(a)))

    sheet(rope, icing, nu=48, nv=190, thick=0, round_u=True, soften=0)
    lathe([(0, 0), (0.9, 0.05), (0.5, 0.7), (0, 1.1)], icing, at=(0, 0, 0.0), smooth=3)
    dollop((0, 0, 1.12), 0.26, icing, h=1.1, folds=6)
    places = []
    for _ in range(52):
        t = dice.uniform(0.05, 0.8)
        a, r = dice.uniform(pi * 0.95, pi * 2.05), 0.86 * (1 - t) ** 0.85 + (0.36 - 0.16 * t) * 0.96
        places.append(((r * cos(a), r * sin(a), 0.12 + 1.18 * t + 0.08), (cos(a), sin(a), 0.35)))
    sprinkles(places, 0.105)
    cherry((0, 0, 1.58), 0.24)


@sprite('doughnut', FAMILY, tint=True, elevate=6)
def doughnut():
    dice = Random(3)
    with group() as g:
        ring((0, 0, 0), 1.0, 0.56, surface(fade('#c07a30', '#e0a050', '#f0c27a', '#e0a050', stops=[0, 0.35, 0.5, 0.7]), rough=0.5, clear=0.2), scale=(1, 1, 0.86), segments=128)

        def glaze(u, v):
            a = 2 * pi * u
            outer = 0.42 + 0.13 * sin(6 * a + 0.6) + 0.09 * sin(11 * a)
            inner = 0.1 * sin(5 * a + 2)
            low, high = outer, pi + 0.05 + inner
            t = low + (high - low) * v
            bulge = 0.585 + 0.02 * sin(pi * v) ** 0.3
            return ((1.0 + bulge * cos(t)) * cos(a), (1.0 + bulge * cos(t)) * sin(a), bulge * sin(t) * 0.88)

        sheet(glaze, plastic(tint=True, rough=0.16, clear=1, shine=0.05), nu=128, nv=40, thick=0.085, round_u=True)
        places = []
        for _ in range(170):
            a, t = dice.uniform(0, 2 * pi), dice.uniform(0.6, 2.75)
            r = 1 + 0.622 * cos(t)
            p = (r * cos(a), r * sin(a), 0.622 * sin(t) * 0.885)
            if all(dist(p, q[0]) > 0.155 for q in places):
                places.append((p, (cos(t) * cos(a), cos(t) * sin(a), sin(t))))
        sprinkles(places, 0.15)
    g.move(turn=(46, 0, 0)).move(turn=(0, -10, 0))


@sprite('iceCream', FAMILY, tint=True, elevate=6)
def ice_cream():
    dice = Random(7)
    waffle = surface(fade('#c9762a', '#e59a45', '#efb264'), rough=0.5, clear=0.3)
    h, r = 2.2, 0.82
    lathe([(0, -h), (0.07, -h + 0.02), (r, 0.0), (r - 0.06, 0.02), (0, -0.2)], waffle, segments=96)
    ridge = surface('#d98a38', rough=0.45, clear=0.3)
    for way in (1, -1):
        for k in range(9):
            line = []
            for t in range(25):
                v = 0.06 + 0.93 * t / 24
                a = way * (2.3 * v) + 2 * pi * k / 9
                line.append(((r * v + 0.012) * cos(a), (r * v + 0.012) * sin(a), -h + h * v))
            tube(line, 0.036, ridge, sides=8, smooth=2, radii=[0.5, 1])
    ring((0, 0, 0.0), r + 0.01, 0.075, ridge)

    def scoop(at, size, paint, seed):
        k = Random(seed)
        parts = [(at, size)]
        for i in range(13):
            a = 2 * pi * i / 13
            d = size * k.uniform(0.80, 0.9)
            parts.append(((at[0] + d * cos(a), at[1] + d * sin(a), at[2] - size * k.uniform(0.42, 0.56)), size * k.uniform(0.2, 0.3)))
        body = blob(parts, paint, voxel=0.04, smooth=5)
        for v in body.data.vertices:
            d = (v.co - Vector(at)).normalized()
            v.co += d * 0.02 * (sin(13 * d.x + seed) * sin(11 * d.z) + sin(23 * d.y + 9 * d.z))
        return body

    scoop((-0.40, 0.05, 0.52), 0.70, frosting(tint=True, bump=(9, 0.25)), 1)
    scoop((0.44, -0.02, 0.55), 0.68, frosting('#fff1d4', bump=(9, 0.25)), 2)
    scoop((0.02, 0.0, 1.35), 0.72, frosting(tint=0.78, bump=(9, 0.25)), 3)
    sauce = [ball((0.02, 0, 1.52), 0.62, None, segments=32)]
    for i in range(10):
        a = 2 * pi * i / 10 + 0.2
        x, y = cos(a), sin(a)
        low = dice.uniform(1.02, 1.4)
        sauce.append(capsule((0.02 + 0.5 * x, 0.5 * y, 1.82), (0.02 + 0.71 * x, 0.71 * y, low), 0.105, None, end=0.12))
    fuse(sauce, plastic('#6b351c', rough=0.12, clear=1, shine=0.04), voxel=0.03, smooth=7)
    cherry((0.02, -0.05, 2.32), 0.25)
    places = [((0.02 + 0.66 * d[0], 0.66 * d[1], 1.52 + 0.66 * d[2]), d) for p, d in on_ball(46, 1, 0.15, 0.93)]
    sprinkles(places, 0.1)
    with group() as wafer:
        box((0, 0, 0), (0.34, 0.12, 1.3), surface('#e2a457', rough=0.6), bevel=0.03)
        for k in range(6):
            box((0, 0, -0.5 + 0.2 * k), (0.36, 0.135, 0.03), surface('#c8843a'), bevel=0.01)
    wafer.move((0.62, 0.15, 1.72), (0, 26, 0))
