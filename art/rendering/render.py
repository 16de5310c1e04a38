"""Renders the passes of sprites: blender -b -noaudio --python render.py -- NAMES... [--size 640] [--samples 24] [--out FOLDER]"""

import importlib
import sys
import time
from pathlib import Path

here = Path(__file__).parent
sys.path[:0] = [str(here), str(here / 'models')]
import studio  # noqa: E402

arguments = sys.argv[sys.argv.index('--') + 1 :]
options = {'--size': '640', '--samples': '24', '--out': '/tmp/sprites'}
names = []
while arguments:
    word = arguments.pop(0)
    if word in options:
        options[word] = arguments.pop(0)
    else:
        names.append(word)
for path in sorted((here / 'models').glob('*.py')):
    importlib.import_module(path.stem)
Path(options['--out']).mkdir(parents=True, exist_ok=True)
failed = []
for name in names:
    start = time.time()
    try:
        studio.shoot(name, options['--out'], int(options['--size']), int(options['--samples']))
        print(f'SPRITE {name} {time.time() - start:.1f} s', flush=True)
    except Exception as error:  # Later sprites still render.
        import traceback

        traceback.print_exc()
        failed.append(name)
        print(f'FAILED {name} {error}', flush=True)
sys.exit(1 if failed else 0)
