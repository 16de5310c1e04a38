from kit import *

FAMILY = 'outing'


@sprite('poolFloat', FAMILY, tint=True, elevate=24)
def pool_float():
    dice = Random(5)
    dough, icing = plastic('#f2b468', rough=0.14, clear=1, shine=0.03), plastic(tint=True, rough=0.1, clear=1, shine=0.02)
    water, foam = plastic(fade('#2aa5de', '#58c8f2', axis='y'), rough=0.06, clear=1, shine=0.02), satin('#f4fcff')

    def surface_of(u, v):
        a, r = 2 * pi * u, 2.55 * v
        edge = 1 + 0.05 * sin(3 * a + 0.4) + 0.035 * sin(7 * a)
        x, y = r * edge * cos(a), r * edge * sin(a)
        z = -0.52 + 0.035 * sin(3.1 * x + 1.2 * sin(2 * y)) + 0.03 * sin(4.2 * y + x) - 0.3 * max(0, v - 0.93) / 0.07 * 0.5
        return (x, y, z)

    sheet(surface_of, water, nu=120, nv=40, thick=0.14, round_u=True)
    for r, w in ((1.86, 0.05), (2.16, 0.035)):
        tube([((r + 0.04 * sin(5 * k * 0.1309)) * cos(k * 0.1309), (r + 0.04 * sin(5 * k * 0.1309)) * sin(k * 0.1309), -0.43) for k in range(48)], w, foam, closed=True, smooth=2, sides=10, flat=0.5)
    with group() as g:
        ring((0, 0, 0), 1.06, 0.62, dough, scale=(1, 1, 0.92), segments=128)
        n = 28
        profile = [(1.06 + 0.648 * cos(pi * (-0.04 + 1.08 * i / n)), 0.60 * sin(pi * (-0.04 + 1.08 * i / n))) for i in range(n + 1)]
        cap = lathe(profile, icing, segments=160)
        for v in cap.data.vertices:
            a = atan2(v.co.y, v.co.x)
            r = sqrt(v.co.x**2 + v.co.y**2)
            low = 0.13 * (sin(8 * a) * 0.6 + sin(13 * a + 1) * 0.4) + 0.12
            if v.co.z < low and r > 1.06:
                v.co.z = max(v.co.z, low - 0.06)
        for s in (1,):
            ring((0, 0, 0.0), 1.675, 0.028, satin('#d99a4e', rough=0.3), segments=128)
        colors = [plastic(c, rough=0.15, clear=1) for c in ('#ff5f9e', '#ffc53d', '#4cc3ff', '#8d6bff', '#5fd79a', '#ffffff')]
        for i in range(40):
            a = 2 * pi * i / 40 + dice.uniform(-0.06, 0.06)
            b = (0.30, 0.52, 0.74)[i % 3] * pi + dice.uniform(-0.1, 0.1)
            p = Vector(((1.06 + 0.66 * cos(b)) * cos(a), (1.06 + 0.66 * cos(b)) * sin(a), 0.61 * sin(b)))
            normal = Vector((cos(b) * cos(a), cos(b) * sin(a), sin(b)))
            side = Matrix.Rotation(dice.uniform(0, pi), 3, normal) @ normal.orthogonal().normalized()
            capsule(tuple(p - side * 0.11), tuple(p + side * 0.11), 0.048, colors[i % 6])
        with group() as valve:
            lathe([(0, 0), (0.11, 0), (0.1, 0.05), (0.07, 0.07), (0.07, 0.2), (0.1, 0.22), (0.1, 0.28), (0, 0.29)], plastic('#fffaf2', rough=0.15, clear=1), smooth=2)
        valve.move((1.30, -0.98, 0.22), facing((0.7, -0.55, 0.4)))
    g.move((0, 0, 0.02), (7, -4, 0))
    for x, y, z, r in ((-2.0, -0.9, -0.05, 0.09), (-2.15, -0.7, 0.2, 0.06), (1.95, -1.1, 0.0, 0.08), (2.2, -0.8, 0.25, 0.055), (1.9, 0.9, 0.2, 0.07)):
        ball((x, y, z), r, plastic('#a9e2ff', rough=0.05, clear=1), segments=20)


@sprite('sandcastle', FAMILY, tint=True, elevate=14)
def sandcastle():
    dice = Random(7)
    sand = surface(mottled('#efc987', '#dfb06a', 5), rough=0.85, specular=0.2, bump=(46, 0.42))
    dark, pale = surface('#a87a42', rough=0.9), surface(mottled('#f6dba6', '#e8c283', 5), rough=0.85, specular=0.2, bump=(46, 0.42))

    def turret(x, y, r, h, z=0.0, spire=False):
        lathe([(0, 0), (r * 1.12, 0), (r * 1.1, 0.06), (r, 0.14), (r * 0.96, h - 0.2), (r * 1.08, h - 0.1), (r * 1.1, h), (r * 0.9, h + 0.01), (0, h)], sand, at=(x, y, z), segments=72, sharp=40)
        if spire:
            lathe([(r * 1.02, 0), (r * 0.94, 0.06), (r * 0.5, 0.55), (0.05, 1.02), (0, 1.04)], pale, at=(x, y, z + h), smooth=2, segments=72)
        else:
            count = max(6, round(r * 16))
            for i in range(count):
                a = 2 * pi * (i + 0.5) / count
                box((x + r * 0.98 * cos(a), y + r * 0.98 * sin(a), z + h + 0.08), (0.15, 2 * pi * r / count * 0.58, 0.22), pale, bevel=0.035, turn=(0, 0, 360 * (i + 0.5) / count))
        for a in (-100, -40):
            t = radians(a)
            with group() as w:
                slab([(-0.06, 0), (0.06, 0)] + arc((0, 0.14), 0.06, 0.06, 0, 180, 8), 0.08, dark, bevel=0.01)
            w.move((x + r * 0.97 * cos(t), y + r * 0.97 * sin(t), z + h * 0.58), (0, 0, a + 90))

    def mound(u, v):
        a, r = 2 * pi * u, 2.35 * v
        k = 1 + 0.05 * sin(4 * a) + 0.03 * sin(9 * a)
        return (r * k * cos(a), r * k * 0.86 * sin(a), 0.34 * (1 - v**3) - 0.24)

    sheet(mound, sand, nu=110, nv=24, thick=0.06, round_u=True)
    lathe([(0, -0.32), (2.2, -0.32), (2.32, -0.26), (2.3, -0.2), (0, -0.2)], sand, scale=(1, 0.87, 1), segments=110)
    with group() as g:
        turret(0, 0.35, 0.62, 1.75, 0.1, True)
        for x, y, r, h, s in ((-1.02, -0.25, 0.42, 1.05, False), (1.02, -0.25, 0.42, 1.05, False), (-0.62, 0.85, 0.38, 1.3, True), (0.66, 0.9, 0.38, 1.2, True)):
            turret(x, y, r, h, 0.05, s)
        box((0, -0.36, 0.42), (1.6, 0.3, 0.8), sand, bevel=0.05)
        for k in range(5):
            box((-0.56 + 0.28 * k, -0.40, 0.9), (0.16, 0.22, 0.2), pale, bevel=0.035)
        with group() as gate:
            slab([(-0.24, 0), (0.24, 0)] + arc((0, 0.32), 0.24, 0.24, 0, 180, 16), 0.1, dark, bevel=0.02)
        gate.move((0, -0.50, 0.08))
        for k in range(9):
            t = pi * k / 8
            ball((0.3 * cos(t), -0.53, 0.42 + 0.3 * sin(t)), 0.055, ceramic('#fff3e6'), segments=20)
        for x, c in ((-1.02, '#ffb3c0'), (1.02, '#fff1dc')):
            with group() as scallop:
                sheet(lambda u, v: (0.24 * v * sin((u - 0.5) * 2.3), -0.05 * sin(pi * v), 0.24 * v * cos((u - 0.5) * 2.3) + 0.012 * sin(40 * u) * v), ceramic(c), nu=40, nv=12, thick=0.03)
            scallop.move((x, -0.70, 0.42))
    bucket = plastic(tint=True, rough=0.22)
    with group() as pail:
        lathe([(0, 0), (0.36, 0), (0.39, 0.04), (0.54, 0.82), (0.58, 0.84), (0.58, 0.92), (0.53, 0.92), (0.5, 0.84), (0, 0.7)], bucket, segments=96, sharp=40)
        tube([(-0.56, 0, 0.84), (-0.5, -0.34, 0.72), (0, -0.62, 0.60), (0.5, -0.34, 0.72), (0.56, 0, 0.84)], 0.04, plastic('#fffaf2'))
        lathe([(0, 0.98), (0.3, 0.95), (0.5, 0.84)], sand, smooth=3)
        slab(star_outline(5, 0.19, 0.09), 0.05, plastic('#ffc53d'), bevel=0.015, at=(0, -0.475, 0.42), turn=(-10, 0, 0))
    pail.move((1.62, -0.95, -0.02), (0, 6, 14))
    with group() as spade:
        slab([(p[0], p[1]) for p in curve([(-0.28, 0.42, 0), (0.28, 0.42, 0), (0.27, -0.1, 0), (0, -0.4, 0), (-0.27, -0.1, 0)], 6, closed=True)], 0.07, plastic('#ff6f4d'), bevel=0.03)
        capsule((0, 0, 0.3), (0, 0, 1.35), 0.07, plastic('#ffc53d'))
        tube([(-0.2, 0, 1.58), (-0.2, 0, 1.38), (0, 0, 1.3), (0.2, 0, 1.38), (0.2, 0, 1.58)], 0.06, plastic('#ff6f4d'))
        capsule((-0.2, 0, 1.58), (0.2, 0, 1.58), 0.06, plastic('#ff6f4d'))
    spade.move((-1.72, -0.85, 0.2), (-8, 14, -14))
    with group() as star:
        pillow(region(star_outline(5, 0.42, 0.16), 0.09), satin(mottled('#ff9a5c', '#f47c42', 9), rough=0.5, bump=(40, 0.4)), bounds=((-0.6, -0.6), (0.6, 0.6)), cell=0.04, height=0.14)
    star.move((-0.5, -1.5, 0.02), (-72, 16, 0))


@sprite('lighthouse', FAMILY, glow=0.45, elevate=8)
def lighthouse():
    dice = Random(3)
    white, red, dark = satin('#fffaf2', rough=0.4, clear=0.3), satin('#e5323f', rough=0.35, clear=0.4), satin('#34313c', rough=0.4)
    water, foam = plastic(fade('#1c86cf', '#3fb0ea', '#8edbfb'), rough=0.1, clear=1), satin('#f4fcff')
    h, r0, r1 = 3.3, 0.86, 0.52

    def r(z):
        return r0 + (r1 - r0) * (z / h) ** 0.85

    for k in range(6):
        z0, z1 = h * k / 6, h * (k + 1) / 6
        lathe([(0, z0), *[(r(z0 + (z1 - z0) * j / 5), z0 + (z1 - z0) * j / 5) for j in range(6)], (0, z1)], red if k % 2 else white, segments=96, sharp=30)
    lathe([(0, h), (0.62, h), (0.74, h + 0.08), (0.76, h + 0.18), (0, h + 0.18)], dark, segments=96)
    for i in range(14):
        a = 2 * pi * i / 14
        capsule((0.7 * cos(a), 0.7 * sin(a), h + 0.16), (0.7 * cos(a), 0.7 * sin(a), h + 0.46), 0.025, dark)
    for z in (0.32, 0.46):
        ring((0, 0, h + z), 0.7, 0.028, dark)
    drum((0, 0, h + 0.16), 0.4, 0.12, white, bevel=0.03)
    lathe([(0, 0), (0.33, 0), (0.33, 0.62), (0, 0.62)], light('#ffb52e', 1.9, core='#fff0b8'), at=(0, 0, h + 0.28), segments=48)
    for i in range(8):
        a = 2 * pi * i / 8
        capsule((0.38 * cos(a), 0.38 * sin(a), h + 0.26), (0.38 * cos(a), 0.38 * sin(a), h + 0.92), 0.022, dark)
    lathe([(0, 0.62), (0.08, 0.6), (0.2, 0.4), (0.46, 0.12), (0.52, 0.05), (0.5, 0), (0, 0)], red, at=(0, 0, h + 0.9), smooth=3, segments=96)
    ball((0, 0, h + 1.58), 0.09, metal(GOLD))
    with group() as door:
        slab([(-0.26, 0), (0.26, 0)] + arc((0, 0.5), 0.26, 0.26, 0, 180, 20), 0.12, white, bevel=0.03)
        slab([(-0.19, 0), (0.19, 0)] + arc((0, 0.5), 0.19, 0.19, 0, 180, 20), 0.16, satin('#3d7fb0', rough=0.4), bevel=0.02)
        ball((0.12, -0.09, 0.36), 0.035, metal(GOLD), segments=16)
    door.move((-0.12, -0.86, 0.0), (-5, 0, -8))
    for z, a in ((1.35, -66), (2.42, -100)):
        t = radians(a)
        with group() as pane:
            slab([(-0.13, 0), (0.13, 0)] + arc((0, 0.24), 0.13, 0.13, 0, 180, 16), 0.1, dark, bevel=0.02)
            slab([(-0.085, 0.04), (0.085, 0.04)] + arc((0, 0.24), 0.085, 0.085, 0, 180, 16), 0.13, plastic('#ffd36b', rough=0.1, emit=0.5), bevel=0.01)
        pane.move((r(z) * cos(t), r(z) * sin(t), z), (-5, 0, a + 90))
    stone = [surface(mottled(*c, 3), rough=0.7, bump=(5, 0.3)) for c in (('#9a98a8', '#7f7d90'), ('#aaa6b2', '#8c8896'), ('#86849a', '#6c6a80'))]
    for i in range(26):
        a, d = i * 2.4, 1.45 * sqrt((i + 3) / 28)
        k = dice.uniform(0.34, 0.56)
        ball((d * cos(a), d * sin(a) * 0.9, -0.22 - 0.22 * d + dice.uniform(-0.05, 0.05)), k, stone[i % 3], scale=(1.15, 1, 0.72), turn=(dice.uniform(-20, 20), dice.uniform(-20, 20), dice.uniform(0, 180)), segments=14)
    green = satin('#6abf62')
    for i in range(9):
        a = dice.uniform(pi, 2 * pi)
        ball((1.0 * cos(a), 0.95 * sin(a), 0.0), dice.uniform(0.12, 0.2), green, scale=(1, 1, 0.6), segments=20)
    for k, (y, rr) in enumerate(((-1.55, 0.24), (-1.05, 0.26), (1.2, 0.3))):
        line = [(-2.1 + 0.1 * i, y, -0.88 + 0.09 * sin(1.9 * 0.32 * i + 1.7 * k)) for i in range(43)]
        tube(line, rr, water, smooth=1, sides=24, radii=[0.3, 0.9, 1, 1, 1, 0.9, 0.3])
    for k in range(20):
        ball((-1.7 + 0.18 * k, -1.35 + dice.uniform(-0.1, 0.1), -0.7 + dice.uniform(-0.05, 0.05)), dice.uniform(0.07, 0.13), foam, segments=18)
