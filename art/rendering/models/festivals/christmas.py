"""Things of Christmas."""

import gifts
import outdoors
from kit import *

FAMILY = 'holidays'


@sprite('christmasStocking', FAMILY, elevate=4)
def christmas_stocking():
    dice = Random(5)
    red = surface('#cf1830', rough=0.75, sheen=0.8, specular=0.2, bump=(50, 0.25))
    green = surface('#1f8a4a', rough=0.75, sheen=0.8, specular=0.2, bump=(50, 0.25))
    white = surface('#fffaf3', rough=0.95, sheen=1.0, specular=0.1, bump=(26, 0.8))
    lines = stroke([[(-0.30, 1.5), (-0.30, 0.5), (-0.28, -0.1), (-0.16, -0.62)], [(-0.16, -0.62), (0.15, -0.86), (0.72, -1.0), (0.92, -1.0)], [(-0.2, -0.78), (0.2, -0.95)]], 0.56)
    with group() as g:
        pillow(lines, red, bounds=((-1.1, -1.8), (1.8, 2.2)), cell=0.04, height=0.42, power=0.42)

        def patch(area, paint):
            """A piece of another cloth on the stocking: a toe or a heel."""

            def both(x, z):
                a, b = lines(x, z) - 0.025, area(x, z)
                return (a > b) * a + (a <= b) * b

            pillow(both, paint, bounds=((-1.1, -1.8), (1.8, 2.2)), cell=0.035, height=0.475, power=0.36)

        patch(stroke([[(1.45, -1.0), (1.46, -1.0)]], 0.62), green)
        patch(stroke([[(-0.72, -1.05), (-0.73, -1.05)]], 0.66), green)
        # Stitches along the patches.
        cream = satin('#fff3dd')
        for c, r, angles in (((1.45, -1.0), 0.67, range(128, 236, 14)), ((-0.72, -1.05), 0.71, range(-2, 76, 13))):
            for a in angles:
                x, z = c[0] + r * cos(radians(a)), c[1] + r * sin(radians(a))
                d = 0.055
                capsule((x - d * cos(radians(a)), -0.46, z - d * sin(radians(a))), (x + d * cos(radians(a)), -0.46, z + d * sin(radians(a))), 0.022, cream)
        for x, z, k in ((-0.3, 0.72, 0.26), (-0.02, 0.02, 0.2), (-0.52, -0.06, 0.16)):
            with group() as flake:
                for p in range(6):
                    with group() as arm:
                        capsule((0, 0, 0), (0, 0, 1), 0.085, cream)
                        for s in (-1, 1):
                            capsule((0, 0, 0.55), (s * 0.28, 0, 0.82), 0.075, cream)
                    arm.move(turn=(0, 60 * p, 0))
            flake.move((x, -0.42, z), (0, 8, 0), k)
        # What sticks out.
        gifts.gift_at((-0.52, 0.02, 1.72), (0.62, 0.5, 0.6), satin('#2fa35a', rough=0.36, clear=0.3), foil('#f2b84a'), turn=(0, -12, 14), bow_size=0.5)
        stick = plastic(stripes('#fffaf4', '#e02038', count=7, axis='y', slant=1 / 7), rough=0.12, clear=1)
        tube([(0.08, 0.05, 1.4), (0.12, 0.05, 2.3), (0.15, 0.05, 2.55), (0.28, 0.05, 2.74), (0.48, 0.05, 2.72), (0.58, 0.05, 2.52), (0.57, 0.05, 2.36)], 0.1, stick, sides=24)
        # The cuff.
        parts = []
        for i in range(46):
            a, z = 2 * pi * i / 46, dice.uniform(1.3, 1.72)
            parts.append(ball((-0.30 + 0.66 * cos(a), 0.46 * sin(a), z), dice.uniform(0.15, 0.19), None, segments=16))
        parts.append(lathe([(0.5, 1.28), (0.66, 1.34), (0.68, 1.52), (0.66, 1.7), (0.5, 1.76), (0.44, 1.5), (0.5, 1.28)], None, at=(-0.30, 0, 0), scale=(1, 0.72, 1), segments=64))
        fuse(parts, white, voxel=0.035, smooth=3)
        tube([(0.24, 0.1, 1.72), (0.42, 0.1, 2.02), (0.46, 0.1, 2.3), (0.36, 0.12, 2.42), (0.28, 0.14, 2.3), (0.26, 0.14, 2.0), (0.2, 0.12, 1.72)], 0.04, red, sides=12)
    g.move(turn=(0, 6, 16))


@sprite('ornament', FAMILY, tint=True, elevate=4, sides=1.8)
def ornament():
    gold, pale = metal(GOLD, rough=0.18), metal('#ffe6ae', rough=0.2)
    bauble = surface(tint=True, rough=0.1, clear=1, shine=0.02, metal=0.35)
    with group() as g:
        ball((0, 0, 0), 1.4, bauble, segments=128)
        for z, k in ((0.62, 0.04), (-0.62, 0.04)):
            ring((0, 0, z), sqrt(1.4**2 - z**2), k, gold, segments=128)
        for z, k in ((0.75, 0.03), (-0.75, 0.03)):
            r = sqrt(1.4**2 - z**2)
            for i in range(44):
                a = 2 * pi * i / 44
                ball((r * cos(a), r * sin(a), z), k * 1.3, pale, segments=12)
        snow = frosting('#fffdf8', rough=0.4)
        for i in range(7):
            a = 2 * pi * i / 7 - 1.72
            with group() as flake:
                for p in range(6):
                    with group() as arm:
                        tube([(0, 0, 0), (0, 0, 0.42)], 0.036, snow, smooth=0, sides=12)
                        for s in (-1, 1):
                            tube([(0, 0, 0.22), (s * 0.13, 0, 0.35)], 0.03, snow, smooth=0, sides=10)
                    arm.move(turn=(0, 60 * p, 0))
            for part in flake.parts:
                m = part.matrix_world.copy()
                for v in part.data.vertices:
                    q = m @ v.co
                    b, c = q.x / 1.4, q.z / 1.4
                    h = 1.405 - q.y
                    w = Vector((h * sin(b) * cos(c), -h * cos(b) * cos(c), h * sin(c)))
                    v.co = w
                part.matrix_world = Matrix.Rotation(a + pi / 2, 4, 'Z')
        for i in range(7):
            a = 2 * pi * (i + 0.5) / 7 - 1.72
            for z, k in ((0.3, 0.05), (0, 0.075), (-0.3, 0.05)):
                r = sqrt(1.4**2 - z**2)
                ball((r * cos(a), r * sin(a), z), k, gold, segments=20)
        for i in range(9):
            a = 2 * pi * i / 9
            for z, s in ((1.02, 1), (-1.02, -1)):
                n = Vector((cos(a) * 0.69, sin(a) * 0.69, 0.73 * s))
                ball(tuple(n * 1.4), 0.1, gold, scale=(0.55, 1.3, 0.3), turn=facing(n), segments=20)
        lathe([(0.36, 0), (0.38, 0.05), (0.36, 0.3), (0.3, 0.36), (0, 0.38)], gold, at=(0, 0, 1.32), smooth=2, segments=120, ripple=lambda a, z: 1 + 0.035 * cos(18 * a))
        ring((0, 0, 1.82), 0.15, 0.045, gold, turn=(90, 0, 0))
    g.move(turn=(0, 7, 0))
    ribbon = satin('#fff3e2', rough=0.3, clear=0.5)
    band([(0.22, 0, 1.8), (0.22, 0, 2.5), (0.12, 0.0, 3.1)], 0.16, ribbon, thick=0.03, axis=(1, 0.3, 0))
    bow((0.22, -0.14, 1.98), 0.62, ribbon, tails=True)


@sprite('candyCane', FAMILY, elevate=4)
def candy_cane():
    sugar = plastic(stripes('#fffaf4', '#e01f38', '#e01f38', '#fffaf4', '#ef5a6a', '#fffaf4', count=9, axis='y', slant=1 / 9), rough=0.1, clear=1, shine=0.02)
    hook = [(0, 0, -1.9), (0, 0, -0.6), (0, 0, 0.7)] + [(0.62 - 0.62 * cos(radians(a)), 0, 1.05 + 0.62 * sin(radians(a))) for a in (0, 30, 60, 90, 120, 150, 180)] + [(1.24, 0, 0.62)]
    for s, y in ((1, -0.16), (-1, 0.2)):
        with group() as g:
            tube([(s * x, 0, z) for x, _, z in hook], 0.235, sugar, sides=40, smooth=12)
        g.move((s * -0.25, y, 0), (0, s * 24, 0))
    bow((0.0, -0.5, -0.36), 0.92, satin('#1f9a4f', rough=0.3, clear=0.4), turn=(-6, 0, 0))
    for k, (x, z) in enumerate(((-0.16, 0.0), (0.16, 0.02), (0.0, 0.2))):
        ball((x, -0.72, -0.36 + z * 0.5), 0.12, plastic('#e01f38', rough=0.1, clear=1), segments=28)
    for s in (-1, 1):
        petal(0.8, 0.4, leaf('#1f7a3f', '#6fc07a', 5), cup=0.3, curl=-0.1, tip=0.8, at=(0, -0.38, -0.3), turn=(70, s * 60, 0))


@sprite('treeWithGifts', FAMILY, tint=True, glow=0.25, elevate=9)
def tree_with_gifts():
    outdoors.tree()
    red = satin('#c8182e', rough=0.6, sheen=0.6)
    lathe([(0.55, -1.86), (0.9, -1.98), (1.5, -2.18), (1.72, -2.24), (1.7, -2.28), (0, -2.26)], red, smooth=4, segments=160, ripple=lambda a, z: 1 + 0.05 * sin(11 * a) * max(0, min(1, (-1.9 - z) / 0.3)))
    full, deep = satin(tint=True, rough=0.36, clear=0.3), satin(tint=0.72, rough=0.36, clear=0.3)
    white, gold, cream = satin('#fffaf2', rough=0.36, clear=0.3), foil('#f2b84a'), satin('#fff3e2', rough=0.3, clear=0.5)
    gifts.gift_at((-1.15, -1.05, -2.24), (0.95, 0.9, 0.78), full, cream, turn=(0, 0, 22), bow_size=0.5)
    gifts.gift_at((1.2, -0.95, -2.24), (0.9, 0.85, 1.0), white, gold, turn=(0, 0, -18), bow_size=0.52)
    gifts.gift_at((0.08, -1.55, -2.24), (0.82, 0.76, 0.54), deep, gold, turn=(0, 0, -10), bow_size=0.52)
    gifts.gift_at((-1.75, -0.1, -2.24), (0.7, 0.7, 1.1), white, satin('#1f9a4f', rough=0.3, clear=0.4), turn=(0, 0, -20), bow_size=0.52)
    gifts.gift_at((1.85, -0.1, -2.24), (0.72, 0.7, 0.7), full, cream, turn=(0, 0, 30), bow_size=0.5)


@sprite('uglySweater', FAMILY, elevate=4)
def ugly_sweater():

    def knit(n):
        """Rows of knit stitches as a height."""
        x, z = n.axis('x', 'object'), n.axis('z', 'object')
        column = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('FRACT', n.math('MULTIPLY', x, 9.0)), 0.5))
        row = n.math('FRACT', n.math('ADD', n.math('MULTIPLY', z, 11.0), n.math('MULTIPLY', column, 1.3)))
        return n.math('MULTIPLY', n.math('SINE', n.math('MULTIPLY', row, pi)), n.math('SUBTRACT', 1.0, n.math('MULTIPLY', column, 0.9)))

    def wool(color):
        n = Nodes()
        n.set(n.shader.inputs['Base Color'], color)
        for key, value in (('Roughness', 0.85), ('Sheen', 0.8), ('Specular', 0.2)):
            n.shader.inputs[key].default_value = value
        n.link(n.bump(knit(n), 0.7, 0.05), n.shader.inputs['Normal'])
        return n.material

    def rows(*bands):
        """Colors by height: (z from, color) from below."""

        def build(n):
            z = n.math('MULTIPLY', n.math('ADD', n.axis('z', 'object'), 2.0), 0.25)
            return n.ramp(z, [((a + 2.0) / 4, c) for a, c in bands], step=True)

        return build

    red, green, white = '#c9182c', '#12804a', '#fff6ea'
    body = [(-0.98, -1.5), (0.98, -1.5), (1.02, -0.4), (1.06, 0.55), (1.0, 0.9), (0.5, 1.42), (-0.5, 1.42), (-1.0, 0.9), (-1.06, 0.55), (-1.02, -0.4)]
    skin = wool(rows((-2.0, red), (-1.16, white), (-1.04, green), (-0.56, white), (-0.44, red), (0.62, white), (0.72, green), (1.1, white), (1.2, red)))
    with group() as g:
        pillow(region(body, 0.1), skin, bounds=((-1.5, -1.9), (1.5, 1.8)), cell=0.04, height=0.42, power=0.4)
        for s in (-1, 1):
            with group() as arm:
                pillow(stroke([[(0, 0), (0, -1.75)]], 0.36), wool(rows((-2.0, red), (-1.3, white), (-1.2, green), (-0.9, white), (-0.8, red))), bounds=((-0.5, -2.3), (0.5, 0.5)), cell=0.035, height=0.33, power=0.42)
                with group() as cuff:
                    lathe([(0.3, 0), (0.36, 0.03), (0.37, 0.25), (0.34, 0.3), (0.2, 0.3), (0.2, 0.0), (0.3, 0)], satin(green, rough=0.8, sheen=0.7), segments=160, scale=(1, 0.9, 1), ripple=lambda a, z: 1 + 0.035 * cos(24 * a))
                cuff.move((0, 0, -2.16))
            arm.move((s * 0.92, 0.06, 0.98), (0, s * -24, 0))
        rib = satin(green, rough=0.8, sheen=0.7)
        lathe([(0.9, 0), (1.06, 0.03), (1.08, 0.26), (1.02, 0.32), (0.8, 0.3), (0.8, 0.02), (0.9, 0)], rib, at=(0, 0, -1.74), segments=240, scale=(1, 0.42, 1), ripple=lambda a, z: 1 + 0.02 * cos(48 * a))
        lathe([(0.42, 0), (0.5, 0.06), (0.5, 0.22), (0.44, 0.28), (0.36, 0.22), (0.36, 0.0)], rib, at=(0, 0.02, 1.38), turn=(8, 0, 0), segments=180, scale=(1.05, 0.72, 1), smooth=3, ripple=lambda a, z: 1 + 0.03 * cos(30 * a))
        front = -0.44
        wool_white, wool_green, wool_red = satin(white, rough=0.8, sheen=0.7), satin('#0f7a42', rough=0.8, sheen=0.7), satin('#d81f34', rough=0.8, sheen=0.7)
        # A felt tree with pompoms and a star.
        for z, w, h in ((-0.30, 0.5, 0.5), (-0.02, 0.4, 0.42), (0.22, 0.28, 0.36)):
            slab([(-w, z), (w, z), (0, z + h)], 0.16, wool_green, bevel=0.06, at=(0, front, 0))
        box((0, front, -0.36), (0.16, 0.12, 0.16), satin('#8a5a30', rough=0.8), bevel=0.03)
        slab(star_outline(5, 0.17, 0.08), 0.16, satin('#ffc62e', rough=0.6), bevel=0.04, at=(0, front - 0.06, 0.62))
        for x, z, c in ((-0.28, -0.2, '#e8243c'), (0.05, -0.2, '#ffc62e'), (0.32, -0.2, '#2f9be8'), (-0.16, 0.06, '#2f9be8'), (0.18, 0.06, '#e8243c'), (0.0, 0.3, '#ff6fae')):
            ball((x, front - 0.12, z), 0.082, felt(c), segments=24)
        for s in (-1, 1):
            for z, k in ((0.28, 0.19), (-0.22, 0.14)):
                with group() as flake:
                    for p in range(6):
                        with group() as ray:
                            capsule((0, 0, 0), (0, 0, 1), 0.11, wool_white)
                            for q in (-1, 1):
                                capsule((0, 0, 0.55), (q * 0.3, 0, 0.85), 0.09, wool_white)
                        ray.move(turn=(0, 60 * p, 0))
                flake.move((s * (0.72 if z > 0 else 0.68), front + 0.05, z), (0, 0, s * 10), k)
        # Zigzags on the green bands.
        for z, n, r in ((-0.80, 16, 0.97), (0.9, 13, 0.86)):
            points = [(-r + 2 * r * i / n, front + 0.02 + 0.18 * ((2 * i / n - 1) ** 4), z + (0.1 if i % 2 else -0.1)) for i in range(n + 1)]
            tube(points, 0.045, wool_white, smooth=0, sides=10)
    g.move(turn=(0, 0, 14))
