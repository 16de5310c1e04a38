from creatures.toyBody import eye, muzzle_face, on, patches, sitting, vinyl
from kit import *

FAMILY = 'animals'


@sprite('cat', FAMILY, elevate=8)
def cat():
    fur, dark, white = '#f7a552', '#d97a28', '#fff4e4'
    with group() as g:
        bands = [((s * 0.86, 0.0, z), (0.36, 0.7, 0.065), dark, 0.3) for s in (-1, 1) for z in (-0.72, -0.42, -0.12)]
        sitting(vinyl(patches(fur, *bands, ((0, -0.8, -0.3), (0.44, 0.42, 0.62), white, 0.25), ((0.7, -0.9, -1.1), (0.4, 0.3, 0.4), white, 0.3), ((-0.7, -0.9, -1.1), (0.4, 0.3, 0.4), white, 0.3))), feet=satin('#ff9fae'), wide=0.76)
        tail = vinyl(stripes(fur, fur, dark, count=5, axis='y', space='uv', soft=True))
        tube([(-0.4, 0.7, -1.0), (-1.05, 0.7, -1.0), (-1.38, 0.5, -0.6), (-1.28, 0.4, -0.1), (-1.02, 0.36, 0.16)], 0.17, tail, radii=[1, 1, 1, 1, 0.9])
        ball((-1.0, 0.36, 0.2), 0.165, vinyl(white))
        face = vinyl(patches(fur, ((0, -0.1, 1.98), (0.07, 0.5, 0.3), dark, 0.3), ((0.2, -0.1, 1.95), (0.055, 0.5, 0.22), dark, 0.3), ((-0.2, -0.1, 1.95), (0.055, 0.5, 0.22), dark, 0.3), ((0.94, -0.2, 1.12), (0.24, 0.4, 0.05), dark, 0.3), ((-0.94, -0.2, 1.12), (0.24, 0.4, 0.05), dark, 0.3), ((0.92, -0.2, 0.94), (0.22, 0.4, 0.05), dark, 0.3), ((-0.92, -0.2, 0.94), (0.22, 0.4, 0.05), dark, 0.3), ((0, -0.95, 0.9), (0.5, 0.42, 0.34), white, 0.3), ((0.56, -0.66, 0.96), (0.2, 0.4, 0.15), '#ff8f8a', 0.95), ((-0.56, -0.66, 0.96), (0.2, 0.4, 0.15), '#ff8f8a', 0.95)))
        parts = [ball((0, -0.1, 1.18), 0.86, None, scale=(1.08, 0.92, 0.90)), ball((0.18, -0.78, 0.95), 0.25, None), ball((-0.18, -0.78, 0.95), 0.25, None), ball((0.52, -0.3, 0.95), 0.4, None), ball((-0.52, -0.3, 0.95), 0.4, None)]
        for s in (-1, 1):
            parts.append(lathe([(0, -0.2), (0.36, -0.1), (0.30, 0.2), (0.13, 0.55), (0.04, 0.66), (0, 0.67)], None, at=(s * 0.56, -0.08, 1.72), turn=(-4, s * 20, 0), scale=(1, 0.55, 1), smooth=4, segments=40))
        head = fuse(parts, face, voxel=0.03, smooth=6)
        for s in (-1, 1):
            lathe([(0, -0.15), (0.22, -0.06), (0.17, 0.16), (0.06, 0.38), (0, 0.43)], satin('#ff9fae'), at=(s * 0.58, -0.235, 1.80), turn=(-2, s * 20, 0), scale=(1, 0.42, 1), smooth=4, segments=32)
            eye(head, s * 0.38, 1.28, 0.165)
            for k in (-1, 0, 1):
                p, _ = on(head, (s * 0.42, 0, 0.96 + 0.07 * k))
                tube([tuple(p), tuple(p + Vector((s * 0.28, -0.1, 0.05 * k))), tuple(p + Vector((s * 0.56, -0.06, 0.09 * k - 0.02)))], 0.013, satin('#fffaf2'), sides=8, radii=[1, 0.8, 0.3])
        muzzle_face(head, 1.06, '#ff7f93', 0.46, '#7a4630')
        ring((0, -0.05, 0.44), 0.52, 0.075, satin('#3aa6e8', rough=0.35), turn=(8, 0, 0), segments=72)
        ball((0, -0.62, 0.32), 0.13, metal(GOLD), segments=32)
        tube([(-0.1, -0.70, 0.30), (0, -0.745, 0.30), (0.1, -0.70, 0.30)], 0.018, satin('#8a5a14'))
    g.move(turn=(0, 0, 15))


@sprite('dog', FAMILY, elevate=8)
def dog():
    fur, dark, white = '#dca56a', '#8f5a33', '#fff3e2'
    with group() as g:
        sitting(vinyl(patches(fur, ((0, -0.8, -0.28), (0.46, 0.45, 0.66), white, 0.25), ((0.7, -0.95, -1.1), (0.4, 0.3, 0.42), white, 0.3), ((-0.7, -0.95, -1.1), (0.4, 0.3, 0.42), white, 0.3), ((-0.75, 0.1, -0.4), (0.3, 0.4, 0.3), dark, 0.2))), feet=satin('#7a4c36'), wide=0.78)
        tube([(0.4, 0.7, -0.95), (0.92, 0.7, -0.85), (1.22, 0.55, -0.5), (1.26, 0.5, -0.2)], 0.17, vinyl(fade(fur, fur, white, white)), radii=[1, 1, 0.9, 0.5])
        face = vinyl(patches(fur, ((0.44, -0.66, 1.36), (0.33, 0.4, 0.36), dark, 0.15), ((0, -0.75, 1.75), (0.15, 0.5, 0.62), white, 0.25), ((0, -1.05, 0.98), (0.52, 0.52, 0.38), white, 0.25), ((0.62, -0.55, 0.98), (0.2, 0.35, 0.15), '#ff9a84', 0.95), ((-0.62, -0.55, 0.98), (0.2, 0.35, 0.15), '#ff9a84', 0.95)))
        head = fuse([ball((0, -0.08, 1.22), 0.84, None, scale=(1.02, 0.94, 0.94)), ball((0, -0.74, 1.0), 0.44, None, scale=(1.08, 0.86, 0.78)), ball((0.16, -0.9, 0.95), 0.24, None), ball((-0.16, -0.9, 0.95), 0.24, None)], face, voxel=0.03, smooth=8)
        for s in (-1, 1):
            eye(head, s * 0.37, 1.36, 0.155)
            with group() as ear:
                outline = [(p[0], p[1]) for p in curve([(0, 0.12, 0), (0.28, 0.2, 0), (0.5, -0.1, 0), (0.55, -0.6, 0), (0.36, -0.92, 0), (0.12, -0.72, 0), (0.0, -0.28, 0)], 8, closed=True)]
                pillow(region([(s * x, z) for x, z in outline]), vinyl(dark), bounds=((-0.8, -1.1), (0.8, 0.4)), cell=0.03, height=0.12, power=0.45)
            ear.move((s * 0.58, -0.2, 1.72), (-6, s * -10, s * -38))
        muzzle_face(head, 1.14, '#35262a', 0.52)
        with group() as tongue:
            pillow(region([(p[0], p[1]) for p in curve([(-0.13, 0.1, 0), (0.13, 0.1, 0), (0.15, -0.14, 0), (0, -0.27, 0), (-0.15, -0.14, 0)], 8, closed=True)]), plastic('#ff7890', rough=0.25), bounds=((-0.3, -0.4), (0.3, 0.3)), cell=0.02, height=0.05)
        p, _ = on(head, (0, 0, 0.80))
        tongue.move((0, p.y + 0.0, 0.74), (-22, 0, 0))
        ring((0, -0.06, 0.46), 0.53, 0.08, satin('#ef4456', rough=0.35), turn=(8, 0, 0), segments=72)
        drum((0, -0.66, 0.27), 0.15, 0.05, metal(GOLD), bevel=0.02, turn=(76, 0, 0))
        ring((0, -0.64, 0.42), 0.05, 0.016, metal(GOLD), turn=(90, 0, 90))
    g.move(turn=(0, 0, 15))


@sprite('bunny', FAMILY, elevate=8)
def bunny():
    fur, pink = '#f7efe8', '#ffb7c3'
    with group() as g:
        sitting(vinyl(patches(fur, ((0, -0.8, -0.3), (0.46, 0.4, 0.6), '#fffdfa', 0.3))), feet=satin('#ffb3c0'), wide=0.74)
        face = vinyl(patches(fur, ((0.5, -0.6, 0.92), (0.26, 0.4, 0.2), '#ff9bae', 0.95), ((-0.5, -0.6, 0.92), (0.26, 0.4, 0.2), '#ff9bae', 0.95), ((0, -0.9, 0.9), (0.38, 0.35, 0.26), '#ffffff', 0.4)))
        head = [ball((0, -0.1, 1.12), 0.82, None, scale=(1.04, 0.92, 0.94)), ball((0.17, -0.74, 0.92), 0.23, None), ball((-0.17, -0.74, 0.92), 0.23, None), ball((0.5, -0.3, 0.88), 0.36, None), ball((-0.5, -0.3, 0.88), 0.36, None)]
        for s, bend in ((-1, 0.0), (1, 0.34)):
            head.append(tube([(s * 0.3, -0.05, 1.7), (s * 0.38, 0, 2.2), (s * (0.44 + bend * 0.4), -0.05 - bend * 0.3, 2.62 - bend * 0.05), (s * (0.46 + bend * 1.5), -0.1 - bend, 2.92 - bend * 0.75)], 0.27, None, radii=[0.75, 1, 0.95, 0.5], sides=24, flat=0.62, up=(1, 0, 0)))
        head = fuse(head, face, voxel=0.03, smooth=8)
        for s, bend in ((-1, 0.0), (1, 0.34)):
            line = [(s * 0.34, -1, 1.95), (s * 0.385, -1, 2.25), (s * (0.43 + bend * 0.36), -1, 2.55 - bend * 0.02)]
            points = [tuple(on(head, p)[0] + Vector((0, 0.045, 0))) for p in line]
            tube(points, 0.13, satin(pink), radii=[0.7, 1, 0.75], sides=24, flat=0.5, up=(1, 0, 0))
            eye(head, s * 0.36, 1.24, 0.155)
        muzzle_face(head, 1.02, '#ff8fa5', 0.42, '#a8606e')
        with group() as carrot:
            orange = plastic(fade('#ff7a1f', '#ff9a3d'), rough=0.35)
            lathe([(0, -0.62), (0.05, -0.6), (0.14, -0.2), (0.2, 0.16), (0.17, 0.27), (0, 0.3)], orange, smooth=6, ripple=lambda a, z: 1 + 0.03 * sin(26 * z))
            leaves((0, 0, 0.26), 6, 0.5, leaf('#4fae4f', '#93dc7d', 3), lift=66, tip=0.8, width=0.4)
        carrot.move((0.02, -1.16, -0.52), (8, 52, 0))
    g.move(turn=(0, 0, 16))
    ball((-0.86, 0.42, -0.86), 0.3, felt('#fffaf5'))


def round_egg(z):
    """The radius of an egg 2.6 high at height z (-1.2 to 1.4)."""
    t = (z + 1.2) / 2.6
    return max(0.0, 2 * sqrt(max(0, t * (1 - t)))) * (1.0 - 0.16 * (2 * t - 1) - 0.05 * (2 * t - 1) ** 2)


@sprite('egg', FAMILY, tint=True, elevate=12)
def egg():
    shell = ceramic(tint=True, rough=0.2)
    white, gold = ceramic('#fffaf2'), metal(GOLD)
    with group() as g:
        lathe([(round_egg(z), z) for z in [-1.2 + 2.6 * (1 - cos(pi * i / 60)) / 2 for i in range(61)]], shell, segments=128)

        def around_(z, wave, count, thick, paint):
            points = []
            for i in range(count * 12):
                a = 2 * pi * i / (count * 12)
                t = (count * a / (2 * pi)) % 1
                h = z + wave * (abs(2 * t - 1) * 2 - 1)
                points.append((round_egg(h) * cos(a), round_egg(h) * sin(a), h))
            tube(points, thick, paint, closed=True, smooth=1, sides=12)

        around_(0.52, 0.11, 13, 0.045, white)
        around_(-0.44, 0.11, 13, 0.045, white)
        for z in (0.75, 0.30, -0.22, -0.66):
            around_(z, 0.0, 4, 0.026, gold)
        for i in range(10):
            a = 2 * pi * (i + 0.22) / 10
            r = round_egg(0.04)
            n = Vector((cos(a), sin(a), 0.1)).normalized()
            with group() as flower:
                for k in range(5):
                    b = 2 * pi * k / 5
                    ball((0.10 * cos(b), 0.10 * sin(b), 0), 0.078, white if i % 2 else ceramic('#ffd3df'), scale=(1, 1, 0.36), segments=20)
                ball((0, 0, 0.015), 0.06, ceramic('#ffc53d'), scale=(1, 1, 0.55), segments=20)
            flower.move((r * cos(a), r * sin(a), 0.04), facing(n))
        for z, count, size in ((0.93, 9, 0.05), (1.12, 6, 0.045), (-0.84, 10, 0.05)):
            for i in range(count):
                a = 2 * pi * (i + 0.3) / count
                ball((round_egg(z) * cos(a), round_egg(z) * sin(a), z), size, white, segments=16)
        ball((0, 0, 1.39), 0.05, white, segments=16)
    g.move((0, 0, 0.12), (0, 8, 0))
    dice = Random(5)
    blades = [leaf(c, v, 1) for c, v in (('#58b25a', '#8fd97f'), ('#74c766', '#a9e490'), ('#3f9a4e', '#7cc974'))]
    for i in range(90):
        a, r = 2 * pi * i * 0.618, dice.uniform(0.55, 0.98)
        petal(dice.uniform(0.45, 0.85), 0.13, blades[i % 3], cup=0.4, curl=-0.25, tip=0.95, thick=0.015, soften=0, at=(r * cos(a), r * sin(a) * 0.9, -1.2), turn=(dice.uniform(24, 62), 0, 360 * i * 0.618 - 90 + dice.uniform(-40, 40)))
    lathe([(0, -1.16), (0.9, -1.16), (1.02, -1.2), (0.9, -1.26), (0, -1.26)], satin('#4fa555'))
    for x, y in ((-0.98, -0.5), (1.02, -0.36), (0.5, -0.98)):
        with group() as f:
            for k in range(6):
                b = 2 * pi * k / 6
                ball((0.10 * cos(b), 0.10 * sin(b), 0), 0.075, satin('#fffaf2'), scale=(1, 1, 0.4), segments=16)
            ball((0, 0, 0.03), 0.062, satin('#ffc53d'), segments=16)
        f.move((x, y, -0.93), (50, 0, 20 * x))
