from kit import *

FAMILY = 'nightOut'


def mic(at, turn, size, grip, head=None):
    """A microphone whose foot is at `at` and that points up before its turn."""
    with group() as g:
        ball((0, 0, 1.62), 0.33, satin('#2b2a31', rough=0.7), segments=32)
        mesh = ball((0, 0, 1.62), 0.36, head or metal('#dfe2e8', rough=0.22), segments=28)
        modify(mesh, 'WIREFRAME', thickness=0.03, use_even_offset=False)
        ring((0, 0, 1.6), 0.365, 0.045, metal(GOLD))
        lathe([(0, 1.34), (0.27, 1.36), (0.28, 1.3), (0.25, 1.2), (0, 1.18)], metal(GOLD), smooth=3)
        lathe([(0, 0), (0.15, 0), (0.165, 0.04), (0.23, 1.18), (0.22, 1.24), (0, 1.25)], grip, smooth=2)
        ring((0, 0, 1.12), 0.235, 0.02, metal(GOLD))
    return g.move(at, turn, size)


@sprite('karaokeMachine', FAMILY, tint=True, glow=0.35, elevate=9)
def karaoke_machine():
    shell, dark, steel = plastic(tint=True, rough=0.28), satin('#26242e', rough=0.45), metal(SILVER, rough=0.2)
    with group() as g:
        box((0, 0, 0), (2.3, 1.4, 2.9), shell, bevel=0.32, segments=8)
        box((0, -0.6, -0.06), (1.96, 0.26, 2.5), dark, bevel=0.12)

        def speaker(z, r, cone):
            with group() as s:
                ring((0, 0, 0.06), r, r * 0.1, steel)
                lathe([(0, -0.12), (r * 0.3, -0.12), (r * 0.92, 0.06), (r * 0.95, 0.02)], satin(cone, rough=0.5), smooth=2)
                for k in (0.5, 0.72):
                    ring((0, 0, -0.11 + 0.18 * k), r * k, 0.012, satin('#16151b'))
                ball((0, 0, -0.1), r * 0.3, satin('#403d4a', rough=0.35), scale=(1, 1, 0.6))
            s.move((0, -0.74, z), (90, 0, 0))

        speaker(-0.55, 0.72, '#3a3744')
        speaker(0.62, 0.3, '#3a3744')
        ring((0, -0.76, -0.55), 0.86, 0.035, light('#ff2f93', 2.2, core='#ffb0d8'), turn=(90, 0, 0))
        ring((0, -0.76, 0.62), 0.40, 0.028, light('#12b6ff', 2.2, core='#b4ecff'), turn=(90, 0, 0))
        for x in (-0.72, 0.72):
            drum((x, -0.70, 0.78), 0.16, 0.16, steel, bevel=0.04, turn=(90, 0, 0), segments=40)
            box((x, -0.87, 0.84), (0.03, 0.03, 0.1), plastic('#ff4f87'), bevel=0.01)
            for k in range(3):
                ball((x, -0.74, 0.48 - 0.13 * k), 0.045, light(('#38e08a', '#ffd23f', '#ff4a5a')[k], 1.6), segments=16)
        tube([(-0.62, 0.1, 1.4), (-0.6, 0.1, 1.72), (-0.4, 0.1, 1.84), (0.4, 0.1, 1.84), (0.6, 0.1, 1.72), (0.62, 0.1, 1.4)], 0.1, dark, sides=24)
        for x in (-0.8, 0.8):
            for y in (-0.4, 0.4):
                drum((x, y, -1.56), 0.15, 0.16, dark, bevel=0.05, segments=32)
        grip = plastic('#2b2a33', rough=0.3)
        for s in (-1, 1):
            lathe([(0.16, 0), (0.3, 0.02), (0.32, 0.1), (0.26, 0.2), (0.2, 0.2)], dark, at=(s * 0.86, -0.2, 1.36), smooth=3)
            mic((s * 0.82, -0.2, 1.2), (0, s * 24, 0), 0.95, grip)
            tube([(s * 0.8, -0.2, 1.3), (s * 1.1, -0.1, 1.1), (s * 1.35, -0.2, 0.5), (s * 1.3, -0.3, -0.4), (s * 1.42, -0.4, -1.2), (s * 1.2, -0.72, -1.58), (s * 0.7, -0.85, -1.6)], 0.035, dark, sides=12)
    g.move(turn=(0, 0, 16))


@sprite('turntable', FAMILY, tint=True, elevate=36, sides=1.6)
def turntable():
    plinth, trim, steel = plastic(tint=True, rough=0.28), wood('#b9743c', '#8a4f28', 1.2), metal(SILVER, rough=0.16)
    black, dark = surface('#17161b', rough=0.22, clear=1.0, shine=0.06), satin('#2b2932', rough=0.4)
    with group() as g:
        box((0, 0, 0), (3.7, 2.9, 0.46), plinth, bevel=0.12)
        for s in (-1, 1):
            box((s * 1.86, 0, 0), (0.16, 2.86, 0.5), trim, bevel=0.06)
        for x in (-1.5, 1.5):
            for y in (-1.1, 1.1):
                drum((x, y, -0.38), 0.24, 0.2, dark, bevel=0.06, segments=40)
        drum((-0.42, 0.02, 0.2), 1.3, 0.16, steel, bevel=0.05, segments=128)
        with group() as disc:
            profile = [(0, 0.0), (1.22, 0.0), (1.24, 0.03), (1.22, 0.07)]
            for k in range(28):
                r = 1.19 - 0.026 * k
                profile += [(r, 0.07 if k % 7 else 0.055), (r - 0.012, 0.055)]
            lathe([*profile, (0.42, 0.065), (0, 0.065)], black, segments=160, sharp=20)
            drum((0, 0, 0.055), 0.42, 0.03, satin(tint=0.85, rough=0.35, clear=0.5), bevel=0.01)
            ring((0, 0, 0.085), 0.34, 0.012, metal(GOLD))
            drum((0, 0, 0.06), 0.17, 0.035, satin('#fff6e6'), bevel=0.01)
            lathe([(0, 0), (0.045, 0), (0.04, 0.14), (0, 0.16)], steel, at=(0, 0, 0.06), segments=24)
        disc.move((-0.42, 0.02, 0.36))
        drum((1.3, 0.88, 0.2), 0.34, 0.14, dark, bevel=0.04)
        drum((1.3, 0.88, 0.3), 0.2, 0.3, steel, bevel=0.05)
        tube([(1.3, 1.3, 0.62), (1.3, 0.88, 0.64), (1.32, 0.2, 0.62), (1.22, -0.3, 0.6), (0.86, -0.62, 0.56)], 0.05, steel, sides=20)
        drum((1.3, 1.18, 0.62), 0.14, 0.28, dark, bevel=0.05, turn=(-90, 0, 0))
        with group() as shell:
            box((0, 0, 0), (0.42, 0.2, 0.1), dark, bevel=0.03)
            box((-0.08, 0, -0.07), (0.2, 0.13, 0.1), plastic('#ff4f6d'), bevel=0.02)
        shell.move((0.74, -0.72, 0.54), (0, 0, 42))
        for x, r in ((1.1, 0.17), (1.52, 0.13)):
            drum((x, -1.08, 0.2), r, 0.17, steel, bevel=0.04, segments=48)
            box((x, -1.08 - r * 0.6, 0.375), (0.03, r * 0.6, 0.02), dark, bevel=0.006)
        box((1.55, -0.25, 0.24), (0.13, 0.72, 0.05), dark, bevel=0.02)
        box((1.55, -0.32, 0.29), (0.22, 0.14, 0.1), steel, bevel=0.03)
    g.move(turn=(0, 0, 20))


@sprite('cassette', FAMILY, tint=True, elevate=6, yaw=-14)
def cassette():
    shell, deep, cream, dark = plastic(tint=True, rough=0.28), plastic(tint=0.7, rough=0.3), satin('#fff5e3', rough=0.4), satin('#2b2932', rough=0.35, clear=0.4)
    with group() as g:
        box((0, 0, 0), (3.5, 0.44, 2.24), shell, bevel=0.12)
        slab([(-1.15, -1.12), (1.15, -1.12), (1.02, -0.56), (-1.02, -0.56)], 0.56, shell, bevel=0.05)
        outline = [(-1.42, -0.5), (1.42, -0.5), (1.5, -0.4), (1.5, 0.86), (1.42, 0.94), (-1.42, 0.94), (-1.5, 0.86), (-1.5, -0.4)]
        slab(outline, 0.06, cream, bevel=0.02, at=(0, -0.22, 0))
        for k, c in enumerate(('#ff5f6d', '#ff9a3d', '#ffc83d', '#2fb8a8')):
            box((0, -0.245, -0.08 - 0.105 * k), (2.98, 0.03, 0.1), satin(c, rough=0.4), bevel=0.008)
        for z in (0.62, 0.8):
            box((0, -0.25, z), (2.5, 0.015, 0.02), satin('#b9b2c2'), bevel=0.004)
        window = [(p[0], p[1]) for p in arc((-0.78, 0.12), 0.42, 0.42, 90, 270, 24) + arc((0.78, 0.12), 0.42, 0.42, -90, 90, 24)]
        slab(window, 0.09, deep, bevel=0.02, at=(0, -0.235, 0))
        slab([(x * 0.94, (z - 0.12) * 0.86 + 0.12) for x, z in window], 0.1, dark, bevel=0.02, at=(0, -0.245, 0))
        box((0, -0.29, 0.12), (0.72, 0.03, 0.4), plastic('#5a4636', rough=0.1, clear=1), bevel=0.03)
        for x in (-0.72, 0.72):
            with group() as reel:
                ring((0, 0, 0), 0.24, 0.07, plastic('#fffaf2'), segments=64)
                for k in range(6):
                    a = 2 * pi * k / 6
                    box((0.17 * cos(a), 0.17 * sin(a), 0), (0.12, 0.06, 0.08), plastic('#fffaf2'), bevel=0.015, turn=(0, 0, 60 * k))
            reel.move((x, -0.3, 0.12), (90, 0, 10 if x > 0 else 0))
        for x in (-1.56, 1.56):
            for z in (-0.94, 0.94):
                ball((x, -0.215, z), 0.07, metal(SILVER), scale=(1, 0.45, 1), segments=24)
        for x in (-0.72, 0.72):
            drum((x, -0.26, -0.88), 0.1, 0.05, dark, bevel=0.02, turn=(90, 0, 0), segments=32)
        for x in (-0.26, 0.26):
            box((x, -0.28, -0.94), (0.14, 0.04, 0.14), dark, bevel=0.02)
    g.move(turn=(0, -7, 0))
