from digits import LINES
from kit import *

FAMILY = 'playroom'
# Where the wick leaves the top of a figure, and where the stick enters it below.
ENDS = {'0': (0, 0), '1': (0.08, 0.08), '2': (0, 0), '3': (-0.03, -0.03), '4': (-0.16, 0.24), '5': (0.02, -0.02), '6': (0.14, 0), '7': (0, -0.08), '8': (0, 0), '9': (0, -0.14)}


def make(figure):
    @sprite(f'candle{figure}', FAMILY, tint=True, glow=0.5, elevate=5, yaw=12)
    def build():
        wax, trim = satin(tint=True, rough=0.3, clear=0.5, shine=0.2), satin('#fff6e4', rough=0.35, clear=0.4)
        bounds = ((-1.05, -1.2), (1.05, 1.2))
        pillow(stroke(LINES[figure], 0.275), trim, bounds=bounds, cell=0.036, height=0.2, power=0.42, soften=24)
        pillow(stroke(LINES[figure], 0.195), wax, bounds=bounds, cell=0.036, height=0.3, power=0.42, soften=16)
        wick, foot = ENDS[figure]
        points = [(x0 + (x1 - x0) * k / 30, z0 + (z1 - z0) * k / 30) for line in LINES[figure] for (x0, z0), (x1, z1) in zip(line, line[1:]) for k in range(31)]
        top = max(z for x, z in points if abs(x - wick) < 0.12) + 0.27
        low = min(z for x, z in points if abs(x - foot) < 0.12) - 0.25
        tube([(wick, 0, top - 0.06), (wick + 0.01, 0, top + 0.1), (wick + 0.04, 0, top + 0.2)], 0.026, matte('#3a2d2a'))
        flame((wick + 0.03, 0, top + 0.08), 0.5, lean=3)
        capsule((foot, 0, low + 0.1), (foot, 0, low - 0.62), 0.06, satin('#fff6e4', rough=0.35))


for figure in LINES:
    make(figure)
