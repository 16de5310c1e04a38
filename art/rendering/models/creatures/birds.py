from creatures.toyBody import eye, on, patches, vinyl
from kit import *

FAMILY = 'animals'


@sprite('bird', FAMILY, elevate=6)
def bird():
    white = vinyl(patches('#fbf9f7', ((-0.98, -0.4, 0.42), (0.16, 0.3, 0.12), '#ffb3b3', 0.95)))
    feather = [vinyl('#fdfbf9'), vinyl('#f1eef0')]
    with group() as g:
        body = fuse([ball((0, 0, 0), 0.72, None, scale=(1.28, 0.82, 0.86), turn=(0, 16, 0)), ball((-0.55, 0, 0.25), 0.5, None), ball((-0.88, 0, 0.55), 0.46, None), ball((0.75, 0, -0.22), 0.4, None, scale=(1.3, 0.8, 0.7))], white, voxel=0.03, smooth=9)
        for s in (1, -1):
            eye(body, -1.0, 0.66, 0.105, direction=(0, s, 0))
        lathe([(0, -0.1), (0.13, 0), (0.09, 0.16), (0, 0.32)], satin('#f7a93a'), at=(-1.26, 0, 0.5), turn=(0, -100, 0), scale=(0.8, 1, 1), smooth=4, segments=32)

        def wing(side, lift):
            with group() as w:
                for row, (count, length, width, spread) in enumerate(((9, 1.85, 0.44, 1.0), (8, 1.28, 0.40, 0.92), (6, 0.78, 0.36, 0.85))):
                    for i in range(count):
                        t = i / (count - 1)
                        a = -14 - 92 * t * spread
                        long = length * (1 - 0.42 * t**1.3)
                        petal(long, width, feather[(i + row) % 2], cup=0.35, curl=0.10, tip=0.16, thick=0.05, at=(0.62 * t - 0.2, 0.05 * t, 0.05 + 0.06 * row), turn=(4, 0, a + 14))
                ball((0.1, 0.12, 0.10), 0.3, feather[0], scale=(1.4, 1.0, 0.55))
            return w.move((-0.28, side * -0.36, 0.32), (lift, 0, 0) if side < 0 else (180 - lift, 0, 0))

        wing(-1, 66)
        wing(1, 112)
        for i in range(7):
            a = -90 + (i - 3) * 15
            petal(1.15 - 0.06 * abs(i - 3), 0.36, feather[i % 2], cup=0.3, curl=0.08, tip=0.16, thick=0.05, at=(0.85, 0, -0.22 - 0.015 * abs(i - 3)), turn=(-8, 0, a))
        twig = satin('#7a9a4a')
        stem = [(-1.42, -0.1, 0.42), (-1.5, -0.3, 0.18), (-1.46, -0.42, -0.16), (-1.34, -0.46, -0.46)]
        tube(stem, 0.03, twig)
        green = leaf('#6fae4f', '#a9d987', 3)
        line = curve(stem, 4)
        for k in range(2, len(line), 2):
            for s in (-1, 1):
                petal(0.34, 0.17, green, cup=0.3, curl=-0.1, tip=0.7, thick=0.02, at=tuple(line[k]), turn=(50, s * 10, 180 + s * 62))
    g.move(turn=(0, 10, 16))


@sprite('flamingo', FAMILY, elevate=6)
def flamingo():
    pink, deep = '#ff7fa6', '#f0487f'
    skin = vinyl(patches(pink, ((-0.62, -0.36, 1.66), (0.14, 0.2, 0.1), deep, 0.95)))
    with group() as g:
        neck = tube([(-0.30, 0, 0.12), (-0.62, 0, 0.30), (-0.74, 0, 0.62), (-0.50, 0, 0.92), (-0.20, 0, 1.15), (-0.18, 0, 1.48), (-0.42, 0, 1.72)], 0.21, None, radii=[1.5, 1.1, 0.95, 0.9, 0.88, 0.9, 1.0], sides=24)
        body = fuse([ball((0.22, 0, 0.05), 0.66, None, scale=(1.3, 0.86, 0.86), turn=(0, 12, 0)), ball((0.86, 0, -0.06), 0.34, None, scale=(1.3, 0.7, 0.7), turn=(0, 14, 0)), neck, ball((-0.48, 0, 1.72), 0.36, None, scale=(1.1, 0.92, 0.96))], skin, voxel=0.03, smooth=8)
        for s in (1, -1):
            eye(body, -0.54, 1.80, 0.095, direction=(0, s, 0))
        tube([(-0.74, 0, 1.70), (-0.95, 0, 1.66), (-1.06, 0, 1.52)], 0.165, satin('#fff1e4', rough=0.35), radii=[1.05, 0.95, 0.8], sides=24)
        tube([(-1.055, 0, 1.53), (-1.10, 0, 1.40), (-1.07, 0, 1.28)], 0.132, plastic('#2d2730', rough=0.25), radii=[1, 0.85, 0.35], sides=24)
        feathers = [vinyl(c) for c in ('#ff6f9b', '#f75a8c', '#ff8db0')]
        for side in (-1, 1):
            with group() as w:
                for row, (count, length, width) in enumerate(((6, 1.28, 0.36), (6, 0.95, 0.34), (5, 0.62, 0.3))):
                    for i in range(count):
                        petal(length - 0.07 * i, width, feathers[(row + i) % 3], cup=0.35, curl=-0.06, tip=0.3, thick=0.045, at=(-0.05 + 0.02 * i, 0, 0.045 * row), turn=(3, 0, -62 - 11 * i))
            w.move((-0.12, side * 0.52, 0.36), (96 if side < 0 else 84, 0, 0))
        leg = satin('#f2668f')
        tube([(0.28, -0.1, -0.42), (0.26, -0.1, -1.0), (0.28, -0.1, -1.12), (0.26, -0.1, -1.78)], 0.062, leg, radii=[1.1, 0.9, 1.25, 0.9, 0.9])
        tube([(0.42, 0.14, -0.42), (0.62, 0.14, -0.98), (0.60, 0.14, -1.02), (0.22, 0.12, -1.08)], 0.06, leg, radii=[1.1, 1, 1.2, 0.9])
        ball((0.61, 0.14, -1.0), 0.085, leg)
        for a in (-36, 0, 36):
            d = Vector((-cos(radians(a)), sin(radians(a)), 0))
            tube([(0.27, -0.1, -1.78), tuple(Vector((0.27, -0.1, -1.83)) + d * 0.36)], 0.058, leg, smooth=0, radii=[1, 0.75])
    g.move(turn=(0, 0, 22))


@sprite('toucan', 'tropics', elevate=4, yaw=-10)
def toucan():
    black = vinyl(patches('#23222e', ((-0.42, 0, 0.55), (0.5, 0.62, 0.62), '#fff4d8', 0.25), ((-0.5, 0, 0.02), (0.3, 0.5, 0.14), '#e8384a', 0.4)))
    with group() as g:
        body = fuse([ball((0.05, 0, -0.1), 0.66, None, scale=(0.92, 0.86, 1.22), turn=(0, 16, 0)), ball((-0.28, 0, 0.92), 0.5, None), tube([(0.3, 0, -0.7), (0.55, 0, -1.3), (0.66, 0, -1.75)], 0.26, None, flat=0.6, radii=[1.1, 0.9, 0.8])], black, voxel=0.035, smooth=9)
        upper = plastic(fade('#e8601a', '#ff9a1e', '#ffd23a', '#ffb52e', axis='x'), rough=0.16, clear=1, shine=0.03)
        tube([(-0.56, 0, 0.98), (-1.1, 0, 1.12), (-1.62, 0, 0.98), (-1.92, 0, 0.62)], 0.29, upper, radii=[1.0, 1.02, 0.8, 0.3], sides=32, flat=0.62, up=(0, 0, 1))
        tube([(-0.56, 0, 0.78), (-1.1, 0, 0.82), (-1.55, 0, 0.7)], 0.16, plastic('#f2791a', rough=0.2, clear=1), radii=[1.1, 1, 0.4], sides=24)
        ball((-1.88, 0, 0.68), 0.12, plastic('#23222e', rough=0.2), scale=(0.9, 0.9, 1.3), turn=(0, 30, 0))
        for s in (1, -1):
            p, n = on(body, (-0.44, 0, 1.12), (0, s, 0))
            ball(tuple(p), 0.2, plastic('#2fb8e8', rough=0.3), scale=(1, 1, 0.28), turn=facing(n), segments=32)
            eye(body, -0.45, 1.12, 0.115, direction=(0, s, 0))
        feathers = [vinyl(c) for c in ('#2c2b3a', '#3a3950', '#23222e')]
        for side in (-1, 1):
            with group() as w:
                for row, (count, length) in enumerate(((5, 1.25), (5, 0.95), (4, 0.65))):
                    for i in range(count):
                        petal(length - 0.06 * i, 0.34, feathers[(row + i) % 3], cup=0.3, curl=-0.05, tip=0.35, thick=0.045, at=(0.02 * i, 0, 0.04 * row), turn=(3, 0, -150 - 9 * i))
            w.move((-0.12, side * 0.5, 0.34), (96 if side < 0 else 84, 0, 0))
        for y in (-0.22, 0.22):
            for k in (-1, 0, 1):
                tube([(0.04 + 0.09 * k, y, -0.86), (0.0 + 0.13 * k, y - 0.12, -1.02), (0.0 + 0.13 * k, y - 0.02, -1.16)], 0.06, plastic('#4fa8d8'), sides=12)
    g.move(turn=(0, 0, 18))
    bark = surface(mottled('#8a5a34', '#69421f', 4), rough=0.8, bump=(12, 0.5))
    tube([(-1.7, 0.05, -1.22), (-0.6, 0, -1.06), (0.5, 0.02, -1.1), (1.7, 0.1, -0.92)], 0.16, bark, radii=[0.8, 1, 1.05, 0.75])
    for x, z, turn in ((-1.55, -1.16, 120), (-1.3, -1.1, 60), (1.35, -0.95, -60), (1.6, -0.9, -20), (1.15, -1.0, -110)):
        petal(0.95, 0.42, leaf('#3fa55a', '#8fd08f', 6), cup=0.35, curl=-0.25, tip=0.8, thick=0.02, at=(x, -0.05, z), turn=(14, 0, turn))
    for x, z in ((-1.05, -1.02), (0.95, -1.0)):
        with group() as flower:
            for i in range(5):
                petal(0.4, 0.34, satin(fade('#ffc53d', '#ff4f87', '#ff6fa0', axis='y', space='uv')), cup=0.3, curl=-0.15, tip=0.2, thick=0.03, turn=(16, 0, 72 * i))
            tube([(0, 0, 0), (0, 0.02, 0.3)], 0.04, satin('#ffe08a'), smooth=0)
        flower.move((x, -0.2, z + 0.06), (58, 0, 20 * x))


@sprite('stork', 'tropics', tint=True, elevate=5, yaw=-8)
def stork():
    white, coral = vinyl(patches('#fbfaf6', ((1.2, 0, -0.05), (0.62, 0.8, 0.5), '#2d2a36', 0.4))), plastic('#ff6a3d', rough=0.25)
    with group() as g:
        body = fuse([ball((0.3, 0, 0.1), 0.66, None, scale=(1.35, 0.86, 0.84), turn=(0, 14, 0)), ball((1.1, 0, -0.12), 0.3, None, scale=(1.4, 0.6, 0.6), turn=(0, 20, 0)), tube([(-0.3, 0, 0.3), (-0.66, 0, 0.66), (-0.6, 0, 1.15), (-0.62, 0, 1.5)], 0.2, None, radii=[1.6, 1.1, 0.95, 1.05], sides=24), ball((-0.68, 0, 1.68), 0.36, None)], white, voxel=0.035, smooth=8)
        for s in (1, -1):
            eye(body, -0.8, 1.76, 0.09, direction=(0, s, 0))
        lathe([(0, 0), (0.15, 0.02), (0.1, 0.5), (0.03, 1.0), (0, 1.06)], coral, at=(-0.95, 0, 1.64), turn=(0, -104, 0), smooth=3, segments=32)
        feathers = [vinyl(c) for c in ('#fbfaf6', '#efece4', '#ffffff')]
        dark = vinyl('#2d2a36')
        for side in (-1, 1):
            with group() as w:
                for row, (count, length) in enumerate(((6, 1.2), (6, 0.9), (5, 0.6))):
                    for i in range(count):
                        petal(length - 0.06 * i, 0.34, dark if row == 0 else feathers[(row + i) % 3], cup=0.35, curl=-0.06, tip=0.3, thick=0.045, at=(-0.05 + 0.02 * i, 0, 0.045 * row), turn=(3, 0, -70 - 10 * i))
            w.move((-0.02, side * 0.54, 0.4), (96 if side < 0 else 84, 0, 0))
        for x, y in ((0.3, -0.16), (0.42, 0.18)):
            tube([(x, y, -0.4), (x - 0.02, y, -1.05), (x + 0.02, y, -1.15), (x, y, -1.9)], 0.06, coral, radii=[1.2, 0.9, 1.3, 0.9, 0.9])
            for a in (-36, 0, 36):
                d = Vector((-cos(radians(a)), sin(radians(a)), 0))
                tube([(x, y, -1.9), tuple(Vector((x, y, -1.94)) + d * 0.36)], 0.055, coral, smooth=0, radii=[1, 0.75])
        cloth = satin(tint=True, rough=0.6)
        at = Vector((-1.82, -0.02, 1.3))
        tube([tuple(at + Vector((0.1, 0, 0.1))), tuple(at + Vector((0.0, 0, -0.25))), tuple(at + Vector((0, 0, -0.5)))], 0.13, cloth, radii=[0.5, 0.8, 1.8])
        lathe([(0, -0.55), (0.42, -0.5), (0.66, -0.1), (0.5, 0.28), (0.16, 0.5), (0, 0.54)], cloth, at=tuple(at + Vector((0, 0, -0.95))), smooth=6, scale=(1.1, 1, 1), ripple=lambda a, z: 1 + 0.05 * sin(7 * a) * max(0.0, z))
        for s in (-1, 1):
            petal(0.5, 0.26, cloth, cup=0.3, curl=-0.2, tip=0.6, thick=0.04, at=tuple(at + Vector((0.08, -0.05, 0.06))), turn=(30, 0, s * 70))
        face = tuple(at + Vector((0.1, -0.5, -0.82)))
        ball(face, 0.27, surface('#ffd2b0', rough=0.4, soft=0.05), scale=(1, 0.6, 1))
        for s in (-1, 1):
            ball((face[0] + s * 0.09, face[1] - 0.15, face[2] + 0.02), 0.03, plastic('#3a2228'), scale=(1.2, 0.5, 0.5), segments=12)
            ball((face[0] + s * 0.15, face[1] - 0.13, face[2] - 0.06), 0.05, surface('#ff9f9f', rough=0.5), scale=(1, 0.4, 0.8), segments=14)
        tube([(face[0] - 0.05, face[1] - 0.16, face[2] - 0.09), (face[0], face[1] - 0.165, face[2] - 0.11), (face[0] + 0.05, face[1] - 0.16, face[2] - 0.09)], 0.014, satin('#b5443f'), sides=8)
    g.move(turn=(0, 0, 14))
