from kit import *

FAMILY = 'nature'


def cloud(at, size, paint=None, seed=1, squash=0.85):
    """A puffy cloud about size * 2.4 wide."""
    paint = paint or satin('#fdfcff', rough=0.6, sheen=0.4)
    parts = [((-0.8, 0, -0.1), 0.42), ((-0.36, 0.05, 0.14), 0.56), ((0.24, 0, 0.22), 0.64), ((0.78, 0.02, 0.0), 0.46), ((0.0, -0.25, -0.15), 0.48), ((0.45, -0.28, -0.18), 0.42), ((-0.5, -0.22, -0.2), 0.40), ((1.08, -0.05, -0.2), 0.28), ((-1.08, -0.05, -0.22), 0.27)]
    body = blob(parts, paint, voxel=0.045, smooth=3)
    body.matrix_world = matrix(at, (0, 0, 0), (size, size, size * squash))
    return body


@sprite('sun', FAMILY, elevate=3, yaw=-8)
def sun():
    ball((0, 0, 0), 1.0, plastic(fade('#ffa524', '#ffc233', '#ffde55'), rough=0.22, clear=0.9, shine=0.08, emit=0.3), scale=(1, 0.72, 1), segments=96)
    big, small = plastic(fade('#ffa42a', '#ffc034', '#ffd044', axis='z'), rough=0.26, clear=0.7, emit=0.22), plastic('#ff8a30', rough=0.26, clear=0.7, emit=0.2)
    for i in range(16):
        a = 360 * i / 16
        long = i % 2 == 0
        with group() as g:
            lathe([(0, 0), (0.20 if long else 0.15, 0.05), (0.17 if long else 0.13, 0.22), (0.085, 0.5 if long else 0.34), (0, 0.62 if long else 0.42)], big if long else small, smooth=6, segments=40)
        g.move((0, 0, 1.12)).move((0, 0, 0), (0, a, 0))


@sprite('moon', FAMILY, elevate=3, yaw=10)
def moon():
    def crescent(x, z):
        return np.maximum(np.hypot(x, z) - 1.15, 0.98 - np.hypot(x - 0.52, z - 0.14))

    body = pillow(crescent, plastic(fade('#ffc24a', '#ffd876', '#ffe9a6'), rough=0.3, clear=0.6, shine=0.12, emit=0.14), bounds=((-1.3, -1.3), (1.3, 1.3)), cell=0.035, height=0.40)
    body.matrix_world = matrix(turn=(0, -22, 0))
    gold = plastic('#ffd15c', rough=0.22, clear=0.8, emit=0.14)
    for at, size, turn in (((0.52, -0.1, 0.42), 0.34, 12), ((1.02, 0.0, 0.92), 0.2, -16), ((0.95, 0.05, -0.16), 0.16, 24)):
        pillow(region(star_outline(5, 0.9, 0.46), 0.14), gold, bounds=((-1.2, -1.2), (1.2, 1.2)), cell=0.06, height=0.34, at=at, turn=(0, turn, 0), scale=size)
    cloud((-0.15, -0.35, -1.08), 0.62)
    cloud((0.95, -0.1, -0.86), 0.34, squash=0.8)


@sprite('rainbow', FAMILY, elevate=3)
def rainbow():
    colors = ('#ff4b55', '#ff8a34', '#ffcf3a', '#46c96b', '#35a4f5', '#5a66e8', '#a45be0')
    for i, c in enumerate(colors):
        r = 1.86 - 0.2 * i
        line = [(r * cos(t), 0, r * sin(t)) for t in [pi * k / 30 for k in range(31)]]
        tube(line, 0.108, plastic(c, rough=0.3, clear=0.7, shine=0.1), smooth=2, sides=24, flat=1.25)
    cloud((-1.28, -0.12, -0.02), 0.74, seed=1)
    cloud((1.30, -0.12, -0.02), 0.70, seed=2)


@sprite('snowflake', FAMILY, elevate=3, yaw=-12, sides=2.2)
def snowflake():
    ice = plastic('#6cc0fa', rough=0.07, clear=1, shine=0.02, emit=0.12)
    pale = plastic('#c2e6ff', rough=0.07, clear=1, shine=0.02, emit=0.1)
    with group() as g:
        for i in range(6):
            with group() as arm:
                tube([(0, 0, 0.1), (0, 0, 1.42)], 0.115, ice, smooth=0, sides=24, radii=[1.1, 0.85])
                for z, k in ((0.62, 0.46), (0.98, 0.34)):
                    for s in (1, -1):
                        tube([(0, 0, z), (s * k * 0.86, 0, z + k * 0.62)], 0.088, ice, smooth=0, sides=20, radii=[1.0, 0.8])
                        ball((s * k * 0.88, 0, z + k * 0.64), 0.092, pale, segments=24)
                ball((0, 0, 1.47), 0.135, pale, segments=32)
            arm.move(turn=(0, 60 * i, 0))
            with group() as gap:
                tube([(0, 0, 0.2), (0, 0, 0.52)], 0.085, ice, smooth=0, sides=20)
                ball((0, 0, 0.55), 0.1, pale, segments=24)
            gap.move(turn=(0, 60 * i + 30, 0))
        pillow(region([(0.42 * cos(pi * k / 3 + pi / 6), 0.42 * sin(pi * k / 3 + pi / 6)) for k in range(6)], 0.03), pale, bounds=((-0.6, -0.6), (0.6, 0.6)), cell=0.03, height=0.24)
    g.move(turn=(0, 8, 0))


@sprite('butterfly', FAMILY, tint=True, elevate=4, yaw=-10)
def butterfly():
    upper = [(p[0], p[1]) for p in curve([(0.04, 0.05, 0), (0.22, 0.62, 0), (0.75, 1.18, 0), (1.42, 1.32, 0), (1.68, 0.98, 0), (1.48, 0.42, 0), (1.02, 0.02, 0), (0.4, -0.14, 0)], 8, closed=True)]
    lower = [(p[0], p[1]) for p in curve([(0.05, -0.06, 0), (0.62, -0.06, 0), (1.14, -0.26, 0), (1.28, -0.70, 0), (1.04, -1.14, 0), (0.62, -1.10, 0), (0.28, -0.70, 0)], 8, closed=True)]
    body, edge = satin('#3a2b48', rough=0.35, clear=0.4), plastic('#43305c', rough=0.28)
    wing = {s: satin(tint=True, rough=0.32, clear=0.5, color='#fff6ee', where=fade(*['#555555', '#ffffff', '#ffffff'][::s], axis='x')) for s in (1, -1)}
    soft_tint, white = satin(tint=0.8, rough=0.32, clear=0.5), plastic('#fffaf2', rough=0.3)
    for side in (1, -1):
        with group() as g:
            for line, paint, y in ((lower, soft_tint, 0.05), (upper, wing[side], 0.0)):
                outline = [(side * x, z) for x, z in line]
                pillow(region(outline), paint, bounds=((-1.8, -1.4), (1.8, 1.5)), cell=0.034, height=0.07, at=(0, y, 0))
                tube([(x, y, z) for x, z in outline], 0.062, edge, closed=True, smooth=2, sides=14)
            for line, k, step in ((upper, 0.90, 5), (lower, 0.86, 6)):
                cx, cz = sum(p[0] for p in line) / len(line), sum(p[1] for p in line) / len(line)
                for x, z in line[::step]:
                    if x > cx * 0.95:
                        ball((side * (cx + (x - cx) * k), -0.05, cz + (z - cz) * k), 0.05, white, scale=(1, 0.5, 1), segments=20)
            for x, z, r in ((0.95, 0.72, 0.17), (0.72, -0.58, 0.15)):
                ball((side * x, -0.03, z), r * 1.35, edge, scale=(1, 0.32, 1.1), segments=32)
                ball((side * x, -0.06, z), r, plastic('#ffd15c'), scale=(1, 0.36, 1.1), segments=32)
                ball((side * x, -0.10, z), r * 0.45, white, scale=(1, 0.5, 1), segments=24)
            for angle in (28, 48, 66):
                a = radians(angle)
                tube([(side * 0.12, -0.06, 0.1), (side * 0.12 + side * 0.8 * sin(a), -0.085, 0.1 + 0.8 * cos(a) * 0.9)], 0.02, edge, smooth=0, sides=8, radii=[1, 0.4])
        g.move((0, 0, 0), (0, 0, side * 24))
    tube([(0, -0.06, 0.40), (0, -0.12, 0.1), (0, -0.1, -0.4), (0, -0.05, -0.85)], 0.14, body, radii=[0.85, 1.15, 0.9, 0.45], sides=28)
    ball((0, -0.1, 0.56), 0.18, body)
    for side in (1, -1):
        tube([(side * 0.06, -0.12, 0.68), (side * 0.2, -0.15, 1.0), (side * 0.42, -0.16, 1.22)], 0.024, body)
        ball((side * 0.43, -0.16, 1.24), 0.055, body)
