from kit import *

FAMILY = 'outing'


@sprite('cowboyBoots', FAMILY, tint=True, elevate=10)
def cowboy_boots():
    hide, deep, gold = satin(tint=True, rough=0.34, clear=0.45), satin(tint=0.62, rough=0.4, clear=0.2), metal(GOLD, rough=0.22)
    sole_paint, stitch, cream = satin('#5d3018', rough=0.45), plastic('#fff3dc', rough=0.35), satin('#fff6e6', rough=0.4)

    def boot():
        with group() as b:
            parts = [tube([(0.35, 0, 0.1), (0.34, 0, 0.75), (0.32, 0, 1.85)], 0.46, None, radii=[0.92, 0.9, 1.12], sides=32, flat=0.86), ball((0.3, 0, -0.16), 0.46, None, scale=(1.05, 0.84, 0.86)), ball((-0.35, 0, -0.28), 0.40, None, scale=(1.3, 0.88, 0.72)), ball((-0.86, 0, -0.36), 0.29, None, scale=(1.35, 0.78, 0.66)), ball((-1.12, 0, -0.38), 0.17, None, scale=(1.2, 0.8, 0.7))]
            body = fuse(parts, hide, voxel=0.03, smooth=9)

            def rim(x, y):
                return 1.62 + 0.34 * abs(y) / 0.45 - 0.30 * max(0, 1 - (abs(y) / 0.3) ** 2) * (1 if abs(x - 0.32) > 0.2 else 0)

            for v in body.data.vertices:
                v.co.z = max(v.co.z, -0.52)
                v.co.z = min(v.co.z, rim(v.co.x, v.co.y))
            line = []
            for k in range(48):
                a = 2 * pi * k / 48
                x, y = 0.32 + 0.5 * cos(a), 0.43 * sin(a)
                line.append((x, y, 1.6 + 0.32 * abs(sin(a)) ** 2 - 0.16 * abs(cos(a)) ** 3))
            tube(line, 0.055, deep, closed=True, smooth=2, sides=16)
            sole = [(p[0], p[1]) for p in curve([(-1.38, 0, 0), (-1.1, 0.22, 0), (-0.5, 0.38, 0), (0.1, 0.3, 0), (0.52, 0.37, 0), (0.76, 0, 0), (0.52, -0.37, 0), (0.1, -0.3, 0), (-0.5, -0.38, 0), (-1.1, -0.22, 0)], 8, closed=True)]
            slab(sole, 0.11, sole_paint, bevel=0.04, at=(0, 0, -0.54), turn=(-90, 0, 0))
            lathe([(0, 0), (0.28, 0), (0.35, 0.34), (0, 0.34)], sole_paint, at=(0.4, 0, -0.92))
            modify(made[-1], 'BEVEL', width=0.03, segments=3)
            # The toe cap: a darker skin over the front of the foot.
            cap = fuse([ball((-0.92, 0, -0.35), 0.30, None, scale=(1.35, 0.79, 0.68)), ball((-1.14, 0, -0.37), 0.185, None, scale=(1.2, 0.8, 0.7))], deep, voxel=0.026, smooth=5)
            for v in cap.data.vertices:
                v.co.z = max(v.co.z, -0.51)
            for side in (-1, 1):
                def skin(x, z, lift, side=side):
                    r = 0.46 * np.interp(z, [0.1, 0.75, 1.85], [0.92, 0.9, 1.12])
                    return (x, side * (0.86 * r * sqrt(max(0.05, 1 - ((x - 0.33) / r) ** 2)) + lift), z)

                for k in range(3):
                    for s in (-1, 1):
                        points = []
                        for t in range(15):
                            u = t / 14
                            x = 0.33 + s * (0.035 + (0.1 + 0.085 * k) * sin(pi * u) ** 0.8)
                            points.append(skin(x, 0.12 + 0.1 * k + (1.34 - 0.1 * k) * u, 0.012))
                        tube(points, 0.018, stitch, smooth=2, sides=8)
                p = skin(0.33, 0.82, 0.02)
                slab(star_outline(5, 0.19, 0.085), 0.06, gold, bevel=0.02, at=p)
                with group() as pull:
                    tube([skin(0.2, 1.55, 0.05), (0.24, side * 0.56, 1.95), (0.42, side * 0.56, 1.95), skin(0.46, 1.55, 0.05)], 0.035, cream, sides=12)
            ring((0.36, 0, -0.30), 0.44, 0.04, deep, scale=(1, 0.86, 1), turn=(0, -14, 0))
            ball((0.3, -0.41, -0.2), 0.08, gold, scale=(1, 0.5, 1), segments=32)
        return b

    with group() as pair:
        one = boot()
        one.copy((-0.35, 1.25, 0), (0, 0, 12))
    pair.move((0, 0, 0), (0, 0, 22))
