// Scales rendered scenes, and writes them as WebP: node scripts/sprites/finishScenes.mjs FOLDER_OF_PNG NAME...
import { mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const scenes = join(import.meta.dirname, '../../art/scenes')
const side = 1280
/** The y coordinate, in thousandths of the side, above which a scene is out of focus, so that its noise can be smoothed away. */
const blurredAbove = { rooftop: 570, gardenLights: 600, partyTable: 700, marbleBar: 730, meadow: 560, picnic: 560 }
/** The height of the transition in pixels. */
const feather = 60
/** Bytes that a scene and a mask should not exceed. */
const [goal, maskGoal] = [150_000, 14_000]
const [source = '', ...names] = process.argv.slice(2)

/** Writes a picture in the best quality that fits, and returns its size. */
async function write(picture, file, most, qualities) {
  let size = 0
  for (const quality of qualities) {
    size = (await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toFile(file)).size
    if (size <= most) break
  }
  return size
}

/** Smooths the upper part of a scene that is out of focus. */
async function smoothed(name, file) {
  const picture = await sharp(file).flatten().resize(side, side).png().toBuffer()
  const y = Math.round((blurredAbove[name] ?? 0) * (side / 1000))
  if (y === 0) return sharp(picture)
  const fade = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><linearGradient id="f" x2="0" y1="${y - feather}" y2="${y}" gradientUnits="userSpaceOnUse"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#f)"/></svg>`
  const soft = await sharp(picture).median(9).blur(2.5).ensureAlpha().png().toBuffer()
  const input = await sharp(soft)
    .composite([{ input: Buffer.from(fade), blend: 'dest-in' }])
    .png()
    .toBuffer()
  return sharp(await sharp(picture).composite([{ input }]).removeAlpha().png().toBuffer())
}

/**
 * Smooths a mask, and raises its soft edges: where a dark thing out of focus covers half of a pixel, nearly all of the pixel's
 * light comes from the colored part behind it.
 */
async function maskOf(file) {
  const { data, info } = await sharp(file)
    .grayscale()
    .resize(side / 2, side / 2)
    .median(5)
    .blur(2)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raised = data.map((value) => Math.round(255 * (1 - (1 - value / 255) ** 2.2)))
  return sharp(raised, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

let total = 0
for (const folder of ['pictures', 'masks']) await mkdir(join(scenes, folder), { recursive: true })
for (const name of names) {
  const picture = await smoothed(name, join(source, `${name}.png`))
  total += await write(picture, join(scenes, 'pictures', `${name}.webp`), goal, [92, 88, 84, 80, 74, 66, 58])
  const mask = join(source, `${name}.mask.png`)
  if (!(await stat(mask).catch(() => undefined))) continue
  total += await write(await maskOf(mask), join(scenes, 'masks', `${name}.mask.webp`), maskGoal, [70, 50, 30])
}
process.stdout.write(`${names.length} scenes, ${Math.round(total / 1024)} KB\n`)
