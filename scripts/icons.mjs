// Renders the icons of the installed app from app/public/icon.svg: `node scripts/icons.mjs`.
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { inRoot } from './root.mjs'

const svg = await readFile(inRoot('app/public/icon.svg'), 'utf8')
/**
 * The icon with a margin on each side, for use as a maskable icon, of which only the middle four fifths are always visible
 * (W3C, Web Application Manifest).
 */
const whole = svg
  .replace(/ rx="\d+"/, '')
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32"', '<rect x="-4" y="-4" width="40" height="40"')

for (const [name, source, size] of /** @type {const} */ ([
  ['icon-180', whole, 180],
  ['icon-192', svg, 192],
  ['icon-512', svg, 512],
  ['icon-maskable-512', whole, 512],
]))
  await sharp(Buffer.from(source), { density: 1_200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(inRoot('app/public', `${name}.png`))
