from creatures.toyBody import ears, eye, muzzle_face, on, patches, sitting, smile, spot, vinyl
from kit import *

FAMILY = 'animals'


@sprite('lion', FAMILY, elevate=8)
def lion():
    gold, cream = '#f6b748', '#ffe6b0'
    with group() as g:
        sitting(vinyl(patches(gold, ((0, -0.75, -0.35), (0.46, 0.4, 0.62), cream, 0.3))), feet=satin('#b9713a'))
        tube([(0.3, 0.7, -0.9), (0.95, 0.75, -0.95), (1.3, 0.45, -0.6), (1.28, 0.3, -0.15)], 0.11, vinyl(gold))
        mane = [vinyl(c) for c in ('#b5622a', '#c9742f', '#a4561f')]
        tip = mane[0]
        for k in range(5):
            a = 2 * pi * k / 5
            ball((1.28 + 0.1 * cos(a), 0.28, 0.02 + 0.1 * sin(a)), 0.17, mane[k % 3], segments=24)
        ball((1.27, 0.26, 0.16), 0.15, tip, segments=24)
        for count, r, size, y, start in ((15, 0.98, 0.31, 0.16, 0), (14, 0.84, 0.28, -0.12, 0.2), (16, 0.9, 0.3, 0.44, 0.1)):
            for i in range(count):
                a = 2 * pi * (i + start) / count
                ball((r * cos(a), y - 0.05, 1.16 + r * 0.96 * sin(a)), size, mane[(i + count) % 3], scale=(1, 0.9, 1), segments=32)
        ball((0, 0.25, 1.16), 0.9, mane[2], scale=(1, 0.6, 1))
        face = vinyl(patches(gold, ((0, -0.95, 0.92), (0.44, 0.4, 0.30), '#fff1d0', 0.3), ((0.56, -0.5, 0.96), (0.24, 0.4, 0.18), '#ff8f6b', 0.95), ((-0.56, -0.5, 0.96), (0.24, 0.4, 0.18), '#ff8f6b', 0.95)))
        head = fuse([ball((0, -0.1, 1.18), 0.80, None, scale=(1.04, 0.9, 0.96)), ball((0.2, -0.72, 0.96), 0.28, None, scale=(1, 0.8, 0.82)), ball((-0.2, -0.72, 0.96), 0.28, None, scale=(1, 0.8, 0.82)), ball((0, -0.74, 1.08), 0.24, None)], face, voxel=0.03, smooth=8)
        for s in (-1, 1):
            eye(head, s * 0.36, 1.34, 0.155)
            ears(s, (s * 0.66, -0.22, 1.86), 0.27, vinyl(gold), satin('#ffd0b0'), turn=(0, 30, 0))
        muzzle_face(head, 1.12, '#5b3426', 0.5)
    g.move(turn=(0, 0, 16))


@sprite('elephant', FAMILY, elevate=8)
def elephant():
    gray, pale = '#9fb2cf', '#c4d2e6'
    skin = vinyl(gray)
    with group() as g:
        sitting(vinyl(patches(gray, ((0, -0.85, -0.35), (0.5, 0.45, 0.66), pale, 0.3))), wide=0.8)
        for s in (-1, 1):
            for k in (-1, 0, 1):
                ball((s * 0.70 + k * 0.19, -1.03 + 0.03 * abs(k), -1.24), 0.095, plastic('#f4ead9'), scale=(1, 0.6, 0.9), segments=24)
        face = vinyl(patches(gray, ((0.52, -0.72, 0.92), (0.22, 0.4, 0.18), '#ff9fb0', 0.95), ((-0.52, -0.72, 0.92), (0.22, 0.4, 0.18), '#ff9fb0', 0.95)))
        trunk = tube([(0, -0.68, 1.05), (0.0, -1.12, 0.78), (0.06, -1.3, 0.42), (0.22, -1.42, 0.18), (0.46, -1.52, 0.2), (0.60, -1.55, 0.42)], 0.3, None, radii=[1.15, 0.9, 0.72, 0.62, 0.56, 0.55], sides=24)
        head = fuse([ball((0, -0.1, 1.2), 0.84, None, scale=(1.02, 0.94, 0.96)), trunk], face, voxel=0.03, smooth=7)
        for i in range(5):
            tube([tuple(on(head, (0.03 * i * 0.6 + x, 0, 0.86 - 0.13 * i - 0.03 * (1 - (x / 0.15) ** 2)))[0] + Vector((0, 0.004, 0))) for x in (-0.15, -0.1, -0.05, 0, 0.05, 0.1, 0.15)], 0.014, satin('#8094b4'), sides=8, radii=[0.3, 1, 0.3])
        for s in (-1, 1):
            eye(head, s * 0.40, 1.3, 0.155)
            with group() as ear:
                outline = [(p[0], p[1]) for p in curve([(0, 0.42, 0), (0.38, 0.66, 0), (0.82, 0.5, 0), (0.94, 0.02, 0), (0.72, -0.46, 0), (0.34, -0.62, 0), (0.05, -0.36, 0)], 8, closed=True)]
                pillow(region([(s * x, z) for x, z in outline]), skin, bounds=((-1.1, -0.8), (1.1, 0.8)), cell=0.03, height=0.13, power=0.45)
                pillow(region([(s * (0.1 + x * 0.78), z * 0.76 + 0.01) for x, z in outline]), satin('#f7b9c6', rough=0.5), bounds=((-1.1, -0.8), (1.1, 0.8)), cell=0.035, height=0.055, power=0.45, at=(0, -0.105, 0))
            ear.move((s * 0.60, -0.06, 1.28), (0, s * 4, s * -24))
            lathe([(0, -0.3), (0.05, -0.26), (0.09, 0), (0.09, 0.1)], plastic('#fff6e4'), at=(s * 0.30, -0.98, 0.80), turn=(38, s * -14, 0), smooth=4, segments=24)
        for dx in (-0.05, 0.02, 0.07):
            tube([(dx, -0.12, 1.95), (dx * 1.8, -0.16, 2.1), (dx * 3.2, -0.2, 2.18)], 0.04, skin, radii=[1, 0.9, 0.3])
    g.move(turn=(0, 0, 14))


@sprite('giraffe', FAMILY, elevate=8)
def giraffe():
    yellow, brown, cream = '#f9cb62', '#b06a34', '#ffefc8'
    with group() as g:
        marks = [((x, y, z), (r, r, r * 1.1), brown, 0.16) for x, y, z, r in ((-0.72, -0.1, -0.05, 0.2), (-0.82, -0.05, -0.5, 0.19), (-0.5, -0.3, 0.34, 0.15), (0.72, -0.1, -0.05, 0.2), (0.84, -0.05, -0.52, 0.2), (0.5, -0.3, 0.34, 0.15), (0.26, -0.4, 0.74, 0.13), (-0.2, -0.42, 0.62, 0.12), (-0.3, -0.3, 1.0, 0.13), (0.1, -0.44, 1.02, 0.11), (0.34, -0.24, 1.3, 0.13), (-0.16, -0.42, 1.38, 0.11), (-0.66, -0.75, -0.72, 0.14), (0.7, -0.72, -0.72, 0.14), (-0.62, -0.45, -0.1, 0.1), (0.62, -0.42, -0.1, 0.1))]
        neck = [tube([(0, 0.02, 0.2), (0, -0.02, 0.9), (0, -0.06, 1.75)], 0.38, None, radii=[1.25, 0.95, 0.86], sides=24)]
        sitting(vinyl(patches(yellow, *marks, ((0, -0.85, -0.4), (0.44, 0.4, 0.6), cream, 0.25))), feet=satin(brown), wide=0.74, extra=neck)
        face = vinyl(patches(yellow, ((0, -1.05, 1.78), (0.6, 0.55, 0.34), cream, 0.3), ((0.5, -0.55, 1.92), (0.2, 0.35, 0.16), '#ff9d7d', 0.95), ((-0.5, -0.55, 1.92), (0.2, 0.35, 0.16), '#ff9d7d', 0.95), ((0.4, -0.1, 2.62), (0.16, 0.3, 0.16), brown, 0.2), ((-0.3, -0.2, 2.68), (0.14, 0.3, 0.13), brown, 0.2)))
        head = fuse([ball((0, -0.12, 2.12), 0.64, None, scale=(1, 0.96, 0.98)), ball((0, -0.62, 1.82), 0.46, None, scale=(1.12, 0.92, 0.8))], face, voxel=0.03, smooth=8)
        for s in (-1, 1):
            eye(head, s * 0.34, 2.24, 0.15)
            spot(head, (s * 0.15, 0, 1.95), 0.05, satin('#8a5a36'), scale=(0.8, 1.3, 0.35))
            tube([(s * 0.22, -0.05, 2.6), (s * 0.27, -0.03, 2.86), (s * 0.29, -0.02, 3.0)], 0.075, vinyl(yellow))
            ball((s * 0.295, -0.02, 3.08), 0.13, satin(brown))
            with group() as ear:
                ball((s * 0.3, 0, 0), 0.3, vinyl(yellow), scale=(1.1, 0.4, 0.56))
                ball((s * 0.33, -0.09, 0), 0.2, satin('#ffc9a8'), scale=(1.1, 0.3, 0.5))
            ear.move((s * 0.46, 0.0, 2.4), (0, s * -22, s * -14))
        smile(head, 0, 1.74, 0.5, 0.08, 0.024)
        for i in range(9):
            ball((0, 0.36 - 0.02 * i, 0.6 + 0.2 * i), 0.12, satin(brown), scale=(0.7, 1, 1.1), segments=20)
        for i in range(4):
            ball((0.03 * (i - 1.5), -0.05 - 0.1 * i, 2.74), 0.1, satin(brown), scale=(0.8, 1, 0.9), segments=20)
    g.move(turn=(0, 0, 18))
