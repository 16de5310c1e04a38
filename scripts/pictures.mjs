// Renews the pictures and accessibility trees of the stories (`npm run pictures -- ui/Button`), and packs the pictures:
// a browser writes them in haste, larger than they need to be. No pixel changes.
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { node24 } from './install.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'

const started = Date.now()
const vitest = [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project', 'stories']
process.exitCode = await run(node24(), [...vitest, ...process.argv.slice(2), '--update'])

for (const picture of globSync('tests/visual/**/*.png', { cwd: inRoot('.') }).map((path) => inRoot(path))) {
  if (statSync(picture).mtimeMs < started) continue
  const before = readFileSync(picture)
  // No `effort`: sharp takes it for leave to choose 256 colours.
  const packed = await sharp(before).png({ compressionLevel: 9 }).toBuffer()
  if (packed.length < before.length) writeFileSync(picture, packed)
}
