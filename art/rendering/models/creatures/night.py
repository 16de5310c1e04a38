from creatures.toyBody import degrees_of, eye, on, patches, smile, spot, vinyl
from kit import *

FAMILY = 'animals'


@sprite('bat', FAMILY, elevate=5)
def bat():
    violet, deep = '#6b4fa8', '#4d3685'
    with group() as g:
        face = vinyl(patches(violet, ((0, -0.8, -0.3), (0.46, 0.55, 0.40), '#a48be0', 0.3), ((0.48, -0.55, 0.02), (0.19, 0.35, 0.13), '#ff7fa8', 0.95), ((-0.48, -0.55, 0.02), (0.19, 0.35, 0.13), '#ff7fa8', 0.95)))
        parts = [ball((0, 0, 0.1), 0.74, None, scale=(1, 0.9, 0.98)), ball((0, 0.02, -0.32), 0.52, None)]
        for s in (-1, 1):
            parts.append(lathe([(0, -0.2), (0.30, -0.1), (0.26, 0.2), (0.12, 0.50), (0, 0.64)], None, at=(s * 0.44, 0.0, 0.62), turn=(-4, s * 20, 0), scale=(1, 0.5, 1), smooth=4, segments=40))
            parts.append(ball((s * 0.2, -0.1, -0.84), 0.15, None, scale=(1, 1.3, 0.8)))
        head = fuse(parts, face, voxel=0.028, smooth=7)
        for s in (-1, 1):
            lathe([(0, -0.12), (0.18, -0.04), (0.14, 0.16), (0.05, 0.36), (0, 0.4)], satin('#ff8fb3'), at=(s * 0.46, -0.16, 0.70), turn=(-2, s * 20, 0), scale=(1, 0.4, 1), smooth=4, segments=32)
            eye(head, s * 0.29, 0.24, 0.18)
            p, n = on(head, (s * 0.12, 0, -0.10))
            lathe([(0, -0.15), (0.03, -0.12), (0.058, 0.0), (0, 0.01)], plastic('#ffffff'), at=tuple(p + n * 0.01), segments=24)
            membrane = [(0.30, 0.34)] + [(p[0], p[1]) for p in curve([(0.62, 0.62, 0), (1.1, 0.86, 0), (1.62, 0.80, 0), (2.1, 0.36, 0)], 6)]
            for (x0, z0), (x1, z1), sag in (((2.1, 0.36), (1.62, -0.34), 0.26), ((1.62, -0.34), (1.0, -0.46), 0.24), ((1.0, -0.46), (0.36, -0.42), 0.2)):
                for k in range(1, 9):
                    t = k / 8
                    up = sag * sin(pi * t)
                    membrane.append((x0 + (x1 - x0) * t - up * 0.35 * (x0 - x1 < 0.55), z0 + (z1 - z0) * t + up))
            with group() as w:
                pillow(region([(s * x, z) for x, z in membrane], 0.03), vinyl(fade(deep, violet)), bounds=((-2.3, -0.7), (2.3, 1.1)), cell=0.035, height=0.085, power=0.5)
                for x, z in ((2.08, 0.36), (1.6, -0.30), (0.99, -0.42)):
                    tube([(s * 0.98, -0.06, 0.72), (s * (0.98 + x) / 2 + s * 0.06, -0.105, (0.72 + z) / 2 + 0.1), (s * x, -0.03, z)], 0.055, vinyl('#8468c8'), radii=[1, 0.8, 0.35], sides=16)
                tube([(s * 0.36, -0.06, 0.36), (s * 0.66, -0.08, 0.6), (s * 0.98, -0.06, 0.74)], 0.07, vinyl('#8468c8'))
                lathe([(0, 0), (0.05, 0.02), (0.03, 0.1), (0, 0.18)], plastic('#ffe9b8'), at=(s * 0.98, -0.06, 0.76), turn=(0, s * 10, 0), segments=24)
            w.move((0, 0.1, 0.02), (0, 0, s * -16))
        smile(head, 0, -0.06, 0.44, 0.07, 0.024, '#2b1b40')
        spot(head, (0, 0, 0.06), 0.05, satin('#2b1b40'), scale=(1.3, 0.8, 0.5))
    g.move(turn=(0, 6, 8))


@sprite('ghost', FAMILY, elevate=6)
def ghost():
    white = vinyl(patches('#fbf9ff', ((0.46, -0.72, 0.42), (0.2, 0.35, 0.13), '#ff9fc0', 0.95), ((-0.46, -0.72, 0.42), (0.2, 0.35, 0.13), '#ff9fc0', 0.95)), emit=0.05)
    with group() as g:
        def flow(a, z):
            return 1 + (0.13 * max(0, (0.1 - z) / 1.3)) * cos(7 * a + 0.6)

        cloth = lathe([(0, 1.55), (0.42, 1.48), (0.74, 1.2), (0.88, 0.8), (0.92, 0.3), (0.94, -0.3), (1.02, -0.9), (1.12, -1.22), (1.08, -1.30), (0.95, -1.22), (0.8, -0.9), (0, -0.8)], None, smooth=5, segments=140, ripple=flow)
        for v in cloth.data.vertices:
            if v.co.z < -0.6:
                v.co.z += 0.16 * cos(7 * atan2(v.co.y, v.co.x) + 0.6 + pi) * min(1, (-0.6 - v.co.z) / 0.5)
            v.co.x += 0.22 * max(0, (-0.2 - v.co.z)) ** 1.5
        parts = [cloth]
        for s, lift in ((-1, 0.30), (1, 0.62)):
            parts.append(tube([(s * 0.7, -0.2, 0.18), (s * 1.02, -0.42, 0.22), (s * 1.22, -0.52, 0.22 + lift * 0.7)], 0.22, None, radii=[1.1, 0.95, 0.8], sides=24))
        body = fuse(parts, white, voxel=0.032, smooth=6)
        ink = '#2b2233'
        for s in (-1, 1):
            eye(body, s * 0.3, 0.72, 0.17, dark=ink, tall=1.35)
        p, n = on(body, (0, 0, 0.36))
        ball(tuple(p), 0.15, plastic(ink, rough=0.2), scale=(0.9, 1.15, 0.3), turn=facing(n))
        ball(tuple(p + n * 0.03 + Vector((0, 0, -0.07))), 0.09, satin('#ff6f93'), scale=(1, 0.6, 0.3), turn=facing(n))
        pail = Vector((1.30, -0.62, 0.36))
        with group() as bucket:
            orange = plastic('#ff8a1f', rough=0.35)
            for k in range(10):
                a = 2 * pi * k / 10
                ball((0.2 * cos(a), 0.2 * sin(a), 0), 0.2, orange, scale=(1, 1, 1.2), segments=28)
            tube([(-0.3, 0, 0.14), (-0.24, 0, 0.46), (0, 0, 0.6), (0.24, 0, 0.46), (0.3, 0, 0.14)], 0.025, satin('#3a2b33'))
            for x in (-0.12, 0.12):
                slab([(x - 0.07, 0.02), (x + 0.07, 0.02), (x, 0.13)], 0.06, satin('#3a2222'), bevel=0.015, at=(0, -0.38, 0))
            slab([(-0.2, -0.04), (0.2, -0.04), (0.12, -0.14), (0.05, -0.1), (0, -0.15), (-0.05, -0.1), (-0.12, -0.14)], 0.06, satin('#3a2222'), bevel=0.012, at=(0, -0.385, 0))
        bucket.move((pail.x - 0.02, pail.y - 0.06, pail.z - 0.36), (0, 4, 0))
    g.move(turn=(0, 0, 6))


@sprite('skull', FAMILY, elevate=6)
def skull():
    white = ceramic('#fdf8f0', rough=0.24)
    with group() as g:
        parts = [ball((0, 0.1, 0.35), 1.02, None, scale=(1, 0.98, 0.96)), ball((0, -0.28, -0.28), 0.62, None, scale=(1.05, 0.9, 0.78)), ball((0, -0.35, -0.68), 0.5, None, scale=(1.05, 0.85, 0.72))]
        for s in (-1, 1):
            parts.append(ball((s * 0.56, -0.46, -0.16), 0.3, None, scale=(1, 0.9, 0.8)))
        body = fuse(parts, None, voxel=0.03, smooth=8)
        holes = [ball((s * 0.40, -0.98, 0.18), 0.31, None, scale=(1, 1, 1.05), segments=40) for s in (-1, 1)]
        holes.append(lathe([(0, 0.2), (0.06, 0.16), (0.14, -0.02), (0.1, -0.1), (0, -0.06)], None, at=(0, -0.95, -0.22), scale=(1, 2.2, 1), smooth=4, segments=32))
        for hole in holes:
            modify(body, 'BOOLEAN', object=hole, operation='DIFFERENCE', solver='EXACT')
        baked(body)
        for hole in holes:
            made.remove(hole)
            bpy.data.objects.remove(hole)
        body.data.materials.clear()
        body.data.materials.append(white)
        ink = satin('#3a2440')
        for s, color in ((-1, '#ff5f9e'), (1, '#2fb8d8')):
            ball((s * 0.40, -0.70, 0.18), 0.3, ink, scale=(1, 0.5, 1.05))
            for k in range(12):
                if k == (0 if s < 0 else 6):
                    continue
                a = 2 * pi * k / 12
                q, n = on(body, (s * 0.40 + 0.335 * cos(a), 0, 0.18 + 0.37 * sin(a)))
                ball(tuple(q), 0.078, plastic(color if k % 2 else '#ffd35c', rough=0.3), scale=(1, 1, 0.45), turn=facing(n), segments=24)
        ball((0, -0.74, -0.22), 0.15, ink, scale=(1, 0.3, 1))
        for i in range(8):
            x = -0.35 + 0.1 * i
            q, n = on(body, (x, 0, -0.64))
            box(tuple(q - n * 0.01), (0.088, 0.07, 0.19), ceramic('#fffdf8'), bevel=0.035, turn=(0, 0, degrees_of(n)))
            q, n = on(body, (x, 0, -0.84))
            box(tuple(q - n * 0.01), (0.088, 0.07, 0.17), ceramic('#fffdf8'), bevel=0.035, turn=(0, 0, degrees_of(n)))
        for s in (-1, 1):
            line = [tuple(on(body, (s * (0.64 - 0.16 * sin(t * 2.6)), 0, -0.30 - 0.36 * t))[0]) for t in (0, 0.25, 0.5, 0.75, 1)]
            tube(line, 0.028, plastic('#7a5cff'), radii=[0.4, 1, 0.4])
            for k in range(3):
                q, n = on(body, (s * (0.62 + 0.02 * k), 0, -0.22 - 0.15 * k))
                ball(tuple(q), 0.055 - 0.008 * k, plastic('#36c08b'), scale=(1, 1, 0.5), turn=facing(n), segments=20)
        q, n = on(body, (0, 0, 0.78))
        with group() as heart:
            pillow(region(heart_outline(0.17), 0.01), plastic('#ff4f6d'), bounds=((-0.25, -0.25), (0.25, 0.25)), cell=0.015, height=0.06)
        heart.move(tuple(q), (-24, 0, 0))
        for s in (-1, 1):
            for k, (x, z, r) in enumerate(((0.24, 0.86, 0.06), (0.40, 0.76, 0.05), (0.54, 0.66, 0.04))):
                q, n = on(body, (s * x, 0, z))
                ball(tuple(q), r, plastic(('#2fb8d8', '#ff8a3d', '#7a5cff')[k]), scale=(1, 1, 0.5), turn=facing(n), segments=20)
        for x, y, z, r, c in ((-0.62, -0.35, 1.12, 0.42, '#ff4f87'), (0.0, -0.42, 1.36, 0.46, '#ffb931'), (0.62, -0.35, 1.12, 0.42, '#b05cff'), (-0.98, 0.1, 0.82, 0.32, '#ff8a3d'), (0.98, 0.1, 0.82, 0.32, '#ff5f9e')):
            with group() as f:
                paint = satin(c, rough=0.4)
                for count, length, lift in ((8, 1.0, 14), (7, 0.76, 36), (5, 0.5, 58)):
                    for i in range(count):
                        petal(length, 0.62, paint, cup=0.3, curl=-0.1, tip=0.15, thick=0.05, turn=(lift, 0, 360 * i / count + lift))
                ball((0, 0, 0.14), 0.22, satin('#fff0c2'), segments=24)
            f.move((x, y, z), facing((x * 0.7, -0.9, 0.75 + z * 0.3)), r)
        for x, y, z, a in ((-0.32, -0.36, 1.18, 40), (0.32, -0.36, 1.18, -40), (-0.92, -0.1, 1.02, 70), (0.92, -0.1, 1.02, -70), (-1.05, 0.0, 0.6, 130), (1.05, 0.0, 0.6, -130)):
            petal(0.5, 0.24, leaf('#3f9a4b', '#8fd07a', 4), cup=0.3, curl=-0.1, tip=0.8, at=(x, y, z), turn=(58, 0, a))
    g.move(turn=(0, 0, 12))
