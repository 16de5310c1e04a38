from creatures.toyBody import eye, muzzle_face, on, sitting, smile, vinyl
from kit import *

FAMILY = 'playroom'


@sprite('teddyBear', FAMILY, tint=True, elevate=8)
def teddy_bear():
    fur, pale, thread = felt('#c8874a'), felt('#f2d3a4'), satin('#8a5a30', rough=0.6)
    with group() as g:
        body = sitting(fur, wide=0.84)
        p, n = on(body, (0, 0, -0.45))
        ball(tuple(p + n * -0.12), 0.6, pale, scale=(1, 1.1, 0.36), turn=facing(n))
        tube([tuple(on(body, (0, 0, z))[0] + Vector((0, -0.075, 0))) for z in (-0.05, -0.25, -0.5, -0.75, -0.9)], 0.018, thread, sides=8)
        for s in (-1, 1):
            p, n = on(body, (s * 0.70, 0, -1.0))
            ball(tuple(p), 0.25, pale, scale=(1, 1.1, 0.26), turn=facing(n))
            for k in (-1, 0, 1):
                a, b = on(body, (s * 0.70 + k * 0.15, 0, -0.80 + 0.04 * (k == 0)))[0], on(body, (s * 0.70 + k * 0.13, 0, -0.7 + 0.04 * (k == 0)))[0]
                tube([tuple(a), tuple(b)], 0.022, thread, smooth=0, sides=8)
        head = fuse([ball((0, -0.1, 1.16), 0.9, None, scale=(1.06, 0.92, 0.93)), ball((0.5, -0.25, 0.95), 0.4, None), ball((-0.5, -0.25, 0.95), 0.4, None), *[ball((s * 0.72, 0.0, 1.82), 0.36, None, scale=(1, 0.62, 1)) for s in (-1, 1)]], fur, voxel=0.032, smooth=7)
        for s in (-1, 1):
            ball((s * 0.73, -0.17, 1.84), 0.23, pale, scale=(1, 0.42, 1))
            eye(head, s * 0.36, 1.3, 0.13)
        muzzle = ball((0, -0.86, 0.96), 0.42, pale, scale=(1.12, 0.72, 0.82))
        muzzle_face(muzzle, 1.08, '#4a2a22', 0.44, '#6b4028')
        tube([tuple(on(head, (0, 0, z))[0] + Vector((0, 0.0, 0))) for z in (1.95, 1.8, 1.6, 1.4)], 0.016, thread, sides=8)
        ribbon = satin(tint=True, rough=0.3, clear=0.4)
        ring((0, -0.05, 0.42), 0.56, 0.09, ribbon, turn=(8, 0, 0), segments=72)
        bow((0, -0.72, 0.36), 0.44, ribbon, tails=True)
    g.move(turn=(0, 0, 12))


@sprite('rubberDuck', FAMILY, soft=True, elevate=10)
def rubber_duck():
    yellow = plastic(fade('#f7a90e', '#ffc81f', '#ffdc45'), rough=0.16, clear=1, shine=0.03, soft=0.06)
    with group() as g:
        parts = [ball((0, 0, -0.32), 1.0, None, scale=(1.28, 0.98, 0.72)), ball((0.95, 0, 0.0), 0.52, None, scale=(1.1, 0.85, 0.8)), lathe([(0, -0.3), (0.42, -0.1), (0.3, 0.3), (0.06, 0.62), (0, 0.64)], None, at=(1.2, 0, 0.1), turn=(0, 42, 0), scale=(1, 0.85, 0.9), smooth=5), ball((-0.55, 0, 0.2), 0.62, None)]
        body = fuse(parts, yellow, voxel=0.035, smooth=12)
        for v in body.data.vertices:
            v.co.z = max(v.co.z, -0.92)
        head = ball((-0.62, 0, 0.98), 0.78, yellow, scale=(1.02, 0.98, 0.96), segments=72)
        for s in (-1, 1):
            with group() as wing:
                outline = curve([(-0.62, 0.1, 0), (-0.4, 0.36, 0), (0.1, 0.34, 0), (0.62, 0.42, 0), (0.5, 0.08, 0), (0.56, -0.1, 0), (0.3, -0.24, 0), (-0.2, -0.34, 0), (-0.55, -0.2, 0)], 8, closed=True)
                pillow(region([(p[0], p[1]) for p in outline]), yellow, bounds=((-0.9, -0.6), (0.9, 0.6)), cell=0.035, height=0.22)
            wing.move((0.3, s * 0.92, -0.16), (-16 * -s, 6, 0))
            eye(head, -0.62 - 0.32, 1.16, 0.15, direction=(0.8, s * -0.62, 0), y=s * 0.4)
        orange = plastic('#ff7a1a', rough=0.16, clear=1, shine=0.03)
        upper = ball((-1.38, 0, 0.88), 0.34, None, scale=(1.05, 1.06, 0.34), turn=(0, 12, 0), segments=36)
        tip = ball((-1.58, 0, 0.95), 0.2, None, scale=(1.1, 1.25, 0.42), turn=(0, 24, 0), segments=32)
        lower = ball((-1.32, 0, 0.72), 0.26, None, scale=(1.05, 0.95, 0.36), turn=(0, -14, 0), segments=32)
        fuse([upper, tip, lower], orange, voxel=0.024, smooth=4)
        for k, (x, z, t) in enumerate(((-0.6, 1.74, -24), (-0.48, 1.76, 2), (-0.38, 1.68, 30))):
            lathe([(0, -0.12), (0.09, -0.04), (0.07, 0.12), (0, 0.24)], yellow, at=(x, 0, z), turn=(0, t, 0), smooth=4, segments=32)
    g.move(turn=(0, 0, 36))
    water = plastic(fade('#58c4f0', '#a4e4ff'), rough=0.06, clear=1)
    lathe([(0, -0.98), (1.75, -0.98), (1.86, -0.9), (1.75, -0.80), (1.3, -0.80), (0, -0.82)], water, smooth=4, segments=128, ripple=lambda a, z: 1 + 0.03 * sin(5 * a))
    ring((0, 0, -0.8), 1.52, 0.05, satin('#f4fcff'), scale=(1, 0.92, 0.5), segments=128)
    dice = Random(4)
    bubble = glass(body=0.16, edge=0.9)
    for x, y, z, r in ((-1.5, -0.7, -0.66, 0.19), (-1.25, -1.0, -0.68, 0.13), (1.35, -0.85, -0.66, 0.2), (1.62, -0.5, -0.68, 0.14), (1.1, -1.1, -0.7, 0.12), (1.5, 0.1, 0.75, 0.16), (1.3, 0.1, 1.25, 0.1)):
        ball((x, y, z), r, bubble, segments=40)


def rise(x):
    """How much higher the rocker is at x than in its middle."""
    return 4.2 - sqrt(4.2**2 - x * x)


@sprite('rockingHorse', FAMILY, tint=True, elevate=8)
def rocking_horse():
    coat, cream, dark = satin(mottled('#f3dcb8', '#eed2a6', 1.5), rough=0.4, clear=0.4), satin('#fff6e6', rough=0.6, sheen=0.6), satin('#5c3620', rough=0.4)
    rail, saddle, gold = wood('#b9743c', '#8a4f28', 1.1), plastic(tint=True, rough=0.28), metal(GOLD)
    with group() as g:
        parts = [ball((0.1, 0, 0.25), 0.6, None, scale=(1.5, 0.85, 0.86)), ball((-0.72, 0, 0.34), 0.5, None, scale=(1, 0.85, 1.05)), ball((0.88, 0, 0.3), 0.52, None, scale=(1, 0.9, 1.0))]
        parts += [tube([(-0.7, 0, 0.4), (-1.0, 0, 0.95), (-1.12, 0, 1.45)], 0.36, None, radii=[1.25, 0.95, 0.85], sides=32, flat=0.8), ball((-1.28, 0, 1.62), 0.37, None, scale=(1.05, 0.82, 0.95)), tube([(-1.3, 0, 1.6), (-1.62, 0, 1.42), (-1.86, 0, 1.28)], 0.28, None, radii=[1.1, 0.85, 0.8], sides=28, flat=0.85)]
        for s in (-1, 1):
            parts.append(lathe([(0, -0.1), (0.1, -0.04), (0.09, 0.12), (0, 0.3)], None, at=(-1.14, s * 0.17, 1.96), turn=(s * -10, 8, 0), smooth=4, segments=24))
            parts += [tube([(-0.78, s * 0.28, 0.1), (-1.08, s * 0.36, -0.45), (-1.2, s * 0.42, -0.98)], 0.2, None, radii=[1.2, 0.8, 0.72], sides=24), tube([(0.92, s * 0.3, 0.05), (1.12, s * 0.38, -0.45), (1.28, s * 0.42, -0.98)], 0.22, None, radii=[1.25, 0.8, 0.7], sides=24)]
        body = fuse(parts, coat, voxel=0.034, smooth=9)
        for s in (-1, 1):
            for x in (-1.2, 1.28):
                lathe([(0, 0), (0.2, 0), (0.16, 0.2), (0, 0.2)], dark, at=(x, s * 0.42, -1.14))
            path = [(-1.9 + 3.8 * k / 24, -1.35 + rise(-1.9 + 3.8 * k / 24)) for k in range(25)]
            slab([*path, *[(x, z - 0.19) for x, z in reversed(path)]], 0.16, rail, bevel=0.05, at=(0, s * 0.44, 0.0))
            p, n = on(body, (-1.42, 0, 1.66), direction=(0, 1, 0)) if s < 0 else on(body, (-1.42, 0, 1.66), direction=(0, -1, 0))
            ball(tuple(p), 0.085, plastic('#2b1b22', rough=0.08, clear=1), scale=(1, 1, 0.5), turn=facing(n), segments=32)
            ball(tuple(p + n * 0.04 + Vector((-0.025, 0, 0.03))), 0.026, surface('#ffffff', emit=0.7), segments=12)
            q, m = on(body, (-1.9, 0, 1.3), direction=(0, -s, 0))
            ball(tuple(q), 0.04, dark, scale=(1, 1, 0.4), turn=facing(m), segments=16)
        for x in (-1.72, 1.72, -0.55, 0.6):
            z = -1.44 + rise(x)
            capsule((x, -0.44, z), (x, 0.44, z), 0.085, rail)
        mane = [cream, satin('#f3e2c4', rough=0.6, sheen=0.6)]
        for k in range(13):
            t = k / 12
            p = Vector((-1.32, 0, 2.0)).lerp(Vector((-0.52, 0, 0.78)), t) + Vector((0.14 * sin(pi * t), 0, 0.1 * sin(pi * t)))
            for s in (-1, 1):
                tube([tuple(p), tuple(p + Vector((0.14, s * 0.2, 0.02))), tuple(p + Vector((0.2, s * 0.36, -0.26)))], 0.105, mane[k % 2], radii=[0.9, 1, 0.35], sides=16)
        for k in range(3):
            tube([(-1.32, 0, 2.0), (-1.5, (k - 1) * 0.12, 1.98), (-1.62, (k - 1) * 0.16, 1.78)], 0.09, mane[k % 2], radii=[0.9, 1, 0.35], sides=16)
        for k in range(7):
            a = 2 * pi * k / 7
            tube([(1.3, 0, 0.5), (1.62, 0.1 * cos(a), 0.55 + 0.1 * sin(a)), (1.82, 0.16 * cos(a), 0.1), (1.74 + 0.05 * cos(a), 0.2 * cos(a), -0.45)], 0.11, mane[k % 2], radii=[0.8, 1, 0.9, 0.25], sides=16)
        with group() as seat:
            ring_path = lambda r, x: [(x, 0.535 * r * cos(a), 0.27 + 0.535 * r * sin(a)) for a in [2 * pi * k / 48 for k in range(48)]]  # noqa: E731
            tube(ring_path(1.01, 0.12), 0.05, dark, closed=True, smooth=1, sides=12)
        sheet(lambda u, v: (-0.32 + 0.86 * v, -0.60 * cos(pi * (0.06 + 0.88 * u)), 0.27 + (0.57 + 0.1 * (2 * v - 1) ** 2) * sin(pi * (0.06 + 0.88 * u))), saddle, nu=40, nv=16, thick=0.09)
        sheet(lambda u, v: (-0.44 + 1.1 * v, -0.585 * cos(pi * (-0.06 + 1.12 * u)), 0.25 + 0.54 * sin(pi * (-0.06 + 1.12 * u))), satin('#fff1d8', rough=0.5), nu=40, nv=16, thick=0.06)
        bridle = plastic(tint=0.75, rough=0.3)
        with group() as strap:
            ring((0, 0, 0), 0.275, 0.04, bridle, scale=(1, 0.9, 1), segments=48)
        strap.move((-1.62, 0, 1.43), facing((-0.86, 0, -0.5)))
        for s in (-1, 1):
            ball((-1.62, s * 0.25, 1.42), 0.06, gold, segments=20)
            tube([(-1.6, s * 0.27, 1.4), (-1.1, s * 0.42, 1.1), (-0.45, s * 0.4, 0.92), (-0.12, s * 0.15, 0.92)], 0.032, bridle, sides=10)
            tube([(-1.62, s * 0.26, 1.46), (-1.38, s * 0.31, 1.74), (-1.2, s * 0.22, 1.94)], 0.032, bridle, sides=10)
        capsule((-1.12, -0.5, 1.32), (-1.12, 0.5, 1.32), 0.07, rail)
        for s in (-1, 1):
            ball((-1.12, s * 0.54, 1.32), 0.1, plastic(tint=True, rough=0.3), segments=24)
    g.move(turn=(0, 0, 24))


@sprite('buildingBlocks', FAMILY, elevate=16)
def building_blocks():
    red, yellow, blue, green, natural = plastic('#f0404f', rough=0.25), plastic('#ffc62e', rough=0.25), plastic('#2f86ea', rough=0.25), plastic('#42c47a', rough=0.25), wood('#e0b073', '#c08a4e', 0.9)
    cream = satin('#fff6e4', rough=0.4)

    def cube(at, size, paint, shape, turn=0.0):
        with group() as c:
            box((0, 0, 0), (size,) * 3, natural, bevel=size * 0.1)
            for d in range(4):
                with group() as face:
                    box((0, -size * 0.5, 0), (size * 0.84, 0.04, size * 0.84), paint, bevel=0.02)
                    box((0, -size * 0.505, 0), (size * 0.7, 0.04, size * 0.7), cream, bevel=0.02)
                    if shape == 'star':
                        slab(star_outline(5, size * 0.3, size * 0.14), 0.05, paint, bevel=0.015, at=(0, -size * 0.52, 0))
                    elif shape == 'heart':
                        slab(heart_outline(size * 0.28), 0.05, paint, bevel=0.015, at=(0, -size * 0.52, 0))
                    else:
                        drum((0, -size * 0.5, 0), size * 0.26, 0.05, paint, bevel=0.015, turn=(90, 0, 0))
                face.move((0, 0, 0), (0, 0, 90 * d))
            with group() as top:
                box((0, 0, size * 0.5), (size * 0.84, size * 0.84, 0.04), paint, bevel=0.02)
        c.move(at, (0, 0, turn))

    with group() as g:
        cube((-0.95, 0, 0), 1.2, red, 'star', 8)
        cube((0.62, 0.1, 0), 1.2, blue, 'heart', -12)
        cube((-0.2, 0.1, 1.21), 1.15, yellow, 'dot', 14)
        with group() as roof:
            slab([(-0.68, 0), (0.68, 0), (0, 0.8)], 0.9, green, bevel=0.06)
        roof.move((-0.22, 0.1, 1.79), (0, 0, 20))
        lathe(rounded(0.36, 1.2, 0.06), yellow, at=(1.72, -0.35, -0.6))
        lathe([(0, 0), (0.42, 0), (0.42, 0.06), (0.06, 0.72), (0, 0.74)], red, at=(1.72, -0.35, 0.61))
        with group() as arch_:
            slab([(-0.8, 0), *arc((0, 0), 0.36, 0.36, 180, 0, 20), (0.8, 0), (0.8, 0.72), (-0.8, 0.72)], 0.5, blue, bevel=0.05)
        arch_.move((0.05, -1.45, -0.6), (0, 0, -10))
        ball((-1.55, -1.15, -0.22), 0.38, green)
    g.move(turn=(0, 0, 12))
