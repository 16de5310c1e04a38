from kit import *

FAMILY = 'play'


@sprite('golf', FAMILY, elevate=16)
def golf():
    lathe([(0, 0.26), (0.5, 0.25), (1.1, 0.17), (1.6, 0.02), (1.74, -0.14), (1.6, -0.26), (0, -0.3)], surface(mottled('#62bd58', '#4fa94b', 5), rough=0.85, bump=(70, 0.6)), smooth=6, scale=(1, 0.8, 1))
    lathe([(0, 0), (1.42, 0), (1.52, -0.06), (0, -0.06)], surface(mottled('#8fdb72', '#7ccf64', 4), rough=0.8, bump=(90, 0.3)), smooth=0, at=(0, 0, 0.2), scale=(0.62, 0.5, 1))
    drum((-0.3, 0.05, 0.262), 0.17, 0.01, satin('#1e3a24'), bevel=0.004)
    ring((-0.3, 0.05, 0.27), 0.175, 0.02, satin('#f4f0e6'))
    tube([(-0.3, 0.05, 0.2), (-0.3, 0.05, 2.6)], 0.038, plastic(stripes('#fbf7f0', '#fbf7f0', '#ef4456', count=3, axis='y')), smooth=0)
    ball((-0.3, 0.05, 2.64), 0.075, metal(GOLD))
    sheet(lambda u, v: (-0.28 + 1.15 * u, 0.05 + 0.10 * sin(5.2 * u) * u, 2.52 - 0.78 * v * (1 - u) - 0.39 * u + 0.05 * sin(4 * u)), satin('#ef3f50', rough=0.4), nu=28, nv=10, thick=0.03)
    with group() as b:
        body = ball((0, 0, 0), 0.33, None, segments=96)
        dimples = [Vector(d) for _, d in on_ball(150)]
        for v in body.data.vertices:
            d = v.co.normalized()
            near = max(d.dot(q) for q in dimples)
            v.co *= 1 - 0.045 * max(0, 1 - (1 - near) / 0.0065)
        body.data.materials.append(plastic('#fdfcf9', rough=0.28))
    b.move((0.62, -0.62, 0.50), (0, 0, 30))
    grass = [leaf('#4fa94b', '#8fd97f', 1), leaf('#6cc45c', '#a9e490', 1)]
    for x, y in ((-1.3, -0.4), (1.25, 0.35), (-0.6, 0.85), (-0.95, -0.75)):
        for k in range(7):
            petal(uniform(0.26, 0.44), 0.08, grass[k % 2], cup=0.3, curl=-0.2, tip=0.95, thick=0.012, soften=0, at=(x + uniform(-0.08, 0.08), y + uniform(-0.06, 0.06), 0.02), turn=(uniform(48, 84), 0, 51 * k))


@sprite('bowling', FAMILY, elevate=9)
def bowling():
    white, red = plastic('#fdfaf5', rough=0.16, clear=1.0), plastic('#e8323f', rough=0.2)
    profile = [(0, -1.2), (0.27, -1.2), (0.33, -1.14), (0.44, -0.72), (0.52, -0.28), (0.50, 0.12), (0.36, 0.56), (0.235, 0.90), (0.225, 1.06), (0.285, 1.32), (0.30, 1.5), (0.24, 1.72), (0.12, 1.83), (0, 1.85)]

    def pin(at, turn=(0, 0, 0)):
        with group() as g:
            lathe(profile, white, smooth=8, segments=96)
            line = curve([(r, z, 0) for r, z in profile], 24)
            for low, high in ((0.74, 0.84), (0.95, 1.05)):
                lathe([(0.1, low), *[(p[0] + 0.008, p[1]) for p in line if low < p[1] < high], (0.1, high)], red, segments=96)
        return g.move(at, turn)

    pin((-0.95, 0.6, 0), (0, -4, 0))
    pin((0.15, 0.95, 0), (0, 3, 0))
    pin((1.25, 0.55, -0.1), (0, 20, 0))
    with group() as b:
        ball((0, 0, 0), 0.95, surface(mottled('#2e63e0', '#7a3fe0', 1.4, sharp=0.2), rough=0.1, clear=1.0, shine=0.02), segments=96)
        for x, z in ((-0.14, 0.12), (0.14, 0.14), (0.02, -0.2)):
            d = Vector((x * 1.15, -0.9, z * 1.15)).normalized()
            p = d * 0.943
            ball(tuple(p), 0.105, satin('#15121f'), scale=(1, 1, 0.12), turn=facing(d), segments=32)
            ring(tuple(d * 0.942), 0.105, 0.014, plastic('#8fa8ff'), turn=facing(d), segments=40)
    b.move((0.05, -0.75, -0.3), (-26, 0, 14))


@sprite('skate', FAMILY, tint=True, elevate=8)
def skate():
    boot, white = plastic(tint=True, rough=0.3, clear=0.7), plastic('#fdf8f0', rough=0.32)
    with group() as g:
        parts = [tube([(0.62, 0, 0.0), (0.60, 0, 0.55), (0.66, 0, 1.15)], 0.55, None, radii=[1.0, 0.92, 1.0], sides=32), ball((0.55, 0, -0.12), 0.58, None, scale=(1.05, 0.92, 0.8)), ball((-0.35, 0, -0.18), 0.52, None, scale=(1.3, 0.94, 0.78)), ball((-0.78, 0, -0.28), 0.46, None, scale=(1.1, 1.0, 0.72)), ball((0.1, 0, 0.1), 0.5, None)]
        body = fuse(parts, boot, voxel=0.03, smooth=9)
        lowest = -0.5
        for v in body.data.vertices:
            if v.co.z < lowest:
                v.co.z = lowest
            if v.co.z > 1.34:
                v.co.z = 1.34
        sole = [(p[0], p[1]) for p in curve([(-1.3, 0, 0), (-1.1, 0.4, 0), (-0.5, 0.5, 0), (0.4, 0.46, 0), (1.05, 0.44, 0), (1.22, 0, 0), (1.05, -0.44, 0), (0.4, -0.46, 0), (-0.5, -0.5, 0), (-1.1, -0.4, 0)], 8, closed=True)]
        slab(sole, 0.17, white, bevel=0.06, at=(0, 0, -0.52), turn=(-90, 0, 0))
        box((0.86, 0, -0.7), (0.62, 0.72, 0.26), white, bevel=0.06)
        ring((0.665, 0, 1.30), 0.5, 0.1, felt('#fffaf2'), scale=(1.05, 1, 0.9))
        drum((0.665, 0, 1.20), 0.46, 0.12, felt('#ffe9ee'), bevel=0.04)
        lace = plastic('#fffaf2')
        for k in range(6):
            t = k / 5
            x, z = -0.42 + 0.56 * t, 0.30 + 0.82 * t**1.4
            y = 0.24
            tube([(x + 0.10, -y - 0.14, z - 0.12), (x - 0.02, -0.16, z + 0.06), (x - 0.04, 0, z + 0.09), (x - 0.02, 0.16, z + 0.06), (x + 0.10, y + 0.14, z - 0.12)], 0.048, lace, sides=12)
        bow((0.14, -0.02, 1.10), 0.36, lace, turn=(0, 0, -78))
        plate_ = metal(SILVER, rough=0.25)
        box((-0.04, 0, -0.72), (2.0, 0.3, 0.12), plate_, bevel=0.05)
        for x in (-0.78, 0.72):
            tube([(x, -0.5, -1.0), (x, 0.5, -1.0)], 0.05, plate_, smooth=0)
            box((x, 0, -0.88), (0.34, 0.3, 0.26), plate_, bevel=0.06)
            for s in (-1, 1):
                with group() as w:
                    lathe([(0, -0.17), (0.22, -0.17), (0.34, -0.12), (0.36, 0), (0.34, 0.12), (0.22, 0.17), (0, 0.17)], plastic('#ffc83f', rough=0.3), smooth=4)
                    drum((0, 0, 0.15), 0.15, 0.04, plate_, bevel=0.015)
                    ball((0, 0, 0.2), 0.06, metal(GOLD))
                w.move((x, s * 0.46, -1.0), (90 if s < 0 else -90, 0, 0))
        lathe([(0, 0), (0.16, 0), (0.2, -0.1), (0.17, -0.24), (0, -0.28)], plastic('#ff8f5a', rough=0.4), at=(-1.22, 0, -0.62), turn=(0, 28, 0), smooth=4)
        with group() as star:
            pillow(region(star_outline(5, 0.30, 0.155), 0.02), plastic('#ffc83f'), bounds=((-0.4, -0.4), (0.4, 0.4)), cell=0.02, height=0.06)
        star.move((0.62, -0.515, 0.62), (2, 8, 0))
        tube([(0.3, -0.5, 0.12), (0.7, -0.56, 0.0), (1.08, -0.38, 0.12)], 0.045, white, sides=12)
    g.move(turn=(0, 0, 28))
