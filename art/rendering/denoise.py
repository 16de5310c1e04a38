"""Turns the passes that render.py saves into a clean PNG.

    python3 denoise.py PASSES.npz... --out FOLDER

Denoises linear color with Open Image Denoise's network, guided by albedo and normals, then applies the tone curve and
the glow of light sources. The weights (`*.tza`) come from the npm package `denoiser`; their folder is in OIDN_WEIGHTS.
"""

import os
import struct
import sys
from pathlib import Path

import cv2
import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = Path(os.environ.get('OIDN_WEIGHTS', '/tmp/art/weights'))


def read_weights(name):
    """Returns the tensors of a TZA file by name."""
    data = (WEIGHTS / f'{name}.tza').read_bytes()
    magic, _major, _minor, table = struct.unpack_from('<HBBQ', data, 0)
    assert magic == 0x41D7, name
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        key = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        dims = struct.unpack_from(f'<{data[at]}I', data, at + 1)
        at += 1 + 4 * len(dims) + len(dims)
        kind, offset = struct.unpack_from('<cQ', data, at)
        at += 9
        dtype = np.float16 if kind == b'h' else np.float32
        flat = np.frombuffer(data, dtype, int(np.prod(dims)), offset)
        tensors[key] = torch.from_numpy(flat.reshape(dims).astype(np.float32))
    return tensors


class Network:
    """Open Image Denoise's U-Net with one set of weights."""

    def __init__(self, name):
        self.weights = read_weights(name)

    def conv(self, name, x, active=True):
        x = F.conv2d(x, self.weights[f'{name}.weight'], self.weights[f'{name}.bias'], padding=1)
        return F.relu(x) if active else x

    def __call__(self, image):
        """Takes and returns an array of height, width, channels."""
        height, width = image.shape[:2]
        pad = ((0, -height % 16), (0, -width % 16), (0, 0))
        x = torch.from_numpy(np.pad(image, pad, mode='edge').transpose(2, 0, 1)[None].astype(np.float32))
        with torch.no_grad():
            y = self.run(x)[0].numpy().transpose(1, 2, 0)
        return y[:height, :width]

    def run(self, x):
        def up(y):
            return F.interpolate(y, scale_factor=2, mode='nearest')

        skips, y = [x], self.conv('enc_conv0', x)
        for level in range(1, 5):
            y = F.max_pool2d(self.conv(f'enc_conv{level}', y), 2)
            skips.append(y)
        y = self.conv('enc_conv5b', self.conv('enc_conv5a', y))
        for level in range(4, 0, -1):
            y = torch.cat([up(y), skips[level - 1]], 1)
            y = self.conv(f'dec_conv{level}b', self.conv(f'dec_conv{level}a', y))
        return self.conv('dec_conv0', y, active=False)


# Open Image Denoise's perceptually uniform transfer function.
A, B, C, D, E, FF, G = 1.41283765e03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y):
    low, high = np.maximum(y, 0), np.maximum(y, 1e-12)
    return np.where(y <= Y0, A * low, np.where(y <= Y1, B * high**C + D, E * np.log(high + FF) + G))


def decode(x):
    middle = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - FF))


PEAK = float(encode(np.array(65504.0)))
networks = {}


def network(name):
    if name not in networks:
        networks[name] = Network(name)
    return networks[name]


def denoise(color, albedo, normal, prefilters=True):
    """Returns the denoised linear color."""
    # Prefiltering the albedo matters for metal, whose albedo is noisy; the normals are clean enough.
    albedo = np.clip(albedo, 0, 1)
    albedo = np.clip(network('rt_alb')(albedo), 0, 1) if prefilters else albedo
    normal = np.clip(normal, -1, 1) * 0.5 + 0.5
    code = encode(np.maximum(color, 0)) / PEAK
    result = network('rt_hdr_alb_nrm')(np.concatenate([code, albedo, normal], 2))
    return np.maximum(decode(np.clip(result, 0, 1) * PEAK), 0)


def tone(linear, exposure=1.0):
    """Maps linear light to sRGB: straight in the middle, with a soft shoulder that keeps highlights colored."""
    x = np.maximum(linear, 0) * exposure
    knee = 0.62
    over = np.maximum(x - knee, 0)
    x = np.where(x > knee, knee + (1 - knee) * (1 - np.exp(-over / (1 - knee) * 0.82)), x)
    srgb = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.maximum(x, 1e-9) ** (1 / 2.4) - 0.055)
    # A little contrast around the middle, and a little saturation.
    srgb = srgb + 0.05 * (srgb - 0.5) * 4 * srgb * (1 - srgb)
    gray = srgb @ np.array([0.25, 0.62, 0.13])
    return np.clip(gray[..., None] + (srgb - gray[..., None]) * 1.10, 0, 1)


def glow(color, alpha, strength):
    """Adds a halo around what is brighter than paper; `color` and the result are premultiplied."""
    bright = np.minimum(np.maximum(color - 1.15, 0), 6)
    size = max(color.shape[:2])
    halo = sum(
        weight * cv2.GaussianBlur(bright, (0, 0), size * share)
        for weight, share in ((0.5, 0.008), (0.32, 0.022), (0.22, 0.055))
    )
    halo *= strength
    lit = np.clip(halo.max(2), 0, 1)
    return color + halo, alpha + (1 - alpha) * np.clip(lit * 1.1, 0, 0.92)


def finish(path, folder):
    """Denoises one file of passes; writes NAME.png and, if it is tintable, NAME.mask.png."""
    passes = dict(np.load(path))
    if passes['glow'] == 0:
        seen = passes['color'][..., 3] > 0
        rows, columns = np.nonzero(seen.any(1))[0], np.nonzero(seen.any(0))[0]
        part = np.s_[max(0, rows[0] - 8) : rows[-1] + 9, max(0, columns[0] - 8) : columns[-1] + 9]
        passes.update({key: passes[key][part] for key in ('color', 'albedo', 'normal', 'mask')})
    image, alpha = passes['color'][..., :3], np.clip(passes['color'][..., 3], 0, 1)
    color = denoise(image, passes['albedo'][..., :3], passes['normal'][..., :3], prefilters=not (alpha > 0.999).all())
    alpha = np.clip(network('rt_alb')(np.repeat(alpha[..., None], 3, 2)).mean(2), 0, 1) if passes['soft'] else alpha
    if passes['glow'] > 0:
        color, alpha = glow(color, alpha, float(passes['glow']))
    seen = np.maximum(alpha, 1e-3)[..., None]
    srgb = tone(color / seen, float(passes['exposure']))
    # Where nothing is, keeps the color of the nearest edge, so that scaling down leaves no dark fringe.
    solid = (alpha > 0.02).astype(np.float32)
    spread = cv2.GaussianBlur(srgb * solid[..., None], (0, 0), 3) / np.maximum(cv2.GaussianBlur(solid, (0, 0), 3), 1e-3)[..., None]
    srgb = np.where(solid[..., None] > 0, srgb, np.clip(spread, 0, 1))
    rgba = np.dstack([srgb, np.where(alpha < 0.012, 0, alpha)])
    name = Path(path).stem
    cv2.imwrite(str(folder / f'{name}.png'), np.round(rgba[..., [2, 1, 0, 3]] * 255).astype(np.uint8))
    if passes['tint']:
        mask = np.clip(passes['mask'] / np.maximum(passes['color'][..., 3], 0.05), 0, 1)
        cv2.imwrite(str(folder / f'{name}.mask.png'), np.round(mask * 255).astype(np.uint8))


if __name__ == '__main__':
    out = Path(sys.argv[sys.argv.index('--out') + 1])
    out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(int(os.environ.get('THREADS', '2')))
    for argument in sys.argv[1 : sys.argv.index('--out')]:
        finish(argument, out)
