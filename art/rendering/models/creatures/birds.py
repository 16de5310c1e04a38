from creatures.toyBody import eye, patches, vinyl
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
