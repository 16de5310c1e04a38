"""Indoor scenes by day: studio, tables, podium, confetti."""

from scene_kit import *  # noqa: F403


def window(center, sun, size=(3.4, 4.6), bars=(1, 2), away=9.0, leaves=True):
    """A plate with a window in it, out of the camera's sight, through which the sun falls on `center`."""
    direction = (Vector(sun)).normalized()
    at = Vector(center) + direction * away
    turn = [v * 180 / pi for v in direction.to_track_quat('Z', 'Y').to_euler()]
    dark = surface('#101010')
    w, h = size
    with group() as plate:
        for x, y, sx, sy in ((-w / 2 - 10, 0, 20, 40), (w / 2 + 10, 0, 20, 40), (0, h / 2 + 10, w, 20), (0, -h / 2 - 10, w, 20)):
            box((x, y, 0), (sx, sy, 0.05), dark, bevel=0)
        for i in range(bars[0]):
            box((w * ((i + 1) / (bars[0] + 1) - 0.5), 0, 0), (0.14, h, 0.05), dark, bevel=0)
        for i in range(bars[1]):
            box((0, h * ((i + 1) / (bars[1] + 1) - 0.5), 0), (w, 0.14, 0.05), dark, bevel=0)
        if leaves:
            dice = Random(5)
            for i in range(15):
                petal(dice.uniform(1.0, 1.7), 0.42, dark, at=(w * 0.62 + dice.uniform(-0.3, 0.3), -h * 0.5 + i * 0.2, -0.6), turn=(0, 0, 60 + dice.uniform(-34, 34)), cup=0.1, thick=0.01)
    plate.move(tuple(at), turn)
    for part in plate.parts:
        part.visible_camera = part.visible_diffuse = part.visible_glossy = False


@scene('studio', lens=70, blur=0.15)
def studio_():
    sweep(matte(tint=True, rough=0.85), back=4.5, radius=3.2)
    ambient('#b0a89e', '#c4beba', '#f0f2f8', 0.72)
    sun = (-5.0, -4.2, 5.4)
    sunshine(sun, '#fff0dc', 2.3, soft=2.6)
    window((0.35, 4.2, 2.9), sun, size=(4.2, 4.2), bars=(1, 1))
    lamp((-5, -5, 7), (0, 1, 1), '#fff4e8', 900, 4)


@scene('linen', exposure=0.94, lens=70, height=2.3, blur=0.3)
def linen_():
    rough = noise_of(3, 6, 0.55)
    folds = noise_of(9, 4, 1.3)

    def height(x, y):
        ridge = np.abs(np.sin(0.55 * x + 0.35 * y + 0.9 * rough(x, y)))
        return 0.2 * (1 - ridge) ** 3 * (1 + 0.5 * folds(x, y)) + 0.05 * folds(x * 1.6, y * 1.6) - 0.05 - 0.75 * np.clip(y - 3.4, 0, None) ** 2

    field(-7, 7, -7, 4.6, 240, 220, height, linen('#efe7db'))
    wall(7, matte(tint=True, rough=0.9))
    flat(-3, matte('#6a5a4c'))
    ambient('#b5aca2', '#c4beb8', '#f4f2ee', 0.7)
    sun = (-5.5, -2.6, 4.2)
    sunshine(sun, '#ffeed6', 2.6, soft=3)
    window((0.4, 4.0, 1.6), sun, size=(7.0, 4.6), bars=(2, 1), leaves=True)
    lamp((-6, -3, 6), (0, 1, 0), '#fff4e6', 420, 3)
    lamp((5, 2, 4), (0, 6, 2), '#dfe8ff', 160, 3)


@scene('partyTable', glow=0.5, lens=70, height=2.0, blur=0.42)
def party_table():
    soft = noise_of(4, 4, 0.8)
    field(-8, 8, -7, 2.6, 160, 100, lambda x, y: 0.02 * soft(x, y), linen(tint=True))
    drape(linen(tint=True), y=2.7, width=16, low=-3, high=0.02, folds=22, depth=0.1)
    wall(9, matte(tint=0.36, rough=0.9))
    flat(-3, matte('#3a2a2a'))
    warm = glowing('#ffc46a', 9.0)
    for y, z, sag, shift in ((7.6, 5.6, 1.3, 0), (8.2, 4.4, 1.0, 1.3), (7.0, 6.4, 0.7, -1)):
        garland((-6 + shift, y, z), (6 + shift, y, z + 0.3), sag, 19, warm, size=0.085)
    dice = Random(3)
    flags = [satin(c) for c in ('#ff5f8f', '#ffc145', '#5ec8f2', '#8f7bff', '#62d6a0', '#fff3e2')]
    for i in range(16):
        x = -5.4 + i * 0.72
        z = 5.15 - 0.75 * (1 - (x / 5.6) ** 2)
        solid([(x - 0.29, 6.2, z), (x + 0.29, 6.2, z), (x, 6.2, z - 0.66)], [(0, 1, 2)], flags[i % 6], smooth=False)
    for i in range(9):
        ball((dice.choice((-1, 1)) * dice.uniform(2.6, 5.2), dice.uniform(5.6, 7.6), dice.uniform(-0.6, 3.2)), dice.uniform(0.5, 0.72), plastic(dice.choice(('#ff6f9c', '#ffb84a', '#76d0f5', '#a58cff', '#fff0dd'))), scale=(1, 1, 1.16))
    bokeh(16, ('#ffb45a', '#ffd08a'), y=8.6, z=(1, 6.5), r=(0.1, 0.28), strength=0.5, seed=6)
    ambient('#40303a', '#6a5058', '#c8a8a8', 0.34)
    lamp((-4.5, -4.5, 6), (0, 0.5, 0.4), '#ffe9cf', 620, 3)
    lamp((0, 5, 7), (0, 8, 2.4), '#ffb070', 460, 5, 1)
    lamp((4.6, 3, 4), (0, 0, 0.5), '#ffc890', 240, 1.6)


@scene('podium', lens=70, height=2.0, blur=0.12)
def podium():
    n_chip = terrazzo()
    drum((0, 0.55, -0.62), 2.2, 0.62, n_chip, bevel=0.06)
    drum((0, 0.9, -1.1), 2.9, 0.5, n_chip, bevel=0.06)
    plaster = matte(tint=True, rough=0.9, bump=(14, 0.10))
    shade = matte(tint=0.86, rough=0.9, bump=(14, 0.10))
    deep = matte(tint=0.7, rough=0.9, bump=(14, 0.10))
    flat(-1.1, matte(tint=0.92, rough=0.8))

    def arch(x, y, half, spring, outer, low, paint, thick=0.5):
        hole = [(x - half, low), *[(x - half * cos(a), spring + half * sin(a)) for a in np.linspace(0, pi, 40)], (x + half, low)]
        left, right, top = outer
        outline = [(left, low), (left, top), (right, top), (right, low), *reversed(hole)]
        slab(outline, thick, paint, bevel=0.015, at=(0, y, 0))

    arch(0, 3.2, 1.75, 2.15, (-9, 9, 12), -1.1, plaster)
    arch(0, 4.6, 1.25, 1.9, (-9, 9, 12), -1.1, shade)
    wall(6.6, deep)
    drum((-2.75, 2.1, -1.1), 0.5, 1.35, plaster, bevel=0.05)
    ball((-2.75, 2.1, 0.72), 0.47, satin('#f6e7cf'))
    drum((2.7, 1.9, -1.1), 0.62, 0.75, shade, bevel=0.05)
    ring((2.7, 1.9, 0.34), 0.5, 0.17, satin('#f2c9a0'), turn=(90, 0, 25))
    ambient('#aaa29a', '#b8b2ae', '#eef0f6', 0.62)
    sunshine((-4.2, -3.6, 5.2), '#fff1de', 3.0, soft=2.2)
    lamp((0.6, 5.6, 4.5), (0, 6.6, 1), '#fff0da', 200, 1.5)


def terrazzo(base='#f3ece3'):
    """Cream stone with chips of several colors."""
    n = Nodes()
    color = n.ramp(n.noise(3.0), [(0.3, base), (0.7, '#ece3d8')])
    for scale, inks in ((5.5, ('#c98a72', '#7f9a92', '#d8b06a', '#a0a6b4')), (11.0, ('#8c6a5c', '#b8c4bc', '#e0b4a0', '#6c7486'))):
        cells, edge = n.add('TexVoronoi'), n.add('TexVoronoi', feature='DISTANCE_TO_EDGE')
        for node in (cells, edge):
            node.inputs['Scale'].default_value = scale
            n.link(n.coords('object'), node.inputs['Vector'])
        parts = n.add('SeparateXYZ')
        n.link(cells.outputs['Color'], parts.inputs[0])
        chosen = n.math('MULTIPLY', n.math('GREATER_THAN', parts.outputs[0], 0.62), n.math('GREATER_THAN', edge.outputs['Distance'], 0.13))
        chip = n.ramp(parts.outputs[1], [(i / len(inks), c) for i, c in enumerate(inks)], step=True)
        color = n.mix(chosen, color, chip)
    n.link(color, n.shader.inputs['Base Color'])
    n.shader.inputs['Roughness'].default_value = 0.28
    n.shader.inputs['Clearcoat'].default_value = 0.4
    return n.material


@scene('confetti', lens=70, height=2.5, blur=0.3)
def confetti():
    sweep(satin(tint=True, rough=0.4), back=7, radius=3.6)
    dice = Random(8)
    paints = [satin(c, rough=0.35) for c in ('#ff4f87', '#ffb931', '#2fb8ff', '#7a5cff', '#36d08b', '#fff6ea', '#ff7a3d')]
    foil_ = [metal(c, rough=0.25) for c in (GOLD, ROSE_GOLD)]
    pieces = []
    for paint in (*paints, *foil_):
        bend = dice.uniform(0.2, 0.5)
        pieces.append(sheet(lambda u, v: (0.09 * (2 * u - 1), 0.045 * (2 * v - 1), bend * 0.05 * (2 * u - 1) ** 2), paint, nu=6, nv=2, thick=0.004, soften=0))
        pieces.append(lathe([(0, 0), (0.055, 0), (0.055, 0.006), (0, 0.006)], paint, segments=24))
    places = []
    for _ in range(1500):
        y = dice.uniform(-4, 5.0)
        x = dice.uniform(-4.2, 4.2) * (1 + max(0, y) * 0.05)
        if abs(x) < 1.0 and -1.2 < y < 0.4 and dice.random() < 0.85:
            continue
        places.append(((x, y, 0.012), (dice.uniform(-14, 14), dice.uniform(-14, 14), dice.uniform(0, 360)), dice.uniform(0.7, 1.3)))
    for _ in range(240):
        places.append(((dice.uniform(-4, 4), dice.uniform(-3, 6), 0.3 + dice.random() ** 1.2 * 5), [dice.uniform(0, 360)] * 3, dice.uniform(0.8, 1.4)))
    strew(pieces, places)
    for x, y, color in ((-2.5, 2.4, '#ffb931'), (2.6, 2.9, '#ff5f9e'), (2.0, -2.2, '#38b6ff')):
        turns = [(x + 0.22 * cos(t), y + 0.16 * t - 0.8, 0.22 + 0.22 * sin(t)) for t in np.linspace(0, 6 * pi, 70)]
        tube(turns, 0.09, satin(color), smooth=2, flat=0.12, sides=8)
    ambient('#8a8078', '#a9a2a0', '#f2f3f8', 0.42)
    lamp((-5, -5, 7), (0, 1, 0.6), '#fff3e6', 900, 3)
    lamp((5, 3, 5), (0, 1, 1), '#dfe9ff', 420, 2)


@scene('marbleBar', glow=0.35, lens=70, height=1.9, blur=0.5, tint=True)
def marble_bar():
    n = Nodes()
    wave = n.add('TexNoise')
    wave.inputs['Scale'].default_value, wave.inputs['Detail'].default_value, wave.inputs['Distortion'].default_value = 0.8, 6, 0.9
    n.link(n.coords('object'), wave.inputs['Vector'])
    vein = n.math('ABSOLUTE', n.math('SUBTRACT', wave.outputs['Fac'], 0.5))
    n.link(n.ramp(vein, [(0.0, '#8f8b90'), (0.012, '#cfcaca'), (0.05, '#e9e6e3'), (0.3, '#f3f1ee')]), n.shader.inputs['Base Color'])
    n.shader.inputs['Roughness'].default_value = 0.14
    box((0, -2.4, -0.15), (18, 9.2, 0.3), n.material, bevel=0.05)
    wall(8, matte(tint=0.8, rough=0.6))
    flat(-4, matte('#2a2226'))
    brass = metal('#d9a548', rough=0.25)
    oak = surface('#5a3a26', rough=0.5)
    dice = Random(11)
    for z in (0.5, 2.2, 3.9, 5.6):
        box((0, 6.9, z), (16, 0.9, 0.09), oak, bevel=0.02)
        box((0, 6.45, z + 0.08), (16, 0.03, 0.03), glowing('#ffc27a', 5), bevel=0)
        x = -6.0
        while x < 6.0:
            r, h = dice.uniform(0.13, 0.22), dice.uniform(0.55, 0.95)
            paint = glowing(dice.choice(('#c8762a', '#e0a850', '#7fae8a', '#d8d0c0', '#8a3a34', '#b0c8d8')), dice.uniform(0.2, 0.6)) if dice.random() < 0.6 else plastic(dice.choice(('#3c5a48', '#5a2a22', '#c49a5a', '#d8d4cc')))
            lathe([(0, 0), (r, 0.02), (r, h), (r * 0.4, h * 1.25), (r * 0.36, h * 1.6), (0, h * 1.6)], paint, at=(x, 6.9 + dice.uniform(-0.1, 0.15), z + 0.05), segments=20)
            x += dice.uniform(0.42, 0.72)
    for x in (-2.3, 2.4):
        lathe([(0.42, 0), (0.36, 0.3), (0.1, 0.5), (0.03, 0.56), (0, 0.56)], brass, at=(x, 3.6, 3.75))
        ball((x, 3.6, 3.78), 0.16, glowing('#ffdca0', 14))
        tube([(x, 3.6, 4.2), (x, 3.6, 9)], 0.02, brass, smooth=0)
        glimmer((x, 3.6, 3.6), '#ffca86', 130, 0.25)
    bokeh(12, ('#ffbe6a', '#ffd9a0'), y=6.2, z=(0.8, 5.4), x=4.6, r=(0.1, 0.24), strength=0.5, seed=2)
    ambient('#352a2a', '#5c4a44', '#9a8880', 0.35)
    lamp((-4.5, -4, 6), (0, 0.3, 0), '#fff1de', 560, 2.4)
    lamp((0, 6.2, 8), (0, 8, 2), '#ffb56a', 420, 7, 0.6)
    lamp((4.5, 2.5, 3.5), (0, 0, 0.4), '#ffb878', 180, 1.4)
