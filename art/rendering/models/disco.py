from kit import *


@sprite('discoBall', 'celebration', elevate=5, sides=3.2, exposure=1.12, room=((0.95, 0.30, 0.85), (0.42, 0.30, 0.75), (0.75, 1.1, 1.6)))
def disco_ball():
    dice = Random(11)
    core = metal('#8f88a8', rough=0.35)
    ball((0, 0, 0), 1.47, core, segments=96)
    paints = [metal(c, rough=0.05) for c in ('#ffffff', '#e9ecff', '#ffd9f0', '#cfe9ff', '#d9ccff', '#fff0d0')]
    buckets = [([], []) for _ in paints]
    rows = 22
    for i in range(rows):
        tilt = pi * (i + 0.5) / rows
        count = max(5, round(2 * pi * sin(tilt) * rows / pi))
        for j in range(count):
            turn = 2 * pi * j / count
            normal = Vector((sin(tilt) * cos(turn), sin(tilt) * sin(turn), cos(tilt)))
            east = Vector((-sin(turn), cos(turn), 0))
            north = normal.cross(east)
            n = (normal + east * dice.uniform(-0.07, 0.07) + north * dice.uniform(-0.07, 0.07)).normalized()
            e = (east - n * east.dot(n)).normalized()
            m = n.cross(e)
            wide, high = pi * 1.5 * sin(tilt) / count * 0.965, pi * 1.5 / rows / 2 * 0.965
            verts, faces = dice.choices(buckets, (5, 3, 1.2, 1.2, 1, 0.8))[0]
            start = len(verts)
            # A flat tile with a narrow slope around it, which catches light along the edges.
            for grow, out in ((1.0, 1.485), (0.88, 1.512)):
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    verts.append(normal * out + e * (a * wide * grow) + m * (b * high * grow))
            faces.append([start + 4 + k for k in range(4)])
            faces += [[start + k, start + (k + 1) % 4, start + 4 + (k + 1) % 4, start + 4 + k] for k in range(4)]
    for (verts, faces), paint in zip(buckets, paints):
        solid(verts, faces, paint, smooth=False)
    steel = metal('#d9d4e6', rough=0.18)
    drum((0, 0, 1.45), 0.24, 0.16, steel, bevel=0.05)
    ring((0, 0, 1.73), 0.12, 0.03, steel, turn=(90, 0, 0))
    tube([(0, 0, 1.82), (0, 0, 2.5)], 0.022, steel, smooth=0)
