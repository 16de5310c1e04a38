from kit import *

FAMILY = 'nature'
ORANGE = fade('#e8651a', '#f5821f', '#ff9a33')


def pumpkin_body(r, ribs=10, seed=1):
    profile = [(0.02, -0.66), (0.30, -0.74), (0.62, -0.70), (0.92, -0.42), (1.0, 0.0), (0.92, 0.40), (0.64, 0.66), (0.34, 0.70), (0.14, 0.60), (0.02, 0.54)]
    return lathe([(a * r, b * r) for a, b in profile], None, smooth=8, segments=240, ripple=lambda a, z: 1 - 0.15 * (1 - abs(sin(ribs * a / 2 + pi / 2)) ** 0.62))


def stalk(r):
    green = surface(mottled('#6f8f3a', '#4f6b2c', 8), rough=0.6)
    with group() as g:
        tube([(0, 0, 0.5), (0.0, 0, 0.74), (0.08, 0, 0.95), (0.26, 0, 1.10)], 0.13, green, radii=[1.5, 1.0, 0.85, 1.05], sides=20)
        tube([(0.02, -0.05, 0.66), (-0.3, -0.3, 0.74), (-0.5, -0.38, 0.9), (-0.42, -0.45, 1.02), (-0.56, -0.45, 1.06)], 0.025, satin('#7aa544'))
    petal(0.62, 0.5, leaf('#5a9440', '#a4d27a'), cup=0.2, curl=-0.25, tip=0.7, at=(0.05, -0.05, 0.62), turn=(20, 0, -95))
    g.move(scale=r)


@sprite('pumpkin', FAMILY, glow=0.35, elevate=8)
def pumpkin():
    skin = pumpkin_body(1.3)
    skin.data.materials.append(surface(ORANGE, rough=0.36, clear=0.35, shine=0.2, bump=(7, 0.06)))
    modify(skin, 'SOLIDIFY', thickness=0.13, offset=-1)
    eye = [(-0.27, -0.16), (0.27, -0.16), (0.03, 0.30)]
    mouth = [(-0.80, 0.10), (-0.5, -0.05), (-0.36, 0.06), (-0.26, -0.10), (0.0, -0.13), (0.24, -0.10), (0.34, 0.06), (0.5, -0.05), (0.80, 0.10), (0.66, -0.20), (0.42, -0.42), (0.30, -0.45), (0.26, -0.28), (0.06, -0.30), (0.02, -0.50), (-0.30, -0.46), (-0.56, -0.32)]
    cuts = [slab(eye, 1.6, None, bevel=0.05, at=(-0.46, -1.2, 0.22)), slab([(-x, z) for x, z in eye[::-1]], 1.6, None, bevel=0.05, at=(0.46, -1.2, 0.22))]
    cuts += [slab([(-0.11, -0.08), (0.11, -0.08), (0.0, 0.14)], 1.6, None, bevel=0.03, at=(0, -1.2, 0.02)), slab(mouth, 1.6, None, bevel=0.03, at=(0, -1.2, -0.22))]
    for cut in cuts:
        modify(skin, 'BOOLEAN', object=cut, operation='DIFFERENCE', solver='EXACT')
    baked(skin)
    for cut in cuts:
        made.remove(cut)
        bpy.data.objects.remove(cut)
    skin.data.use_auto_smooth, skin.data.auto_smooth_angle = True, radians(40)
    ball((0, 0.0, -0.02), 1.02, light(fade('#ff7a10', '#ffc247', '#ffdd70', stops=[0, 0.5, 1]), 1.5), scale=(1, 0.85, 0.68))
    stalk(1.3)


MAPLE = [(0, 0.98), (0.14, 0.70), (0.22, 0.62), (0.40, 0.72), (0.38, 0.50), (0.44, 0.44), (0.78, 0.52), (0.66, 0.30), (0.68, 0.22), (0.98, 0.14), (0.72, -0.02), (0.64, -0.12), (0.74, -0.34), (0.46, -0.28), (0.34, -0.32), (0.30, -0.52), (0.16, -0.44), (0.03, -0.44)]
MAPLE = [*MAPLE, *[(-x, z) for x, z in reversed(MAPLE[1:])]]
RIBS = (((0, -0.42), (0, 0.88)), ((0, -0.30), (0.52, 0.44)), ((0, -0.30), (-0.52, 0.44)), ((0, -0.34), (0.66, 0.10)), ((0, -0.34), (-0.66, 0.10)))


def maple(paint, vein, at, turn, scale):
    """A maple leaf with raised veins and a stalk."""

    def bend(x, z):
        return 0.16 * x * x - 0.10 * (z - 0.1) ** 2

    with group() as g:
        body = pillow(region(MAPLE, 0.02), paint, bounds=((-1.1, -0.7), (1.1, 1.1)), cell=0.028, height=0.055)
        for v in body.data.vertices:
            v.co.y += bend(v.co.x, v.co.z)
        for a, b in RIBS:
            line = [(a[0] + (b[0] - a[0]) * t / 6, a[1] + (b[1] - a[1]) * t / 6) for t in range(7)]
            tube([(x, bend(x, z) - 0.05, z) for x, z in line], 0.022, vein, radii=[1.2, 0.4], sides=8, smooth=3)
            for t in (2, 3, 4):
                x, z = line[t]
                d = Vector((b[0] - a[0], 0, b[1] - a[1])).normalized()
                for side in (1, -1):
                    e = Vector((d.x * 0.75 - side * d.z * 0.6, 0, d.z * 0.75 + side * d.x * 0.6)) * 0.17
                    tube([(x, bend(x, z) - 0.05, z), (x + e.x, bend(x + e.x, z + e.z) - 0.045, z + e.z)], 0.011, vein, smooth=0, sides=6, radii=[1, 0.4])
        tube([(0, -0.02, -0.40), (0.02, 0.0, -0.66), (0.10, 0.05, -0.96)], 0.034, vein, radii=[0.8, 1.3], sides=12)
    return g.move(at, turn, scale)


@sprite('leaf', FAMILY, elevate=6)
def leaves_of_autumn():
    def skin(a, b, c):
        return surface(fade(a, b, c, axis='z'), rough=0.42, clear=0.35, shine=0.2, bump=(12, 0.06))

    maple(skin('#ffb52e', '#f7931e', '#ef6c1a'), satin('#ffd98a'), (-0.72, 0.35, 0.28), (4, -34, 12), 1.12)
    maple(skin('#f2c230', '#ffcf3f', '#ffdf6a'), satin('#fff0b0'), (0.86, 0.30, -0.05), (-4, 42, -10), 1.0)
    maple(skin('#b3202a', '#d8332a', '#f0582e'), satin('#ff9a6a'), (0.04, -0.28, -0.15), (2, 6, 0), 1.3)
    brown, cap = plastic(fade('#a8622a', '#c98440', '#8f4f20'), rough=0.2, clear=0.8), surface(mottled('#7a5230', '#5f3d22', 14), rough=0.7, bump=(30, 0.7))
    for x, z, turn in ((-0.62, -0.98, 150), (-0.98, -0.82, 192)):
        with group() as g:
            lathe([(0, 0.5), (0.05, 0.46), (0.2, 0.3), (0.25, 0.05), (0.22, -0.15), (0, -0.2)], brown, smooth=5)
            lathe([(0.26, -0.06), (0.29, -0.12), (0.25, -0.26), (0.1, -0.34), (0, -0.35)], cap, smooth=4)
            tube([(0, 0, -0.32), (0.02, 0, -0.48)], 0.03, cap, smooth=0)
        g.move((x, -0.45, z), (0, turn, 0), 0.85)
