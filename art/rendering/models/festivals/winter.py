from kit import *

FAMILY = 'winter'


@sprite('snowGlobe', FAMILY, tint=True, glow=0.12, elevate=9, soft=True)
def snow_globe():
    dice = Random(8)
    lathe([(0, -1.9), (1.3, -1.9), (1.36, -1.82), (1.32, -1.62), (1.14, -1.5), (1.06, -1.2), (1.0, -1.12), (0, -1.12)], plastic(tint=True, rough=0.22), smooth=4, segments=128)
    gold = metal(GOLD, rough=0.2)
    ring((0, 0, -1.72), 1.34, 0.045, gold)
    ring((0, 0, -1.14), 1.03, 0.055, gold)
    for i in range(16):
        a = 2 * pi * i / 16
        ball((1.13 * cos(a), 1.13 * sin(a), -1.44), 0.06, gold, segments=16)
    snow = satin('#ffffff', rough=0.55, sheen=0.4)
    lathe([(0, -1.12), (1.0, -1.12), (1.2, -0.7), (0.9, -0.48), (0.4, -0.36), (0, -0.32)], snow, smooth=5, ripple=lambda a, z: 1 + 0.02 * sin(3 * a))
    wall, roof = plastic('#d8503a', rough=0.35), satin('#ffffff', rough=0.5)
    box((0.12, -0.12, -0.06), (0.72, 0.6, 0.62), wall, bevel=0.03)
    slab([(-0.38, 0.24), (0.38, 0.24), (0, 0.6)], 0.58, wall, bevel=0.02, at=(0.12, -0.12, 0))
    for s in (-1, 1):
        box((0.12 + s * 0.22, -0.12, 0.44), (0.66, 0.8, 0.1), roof, bevel=0.045, turn=(0, s * 43, 0))
    box((0.34, 0.0, 0.62), (0.14, 0.14, 0.34), surface('#9c412f', rough=0.6), bevel=0.02)
    box((0.12, -0.43, -0.18), (0.2, 0.06, 0.36), plastic('#2f6b3f'), bevel=0.02)
    for x in (-0.12, 0.36):
        box((x, -0.43, 0.0), (0.16, 0.05, 0.18), light('#ffd98a', 1.5), bevel=0.015)
    greens = [surface(c, rough=0.5) for c in ('#1f7a44', '#2c8f53')]
    for x, y, k in ((-0.56, 0.05, 1.1), (-0.32, 0.35, 0.85), (0.72, 0.2, 0.95), (-0.74, -0.3, 0.66)):
        for j, (w, h) in enumerate(((0.3, 0), (0.24, 0.24), (0.17, 0.46))):
            lathe([(0, 0), (w * k, 0), (w * 0.96 * k, 0.04), (0.03, 0.36 * k), (0, 0.38 * k)], greens[j % 2], at=(x, y, -0.48 + h * k), segments=32)
            lathe([(w * 0.72 * k, 0.1 * k), (w * 0.4 * k, 0.24 * k), (0, 0.3 * k)], snow, at=(x, y, -0.46 + h * k), segments=32)
    ball((-0.3, -0.62, -0.3), 0.17, snow)
    ball((-0.3, -0.62, -0.05), 0.125, snow)
    lathe([(0, 0), (0.03, 0.0), (0, 0.14)], plastic('#ff7a1a'), at=(-0.3, -0.73, -0.05), turn=(96, 0, 0), segments=16)
    for s in (-1, 1):
        ball((-0.3 + s * 0.045, -0.73, 0.0), 0.018, plastic('#2b1b22'), segments=10)
    ring((-0.3, -0.62, -0.15), 0.11, 0.035, satin('#2f7fe0'))
    for p, d in on_ball(70, 1.0, -0.2, 1.0):
        k = dice.uniform(0.45, 1.12)
        ball((p[0] * k, p[1] * k - 0.1, 0.1 + p[2] * k), dice.uniform(0.022, 0.042), snow, segments=10)
    lathe([(1.0, -1.1), (1.28, -0.72), (1.42, -0.1), (1.32, 0.58), (1.0, 1.06), (0.5, 1.34), (0, 1.42)], glass(body=0.05, edge=0.6), smooth=8, segments=128)


@sprite('nutcracker', FAMILY, elevate=5, yaw=-10)
def nutcracker():
    red, white, black = plastic('#d8202f', rough=0.22), plastic('#fdf8f0', rough=0.25), plastic('#221f2a', rough=0.18, clear=1)
    gold, skin, blue = metal(GOLD, rough=0.18), plastic('#ffcfa3', rough=0.3, soft=0.04), plastic('#22469c', rough=0.25)
    box((0, 0, -2.3), (1.5, 1.1, 0.3), plastic('#1f7a44', rough=0.25), bevel=0.06)
    for z in (-2.42, -2.18):
        box((0, 0, z), (1.56, 1.16, 0.06), gold, bevel=0.025)
    for s in (-1, 1):
        lathe([(0, 0), (0.3, 0), (0.28, 0.1), (0.22, 0.5), (0.25, 0.72), (0, 0.74)], black, at=(s * 0.32, 0, -2.15), smooth=3)
        ball((s * 0.32, -0.16, -2.05), 0.26, black, scale=(0.9, 1.35, 0.5))
        ring((s * 0.32, 0, -1.43), 0.24, 0.04, gold)
        drum((s * 0.32, 0, -1.42), 0.23, 0.7, white, bevel=0.05)
    lathe([(0, -0.8), (0.72, -0.8), (0.66, -0.5), (0.56, -0.2), (0.68, 0.35), (0.62, 0.55), (0.3, 0.68), (0, 0.68)], red, smooth=4, scale=(1, 0.78, 1))
    ring((0, 0, -0.26), 0.575, 0.075, black, scale=(1, 0.8, 1))
    box((0, -0.47, -0.26), (0.26, 0.08, 0.22), gold, bevel=0.04)
    ring((0, 0, -0.78), 0.715, 0.05, white, scale=(1, 0.8, 1))
    for z in (0.02, 0.2, 0.38):
        for s in (-1, 1):
            ball((s * 0.17, -0.5 + 0.02 * abs(z - 0.2), z), 0.055, gold, segments=20)
        capsule((-0.17, -0.5, z), (0.17, -0.5, z), 0.026, gold)
    for s in (-1, 1):
        tube([(s * 0.64, 0, 0.42), (s * 0.92, -0.05, 0.05), (s * 0.84, -0.12, -0.42)], 0.19, red, radii=[1.1, 1, 0.85])
        drum((s * 0.85, -0.12, -0.56), 0.17, 0.16, white, bevel=0.03)
        ball((s * 0.84, -0.14, -0.66), 0.15, skin)
        drum((s * 0.68, 0, 0.52), 0.24, 0.09, gold, bevel=0.03, turn=(0, s * 14, 0))
        for k in range(9):
            a = 2 * pi * k / 9
            capsule((s * 0.7 + 0.21 * cos(a), 0.21 * sin(a), 0.52), (s * 0.72 + 0.24 * cos(a), 0.24 * sin(a), 0.36), 0.035, gold)
    tube([(0.86, -0.2, -0.7), (0.9, -0.42, 0.4), (0.94, -0.6, 1.3)], 0.05, metal(SILVER, rough=0.15), flat=0.5, radii=[1, 1, 0.4])
    capsule((0.76, -0.24, -0.55), (0.98, -0.28, -0.52), 0.055, gold)
    drum((0, 0, 0.62), 0.48, 1.0, skin, bevel=0.1)
    beard = satin('#ffffff', rough=0.6, sheen=0.4)
    blob([*[((0.4 * sin(a), -0.34 * cos(a) - 0.06, 0.78 - 0.1 * cos(a)), 0.17) for a in [k * 0.36 for k in range(-4, 5)]], *[((x, -0.46, z), r) for x, z, r in ((0, 0.6, 0.2), (-0.18, 0.64, 0.17), (0.18, 0.64, 0.17), (0, 0.42, 0.15), (0, 0.3, 0.09))]], beard, voxel=0.03, smooth=3)
    box((0, -0.5, 0.93), (0.3, 0.08, 0.16), plastic('#8a1020'), bevel=0.03)
    box((0, -0.53, 0.95), (0.24, 0.06, 0.08), white, bevel=0.015)
    for s in (-1, 1):
        tube([(0.02 * s, -0.54, 1.1), (0.16 * s, -0.56, 1.08), (0.32 * s, -0.5, 1.16)], 0.055, black, radii=[1.2, 1, 0.3])
        ball((s * 0.18, -0.47, 1.36), 0.085, white, scale=(1, 0.5, 1.1), segments=24)
        ball((s * 0.18, -0.51, 1.36), 0.05, plastic('#2f6fc0', rough=0.05, clear=1), scale=(1, 0.5, 1.1), segments=20)
        ball((s * 0.18, -0.535, 1.37), 0.024, black, scale=(1, 0.5, 1.1), segments=12)
        tube([(s * 0.08, -0.49, 1.5), (s * 0.2, -0.48, 1.55), (s * 0.3, -0.44, 1.5)], 0.03, beard)
        ball((s * 0.31, -0.4, 1.14), 0.1, plastic('#ff8f8a', rough=0.4), scale=(1, 0.4, 0.9), segments=24)
        blob([((s * 0.46, -0.02 + 0.12 * k, 1.18 + 0.14 * (k % 2)), 0.13) for k in range(-2, 4)], beard, voxel=0.035, smooth=3)
    ball((0, -0.54, 1.22), 0.075, skin, scale=(0.9, 1, 1.1), segments=24)
    lathe([(0, 1.6), (0.56, 1.6), (0.58, 1.66), (0.52, 1.9), (0.62, 2.6), (0.56, 2.68), (0, 2.72)], blue, smooth=3)
    for z, r in ((1.64, 0.575), (2.6, 0.615)):
        ring((0, 0, z), r, 0.05, gold)
    tube([(-0.5, -0.26, 2.5), (-0.2, -0.6, 2.12), (0, -0.64, 2.02), (0.2, -0.6, 2.12), (0.5, -0.26, 2.5)], 0.03, gold)
    pillow(region(star_outline(5, 0.2, 0.09), 0.01), gold, bounds=((-0.24, -0.24), (0.24, 0.24)), cell=0.014, height=0.08, at=(0, -0.58, 2.3))
    tube([(-0.45, -0.42, 1.66), (0, -0.72, 1.6), (0.45, -0.42, 1.66)], 0.09, black, flat=0.4)
    plume = plastic('#d8202f', rough=0.5)
    for k in range(7):
        petal(0.5, 0.18, plume, cup=0.3, curl=0.2, tip=0.4, thick=0.03, at=(0.02, 0, 2.7), turn=(62, 0, 360 * k / 7))


@sprite('mistletoe', FAMILY, tint=True, elevate=2)
def mistletoe():
    dice = Random(5)
    greens = [leaf('#5f9a4a', '#a5cf88', 3), leaf('#7db35c', '#c4e09c', 3), leaf('#4a8540', '#8fc07a', 3)]
    stem, berry = satin('#7c9a4c', rough=0.5), plastic('#fffdf4', rough=0.15, clear=1, soft=0.1)

    def sprig(path):
        tube(path, 0.05, stem, radii=[1.2, 0.6])
        line = curve(path, 5)
        for k in range(3, len(line), 2):
            p, d = Vector(line[k]), (Vector(line[k]) - Vector(line[k - 1])).normalized()
            for s in (-1, 1):
                out = (d * 0.75 + Vector((s * 0.8, dice.uniform(-0.5, 0.1), 0.0))).normalized()
                x = out.cross(Vector((0, -1, 0.3))).normalized()
                length = dice.uniform(0.55, 0.75)
                blade = petal(length, 0.24, dice.choice(greens), cup=0.35, curl=dice.uniform(-0.1, 0.2), tip=0.25, thick=0.03)
                blade.matrix_world = Matrix.Translation(p) @ Matrix((x, out, x.cross(out))).transposed().to_4x4()
            if k % 4 == 3:
                for _ in range(2):
                    ball(tuple(p + Vector((dice.uniform(-0.16, 0.16), -0.2, dice.uniform(-0.14, 0.1)))), 0.105, berry, segments=28)

    for path in ([(0, 0, 0.9), (-0.35, -0.05, 0.2), (-0.85, -0.05, -0.5), (-1.15, 0, -1.1)], [(0, 0, 0.9), (0.35, -0.05, 0.2), (0.85, -0.05, -0.5), (1.15, 0, -1.1)], [(0, 0, 0.9), (0.0, -0.1, 0.1), (-0.05, -0.14, -0.7), (0.05, -0.1, -1.5)], [(0, 0, 0.9), (-0.15, 0.1, 0.2), (-0.45, 0.15, -0.6), (-0.5, 0.1, -1.3)], [(0, 0, 0.9), (0.15, 0.1, 0.2), (0.45, 0.15, -0.6), (0.55, 0.1, -1.3)]):
        sprig(path)
    bow((0, -0.16, 0.95), 0.85, satin(tint=True, rough=0.35, clear=0.3))
    tube([(0, 0, 0.9), (0, 0, 1.5), (0, 0, 1.95)], 0.045, satin(tint=True, rough=0.4))


@sprite('snowboard', FAMILY, tint=True, elevate=8, yaw=-18)
def snowboard():
    line = [(0.5 - 0.09 * sin(pi * t), -1.55 + 3.1 * t) for t in [k / 24 for k in range(25)]]
    outline = [*line, *[(0.5 * cos(a), 1.55 + 0.55 * sin(a)) for a in [pi * k / 16 for k in range(1, 16)]], *[(-x, z) for x, z in reversed(line)], *[(-0.5 * cos(a), -1.55 - 0.55 * sin(a)) for a in [pi * k / 16 for k in range(1, 16)]]]
    zig = stripes('#ffffff', '#000000', count=5, axis='z', space='generated', slant=0.0)
    with group() as g:
        slab(outline, 0.1, plastic('#fff8ec', tint=True, rough=0.16, where=zig), bevel=0.04)
        tube([(x, 0, z) for x, z in outline], 0.055, metal('#c4c9d4', rough=0.25), closed=True, smooth=0, sides=10)
        strap, plate_ = satin('#2b2932', rough=0.5), plastic('#34313c', rough=0.3)
        for z in (-0.75, 0.75):
            with group() as binding:
                drum((0, 0, 0), 0.36, 0.08, plate_, bevel=0.03)
                box((0, 0, 0.12), (0.9, 0.36, 0.1), plate_, bevel=0.04)
                tube([(0.42, -0.16, 0.12), (0.46, 0, 0.7), (0.42, 0.16, 0.12)], 0.06, plate_)
                for x in (-0.24, 0.12):
                    tube([(x, -0.2, 0.12), (x, -0.14, 0.36), (x, 0.14, 0.36), (x, 0.2, 0.12)], 0.07, strap, flat=0.4, up=(1, 0, 0))
                    box((x, -0.06, 0.4), (0.14, 0.12, 0.05), metal(GOLD), bevel=0.02)
            binding.move((0, -0.05, z), (90, 0, 0))
    g.move((0, 0, 0.1), (0, 10, 0))
    snow = satin('#ffffff', rough=0.55, sheen=0.4)
    dice = Random(2)
    blob([((dice.uniform(-1.0, 0.7), dice.uniform(-0.35, 0.35), -2.0 + dice.uniform(-0.06, 0.12)), dice.uniform(0.22, 0.4)) for _ in range(30)], snow, voxel=0.05, smooth=5)


@sprite('igloo', FAMILY, glow=0.15, elevate=12, yaw=-14)
def igloo():
    dice = Random(5)
    blocks = [satin(c, rough=0.45, sheen=0.3) for c in ('#f4faff', '#e6f3fd', '#ffffff', '#dceefb')]
    lathe([(0, -1.1), (1.42, -1.1), *[(1.42 * cos(radians(9 * k)), -0.9 + 1.44 * sin(radians(9 * k))) for k in range(10)], (0, 0.55)], satin('#bcdcf2', rough=0.5))

    def ring_of(z, r, h, count, start):
        for i in range(count):
            a = 2 * pi * (i + start) / count
            if z < 0.0 and abs(atan2(sin(a + pi / 2), cos(a + pi / 2))) < 0.42:
                continue
            tilt = 90 - atan2(sqrt(max(0.01, 1.5**2 - r * r)), r) * 180 / pi
            box((r * cos(a), r * sin(a), z), (0.22, 2 * pi * r / count - 0.035, h), dice.choice(blocks), bevel=0.07, turn=(0, tilt - 90, a * 180 / pi))

    for k in range(6):
        t = radians(6 + 14.2 * k)
        ring_of(-0.9 + 1.5 * sin(t) * 1.02, 1.5 * cos(t), 0.335, max(5, int(17 * cos(t))), 0.5 * (k % 2))
    ball((0, 0, 0.62), 0.3, blocks[0], scale=(1, 1, 0.4))
    for k in range(9):
        a = radians(-8 + 24.5 * k)
        for y in (-1.5, -1.86):
            box((0.66 * cos(a), y, -0.92 + 0.74 * sin(a)), (0.22, 0.34, 0.29), dice.choice(blocks), bevel=0.06, turn=(0, 90 - a * 180 / pi + 90, 0))
    slab([(-0.56, -0.98), (0.56, -0.98), *arc((0, -0.92), 0.56, 0.64, 0, 180, 20)], 0.1, plastic('#27466b', rough=0.6), bevel=0.02, at=(0, -1.5, 0))
    ball((0.0, -1.58, -0.6), 0.13, light('#ffc25a', 2.0, core='#fff0c0'), segments=24)
    snow = satin('#ffffff', rough=0.55, sheen=0.4)
    lathe([(0, -1.25), (2.1, -1.25), (2.25, -1.14), (1.9, -0.98), (0, -0.94)], snow, smooth=4, scale=(1, 0.95, 1), ripple=lambda a, z: 1 + 0.03 * sin(5 * a))
    blob([((1.85 * cos(a), 1.6 * sin(a), -0.98 + dice.uniform(-0.05, 0.06)), dice.uniform(0.16, 0.3)) for a in [radians(150 + 12 * k) for k in range(20) if not 7 < k < 14]], snow, voxel=0.05, smooth=4)
