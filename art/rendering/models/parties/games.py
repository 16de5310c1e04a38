from kit import *


@sprite('roulette', 'nightOut', elevate=34, sides=1.6)
def roulette():
    wood_, gold, steel = plastic(mottled('#7d3a1a', '#632b12', 2), rough=0.16, clear=1, shine=0.03), metal(GOLD, rough=0.18), metal(SILVER, rough=0.16)
    lathe([(0, -0.55), (1.5, -0.55), (1.9, -0.35), (2.2, 0.1), (2.3, 0.32), (2.24, 0.42), (2.1, 0.42), (1.98, 0.34), (1.72, 0.1), (0, 0.1)], wood_, smooth=5, segments=160)
    ring((0, 0, 0.41), 2.14, 0.035, gold, segments=160)
    ring((0, 0, 0.13), 1.7, 0.03, gold, segments=160)
    for k in range(8):
        a = 2 * pi * k / 8
        with group() as pin:
            ball((0, 0, 0), 0.1, gold, scale=(1.5, 0.5, 0.6), segments=24)
        pin.move((1.92 * cos(a), 1.92 * sin(a), 0.32), (0, -35, 360 * k / 8))
    red, black, green = plastic('#d81f38', rough=0.2, clear=1), plastic('#1f1d25', rough=0.2, clear=1), plastic('#1f9a55', rough=0.2, clear=1)
    count = 37
    for k in range(count):
        a0, a1 = 2 * pi * k / count, 2 * pi * (k + 1) / count
        paint = green if k == 0 else (red, black)[k % 2]

        def pocket(u, v, a0=a0, a1=a1):
            a = a0 + (a1 - a0) * u
            r = 1.64 - 0.56 * v
            return (r * cos(a), r * sin(a), 0.15 + 0.04 * v - 0.1 * (v > 0.55))

        sheet(pocket, paint, nu=4, nv=12, thick=0.04)
        capsule((1.63 * cos(a0), 1.63 * sin(a0), 0.17), (1.08 * cos(a0), 1.08 * sin(a0), 0.15), 0.018, gold)
    ring((0, 0, 0.17), 1.36, 0.02, gold, segments=128)
    lathe([(1.08, 0.1), (1.04, 0.16), (0.6, 0.3), (0.3, 0.42), (0, 0.46)], wood_, smooth=4, segments=128)
    ring((0, 0, 0.14), 1.07, 0.035, gold, segments=128)
    lathe([(0, 0.4), (0.28, 0.42), (0.3, 0.5), (0.2, 0.56), (0.12, 0.7), (0.14, 0.86), (0.1, 0.98), (0.16, 1.06), (0.12, 1.16), (0, 1.2)], gold, smooth=4, segments=64)
    for k in range(4):
        a = pi / 2 * k + 0.5
        capsule((0.1 * cos(a), 0.1 * sin(a), 0.82), (0.5 * cos(a), 0.5 * sin(a), 0.86), 0.04, steel)
        ball((0.54 * cos(a), 0.54 * sin(a), 0.865), 0.085, gold, segments=24)
    ball((1.22 * cos(-1.1), 1.22 * sin(-1.1), 0.2), 0.11, ceramic('#fffdf8'), segments=32)


@sprite('kite', 'outing', tint=True, elevate=4, yaw=-10)
def kite():
    full, deep, cream, gold = satin(tint=True, rough=0.42), satin(tint=0.7, rough=0.42), satin('#fff4e2', rough=0.42), satin('#ffc23d', rough=0.42)
    top, left, right, low, mid = (0, 1.7), (-1.15, 0.55), (1.15, 0.55), (0, -1.55), (0, 0.55)
    with group() as g:
        for corners, paint, bend in (((top, left, mid), full, -1), ((top, right, mid), cream, 1), ((low, left, mid), gold, -1), ((low, right, mid), deep, 1)):
            def panel(u, v, c=corners, bend=bend):
                a, b, m = (Vector((*p, 0)) for p in c)
                edge = a.lerp(b, u)
                p = m.lerp(edge, v)
                return (p.x, 0.16 * abs(p.x) - 0.1 * sin(pi * v) * sin(pi * u), p.y)

            sheet(panel, paint, nu=24, nv=24, thick=0.05)
        spar = wood('#dba86c', '#b5793f', 1.2)
        capsule((0, 0.05, 1.72), (0, 0.05, -1.57), 0.05, spar)
        tube([(-1.16, 0.22, 0.55), (0, 0.06, 0.55), (1.16, 0.22, 0.55)], 0.05, spar)
        edge = [(x, 0.16 * abs(x), z) for x, z in (top, left, low, right)]
        tube(edge, 0.04, satin('#fff4e2', rough=0.4), closed=True, smooth=0, sides=12)
        for x, z in (top, left, right, low):
            ball((x, 0.16 * abs(x), z), 0.08, gold, segments=24)
        slab(star_outline(5, 0.26, 0.125), 0.06, satin('#fff4e2'), bevel=0.02, at=(-0.38, -0.07, 0.92))
        slab(star_outline(5, 0.2, 0.095), 0.06, satin('#fff4e2'), bevel=0.02, at=(0.32, -0.07, 0.1))
    g.move(turn=(0, 16, 0))
    foot = matrix(turn=(0, 16, 0)) @ Vector((0, 0, -1.55))
    tail = [(foot.x, 0, foot.z), (foot.x + 0.3, 0, foot.z - 0.5), (foot.x - 0.1, 0, foot.z - 0.95), (foot.x + 0.35, 0, foot.z - 1.4), (foot.x + 0.05, 0, foot.z - 1.85)]
    tube(tail, 0.025, satin('#fff4e2'), sides=10)
    for k, (p, paint) in enumerate(zip(tail[1:], (full, gold, deep, full))):
        with group() as b:
            for s in (-1, 1):
                slab([(0, -0.05), (s * 0.34, -0.2), (s * 0.34, 0.2), (0, 0.05)][:: s], 0.07, paint, bevel=0.025)
            ball((0, 0, 0), 0.09, satin('#fff4e2'), segments=20)
        b.move(p, (0, 30 * (-1) ** k, 0))
