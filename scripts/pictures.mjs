// Renews the screenshots and accessibility trees of the stories (`npm run pictures -- ui/Button`), and compresses the screenshots
// losslessly, because the browser writes them larger than necessary.
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
  // Without `effort`, because it would make sharp reduce the image to 256 colors.
  const packed = await sharp(before).png({ compressionLevel: 9 }).toBuffer()
  if (packed.length < before.length) writeFileSync(picture, packed)
}
