"""Renders the passes of scenes: blender -b -noaudio --python render_scenes.py -- NAMES... [--size 1280] [--samples 24] [--out FOLDER]"""

import importlib
import sys
import time
from pathlib import Path

here = Path(__file__).parent
sys.path[:0] = [str(here), str(here / 'models')]
import scene_kit  # noqa: E402

arguments = sys.argv[sys.argv.index('--') + 1 :]
options = {'--size': '1280', '--samples': '24', '--out': '/tmp/scenes'}
names = []
while arguments:
    word = arguments.pop(0)
    if word in options:
        options[word] = arguments.pop(0)
    else:
        names.append(word)
for path in sorted((here / 'scenes').glob('*.py')):
    importlib.import_module(f'scenes.{path.stem}')
Path(options['--out']).mkdir(parents=True, exist_ok=True)
failed = []
for name in names or scene_kit.scenes:
    start = time.time()
    try:
        scene_kit.shoot_scene(name, options['--out'], int(options['--size']), int(options['--samples']))
        print(f'SCENE {name} {time.time() - start:.1f} s', flush=True)
    except Exception as error:  # Later scenes still render.
        import traceback

        traceback.print_exc()
        failed.append(name)
        print(f'FAILED {name} {error}', flush=True)
sys.exit(1 if failed else 0)
