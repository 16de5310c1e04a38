"""Scenes at night and in the evening, with lights."""

from scene_kit import *  # noqa: F403


@scene('club', glow=0.5, lens=60, height=1.7, blur=0.15)
def club():
    back = Nodes()
    spots_ = back.add('TexVoronoi')
    spots_.inputs['Scale'].default_value, spots_.inputs['Randomness'].default_value = 1.35, 0.75
    back.link(back.coords('object'), spots_.inputs['Vector'])
    dots = back.ramp(spots_.outputs['Distance'], [(0.0, (1.0,) * 3), (0.10, (0.9,) * 3), (0.17, (0.0,) * 3)])
    room = back.ramp(back.axis('y', 'uv'), [(0.0, '#1a1a1a'), (0.32, '#808080'), (0.55, '#3a3a3a'), (1.0, '#161616')])
    shine = back.add('Emission')
    back.link(back.mix(back.math('MULTIPLY', dots, 0.55), room, '#f4f4f4'), shine.inputs[0])
    shine.inputs[1].default_value = 0.85
    back.link(shine.outputs[0], back.output.inputs[0])
    back.mask(1.0)
    wall(9, back.material, width=24, low=-1, high=15)
    flat(0, surface(rough=0.16, tint=0.16, specular=0.8))
    rig = metal('#2c2c34', rough=0.4)
    for z, y in ((6.15, 4.0), (6.35, 4.2)):
        tube([(-8, y, z), (8, y, z)], 0.04, rig, smooth=0)
    for i in range(33):
        tube([(-8 + i * 0.5, 4.0, 6.15), (-7.75 + i * 0.5, 4.2, 6.35)], 0.02, rig, smooth=0, sides=6)
    colors = ('#ff3fa4', '#48b8ff', '#ffd24a', '#9a5cff', '#ff5a4a')
    for i, x in enumerate((-3.7, -2.2, -0.7, 0.7, 2.2, 3.7)):
        color = colors[i % 5]
        with group() as head:
            drum((0, 0, -0.2), 0.2, 0.45, rig, bevel=0.04)
            ball((0, 0, -0.2), 0.17, glowing('#ffffff', 7), scale=(1, 1, 0.4))
        head.move((x, 4.0, 5.8), (0, -x * 5, 0))
        cone((x, 4.0, 5.6), (x * 1.5 + (1.6 if i % 2 else -1.4), 2.5 + (i % 3), -0.5), 0.14, 1.15, shaft(color, 0.72, fall=1.1, soft=1.7))
        cone((x, 4.4, 5.6), (-x * 0.7, 5.5, -0.4), 0.1, 0.8, shaft(colors[(i + 2) % 5], 0.42, fall=1.2))
        spot((x, 3.9, 5.6), (x * 1.4 + (1.3 if i % 2 else -1.2), 1.6, 0), color, 700, 26, 0.5, 0.1)
    disc((0, 8.5, 2.2), 4.6, haze('#ffffff', 0.1))
    ambient('#141018', '#241c30', '#342c44', 0.5)
    lamp((-4, -4, 5), (0, 0, 0.4), '#ffd9f2', 140, 2)


@scene('stage', glow=0.35, lens=65, height=1.8, blur=0.12)
def stage_():
    drape(velvet(tint=0.85), y=4.2, width=15, low=0, high=10, folds=21, depth=0.24, seed=4)
    for side in (-1, 1):
        x0 = side * 4.0
        drape(velvet(tint=0.7), y=2.2, width=3.6, low=0, high=10, folds=7, depth=0.3, seed=6 + side, at=(x0, 0, 0))
    pelmet = lambda u, v: (-6 + 12 * u, 1.9 + 0.16 * np.sin(u * 90) * (0.4 + v), 5.55 - 1.0 * v * (0.55 + 0.45 * abs(cos(u * 6 * pi))))  # noqa: E731
    sheet(pelmet, velvet(tint=0.8), nu=260, nv=10, thick=0, soften=0)
    fringe = metal('#e2ac3c', rough=0.4)
    line = [pelmet(i / 240, 1.0) for i in range(241)]
    tube([(x, y - 0.06, z) for x, y, z in line], 0.055, fringe, smooth=0, sides=8)
    boards()
    for x in (-3.6, -2.4, -1.2, 0, 1.2, 2.4, 3.6):
        glimmer((x, 3.2, 0.15), '#ffb060', 26, 0.12)
    spot((-3.0, -6, 9), (0, 0.4, 0.2), '#fff0d6', 5200, 23, 0.5, 0.12)
    spot((3.2, -4.5, 9), (0.6, 4.2, 2.2), '#ffe0c0', 1500, 36, 0.8, 0.3)
    cone((-1.3, 1.5, 8.5), (0.0, 0.6, 0.0), 0.25, 1.5, shaft('#ffeccb', 0.28, fall=0.7, soft=1.5))
    ambient('#1c1414', '#33262a', '#54424a', 0.45)
    lamp((-5, -5, 6), (0, 4, 3), '#ffdcc0', 260, 3)


def boards(light='#b9814e', dark='#6d4325', rough=0.3, width=0.62, z=0.0, y=(-8, 9), count=24, across=False):
    """A floor of planks."""
    dice = Random(2)
    paints = []
    for _ in range(5):
        node = Nodes()
        grain = node.add('TexNoise')
        grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value, grain.inputs['Distortion'].default_value = 2.2, 7, 0.4
        stretch = node.add('Mapping')
        stretch.inputs['Scale'].default_value = (6, 0.35, 1) if not across else (0.35, 6, 1)
        stretch.inputs['Location'].default_value = (dice.uniform(0, 50), dice.uniform(0, 50), 0)
        node.link(node.coords('object'), stretch.inputs[0])
        node.link(stretch.outputs[0], grain.inputs['Vector'])
        shade = dice.uniform(0.8, 1.1)
        ink = lambda c: tuple(min(1, v * shade) for v in linear(c))  # noqa: E731
        node.link(node.ramp(grain.outputs['Fac'], [(0.3, ink(dark)), (0.52, ink(light)), (0.75, ink(dark))]), node.shader.inputs['Base Color'])
        node.shader.inputs['Roughness'].default_value = rough
        node.link(node.bump(grain.outputs['Fac'], 0.12), node.shader.inputs['Normal'])
        paints.append(node.material)
    for i in range(count):
        at = (i - count / 2 + 0.5) * width
        if across:
            box((0, y[0] + (i + 0.5) * width, z - 0.06), (24, width - 0.018, 0.12), dice.choice(paints), bevel=0.012, segments=2)
        else:
            box((at, (y[0] + y[1]) / 2, z - 0.06), (width - 0.018, y[1] - y[0], 0.12), dice.choice(paints), bevel=0.012, segments=2)


@scene('velvet', glow=0.2, lens=75, height=2.1, blur=0.2)
def velvet_():
    drape(velvet(tint=0.8), y=4.0, width=14, low=-3, high=10, folds=15, depth=0.34, seed=9)
    for side in (-1, 1):
        def swag(u, v, side=side):
            x = side * (3.2 - 2.5 * u * (1 - 0.35 * v))
            z = 6.2 - 6.9 * v - 1.0 * sin(pi * u) * (1 - v)
            pinch = 1 - 0.72 * np.exp(-((v - 0.62) / 0.17) ** 2)
            x = side * (3.3 - (2.3 * u) * pinch * (0.5 + 0.5 * (1 - v) + 0.25 * v))
            y = 2.1 + 0.17 * sin(u * 34 + 2.2 * v) * (0.45 + 0.55 * pinch) + 0.1 * sin(u * 61 + 1)
            return (x, y, z)
        sheet(swag, velvet(tint=0.92), nu=110, nv=70, thick=0, soften=1)
        ring((side * 2.92, 2.1, 1.95), 0.36, 0.055, metal('#e0aa3a', rough=0.3), turn=(12, side * 12, 0), scale=(1, 0.75, 1))
        lathe([(0, 0.1), (0.08, 0.08), (0.1, 0), (0.07, -0.06), (0.12, -0.14), (0.17, -0.62), (0, -0.62)], metal('#d9a036', rough=0.45), at=(side * 2.66, 1.8, 1.78), segments=40, ripple=lambda a, z: 1 + (0.07 * sin(14 * a) if z < -0.1 else 0))
    drum((0, 0.5, -0.5), 3.6, 0.5, surface(rough=0.16, tint=0.24, clear=0.8), bevel=0.05)
    ring((0, 0.5, -0.03), 3.58, 0.03, metal('#e0aa3a', rough=0.25), segments=160)
    flat(-1.2, velvet(tint=0.5))
    spot((-4.5, -5, 8), (0, 0.6, 0.2), '#fff0dc', 3300, 34, 0.7, 0.8)
    lamp((-5, -2.5, 5), (0.4, 4, 2.4), '#ffe8d2', 620, 1.6)
    lamp((5, 1.6, 4), (0, 4, 1.5), '#ffd6c8', 240, 0.8, 3)
    ambient('#241c1e', '#3c3034', '#6a5c62', 0.5)


@scene('rooftop', glow=0.5, lens=65, height=1.9, blur=0.34)
def rooftop():
    wall(40, glowing(fade('#f2f2f2', '#d6d6d6', '#8e8e8e', '#4e4e4e', axis='y', space='uv', stops=[0.0, 0.22, 0.5, 1.0]), 0.95, tint=1.0), width=90, low=-3, high=26)
    disc((-5, 39, 4.2), 17, haze('#ffb26a', 0.8))
    dice = Random(12)
    dark = [surface(c, rough=0.8) for c in ('#2a2740', '#332c48', '#3d3350')]
    wins = [blurred(c, s) for c in ('#ffc877', '#ffe2ae', '#ff9d5c', '#bfe0ff') for s in (1.3, 2.4)]
    x = -13.0
    while x < 13:
        w, h, y = dice.uniform(1.0, 2.2), dice.uniform(2.2, 6.6) * (0.62 + 0.38 * min(1, abs(x) / 6)), dice.uniform(17, 26)
        box((x, y, h / 2 - 3), (w, w, h + 6), dice.choice(dark), bevel=0.02)
        for k in range(int(w * h * 2.6)):
            disc((x + dice.uniform(-w, w) * 0.44, y - w / 2 - 0.1 - k * 0.004, dice.uniform(0.2, h - 0.25)), dice.uniform(0.07, 0.13), dice.choice(wins))
        x += w * dice.uniform(0.55, 0.95)
    boards('#a5785a', '#5a3c2c', rough=0.35, width=0.7, y=(-8, 5.2), count=26)
    box((0, 5.2, 0.42), (30, 0.25, 0.95), surface('#4a4250', rough=0.7), bevel=0.03)
    box((0, 5.2, 0.94), (30, 0.4, 0.09), surface('#6d6270', rough=0.5), bevel=0.03)
    bulbs_ = glowing('#ffca7a', 10)
    for a, b, sag in (((-5.5, 3.4, 4.6), (5.5, 4.6, 5.2), 0.75), ((-5.5, 5.0, 5.6), (5.5, 3.6, 4.9), 0.6)):
        for place in garland(a, b, sag, 15, bulbs_, size=0.085)[::4]:
            glimmer(tuple(place), '#ffb869', 46, 0.12)
    for side in (-1, 1):
        with group() as pot:
            lathe([(0, 0), (0.34, 0), (0.46, 0.7), (0.4, 0.7), (0, 0.66)], matte('#7a4a3c'))
            for i in range(46):
                petal(dice.uniform(0.6, 1.1), 0.2, leaf('#3e6b46', '#6b9a62') if i == 0 else bpy.data.materials[-1], at=(dice.uniform(-0.15, 0.15), dice.uniform(-0.15, 0.15), 0.65), turn=(dice.uniform(20, 80), 0, dice.uniform(0, 360)), curl=-0.3, thick=0.01, soften=0)
        pot.move((side * 2.75, 2.6, 0), (0, 0, 0), 1.1)
    ambient('#4a3a4a', '#c08878', '#6a6a98', 0.62)
    lamp((-5, -4, 6), (0, 0, 0.2), '#ffdcb4', 520, 2.6)
    lamp((-3, 14, 5), (0, 0, 0.6), '#ff9e5c', 1500, 5)


@scene('gardenLights', glow=0.5, lens=65, height=1.9, blur=0.5)
def garden_lights():
    wall(30, glowing(fade('#1b2f3a', '#3f6670', '#32507a', '#1c2c58', axis='y', space='uv', stops=[0.05, 0.2, 0.45, 1.0]), 0.8), width=70, low=-2, high=22)
    disc((2.4, 29, 3.4), 9, haze('#ffb877', 0.5))
    dice = Random(4)
    lobes = noise_of(5, 7, 1.1)
    for y, top, ink in ((13, 4.6, '#17352c'), (9.5, 2.7, '#1f4a34')):
        for i in range(40):
            r = dice.uniform(0.6, 1.3)
            ball((dice.uniform(-9, 9), y + dice.uniform(-0.6, 0.6), top * dice.uniform(0.1, 1.0) - r * 0.3), r, surface(mottled(ink, '#3a6b3e', 5), rough=0.8, bump=(14, 0.9)) if i == 0 else bpy.data.materials[-1], segments=20)
    flat(0, matte('#2d5a2c'))
    blades = surface(fade('#1f4a22', '#4f8f3c', '#8fbf58', axis='y', space='uv'), rough=0.6)
    lawn(blades, x=(-6, 6), y=(-6, 8), height=0.13, count=4500, blade=0.011)
    warm = glowing('#ffcf86', 10)
    for a, b, sag in (((-6, 4.5, 5.4), (6, 7, 5.9), 1.2), ((-6, 7.5, 4.3), (6, 5.5, 5.0), 0.9), ((-6, 3.0, 6.0), (6, 4, 5.3), 0.6)):
        for place in garland(a, b, sag, 17, warm, size=0.085)[::4]:
            glimmer(tuple(place), '#ffb869', 60, 0.12)
    paper_ = lambda k: surface(rough=0.9, tint=1.0, emit=k)  # noqa: E731
    for x, y, z, r in ((-2.4, 3.4, 3.2, 0.42), (2.3, 4.2, 3.6, 0.46), (-1.1, 6.6, 4.0, 0.4), (3.4, 7.0, 2.9, 0.42), (-3.7, 6.5, 2.7, 0.4)):
        lathe([(r * sin(a), -r * 0.9 * cos(a)) for a in np.linspace(0.12, pi - 0.12, 40)], paper_(0.3), at=(x, y, z), ripple=lambda a, z: 1)
        tube([(x, y, z + r), (x, y, 9)], 0.008, surface('#1c1c1c'), smooth=0, sides=5)
        glimmer((x, y - 0.7, z - 0.5), '#ffc68a', 12, 0.25)
    bokeh(34, ('#ffc46e', '#ffe0a4', '#ffa85a'), y=8.4, z=(0.3, 3.6), r=(0.08, 0.24), strength=0.55, seed=9)
    ambient('#20301f', '#4a6a70', '#50679a', 0.6)
    lamp((-5, -4.5, 6), (0, 0, 0), '#ffe4bd', 620, 2.6)


def starlight():
    paint = haze('#ffffff', 3.0)
    paint.name = 'star'
    return paint


@scene('stars', glow=0.3, exposure=1.3, lens=45, height=1.6, blur=0.0)
def stars():
    n = Nodes()
    band = n.math('ABSOLUTE', n.math('SUBTRACT', n.math('ADD', n.math('MULTIPLY', n.axis('x', 'uv'), 0.9), n.math('MULTIPLY', n.noise(0.05, 3), 0.25)), n.math('ADD', n.axis('y', 'uv'), 0.28)))
    dust = n.ramp(n.math('ADD', band, n.math('MULTIPLY', n.noise(0.16, 7), 0.22)), [(0.08, (0.2,) * 3), (0.3, (0.0,) * 3)])
    fall_ = n.ramp(n.axis('y', 'uv'), [(0.0, '#f0f0f0'), (0.13, '#c4c4c4'), (0.34, '#6e6e6e'), (0.8, '#3a3a3a')])
    color = n.add('MixRGB', blend_type='ADD')
    color.inputs[0].default_value = 1.0
    n.link(fall_, color.inputs[1])
    n.link(dust, color.inputs[2])
    shine = n.add('Emission')
    n.link(color.outputs[0], shine.inputs[0])
    n.link(shine.outputs[0], n.output.inputs[0])
    n.mask(1.0)
    dice = Random(31)
    for _ in range(520):
        x, z = dice.uniform(-28, 28), 2 + 30 * dice.random()
        disc((x, 58, z), 0.06 + 0.17 * dice.random() ** 6, bpy.data.materials['star'] if 'star' in bpy.data.materials else starlight())
    wall(60, n.material, width=120, low=-4, high=62)
    for y, base, height, scale, shade, seed in ((44, 3.6, 2.4, 0.14, 0.42, 1), (32, 1.9, 1.9, 0.2, 0.26, 2), (22, 0.5, 1.2, 0.26, 0.15, 5)):
        shape = noise_of(seed, 6, scale)
        field(-50, 50, y - 6, y, 260, 24, lambda x, v, y=y, b=base, h=height, f=shape: b + h * f(x, y) - 0.5 * (y - v) ** 1.25, matte(tint=shade, rough=0.9))
    near = noise_of(11, 5, 0.3)
    z = lambda x, y: 0.14 * near(x, y) - 0.14 * float(near(0, 0)) - 0.02 * np.clip(abs(y) - 2, 0, None) ** 1.4  # noqa: E731
    field(-14, 14, -8, 12, 120, 100, z, matte(tint=0.12))
    lawn(surface(fade((0.03,) * 3, (0.1,) * 3, (0.3,) * 3, axis='y', space='uv'), rough=0.7, tint=0.3), x=(-8, 8), y=(-6, 8), z=lambda x, y: float(z(x, y)) - 0.01, height=0.2, count=2600, blade=0.012)
    fir = surface(tint=0.1, rough=0.9)
    for x, y, h in ((-7.2, 11, 3.4), (-6.0, 12, 2.6), (-8.6, 10, 4.0), (6.6, 12, 3.0), (7.8, 10.5, 4.0), (5.6, 14, 2.4)):
        for k in range(6):
            lathe([(0, h * 0.34), (h * 0.24 * (1 - k / 6.5), 0), (0, 0.02)], fir, at=(x, y, h * (0.1 + 0.13 * k)), segments=22, ripple=lambda a, z: 1 + 0.12 * sin(9 * a + dice.random()))
    ambient('#2a2a38', '#6a6a80', '#8a90b0', 0.5)
    sunshine((-5, 6, 7), '#dfe8ff', 1.5, soft=2)
    lamp((-5, -4, 6), (0, 0, 0.2), '#f2ecff', 300, 2.5)
