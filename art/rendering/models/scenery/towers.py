from kit import *

FAMILY = 'places'


@sprite('eiffelTower', FAMILY, tint=True, elevate=4, yaw=-20, lens=110)
def eiffel_tower():
    iron = metal('#b9895a', tint=1.0, rough=0.34)
    levels = [(-2.6, 1.3), (-2.1, 1.08), (-1.62, 0.9), (-1.2, 0.74), (-0.8, 0.6), (-0.42, 0.5), (0.0, 0.4), (0.5, 0.31), (1.0, 0.235), (1.5, 0.175), (2.0, 0.125), (2.5, 0.09)]

    def corner(i, k):
        z, w = levels[k]
        sx, sy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[i % 4]
        return (sx * w, sy * w, z)

    for i in range(4):
        tube([corner(i, k) for k in range(len(levels))], 0.075, iron, radii=[1.5, 1.0, 0.62], smooth=3)
        sx, sy = ((-1, -1), (1, -1), (1, 1), (-1, 1))[i]
        # Below the second platform, each leg is a narrow lattice of its own.
        inner = [(max(0.0, w - share) * sx, max(0.0, w - share) * sy, z) for (z, w), share in zip(levels[:6], (0.62, 0.56, 0.5, 0.44, 0.4, 0.36))]
        for flip in (0, 1):
            rail = [((x if flip else corner(i, k)[0]), (corner(i, k)[1] if flip else y), z) for k, (x, y, z) in enumerate(inner)]
            tube(rail, 0.05, iron, smooth=3)
            for k in range(5):
                capsule(corner(i, k), rail[k + 1], 0.028, iron)
                capsule(rail[k], corner(i, k + 1), 0.028, iron)
        box((sx * 1.12, sy * 1.12, -2.68), (0.62, 0.62, 0.24), surface(fade('#8d8478', '#b5ab9c'), rough=0.6), bevel=0.05)
    for k in range(5, len(levels) - 1):
        for i in range(4):
            capsule(corner(i, k), corner(i + 1, k + 1), 0.028, iron)
            capsule(corner(i + 1, k), corner(i, k + 1), 0.028, iron)
            capsule(corner(i, k), corner(i + 1, k), 0.03, iron)
    for k, grow, h in ((2, 0.16, 0.16), (5, 0.13, 0.13), (10, 0.09, 0.1)):
        z, w = levels[k]
        box((0, 0, z), (2 * (w + grow), 2 * (w + grow), h), iron, bevel=0.03)
        for s in (-1, 1):
            for flip in (0, 1):
                for j in range(9):
                    t = -1 + j / 4
                    x, y = (t * (w + grow), s * (w + grow)) if flip else (s * (w + grow), t * (w + grow))
                    capsule((x, y, z + h / 2), (x, y, z + h / 2 + 0.09), 0.016, iron)
    for turn in range(4):
        with group() as side:
            w = 1.0
            tube([(-0.82, -w * 1.06, -2.3), (-0.62, -w, -1.95), (0, -w * 0.93, -1.72), (0.62, -w, -1.95), (0.82, -w * 1.06, -2.3)], 0.05, iron)
            for j in range(-3, 4):
                t = j / 4
                capsule((t * 0.9, -w * 0.94, -1.74 - 0.42 * t * t), (t * 0.86, -w * 0.93, -1.62), 0.022, iron)
        side.move(turn=(0, 0, 90 * turn))
    capsule((0, 0, 2.5), (0, 0, 3.05), 0.04, iron)
    ball((0, 0, 2.62), 0.11, iron, scale=(1, 1, 0.8))
