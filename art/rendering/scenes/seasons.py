"""Scenes of seasons and far places."""

from scene_kit import *  # noqa: F403

from scenes.evenings import boards
from scenes.outdoors_by_day import caustic, frond, join


@scene('underwater', glow=0.35, lens=55, height=1.8, blur=0.25)
def underwater():
    wall(26, glowing(fade('#5a5a5a', '#8a8a8a', '#c2c2c2', '#f6f6f6', axis='y', space='uv', stops=[0.05, 0.28, 0.55, 0.95]), 0.95, tint=True), width=60, low=-2, high=22)
    sand = Nodes()
    web = caustic(sand, 0.9)
    tone = sand.mix(sand.math('MULTIPLY', web, 0.85), (0.34,) * 3, (0.95,) * 3)
    sand.link(sand.mix(0.3, tone, '#f2e2bd'), sand.shader.inputs['Base Color'])
    sand.shader.inputs['Roughness'].default_value = 1.0
    sand.link(sand.bump(sand.noise(60), 0.4), sand.shader.inputs['Normal'])
    sand.mask(0.75)
    dune = noise_of(5, 6, 0.9)
    field(-16, 16, -8, 20, 200, 180, lambda x, y: 0.07 * dune(x, y) + 0.03 * np.sin(5 * y + 1.2 * dune(x, y)) - 0.05 + 0.05 * np.clip(np.abs(x) - 2, 0, 6), sand.material)
    dice = Random(8)
    for x, w, k in ((-3.6, 0.9, 0.42), (-1.6, 0.5, 0.3), (0.3, 1.1, 0.42), (2.2, 0.5, 0.28), (3.6, 0.9, 0.36)):
        cone((x * 0.75, 9, 11), (x * 1.3 + 0.9, 3.5, -0.5), w * 0.4, w * 1.25, shaft('#e9fbff', k, fall=0.9, soft=1.5))
    rock = surface(mottled('#4c5a6a', '#7d8a92', 4), rough=0.95, bump=(6, 0.9))
    for side in (-1, 1):
        for x, y, r in ((2.7, 2.4, 0.75), (3.3, 1.4, 0.9), (3.6, 4.4, 1.5), (2.3, 5.6, 0.8)):
            blob([((side * x + dice.uniform(-0.3, 0.3) * r, y + dice.uniform(-0.3, 0.3), dice.uniform(0, 0.6) * r), r * dice.uniform(0.4, 0.62)) for _ in range(7)], rock, voxel=0.09, smooth=3)
    for side, x, y, z, h, ink in ((-1, 2.6, 1.5, 0.5, 1.4, '#ff7e6b'), (1, 2.5, 1.2, 0.4, 1.2, '#ff9ec4'), (1, 3.2, 3.2, 0.9, 1.7, '#ffb04d'), (-1, 3.3, 3.4, 1.0, 1.8, '#c58bff')):
        coral(side * x, y, z, h, satin(ink, rough=0.6, bump=(40, 0.4)), dice)
    weed = leaf('#2f8f5d', '#5cbf7c')
    for i in range(22):
        side = -1 if i % 2 else 1
        x, y, h = side * dice.uniform(1.9, 3.9), dice.uniform(1.8, 6.5), dice.uniform(1.0, 2.6)
        tube([(x + 0.14 * sin(t * 1.3 + i), y, t * h / 5) for t in range(6)], 0.085, weed, flat=0.18, radii=[0.6, 1, 1, 0.8, 0.5, 0.1], sides=8, smooth=4)
    clear = added('#ffffff', 0.9, lambda n: n.ramp(n.axis('y', 'uv'), [(0.0, (0.06,) * 3), (0.7, (0.14,) * 3), (0.92, (0.9,) * 3), (1.0, (0.0,) * 3)]))
    for x0, y0 in ((-1.9, 0.6), (2.0, 1.0), (-3.2, 3.0), (1.2, 4.5)):
        for k in range(15):
            disc((x0 + 0.35 * sin(k * 1.7) + dice.uniform(-0.15, 0.15), y0, 0.5 + k * dice.uniform(0.2, 0.34)), dice.uniform(0.03, 0.12), clear)
    ambient('#5f8f9a', '#8fc4d2', '#d8f6ff', 0.42)
    sunshine((-1.5, -2, 7), '#e9fbff', 1.2, soft=5)


def coral(x, y, z, h, paint, dice):
    def branch(p, a, length, r, depth):
        q = (p[0] + cos(a) * length, p[1] + dice.uniform(-0.1, 0.1), p[2] + sin(a) * length)
        capsule(p, q, r, paint, end=r * 0.8)
        if depth:
            for d in (-0.5, 0.45):
                branch(q, a + d + dice.uniform(-0.18, 0.18), length * 0.74, r * 0.78, depth - 1)

    for k in (-0.5, 0.0, 0.5):
        branch((x, y, z - 0.2), pi / 2 + k, h * 0.36, 0.1, 3)


@scene('snow', glow=0.2, lens=60, height=1.7, blur=0.4)
def snow_():
    wall(60, glowing(fade('#f4f4f4', '#d6d6d6', '#9a9a9a', '#6a6a6a', axis='y', space='uv', stops=[0.0, 0.2, 0.55, 1.0]), 0.95, tint=True), width=140, low=-3, high=44)
    disc((-9, 58, 9), 20, haze('#ffd7ae', 0.55))
    white = surface('#f3f6fb', rough=0.75, specular=0.3, bump=(55, 0.25))
    for y, base, h, seed in ((36, 1.6, 1.6, 3), (24, 0.4, 1.2, 8), (13, -0.2, 0.6, 5)):
        shape = noise_of(seed, 4, 0.16)
        field(-40, 40, y - 9, y, 160, 24, lambda x, v, y=y, b=base, hh=h, f=shape: b + hh * f(x, y) - 0.28 * (y - v), white)
    drift = noise_of(6, 5, 0.6)
    field(-12, 12, -8, 8, 160, 120, lambda x, y: 0.11 * drift(x, y) - 0.06 - 0.02 * y + 0.09 * np.clip(np.abs(x) - 1.8, 0, 9), white)
    dice = Random(9)
    needles = surface(mottled('#1e4a3a', '#2f6b4c', 6), rough=0.85)
    for x, y, z, h in ((-3.1, 4.2, 0.2, 3.4), (3.2, 5.0, 0.2, 3.9), (-4.6, 7.5, 0.1, 4.6), (4.9, 8.5, 0.2, 4.4), (2.2, 11, 0.2, 3.4), (-2.4, 11.5, 0.2, 3.2), (-6.6, 11, 0.2, 5.0), (7, 12, 0.2, 5.2), (0.8, 17, 0.6, 3.2), (-0.9, 18, 0.7, 2.8), (4.2, 16, 0.6, 3.6), (-4.4, 16, 0.6, 3.8)):
        fir(x, y, z, h, needles, white, dice)
    flake = haze('#ffffff', 1.5)
    for i in range(210):
        y = dice.uniform(-7.5, 9)
        k = (10 + y) / 10
        disc((dice.uniform(-2.9, 2.9) * k, y, 1.7 + dice.uniform(-2.7, 2.7) * k), dice.uniform(0.015, 0.04) * (1.5 if y < -4 else 1.2), flake)
    ambient('#a8b4cc', '#ccd6ea', '#b4c8ec', 0.62)
    sunshine((-5, -2.6, 4), '#fff0da', 1.9, soft=5)


def fir(x, y, z, h, needles, white, dice):
    tiers = 7
    drum((x, y, z), h * 0.035, h * 0.2, matte('#5a3e2c'))
    for k in range(tiers):
        t = k / tiers
        r, low = h * 0.27 * (1 - t) ** 0.9 + 0.05, z + h * (0.12 + 0.82 * t)
        phase, folds = dice.uniform(0, 6), 9 + k % 3
        ripple = lambda a, q, p=phase, f=folds: 1 + 0.16 * sin(f * a + p)  # noqa: E731
        lathe([(0, h * 0.24), (r * 0.5, h * 0.11), (r, 0), (r * 0.7, 0.015), (0, 0.05)], needles, at=(x, y, low), segments=54, ripple=ripple)
        lathe([(0, h * 0.25), (r * 0.5, h * 0.122), (r * 0.86, h * 0.035), (r * 0.8, h * 0.02), (r * 0.4, h * 0.1)], white, at=(x, y, low), segments=54, ripple=ripple)


@scene('cabin', glow=0.6, lens=65, height=2.0, blur=0.35)
def cabin():
    bark = surface(mottled('#8a5a34', '#b07a48', 2.4), rough=0.65, bump=(5, 0.5))
    window_x, window_z, half_w, half_h = 0.0, 3.0, 1.55, 1.35
    for i in range(15):
        z = -0.9 + i * 0.52
        for side in (-1, 1):
            if abs(z - window_z) < half_h + 0.1:
                capsule((side * (half_w + 0.15), 4.6, z), (side * 9, 4.6, z), 0.29, bark)
            elif side == 1:
                capsule((-9, 4.6, z), (9, 4.6, z), 0.29, bark)
    frame = surface(mottled('#6e4526', '#85552f', 3), rough=0.5)
    for x in (-half_w, 0, half_w):
        box((x, 4.3, window_z), (0.13 if x == 0 else 0.24, 0.22, 2 * half_h + 0.2), frame, bevel=0.02)
    for z in (window_z - half_h, window_z, window_z + half_h):
        box((0, 4.3, z), (2 * half_w + 0.24, 0.22, 0.12 if z == window_z else 0.24), frame, bevel=0.02)
    box((0, 4.1, window_z - half_h - 0.14), (3.9, 0.7, 0.1), frame, bevel=0.02)
    wall(14, glowing(fade('#e0e8f4', '#9db8dc', '#5f80b8', '#3d5a96', axis='y', space='uv', stops=[0.02, 0.24, 0.6, 1.0]), 0.62), width=40, low=0.6, high=9)
    snow = surface('#f0f4fb', rough=0.9, emit=0.25)
    dice = Random(5)
    field(-9, 9, 6, 13, 60, 30, lambda x, y: 1.5 + 0.2 * noise_of(3, 4, 0.5)(x, y), snow)
    needles = surface('#1f4438', rough=0.9)
    for x, y, h in ((-1.5, 9.5, 2.4), (1.3, 10.5, 3.0), (0.2, 12, 2.2), (2.8, 9, 2.2), (-3, 10, 3)):
        fir(x, y, 1.5, h, needles, snow, dice)
    for i in range(70):
        disc((dice.uniform(-1.6, 1.6), 4.9 + dice.uniform(0, 3), dice.uniform(1.6, 4.6)), dice.uniform(0.015, 0.035), haze('#ffffff', 1.0) if i == 0 else bpy.data.materials[-1])
    for side in (-1, 1):
        drape(linen(tint=True), y=4.0, width=1.15, low=0.9, high=4.75, folds=5, depth=0.1, seed=4 + side, gather=0.3, at=(side * 1.95, 0, 0))
    capsule((-2.9, 4.0, 4.78), (2.9, 4.0, 4.78), 0.05, metal('#3a2c22', rough=0.5))
    boards('#b07a48', '#6e4526', rough=0.4, width=0.9, y=(-8, 2.6), count=12, across=True)
    box((0, 2.62, -0.2), (24, 0.08, 0.3), frame, bevel=0.02)
    flat(-2, matte('#3a2a20'))
    runner_soft = noise_of(5, 4, 1.0)
    field(-1.9, 1.9, -8, 2.64, 60, 100, lambda x, y: 0.02 + 0.012 * runner_soft(x, y), linen(tint=True))
    wax = surface('#fff0d6', rough=0.5, emit=0.35)
    for x, y, r, h in ((-2.2, 1.7, 0.2, 0.9), (-2.62, 1.3, 0.17, 0.55), (2.4, 1.9, 0.19, 0.75), (2.75, 1.3, 0.16, 0.45), (-0.75, 4.05, 0.1, 0.4), (0.8, 4.05, 0.1, 0.32)):
        z = 0.0 if y < 3 else 1.6
        drum((x, y, z), r, h, wax, bevel=0.04)
        flame((x, y, z + h + 0.02), 0.26 if y < 3 else 0.18, strength=4.5)
        glimmer((x, y - 0.25, z + h + 0.3), '#ffac52', 40 if y < 3 else 16, 0.12)
    twig = leaf('#2f5a40', '#4f7a56')
    for side in (-1, 1):
        for i in range(30):
            petal(0.35, 0.05, twig, at=(side * (2.05 + dice.uniform(-0.5, 0.6)), 1.5 + dice.uniform(-0.4, 0.5), 0.04), turn=(dice.uniform(0, 30), 0, dice.uniform(0, 360)), thick=0, soften=0)
    ambient('#3a2a20', '#5a4434', '#6a5a52', 0.5)
    lamp((-4.5, -4.5, 5.5), (0, 0.4, 0.2), '#ffd9a4', 640, 2.4)
    lamp((0, 3.2, 6.5), (0, 4.6, 2), '#ffb468', 180, 3)


def maple(size, paint):
    """A fallen leaf with five points."""
    outline = []
    for i in range(11):
        a = radians(-90 + 360 * i / 11)
        r = (0.25, 0.95, 0.5, 1.0, 0.5, 1.1, 0.5, 1.0, 0.5, 0.95, 0.25)[i] if i else 0.22
        outline.append((r * size * cos(a), r * size * sin(a)))
    middle = (0, 0, 0.02 * size)
    verts = [middle, *[(x, y, 0.18 * size * (abs(x) + abs(y)) / size * (0.5 + 0.5 * sin(i))) for i, (x, y) in enumerate(outline)]]
    faces = [(0, i + 1, (i + 1) % 11 + 1) for i in range(11)]
    return woven(verts, faces, paint, smooth=False)


@scene('autumn', tint=False, lens=65, height=2.3, blur=0.5)
def autumn():
    boards('#a9744a', '#5e3a22', rough=0.45, width=0.8, y=(-8, 3.4), count=15, across=True)
    box((0, 3.4, -0.2), (24, 0.1, 0.3), surface('#5e3a22'), bevel=0.02)
    wall(26, glowing(fade('#8a4a1c', '#d98a34', '#f4bf62', '#ffe3a4', axis='y', space='uv', stops=[0.05, 0.25, 0.5, 0.9]), 0.95), width=60, low=-4, high=20)
    dice = Random(6)
    inks = ('#d9541e', '#f0982c', '#b9341c', '#f4bd3e', '#c9741e')
    for i in range(60):
        ball((dice.uniform(-10, 10), dice.uniform(15, 19), dice.uniform(0, 8)), dice.uniform(0.5, 1.4), surface(mottled(inks[i % 5], inks[(i + 1) % 5], 4), rough=0.9, bump=(8, 0.9)) if i < 5 else bpy.data.materials[-1 - dice.randrange(5)], segments=18)
    bokeh(46, ('#fff0b8', '#ffcf6a', '#ff9d4a'), y=12, z=(0.8, 7), x=5.5, r=(0.15, 0.45), strength=0.4, seed=4)
    for x, y in ((-4.2, 13), (3.8, 14), (1.0, 17)):
        tube([(x, y, -3), (x + 0.1, y, 3), (x - 0.1, y, 9)], 0.3, matte('#4a2e1e'))
    kinds = [maple(dice.uniform(0.22, 0.3), surface(mottled(a, b, 6), rough=0.5)) for a, b in zip(inks, inks[1:] + inks[:1])]
    kinds += [petal(0.5, 0.24, leaf(ink, '#f4d08a'), thick=0, curl=0.1, soften=0) for ink in ('#c9741e', '#9a3a1c', '#e0a030')]
    places = []
    for _ in range(420):
        x, y = dice.uniform(-5, 5), dice.uniform(-4.5, 3.2)
        if dice.random() > 0.16 + 0.84 * min(1, max(abs(x) / 3.4, (y - 0.2) / 3)) ** 1.6:
            continue
        places.append(((x, y, 0.03 + dice.random() * 0.05), (dice.uniform(-24, 24), dice.uniform(-24, 24), dice.uniform(0, 360)), dice.uniform(0.7, 1.25)))
    for _ in range(26):
        side = dice.choice((-1, 1))
        places.append(((side * dice.uniform(0.9, 3.2), dice.uniform(0, 5), dice.uniform(1.0, 4.6)), [dice.uniform(0, 360)] * 3, dice.uniform(0.7, 1.1)))
    strew(kinds, places)
    nut = surface('#7a4520', rough=0.35, clear=0.6)
    for x, y in ((-2.0, 0.9), (-2.35, 0.6), (2.2, 0.4), (1.9, 1.2), (2.5, 1.4)):
        ball((x, y, 0.12), 0.13, nut, scale=(0.9, 0.9, 1.1), turn=(dice.uniform(0, 60), 0, dice.uniform(0, 360)))
    ambient('#7a5434', '#e0b070', '#f4d8a0', 0.55)
    sunshine((-5, -2.4, 4.6), '#ffdda4', 2.6, soft=4)


@scene('porch', glow=0.7, lens=60, height=1.9, blur=0.3)
def porch():
    boards('#5f5a66', '#35313c', rough=0.5, width=0.7, y=(-8, 5.0), count=24)
    siding = [matte(tint=0.34, rough=0.8), matte(tint=0.3, rough=0.8)]
    for i in range(18):
        box((0, 5.2, 0.2 + i * 0.4), (20, 0.12, 0.385), siding[i % 2], bevel=0.02, turn=(-5, 0, 0))
    frame = matte('#cdbfb0')
    box((0, 5.05, 1.9), (1.9, 0.2, 3.9), frame, bevel=0.02)
    box((0, 4.98, 1.85), (1.55, 0.2, 3.6), surface('#a23c22', rough=0.4), bevel=0.02)
    for z in (0.95, 2.6):
        for x in (-0.36, 0.36):
            box((x, 4.86, z), (0.52, 0.06, 1.2), surface('#8a301c', rough=0.4) if z < 2 else glowing('#ffb24e', 2.6), bevel=0.02)
    ball((0.62, 4.8, 1.75), 0.07, metal())
    box((0, 4.6, 0.06), (2.2, 0.9, 0.14), matte('#8a7a6a'), bevel=0.03)
    for side in (-1, 1):
        box((side * 2.35, 5.0, 2.7), (1.15, 0.16, 1.9), frame, bevel=0.02)
        box((side * 2.35, 4.94, 2.7), (0.95, 0.12, 1.7), glowing('#ff9d3c', 1.5), bevel=0)
        box((side * 2.35, 4.86, 2.7), (0.05, 0.08, 1.7), frame, bevel=0)
        box((side * 2.35, 4.86, 2.7), (0.95, 0.08, 0.05), frame, bevel=0)
        box((side * 3.3, 1.6, 3), (0.3, 0.3, 8), frame, bevel=0.03)
        glimmer((side * 2.35, 4.3, 2.4), '#ff9a3c', 90, 0.4)
    dice = Random(3)
    skin = [surface(c, rough=0.45, clear=0.3) for c in ('#e8761c', '#f08c2a', '#d9651a', '#f4e6d2', '#5f7a58')]
    for x, y, r, k in ((-1.7, 3.7, 0.5, 0), (-2.35, 3.2, 0.62, 1), (-2.8, 2.0, 0.42, 2), (-1.45, 4.2, 0.32, 3), (-2.3, 2.4, 0.26, 4), (1.75, 3.8, 0.55, 1), (2.5, 3.2, 0.66, 0), (2.85, 2.1, 0.4, 3), (2.2, 2.5, 0.3, 2), (1.4, 4.3, 0.28, 4)):
        lathe([(r * 0.16, -0.66 * r), (r * 0.55, -0.78 * r), (r * 0.95, -0.35 * r), (r, 0.05 * r), (r * 0.85, 0.5 * r), (r * 0.42, 0.76 * r), (r * 0.1, 0.62 * r), (0, 0.6 * r)], skin[k], at=(x, y, r * 0.78), smooth=4, segments=110, turn=(0, 0, dice.uniform(0, 90)), ripple=lambda a, z: 1 - 0.09 * abs(sin(5 * a)) ** 0.35 + 0.07)
        tube([(x, y, r * 1.4), (x + 0.05 * r, y, r * 1.65), (x + 0.2 * r, y, r * 1.85)], 0.11 * r, matte('#5f6a34'), radii=[1.3, 0.9, 0.8])
    for side in (-1, 1):
        x, y = side * 1.15, 4.0
        for sx in (-1, 1):
            for sy in (-1, 1):
                capsule((x + sx * 0.16, y + sy * 0.16, 0.05), (x + sx * 0.16, y + sy * 0.16, 0.62), 0.018, surface('#1c1a1e', rough=0.4))
        box((x, y, 0.03), (0.42, 0.42, 0.06), surface('#1c1a1e', rough=0.4), bevel=0.01)
        lathe([(0.3, 0.62), (0.06, 0.84), (0, 0.84)], surface('#1c1a1e', rough=0.4), at=(x, y, 0), segments=4, turn=(0, 0, 45))
        drum((x, y, 0.06), 0.09, 0.24, surface('#fff0d6', emit=0.6), bevel=0.02)
        flame((x, y, 0.31), 0.2, strength=5)
        glimmer((x, y - 0.3, 0.4), '#ffa040', 40, 0.1)
    kinds = [maple(0.16, surface(c, rough=0.6)) for c in ('#c9541e', '#e0902c', '#a8341c')]
    strew(kinds, [((dice.choice((-1, 1)) * dice.uniform(0.7, 3.4), dice.uniform(-3, 4.6), 0.03), (dice.uniform(-20, 20), dice.uniform(-20, 20), dice.uniform(0, 360)), dice.uniform(0.7, 1.2)) for _ in range(80)])
    ambient('#1c1830', '#2c2848', '#3a3a68', 0.7)
    lamp((-4.5, -4.5, 6), (0, 0.3, 0.3), '#d8d4ff', 480, 2.4)
    lamp((0, 2.5, 5.5), (0, 4.6, 0.6), '#ffb060', 190, 1.2)


@scene('jungle', lens=60, height=1.8, blur=0.45)
def jungle():
    wall(26, glowing(fade('#8a8a8a', '#d4d4d4', '#f0f0f0', '#b4b4b4', axis='y', space='uv', stops=[0.05, 0.3, 0.5, 1.0]), 0.72, tint=True), width=60, low=-3, high=20)
    disc((0, 24, 5), 8, haze('#fffbe0', 0.45))
    dice = Random(21)
    inks = (('#2f7d46', '#7fc46a'), ('#1f6a48', '#55a86a'), ('#4d9a3e', '#a4d66a'), ('#226048', '#3f9a6a'))
    paints = [leaf(*c) for c in inks]
    far = [surface(mottled('#5f9f72', '#8fc48a', 3), rough=0.9), surface(mottled('#4a8a66', '#76b07c', 3), rough=0.9)]
    for i in range(26):
        side = dice.choice((-1, 1))
        petal(dice.uniform(2.4, 4.4), dice.uniform(0.7, 1.3), dice.choice(far), at=(side * dice.uniform(2.4, 7), dice.uniform(9, 13), dice.uniform(-1, 1)), turn=(dice.uniform(60, 85), 0, dice.uniform(-40, 40)), curl=-0.4, thick=0, soften=0)
    for x in (-4.4, 4.6, -2.9):
        tube([(x, 10, -1), (x * 1.05, 10, 4), (x * 0.95, 10, 10)], 0.3, matte('#6a6a4a'))
    for i in range(9):
        side = -1 if i % 2 else 1
        angle = (35, 62, 10, 84, 48, -12, 72, 22, 90)[i]
        frond((side * dice.uniform(2.6, 4.2), dice.uniform(2.2, 6.5), dice.uniform(0.2, 4.2)), side, 180 - angle if side > 0 else angle, dice.uniform(1.7, 2.5), paints[i % 4])
    for side in (-1, 1):
        for at, length, turn in (((2.75, 0.6, -0.1), 2.4, 22), ((2.95, 0.4, 0.3), 2.1, 50), ((2.5, 1.2, -0.2), 1.9, -4), ((3.1, 0.9, 1.6), 2.3, 62), ((3.2, 0.2, 2.7), 2.1, 96), ((3.1, 0.7, 4.3), 2.2, 122), ((2.4, 1.2, 5.0), 1.9, 156), ((3.2, -0.2, 3.7), 1.7, 106)):
            spread(side, at, length * dice.uniform(0.85, 1.1), turn + dice.uniform(-8, 8), dice.choice(paints))
    for i in range(7):
        frond((-2.1 + i * 0.7, 0.9, 5.4 + 0.15 * abs(i - 3)), 1, 250 + i * 7 + dice.uniform(-8, 8), dice.uniform(0.8, 1.3), paints[i % 4])
    moss = surface(mottled('#4f7f3a', '#7aa84e', 4), rough=1.0, bump=(40, 0.9))
    ground = noise_of(4, 6, 0.9)
    field(-12, 12, -8, 16, 160, 140, lambda x, y: 0.05 * ground(x, y) - 0.02 + 0.07 * np.clip(np.abs(x) - 1.6, 0, 4), moss)
    lawn(surface(fade('#33602c', '#6a9a40', '#a9c862', axis='y', space='uv'), rough=0.7), x=(-5, 5), y=(-6, 7), height=0.1, count=2600, blade=0.011)
    bloom = [join(group_of_petals(satin(tint=True)))]
    strew(bloom, [((s * dice.uniform(1.9, 2.9), dice.uniform(-0.2, 1.4), dice.uniform(0.1, 1.1)), (dice.uniform(30, 70), 0, dice.uniform(-60, 60)), dice.uniform(0.9, 1.5)) for s in (-1, 1) for _ in range(4)])
    ambient('#5f7f4a', '#d8ecc0', '#dff0d4', 0.7)
    sunshine((-4.5, -3.4, 6), '#fff3d2', 2.4, soft=4)


def group_of_petals(paint):
    with group() as g:
        for i in range(5):
            petal(0.3, 0.22, paint, cup=0.25, curl=0.3, tip=0.5, thick=0, turn=(28, 0, 72 * i), soften=0)
        ball((0, 0, 0.08), 0.05, matte('#ffd65c'), scale=(1, 1, 2.2), segments=16)
    return g.parts


def spread(side, at, length, turn, paint):
    """A broad leaf that faces the camera; `turn` is its lean from upright toward the middle."""
    x, y, z = at
    petal(length, length * 0.5, paint, at=(side * x, y, z), turn=(82, side * -turn, 0), cup=0.18, curl=0.18, tip=0.75, wave=0.02, thick=0.012, soften=1)


@scene('desert', lens=55, height=1.8, blur=0.2)
def desert_():
    wall(120, glowing(fade('#f6f6f6', '#e0e0e0', '#bcbcbc', '#969696', axis='y', space='uv', stops=[0.0, 0.16, 0.5, 1.0]), 1.0, tint=True), width=260, low=-4, high=80)
    disc((-13, 118, 22), 44, haze('#ffe2a8', 0.6))
    disc((-13, 117, 22), 5.2, glowing('#fff3d2', 1.5))
    sand = Nodes()
    wave = sand.add('TexWave', wave_type='BANDS', bands_direction='Y')
    for key, value in (('Scale', 1.9), ('Distortion', 4.5), ('Detail', 2.0), ('Detail Scale', 0.8)):
        wave.inputs[key].default_value = value
    sand.link(sand.coords('object'), wave.inputs['Vector'])
    sand.link(sand.ramp(sand.noise(0.5, 4), [(0.3, '#e0a468'), (0.7, '#efbd82')]), sand.shader.inputs['Base Color'])
    sand.shader.inputs['Roughness'].default_value = 0.95
    sand.link(sand.bump(wave.outputs['Fac'], 0.35, 0.06), sand.shader.inputs['Normal'])

    def ridges(scale, seed, sharp=1.0):
        warp = noise_of(seed, 4, scale * 0.7)
        def height(x, y):
            t = (x * 0.55 + y * 0.85) * scale + 1.5 * warp(x, y)
            saw = np.mod(t / (2 * pi) + 0.25 * seed, 1.0)
            return np.where(saw < 0.72, (saw / 0.72) ** 1.5, ((1 - saw) / 0.28) ** 1.15) * (0.75 + 0.35 * warp(x * 0.5, y * 0.5))
        return height

    big, mid = ridges(0.2, 3), ridges(0.36, 6)
    field(-70, 70, 14, 90, 420, 300, lambda x, y: 7.0 * big(x, y) * np.clip((y - 14) / 22, 0, 1) - 1.2, sand.material)
    field(-16, 16, -8, 26, 320, 280, lambda x, y: 1.1 * mid(x, y - 2) * np.clip((y - 1.6) / 5, 0, 1) + 0.30 * np.clip(np.abs(x) - 2.0, 0, 5) * np.clip((y + 1) / 5, 0, 1) * mid(x, y) - 0.06 * np.clip(y - 2, 0, 30), sand.material)
    green = surface(mottled('#3f7a4a', '#5f9a5a', 8), rough=0.7)
    for x, y, z, h in ((-5.2, 11, 0.3, 2.2), (6.0, 14, 0.6, 2.8), (3.6, 9.5, 0.2, 1.2)):
        capsule((x, y, z), (x, y, z + h), 0.2, green)
        for side, k in ((-1, 0.45), (1, 0.6)):
            tube([(x, y, z + h * k), (x + side * 0.5, y, z + h * k), (x + side * 0.52, y, z + h * (k + 0.3))], 0.13, green)
    stone = surface(mottled('#a86a44', '#c98a5c', 4), rough=0.95, bump=(8, 0.6))
    dice = Random(4)
    for x, y, r in ((-2.7, 1.6, 0.3), (-3.0, 1.2, 0.18), (2.9, 2.2, 0.36), (2.5, 1.9, 0.15), (-2.2, -2.4, 0.12)):
        ball((x, y, r * 0.35), r, stone, scale=(1.2, 1, 0.7), turn=(0, 0, dice.uniform(0, 90)), segments=24)
    ambient('#c98a5c', '#f6d4a8', '#a9c8ec', 0.55)
    sunshine((-6, 1.2, 3.4), '#ffdcae', 3.0, soft=2.5)
    lamp((-5, -6, 6), (0, 0, 0), '#fff0da', 500, 3)


@scene('floodlights', glow=0.6, lens=50, height=1.6, blur=0.3)
def floodlights():
    wall(70, glowing(fade('#b4b4b4', '#6a6a6a', '#3c3c3c', '#242424', axis='y', space='uv', stops=[0.02, 0.2, 0.5, 1.0]), 0.85, tint=True), width=200, low=-2, high=50)
    grass = [matte('#3c8a3e'), matte('#4fa04a')]
    for i in range(12):
        woven([(-40, -9 + i * 4, 0), (40, -9 + i * 4, 0), (40, -5 + i * 4, 0), (-40, -5 + i * 4, 0)], [(0, 1, 2, 3)], grass[i % 2])
    blades = surface(fade('#2c6e30', '#4f9f46', '#86c462', axis='y', space='uv'), rough=0.6)
    lawn(blades, x=(-6, 6), y=(-7, 10), height=0.07, count=5200, blade=0.010)
    chalk = surface('#ffffff', rough=0.9, emit=0.15)
    for y, w in ((2.2, 0.16), (26, 0.3)):
        woven([(-40, y, 0.075), (40, y, 0.075), (40, y + w, 0.075), (-40, y + w, 0.075)], [(0, 1, 2, 3)], chalk)
    lathe([(5.0, 0.075), (5.16, 0.075)], chalk, at=(0, 7.6, 0), scale=(1, 1, 1), segments=128)
    dice = Random(15)
    seats = [surface(c, rough=0.8) for c in ('#2c3550', '#39456a', '#27304a')]
    for row in range(13):
        box((0, 40 + row * 1.2, 1.0 + row * 0.75), (120, 1.2, 0.75), seats[row % 3], bevel=0)
    crowd = [surface(c, rough=0.8, emit=0.25) for c in ('#d8c4b0', '#8fa0c8', '#c86a5a', '#f0e0c8', '#5a6a9a', '#e8b45a')]
    heads = [ball((0, 0, 0), 0.26, paint, segments=8) for paint in crowd]
    strew(heads, [((dice.uniform(-34, 34), 39.4 + row * 1.2, 1.7 + row * 0.75), (0, 0, 0), dice.uniform(0.8, 1.2)) for row in range(13) for _ in range(78)])
    box((0, 39, 0.6), (120, 0.2, 1.3), surface(tint=0.8, emit=0.15), bevel=0)
    steel = metal('#5a6274', rough=0.5)
    lights_ = glowing('#ffffff', 9)
    for x, y, h in ((-17, 44, 17.5), (17, 44, 17.5), (-9.5, 60, 19), (9.5, 60, 19)):
        capsule((x, y, 0), (x, y, h), 0.28, steel)
        box((x, y - 0.1, h), (5.0, 0.3, 3.0), steel, bevel=0.05)
        for i in range(5):
            for j in range(3):
                ball((x - 1.9 + i * 0.95, y - 0.5, h - 0.95 + j * 0.95), 0.36, lights_, segments=12)
        disc((x, y - 1, h), 10, haze('#dfeaff', 0.7))
        cone((x, y - 1, h), (x * 0.25, 14, -2), 1.4, 7.0, shaft('#dfeaff', 0.09, fall=0.8, soft=1.4))
    ambient('#2a3a2c', '#46546a', '#5a6a90', 0.6)
    for x in (-1, 1):
        sunshine((x * 5, -3 + 7 * (x > 0), 5), '#f0f4ff', 1.5 if x < 0 else 1.2, soft=3)
    lamp((-4, -5, 5), (0, 0, 0.3), '#ffffff', 200, 2)


@scene('paperHills', lens=75, height=1.5, blur=0.0, exposure=1.0)
def paper_hills():
    def card(shade):
        return matte(tint=shade, rough=0.95, bump=(120, 0.10))

    wall(9.5, card(1.0), width=30, low=-4, high=14)
    drum((1.15, 9.2, 4.35), 1.05, 0.12, matte('#fff3d6', rough=0.95), turn=(90, 0, 0), bevel=0.02)
    dice = Random(2)

    def cloud(x, y, z, s):
        parts = [(-0.9, 0, 0.42), (-0.35, 0.22, 0.56), (0.35, 0.12, 0.5), (0.9, -0.04, 0.36)]
        for k, (dx, dz, r) in enumerate(parts):
            drum((x + dx * s, y + 0.004 * k, z + dz * s), r * s, 0.07, white, turn=(90, 0, 0), bevel=0.015, segments=64)
        box((x, y - 0.03, z - 0.24 * s), (1.9 * s, 0.065, 0.36 * s), white, bevel=0.03)

    white = matte('#fffaf2', rough=0.95)
    cloud(-2.3, 8.6, 5.1, 0.85)
    cloud(2.9, 8.2, 3.5, 0.62)
    for i, (y, base, h, shade) in enumerate(((8.2, 2.15, 0.75, 0.86), (6.9, 1.55, 0.62, 0.72), (5.6, 0.95, 0.6, 0.58), (4.2, 0.42, 0.5, 0.46), (2.8, 0.0, 0.34, 0.36))):
        p, q = dice.uniform(0, 6), dice.uniform(0, 6)
        top = [(x, base + h * (0.62 * sin(0.62 * x + p) + 0.38 * sin(1.23 * x + q)) + 0.055 * x * x * (0.35 + 0.12 * i)) for x in np.linspace(-8, 8, 120)]
        slab([(-8, -4), *top, (8, -4)], 0.1, card(shade), bevel=0.015, at=(0, y, 0))
        if i in (2, 3, 4):
            for side in (-1, 1):
                for k in range(3):
                    x = side * (2.2 + 0.62 * k + 0.1 * i)
                    z = np.interp(x, [t[0] for t in top], [t[1] for t in top])
                    t = 0.62 + 0.2 * ((k + i) % 2)
                    slab([(x - 0.3 * t, z - 0.1), (x, z + 1.25 * t), (x + 0.3 * t, z - 0.1)], 0.06, card(shade * 0.8), bevel=0.012, at=(0, y + 0.12, 0))
    flat(0, card(0.62), x=16, near=-9, far=2.8)
    ambient('#c0b8b0', '#d0cac6', '#f2f2f6', 0.62)
    sunshine((-4.4, -4.6, 6.4), '#fff2e0', 2.5, soft=5)
