from kit import *


@sprite('drumKit', 'nightOut', tint=True, elevate=14, sides=1.8)
def drum_kit():
    shell, deep, skin, chrome, brass = plastic(tint=True, rough=0.16, clear=1, shine=0.03), plastic(tint=0.7, rough=0.2, clear=1), satin('#fffaf0', rough=0.4), metal(SILVER, rough=0.14), metal('#f0bf52', rough=0.16)

    def drum_at(at, r, h, turn=(0, 0, 0), lugs=8):
        """A drum whose upper skin is at `at`."""
        with group() as g:
            lathe([(0, -h), (r, -h), (r, 0), (0, 0)], shell, segments=96, sharp=40)
            drum((0, 0, -0.03), r * 0.97, 0.06, skin, bevel=0.02)
            for z in (0.0, -h):
                ring((0, 0, z), r * 1.02, 0.055, chrome, segments=96)
            for k in range(lugs):
                a = 2 * pi * (k + 0.5) / lugs
                capsule((r * 1.05 * cos(a), r * 1.05 * sin(a), -0.04), (r * 1.05 * cos(a), r * 1.05 * sin(a), -h + 0.04), 0.022, chrome)
                box((r * 1.04 * cos(a), r * 1.04 * sin(a), -h / 2), (0.09, 0.09, 0.2), chrome, bevel=0.03, turn=(0, 0, 360 * (k + 0.5) / lugs))
        return g.move(at, turn)

    def cymbal(at, r, turn, foot):
        capsule(foot, at, 0.035, chrome)
        for k in range(3):
            a = 2 * pi * k / 3 + 0.5
            capsule((foot[0], foot[1], foot[2] + 0.5), (foot[0] + 0.42 * cos(a), foot[1] + 0.42 * sin(a), foot[2]), 0.03, chrome)
        with group() as g:
            lathe([(0, 0.14), (0.08, 0.13), (r * 0.2, 0.03), (r * 0.5, -0.02), (r, -0.1), (r, -0.125), (r * 0.5, -0.045), (0, 0.0)], brass, smooth=3, segments=96)
            ball((0, 0, 0.17), 0.06, chrome, segments=20)
        g.move(at, turn)

    with group() as g:
        with group() as bass:
            drum_at((0, 0, 0), 1.02, 1.0, lugs=10)
            ring((0, 0, 0.0), 1.05, 0.09, deep, segments=96)
            slab(star_outline(5, 0.52, 0.25), 0.04, deep, bevel=0.015, at=(0, 0, 0.03), turn=(-90, 0, 0))
        bass.move((0, -0.55, -0.5), (90, 0, 0))
        for s in (-1, 1):
            capsule((s * 0.85, -0.4, -0.95), (s * 1.15, -0.75, -1.55), 0.045, chrome)
            drum_at((s * 0.52, -0.05, 1.2), 0.5, 0.5, (24, s * -14, 0))
            capsule((s * 0.3, 0.05, 0.4), (s * 0.45, 0.05, 0.95), 0.045, chrome)
        drum_at((1.62, 0.0, 0.12), 0.66, 0.95, (8, -6, 0))
        drum_at((-1.5, -0.15, 0.3), 0.58, 0.36, (10, 6, 0))
        for x, r in ((1.62, 0.66), (-1.5, 0.5)):
            for k in range(3):
                a = 2 * pi * k / 3 - 0.6
                capsule((x + r * cos(a) * (1 if x > 0 else 0.2), r * sin(a) * (1 if x > 0 else 0.2), -0.4), (x + r * 1.05 * cos(a), r * 1.05 * sin(a), -1.55), 0.035, chrome)
        capsule((-1.5, -0.12, -0.05), (-1.5, -0.12, -0.7), 0.04, chrome)
        cymbal((-1.75, 0.7, 1.75), 0.78, (14, 10, 0), (-1.75, 0.75, -1.55))
        cymbal((1.75, 0.75, 1.95), 0.86, (14, -12, 0), (1.75, 0.8, -1.55))
        cymbal((-2.15, -0.35, 0.72), 0.55, (4, 0, 0), (-2.15, -0.35, -1.55))
        lathe([(0, 0), (0.53, 0.02), (0.53, -0.02), (0.2, -0.08), (0, -0.1)], brass, at=(-2.15, -0.35, 0.58), smooth=2, segments=72)
        stick = wood('#e0b073', '#c08a4e', 1.2)
        for a, b in (((-1.95, -0.62, 0.46), (-0.95, -0.35, 0.52)), ((-1.75, -0.85, 0.5), (-1.05, 0.05, 0.44))):
            capsule(a, b, 0.04, stick)
            ball(b, 0.06, stick, segments=16)
    g.move(turn=(0, 0, 6))
