// Crops rendered sprites, scales them, and writes them as WebP: node scripts/sprites/finish.mjs FOLDER_OF_PNG FAMILY/NAME...
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const sprites = join(import.meta.dirname, '../../art/sprites')
const longest = 600
/** Bytes that a sprite should not exceed. */
const goal = 27_000
const maskGoal = 3000
const [source = '', ...names] = process.argv.slice(2)
let total = 0
for (const path of names) {
  const [family = '', name = ''] = path.split('/')
  const png = join(source, `${name}.png`)
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  // The bounds of what can be seen, with a margin of two pixels.
  let [left, top, right, bottom] = [info.width, info.height, 0, 0]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if ((data[(y * info.width + x) * 4 + 3] ?? 0) > 6) {
        left = Math.min(left, x)
        right = Math.max(right, x)
        top = Math.min(top, y)
        bottom = Math.max(bottom, y)
      }
  left = Math.max(0, left - 2)
  top = Math.max(0, top - 2)
  const box = {
    left,
    top,
    width: Math.min(info.width - left, right - left + 3),
    height: Math.min(info.height - top, bottom - top + 3),
  }
  const scale = Math.min(1, longest / Math.max(box.width, box.height))
  const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)]
  await mkdir(join(sprites, family), { recursive: true })
  const file = join(sprites, family, `${name}.webp`)
  // Sprites with large halos need less detail instead of more bytes.
  for (const [part, quality, alphaQuality] of [
    [1, 84, 90],
    [1, 80, 80],
    [1, 74, 60],
    [1, 66, 45],
    [0.8, 66, 45],
    [0.7, 55, 30],
  ]) {
    const scaled = sharp(png)
      .extract(box)
      .resize(Math.round(width * part), Math.round(height * part))
    const webp = await scaled.webp({ quality, alphaQuality, effort: 6, smartSubsample: true }).toFile(file)
    if (webp.size <= goal) break
  }
  total += (await stat(file)).size
  const mask = join(source, `${name}.mask.png`)
  if (await stat(mask).catch(() => undefined)) {
    await mkdir(join(sprites, family, 'masks'), { recursive: true })
    const half = join(sprites, family, 'masks', `${name}.mask.webp`)
    const gray = await sharp(mask)
      .extract(box)
      .resize(Math.round(width / 2), Math.round(height / 2))
      .grayscale()
      .png()
      .toBuffer()
    for (const quality of [60, 40, 20]) {
      const webp = await sharp(gray).webp({ quality, effort: 6 }).toFile(half)
      if (webp.size <= maskGoal) break
    }
    total += (await stat(half)).size
  }
}
process.stdout.write(`${names.length} sprites, ${Math.round(total / 1024)} KB\n`)
