from creatures.toyBody import eye, patches, smile, spot, vinyl
from kit import *

FAMILY = 'seaside'


@sprite('surfboard', FAMILY, tint=True, elevate=6, yaw=-16)
def surfboard():
    def half(t):
        return 0.62 * sin(pi * min(1, max(0.0, t))) ** 0.62 * (1 - 0.22 * t)

    rows = [k / 40 for k in range(41)]
    outline = [(half(t), -2.2 + 4.4 * t) for t in rows] + [(-half(t), -2.2 + 4.4 * t) for t in reversed(rows)]
    band_ = fade('#000000', '#000000', '#ffffff', '#ffffff', '#000000', '#000000', axis='x', stops=[0, 0.3, 0.302, 0.698, 0.7, 1])
    board = surface('#fff8ec', rough=0.16, clear=1, shine=0.04, tint=True, where=band_)
    with group() as g:
        pillow(region(outline, 0.03), board, bounds=((-0.8, -2.4), (0.8, 2.4)), cell=0.035, height=0.2)
        capsule((0, -0.19, -2.0), (0, -0.19, 2.0), 0.022, plastic('#ffffff'))
        with group() as flower:
            for i in range(5):
                petal(0.34, 0.3, satin('#ffffff'), cup=0.25, curl=0, tip=0.15, thick=0.03, turn=(6, 0, 72 * i))
            ball((0, 0, 0.05), 0.08, satin('#ffc53d'), segments=24)
        flower.move((-0.06, -0.2, 0.85), (90, 0, 0))
        flower.copy((0.16, -0.01, -1.75), scale=0.9)
    g.move((0.1, 0, 0.1), (0, 8, 0))
    sand = surface(mottled('#ffe2a0', '#f6cf80', 2), rough=0.8, bump=(26, 0.3))
    lathe([(0, -2.3), (1.15, -2.28), (1.3, -2.2), (0.7, -1.92), (0, -1.8)], sand, smooth=5, scale=(1, 0.7, 1), at=(-0.2, 0, 0), ripple=lambda a, z: 1 + 0.05 * sin(3 * a + 1))
    with group() as star:
        pillow(region(star_outline(5, 0.42, 0.2), 0.06), plastic('#ff8a4a', rough=0.4), bounds=((-0.5, -0.5), (0.5, 0.5)), cell=0.025, height=0.14)
    star.move((0.55, -0.72, -2.0), (-50, 0, 20))


@sprite('seahorse', FAMILY, elevate=3, yaw=-14)
def seahorse():
    skin = vinyl(fade('#ff6a3d', '#ff9a2e', '#ffc53d', '#ffdf7a'))
    belly = vinyl(fade('#ffb35a', '#fff0c8'))
    spine = [(-0.1, 0, 1.1), (0.24, 0, 0.82), (0.3, 0, 0.3), (0.02, 0, -0.3), (-0.1, 0, -0.85), (0.1, 0, -1.35), (0.46, 0, -1.62), (0.82, 0, -1.48), (0.86, 0, -1.12), (0.6, 0, -0.98), (0.44, 0, -1.16)]
    thick = [0.9, 1.0, 1.45, 1.5, 1.05, 0.8, 0.6, 0.48, 0.38, 0.3, 0.22]
    body = fuse([tube(spine, 0.34, None, radii=thick, sides=32), ball((-0.22, 0, 1.32), 0.42, None, scale=(1.05, 0.85, 1)), tube([(-0.4, 0, 1.24), (-0.8, 0, 1.12), (-1.12, 0, 1.06)], 0.17, None, radii=[1.3, 0.85, 0.95])], skin, voxel=0.03, smooth=6)
    path = curve(spine, 5)
    widths = curve([(w, 0, 0) for w in thick], 5)
    for k in range(4, len(path) - 4, 2):
        p, d = Vector(path[k]), Vector(path[k + 1]) - Vector(path[k - 1])
        ring(tuple(p), 0.34 * widths[k][0] + 0.012, 0.032, skin, turn=facing(d), segments=40)
    for k in range(6, 26, 2):
        p, d = Vector(path[k]), (Vector(path[k + 1]) - Vector(path[k - 1])).normalized()
        out = Vector((-d.z, 0, d.x)) * -1
        ball(tuple(p - out * 0.34 * widths[k][0] * 0.62), 0.21 * widths[k][0], belly, scale=(1, 1.05, 0.6), turn=facing(d), segments=24)
    for k, a in enumerate((100, 74, 48, 22, -4)):
        d = Vector((cos(radians(a)), 0, sin(radians(a))))
        tube([tuple(Vector((-0.2, 0, 1.32)) + d * 0.34), tuple(Vector((-0.2, 0, 1.32)) + d * (0.62 - 0.03 * k))], 0.1, skin, smooth=0, radii=[1, 0.25])
    with group() as fin:
        for k in range(6):
            petal(0.62 - 0.03 * k, 0.2, vinyl('#ff7a5a'), cup=0.4, curl=0.05, tip=0.3, thick=0.04, turn=(0, 0, -60 - 15 * k))
    fin.move((0.52, -0.06, 0.3), (80, 0, 0))
    for y in (-1, 1):
        eye(body, -0.34, 1.4, 0.12, direction=(0, -y, 0))
        ball((-0.42, y * 0.33, 1.17), 0.08, vinyl('#ff7fa0'), scale=(1, 0.4, 0.8), segments=20)
    for x, z, r in ((-1.25, 1.5, 0.1), (-1.42, 1.75, 0.07), (-1.18, 1.9, 0.13)):
        ball((x, -0.1, z), r, plastic('#bfeaff', rough=0.05, clear=1), segments=24)


@sprite('narwhal', FAMILY, elevate=8, yaw=-34)
def narwhal():
    skin = vinyl(patches('#5fa8d8', ((-0.35, 0, -0.62), (1.4, 1.2, 0.55), '#f4fbff', 0.25)))
    body = fuse([ball((-0.3, 0, 0), 0.95, None, scale=(1.25, 0.98, 0.92)), tube([(0.4, 0, 0.0), (1.1, 0, 0.08), (1.6, 0, 0.5)], 0.6, None, radii=[1.1, 0.62, 0.3], sides=32), *[ball((1.72, s * 0.34, 0.72), 0.32, None, scale=(0.9, 1.25, 0.34), turn=(s * 14, -30, s * 24)) for s in (-1, 1)]], skin, voxel=0.04, smooth=9)
    flipper = vinyl('#4a93c4')
    for s in (-1, 1):
        petal(0.72, 0.4, flipper, cup=-0.2, curl=-0.12, tip=0.4, thick=0.1, at=(-0.45, s * 0.84, -0.32), turn=(-24, 0, 200 if s < 0 else -20))
        eye(body, -0.98, 0.1, 0.12, direction=(0.55, -s, 0), y=s * 0.3)
        ball((-1.1, s * 0.68, -0.18), 0.13, vinyl('#ff9fb4'), scale=(1, 0.4, 0.7), turn=(0, 0, s * -40), segments=24)
    smile(body, -1.2, -0.18, 0.42, 0.09, r=0.026, direction=(1, 0.0, 0), y=0.0)
    horn = lathe([(0.17, 0), (0.12, 0.6), (0.07, 1.1), (0.0, 1.65)], satin(fade('#f2d9a8', '#fff6e0'), rough=0.35, clear=0.4), smooth=6, segments=72, ripple=lambda a, z: 1 + 0.12 * cos(2 * a - 15 * z))
    horn.matrix_world = matrix((-1.28, 0, 0.42), (0, -52, 0))
    water = plastic(fade('#2f9fe0', '#8fdcff'), rough=0.1, clear=1)
    lathe([(0, -0.98), (1.8, -0.98), (1.95, -0.88), (1.7, -0.72), (0, -0.66)], water, smooth=4, segments=128, scale=(1, 0.72, 1), ripple=lambda a, z: 1 + 0.04 * sin(7 * a))
    foam = satin('#ffffff', rough=0.4, clear=0.3)
    dice = Random(3)
    blob([((1.72 * cos(a), 1.24 * sin(a), -0.76 + dice.uniform(-0.03, 0.05)), dice.uniform(0.12, 0.2)) for a in [2 * pi * k / 26 for k in range(26)]], foam, voxel=0.04, smooth=3)
    for x, z in ((0.0, 1.0), (-0.12, 1.3), (0.14, 1.26), (0.02, 1.56)):
        ball((x, 0, z), 0.08, plastic('#bfeaff', rough=0.05, clear=1), scale=(0.8, 0.8, 1.2), segments=20)


@sprite('submarine', FAMILY, tint=True, elevate=8, yaw=24)
def submarine():
    hull, brass, dark = plastic('#ffc53d', tint=True, rough=0.2), metal(GOLD, rough=0.2), plastic('#2b2a38', rough=0.3)
    lathe([(0, -1.9), (0.3, -1.84), (0.62, -1.5), (0.86, -0.8), (0.92, 0), (0.86, 0.8), (0.66, 1.4), (0.36, 1.75), (0, 1.85)], hull, smooth=6, turn=(0, -90, 0), segments=128)
    for x in (-1.0, 1.0):
        ring((x, 0, 0), 0.84, 0.05, brass, turn=(0, 90, 0))
    lathe([(0, -0.2), (0.62, -0.2), (0.55, 0.66), (0.5, 0.74), (0, 0.76)], hull, at=(-0.05, 0, 0.86), scale=(1.15, 0.72, 1), segments=96)
    ring((-0.05, 0, 1.56), 0.53, 0.05, brass, scale=(1.15, 0.74, 1))
    tube([(0.1, 0, 1.6), (0.1, 0, 2.1), (0.02, 0, 2.24), (-0.22, 0, 2.26)], 0.09, brass)
    drum((-0.2, 0, 2.26), 0.13, 0.14, brass, bevel=0.03, turn=(0, -90, 0))
    drum((-0.35, 0, 2.26), 0.1, 0.03, plastic('#8fdcff', rough=0.05, clear=1), bevel=0.01, turn=(0, -90, 0))
    for x in (-0.85, 0.0, 0.85):
        y = -0.9 + 0.05 * abs(x)
        with group() as port:
            drum((0, 0, -0.06), 0.3, 0.12, brass, bevel=0.04)
            drum((0, 0, 0.03), 0.22, 0.06, plastic(fade('#1f6fb8', '#8fe0ff', axis='x'), rough=0.05, clear=1), bevel=0.02)
            for i in range(8):
                ball((0.26 * cos(pi * i / 4), 0.26 * sin(pi * i / 4), 0.06), 0.028, brass, segments=12)
        port.move((x, y, 0.12), (84, 0, 0))
    for s in (-1, 1):
        box((1.35, 0, s * 0.62), (0.5, 0.1, 0.62), hull, bevel=0.045, turn=(0, s * -18, 0))
        box((1.35, s * 0.62, 0), (0.5, 0.62, 0.1), hull, bevel=0.045)
    drum((1.75, 0, 0), 0.13, 0.3, dark, bevel=0.04, turn=(0, 90, 0))
    for k in range(4):
        with group() as blade:
            petal(0.52, 0.34, brass, cup=0.1, curl=0.05, tip=0.15, thick=0.06, turn=(0, 28, 0))
        blade.move((2.02, 0, 0), (90 * k + 30, 0, 0))
    ball((2.06, 0, 0), 0.14, brass, segments=24)
    ball((-1.8, -0.2, -0.05), 0.2, light('#fff0b0', 1.2), scale=(0.6, 1, 1), segments=32)
    for x, z, r in ((2.3, 0.5, 0.14), (2.5, 0.85, 0.1), (2.25, 1.1, 0.17), (2.52, 1.42, 0.12), (2.3, 1.7, 0.08)):
        ball((x, -0.1, z), r, plastic('#bfeaff', rough=0.05, clear=1), segments=28)


@sprite('starfish', FAMILY, elevate=20, yaw=-8)
def starfish():
    skin = surface(fade('#ff5f3a', '#ff8a4a', '#ffb35a'), rough=0.5, clear=0.2, soft=0.05, bump=(30, 0.5))
    with group() as g:
        arms = [tube([(0, 0, 0.0), (0.75 * cos(a), 0, 0.75 * sin(a)), (1.45 * cos(a + 0.1 * s), 0, 1.45 * sin(a + 0.1 * s))], 0.42, None, radii=[1.1, 0.85, 0.38], flat=0.6, up=(0, 1, 0)) for a, s in [(pi / 2 + 2 * pi * k / 5, (-1) ** k) for k in range(5)]]
        body = fuse([ball((0, 0, 0), 0.55, None, scale=(1, 0.62, 1)), *arms], skin, voxel=0.035, smooth=7)
        bead = satin('#ffe0b0', rough=0.5)
        for k in range(5):
            a = pi / 2 + 2 * pi * k / 5
            for j in range(1, 7):
                r = 0.2 * j
                for side in (-1, 0, 1) if j < 5 else (0,):
                    x, z = r * cos(a) + side * 0.14 * sin(a) * -1, r * sin(a) + side * 0.14 * cos(a)
                    spot(body, (x, 0, z), 0.055 - 0.004 * j, bead, scale=(1, 1, 0.6))
        for s in (-1, 1):
            eye(body, s * 0.2, 0.1, 0.1)
            spot(body, (s * 0.34, 0, -0.08), 0.09, vinyl('#ff9fb4'))
        smile(body, 0, -0.06, 0.24, 0.07)
    g.move((0, 0, 0.2), (-14, 6, 0))
    sand = surface(mottled('#ffe2a0', '#f6cf80', 2), rough=0.8, bump=(26, 0.3))
    lathe([(0, -1.4), (1.35, -1.38), (1.5, -1.3), (0.9, -1.02), (0, -0.92)], sand, smooth=5, scale=(1, 0.7, 1), ripple=lambda a, z: 1 + 0.05 * sin(3 * a + 1))
