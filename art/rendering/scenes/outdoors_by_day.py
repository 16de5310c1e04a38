"""Scenes outdoors by day."""

from scene_kit import *  # noqa: F403


def daylight(strength=2.6, warm='#fff0d8', source=(-5, -3.6, 6), soft=4, sky=0.75):
    ambient('#6f8058', '#dfe8ee', '#a9cdf2', sky)
    sunshine(source, warm, strength, soft)


def trees(y, count, seed, inks=('#4f8a45', '#78ad55', '#376f42'), x=11, top=4.0, r=(0.9, 1.9)):
    """A soft row of bushes and crowns."""
    dice = Random(seed)
    paints = [surface(mottled(c, d, 3.5), rough=0.85, bump=(9, 0.8)) for c, d in zip(inks, inks[1:] + inks[:1])]
    for _ in range(count):
        k = dice.uniform(*r)
        ball((dice.uniform(-x, x), y + dice.uniform(-1, 1), top * dice.random() ** 1.4), k, dice.choice(paints), scale=(1, 1, dice.uniform(0.8, 1.1)), segments=20)


def blossom(r, paint, heart='#ffc53d', petals=6, width=0.55, cup=0.3, lift=22):
    """A flower that looks up, at the origin."""
    with group() as g:
        for i in range(petals):
            petal(r, r * width * 1.4, paint, cup=cup, curl=0.12, tip=0.25, thick=0, turn=(lift, 0, 360 * i / petals), soften=0)
        ball((0, 0, r * 0.06), r * 0.26, heart if not isinstance(heart, str) else matte(heart, bump=(40, 0.6)), scale=(1, 1, 0.6), segments=20)
    return join(g.parts)


def join(parts):
    """Makes one object of several."""
    bpy.ops.object.select_all(action='DESELECT')
    for part in parts:
        part.select_set(True)
    bpy.context.view_layer.objects.active = parts[0]
    bpy.ops.object.join()
    for part in parts[1:]:
        if part in shapes.made:
            shapes.made.remove(part)
    return parts[0]


def cloudy(low='#ffffff', mid='#cfe6f8', high='#7fb6ea', tint=True):
    """A sky with soft clouds; the blue can be tinted."""
    n = Nodes()
    up = n.axis('y', 'uv')
    base = n.ramp(up, [(0.0, '#f4f4f4'), (0.25, '#dcdcdc'), (0.6, '#bdbdbd'), (1.0, '#a4a4a4')]) if tint else n.ramp(up, [(0.0, low), (0.3, mid), (0.8, high)])
    stretch = n.add('Mapping')
    stretch.inputs['Scale'].default_value = (0.075, 1, 0.16)
    n.link(n.coords('object'), stretch.inputs[0])
    fog = n.add('TexNoise')
    fog.inputs['Scale'].default_value, fog.inputs['Detail'].default_value = 1.0, 5
    n.link(stretch.outputs[0], fog.inputs['Vector'])
    puffs = n.ramp(fog.outputs['Fac'], [(0.48, (0.0,) * 3), (0.66, (1.0,) * 3)])
    shine = n.add('Emission')
    n.link(n.mix(n.math('MULTIPLY', puffs, 0.8), base, '#ffffff'), shine.inputs[0])
    n.link(shine.outputs[0], n.output.inputs[0])
    if tint:
        n.mask(n.math('SUBTRACT', 1.0, n.math('MULTIPLY', puffs, 0.8)))
    return n.material


@scene('meadow', lens=65, height=1.8, blur=0.5)
def meadow_():
    wall(60, cloudy(tint=False, low='#fdf6e4', mid='#cde7f6', high='#86bdee'), width=140, low=-4, high=44)
    for y, base, h, ink, seed in ((38, 2.2, 1.6, '#9cc48a', 3), (26, 0.6, 1.2, '#7fb36a', 4)):
        shape = noise_of(seed, 5, 0.13)
        field(-40, 40, y - 8, y, 160, 20, lambda x, v, y=y, b=base, hh=h, f=shape: b + hh * f(x, y) - 0.3 * (y - v), matte(ink))
    trees(24, 26, 6, x=17, top=2.2)
    flat(-0.02, matte('#4f8f3c'))
    blades = surface(fade('#2f6b2c', '#6aa845', '#b9d76a', axis='y', space='uv'), rough=0.6)
    lawn(blades, x=(-7, 7), y=(-6.5, 13), height=0.24, count=3600, blade=0.013)
    dice = Random(14)
    kinds = [blossom(0.2, satin(tint=True)), blossom(0.17, satin('#fff8ee'), petals=9, width=0.36), blossom(0.15, satin(tint=True), petals=5), blossom(0.13, satin('#ffd95c'), petals=5, heart='#e8932e')]
    places = []
    for _ in range(620):
        x, y = dice.uniform(-8, 8), dice.uniform(-5, 13)
        if abs(x) < 1.5 and -1.6 < y < 1.0:
            continue
        places.append(((x, y, dice.uniform(0.18, 0.42)), (dice.uniform(10, 65), dice.uniform(-20, 20), dice.uniform(-40, 40)), dice.uniform(0.8, 1.5)))
    for x, y, z, s in ((-1.5, -5.9, 0.95, 1.5), (-1.85, -5.6, 0.7, 1.7), (-1.1, -6.1, 0.62, 1.3), (1.6, -5.8, 0.9, 1.5), (1.85, -5.5, 0.62, 1.7), (1.2, -6.2, 0.65, 1.2)):
        places.append(((x, y, z), (60, dice.uniform(-20, 20), 0), s))
    strew(kinds, places)
    daylight(2.9)
    disc((-7, 40, 12), 12, haze('#fff2c8', 0.5))


@scene('picnic', exposure=0.84, lens=65, height=2.3, blur=0.45)
def picnic():
    wall(30, glowing(fade('#cfe3a8', '#e9f2cc', '#d8ecf2', '#bfe0f4', axis='y', space='uv', stops=[0.1, 0.22, 0.4, 0.9]), 1.0), width=70, low=-3, high=24)
    trees(17, 80, 3, x=12, top=4.4, r=(1.0, 2.0), inks=('#5f9a48', '#8dbb58', '#4a8446'))
    bokeh(44, ('#f4ffc0', '#fff6c8', '#d9f2a0'), y=14, z=(1.2, 7), x=6, r=(0.14, 0.42), strength=0.3, seed=5)
    flat(-0.06, matte('#4f8f3c'))
    lawn(surface(fade('#2f6b2c', '#5f9f42', '#a5cb62', axis='y', space='uv'), rough=0.6), x=(-7, 7), y=(-7, 11), z=lambda x, y: -0.34 if abs(x) < 3.4 and -4.6 < y < 2.2 else -0.06, height=0.17, count=3600, blade=0.013)
    n = Nodes()
    squares = []
    for axis in 'xy':
        part = n.math('FRACT', n.math('MULTIPLY', n.axis(axis, 'object'), 1.55))
        squares.append(n.math('MULTIPLY', n.math('GREATER_THAN', part, 0.5), 0.5))
    amount = n.math('ADD', squares[0], squares[1])
    weave = n.noise(70)
    plain = n.mix(amount, '#f4eee4', (NEUTRAL * 0.8,) * 3)
    n.link(plain, n.shader.inputs['Base Color'])
    n.shader.inputs['Roughness'].default_value = 0.9
    n.link(n.bump(weave, 0.35), n.shader.inputs['Normal'])
    n.mask(amount)
    soft = noise_of(8, 5, 1.0)
    crease = noise_of(2, 4, 0.7)
    x, y = (-3.5, 3.5), (-4.4, 2.3)
    blanket = field(*x, *y, 160, 160, lambda a, b: 0.2 + 0.045 * soft(a, b) + 0.09 * (1 - np.abs(np.sin(a * 0.8 + b * 0.5 + crease(a, b)))) ** 4 - 0.3 * np.clip(np.maximum(np.abs(a) - 3.2, np.abs(b + 1.05) - 3.05), 0, 1), n.material, at=(0, 0, -0.2))
    blanket.matrix_world = matrix((0, 0, -0.16), (0, 0, 4))
    kinds = [blossom(0.12, satin('#fff8ee'), petals=9, width=0.36)]
    dice = Random(5)
    strew(kinds, [((dice.choice((-1, 1)) * dice.uniform(3.2, 6), dice.uniform(-2, 8), 0.14), (dice.uniform(0, 50), 0, dice.uniform(0, 90)), dice.uniform(0.8, 1.3)) for _ in range(120)])
    daylight(2.7)
    leafy_shade((-5, -3.6, 6))


def leafy_shade(sun, seed=3, count=90, spread=5.5):
    """Leaves out of sight, which dapple the sunlight."""
    dice = Random(seed)
    direction = Vector(sun).normalized()
    paint = surface('#305020')
    side = direction.cross(Vector((0, 0, 1))).normalized()
    up = side.cross(direction)
    for _ in range(count):
        a, d = dice.uniform(0, 2 * pi), spread * dice.uniform(0.42, 1.0)
        at = direction * 7 + side * d * cos(a) + up * d * sin(a)
        one = petal(0.9, 0.45, paint, at=tuple(at), turn=(dice.uniform(0, 360), dice.uniform(0, 360), 0), thick=0, soften=0)
        one.visible_camera = False


@scene('beach', glow=0.3, exposure=0.9, lens=55, height=1.8, blur=0.3)
def beach_():
    wall(120, glowing(fade('#f0f0f0', '#dedede', '#bcbcbc', '#9a9a9a', axis='y', space='uv', stops=[0.0, 0.16, 0.5, 1.0]), 1.0, tint=True), width=260, low=-1, high=80)
    disc((9, 118, 9), 62, haze('#ffab54', 0.7))
    disc((9, 117, 9), 26, haze('#ffd890', 0.6))
    disc((9, 116, 9), 4.2, glowing('#fff2cc', 3.2))
    n = Nodes()
    far = n.math('DIVIDE', n.axis('y', 'object'), 40.0)
    n.link(n.ramp(far, [(0.1, '#63c6c4'), (0.35, '#2f93a8'), (1.0, '#2a7c9c')]), n.shader.inputs['Base Color'])
    n.shader.inputs['Roughness'].default_value = 0.12
    ripple = n.add('TexNoise')
    ripple.inputs['Scale'].default_value, ripple.inputs['Detail'].default_value = 1.0, 5
    stretch = n.add('Mapping')
    stretch.inputs['Scale'].default_value = (0.55, 2.2, 1)
    n.link(n.coords('object'), stretch.inputs[0])
    n.link(stretch.outputs[0], ripple.inputs['Vector'])
    n.link(n.bump(ripple.outputs['Fac'], 0.5, 0.25), n.shader.inputs['Normal'])
    swell = noise_of(6, 5, 0.5)
    field(-90, 90, 3.0, 118, 240, 260, lambda x, y: -0.12 + 0.035 * swell(x * 0.5, y * 1.6), n.material)
    edge_ = noise_of(9, 5, 0.45)
    shore = lambda x: 3.6 + 0.55 * edge_(x, 0 * x)  # noqa: E731
    foam = surface('#ffffff', rough=0.8)
    for shift, w, high in ((0.0, 0.34, 0.05), (1.9, 0.2, 0.03), (5.2, 0.3, 0.05)):
        x = np.linspace(-14, 14, 300)
        lace = noise_of(3 + int(shift), 8, 1.6)
        mid = shore(x) + shift + 0.12 * lace(x, 0 * x)
        wide = w * (0.55 + 0.6 * np.abs(lace(x * 1.5, 0 * x + 4)))
        verts, rows = [], 5
        for k in range(rows):
            t = k / (rows - 1)
            verts.append(np.stack([x, mid + wide * (t - 0.5), -0.1 + high * np.sin(pi * t) + 0 * x], 1))
        i, j = np.meshgrid(np.arange(299), np.arange(rows - 1))
        a = (j * 300 + i).ravel()
        woven(np.concatenate(verts), np.stack([a, a + 1, a + 301, a + 300], 1), foam)
    sand = Nodes()
    wet = sand.ramp(sand.math('DIVIDE', sand.axis('y', 'object'), 5.0), [(0.2, '#f0cf9a'), (0.52, '#d9ab78'), (0.72, '#b98a62')])
    grains = sand.noise(160)
    sand.link(sand.mix(sand.math('MULTIPLY', grains, 0.3), wet, '#fff0cc'), sand.shader.inputs['Base Color'])
    gloss = sand.ramp(sand.math('DIVIDE', sand.axis('y', 'object'), 5.0), [(0.3, (0.85,) * 3), (0.6, (0.2,) * 3)])
    sand.link(gloss, sand.shader.inputs['Roughness'])
    sand.link(sand.bump(grains, 0.3), sand.shader.inputs['Normal'])
    dune = noise_of(12, 6, 1.0)
    field(-14, 14, -8, 6, 240, 160, lambda x, y: 0.03 * dune(x, y) - 0.05 * np.clip(y - 2.4, 0, 2.0) ** 1.3, sand.material)
    ambient('#c89a70', '#ffc890', '#9db4e0', 0.6)
    sunshine((6, 10, 4.4), '#ffbe80', 2.6, soft=6)
    lamp((-6, -5, 6), (0, 0.3, 0), '#ffe4c6', 1100, 3)


@scene('pool', exposure=0.86, lens=60, height=2.3, blur=0.28)
def pool_():
    water = Nodes()
    web = caustic(water, 1.15)
    base = water.ramp(water.axis('y', 'uv'), [(0.0, '#a8a8a8'), (0.4, '#969696'), (1.0, '#7c7c7c')])
    shade = water.mix(web, base, '#ffffff')
    water.link(shade, water.shader.inputs['Base Color'])
    water.shader.inputs['Roughness'].default_value = 0.06
    water.set(water.shader.inputs['Emission'], shade)
    water.shader.inputs['Emission Strength'].default_value = 0.1
    ripple = water.noise(1.5, 4)
    water.link(water.bump(ripple, 0.22, 0.2), water.shader.inputs['Normal'])
    water.mask(1.0)
    flat(-0.22, water.material, x=16, near=1.4, far=15)
    tiles = ceramic('#f3f6f4', rough=0.25)
    box((0, 15.2, 0.1), (40, 0.4, 1.0), ceramic(tint=0.8), bevel=0.02)
    stone = matte(mottled('#efe6d8', '#dccfbe', 4), rough=0.75, bump=(30, 0.2))
    dice = Random(1)
    for i in range(14):
        for j in range(5):
            box((-9.1 + i * 1.4 + (0.7 if j % 2 else 0), 0.55 - j * 1.4, -0.1), (1.375, 1.375, 0.2), stone, bevel=0.02, segments=2)
    for i in range(20):
        box((-11 + i * 1.15, 1.42, -0.07), (1.13, 0.42, 0.24), tiles, bevel=0.05, segments=3)
    flat(0.1, matte('#8fbf6a'), near=15.4, far=40, x=30)
    trees(20, 40, 9, x=14, top=3.4, inks=('#4f9a58', '#7cbb62', '#3c7f50'))
    wall(50, cloudy(tint=False, low='#f4fbff', mid='#c4e6fa', high='#7dbdf0'), width=120, low=-4, high=40)
    with group() as float_:
        ring((0, 0, 0), 0.75, 0.26, plastic(stripes('#ffffff', '#ff6f61', count=4, axis='x', space='uv')), scale=(1, 1, 0.85))
    float_.move((-2.9, 6.2, 0.02), (0, 0, 20))
    ball((3.2, 8.4, 0.3), 0.55, plastic(stripes('#ffffff', '#ffcf3f', '#ffffff', '#3fb6ff', count=2, axis='x', space='uv')), turn=(30, 25, 0))
    ambient('#bfe0e0', '#eef6fa', '#a9d2f6', 0.6)
    sunshine((-4.4, -3, 6), '#fff2dc', 2.2, soft=2)


def frond(at, side, angle, length, paint, tilt=0.0):
    """A palm frond in the picture's plane, toward an angle in degrees."""
    dx, dz = cos(radians(angle)), sin(radians(angle))
    for i in range(15):
        t = 0.12 + 0.88 * i / 14
        droop = -0.3 * t * t * length
        p = (at[0] + dx * t * length, at[1], at[2] + dz * t * length + droop)
        w = length * 0.36 * sin(pi * min(1, 0.15 + 0.85 * (1 - t * 0.8)))
        for s in (-1, 1):
            petal(w, 0.12 * length * 0.5, paint, at=p, turn=(90, -(angle - 90 + s * 52), 0), curl=-0.1, cup=0.2, thick=0, tip=0.9, soften=0)


def caustic(n, scale, space='object'):
    """The bright web of light in water, 0 to 1."""
    parts = []
    for k, (s, shift) in enumerate(((1.0, 0.0), (1.37, 5.2))):
        bend = n.add('TexNoise')
        bend.inputs['Scale'].default_value = scale * 0.9
        moved = n.add('Mapping')
        moved.inputs['Location'].default_value = (shift, shift, 0)
        n.link(n.coords(space), moved.inputs[0])
        n.link(moved.outputs[0], bend.inputs['Vector'])
        mixed = n.add('MixRGB', blend_type='LINEAR_LIGHT')
        mixed.inputs[0].default_value = 0.22
        n.link(moved.outputs[0], mixed.inputs[1])
        n.link(bend.outputs['Color'], mixed.inputs[2])
        cells = n.add('TexVoronoi', feature='SMOOTH_F1')
        cells.inputs['Scale'].default_value = scale * s
        cells.inputs['Smoothness'].default_value = 0.25
        n.link(mixed.outputs[0], cells.inputs['Vector'])
        parts.append(n.math('POWER', n.math('MINIMUM', n.math('MULTIPLY', cells.outputs['Distance'], 1.35), 1.0), 3.6))
    return n.math('MINIMUM', n.math('ADD', parts[0], n.math('MULTIPLY', parts[1], 0.7)), 1.0)


@scene('clouds', lens=60, height=1.2, blur=0.35)
def clouds_():
    wall(60, glowing(fade('#f2f2f2', '#d2d2d2', '#b4b4b4', '#9a9a9a', axis='y', space='uv', stops=[0.0, 0.28, 0.6, 1.0]), 1.0, tint=True), width=140, low=-20, high=50)
    disc((-12, 58, 20), 26, haze('#fff0c8', 0.6))
    white = surface('#ffffff', rough=1.0, specular=0.0, bump=(3.2, 0.25), emit=0.04)
    dice = Random(7)

    def heap(x, y, z, size, count, flatness=0.5):
        balls = [((x + dice.gauss(0, 0.85) * size, y + dice.gauss(0, 0.4) * size, z + abs(dice.gauss(0, 0.34)) * size * flatness * 1.6), size * dice.uniform(0.24, 0.52)) for _ in range(count)]
        blob(balls, white, voxel=size * 0.055, smooth=4)

    for i in range(9):
        heap(-4.6 + i * 1.15, -0.9 + dice.uniform(-0.5, 0.5), -1.05 + 0.16 * abs(i - 4) * 0.7, 1.3, 18, 0.4)
    for i in range(7):
        heap(-5 + i * 1.7, 2.6 + dice.uniform(-0.4, 0.4), -0.9 + 0.12 * abs(i - 3) ** 1.3, 1.5, 16, 0.5)
    for x, y, z, s in ((-4.4, 8, 3.0, 1.3), (4.9, 9, 4.4, 1.4), (3.6, 6, 1.6, 0.9), (-3.6, 13, 6.6, 1.5), (-6, 10, 0.6, 2.0), (6.5, 12, 0.8, 2.2), (0, 14, 0.2, 2.4)):
        heap(x, y, z, s, 20, 0.6)
    ambient('#f0d8dc', '#e4dcec', '#c8d8f4', 0.46)
    sunshine((-5, -2, 4), '#fff0dc', 1.7, soft=5)
    lamp((6, 4, 3), (0, 0, 0), '#ffd9e4', 300, 4)
