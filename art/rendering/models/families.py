"""Imports the models in the folders beside this file."""

import importlib
from pathlib import Path

for path in sorted(Path(__file__).parent.glob('*/*.py')):
    importlib.import_module(f'{path.parent.name}.{path.stem}')
