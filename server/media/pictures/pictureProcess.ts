import { writeSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { ImageFormat } from './imageFormat.ts'
import type { PictureHead, PictureRefusal, PictureTask } from './pictureTask.ts'

// The script of the picture process (see `convertPicture`), which converts one image and ends.

/** The interval in ms at which the process checks its memory and CPU time. Decoding runs on other threads. */
const checkMs = 2

const loaders: Readonly<Record<ImageFormat, string>> = {
  png: 'VipsForeignLoadPng',
  gif: 'VipsForeignLoadNsgif',
  jpeg: 'VipsForeignLoadJpeg',
  webp: 'VipsForeignLoadWebp',
  avif: 'VipsForeignLoadHeif',
  svg: 'VipsForeignLoadSvg',
}

const task: PictureTask = JSON.parse(process.argv[2] ?? '')

/** Reports a refusal and ends the process at once. Exiting would wait for the threads that decode the image. */
function refuse(refusal: PictureRefusal): void {
  const head: PictureHead = { refusal }
  writeSync(process.stdout.fd, `${JSON.stringify(head)}\n`)
  process.kill(process.pid, 'SIGKILL')
}

/** Ends the process if it exceeds one of the task's limits. */
function checkLimits(): void {
  // Drawings have no pixels that could be counted.
  if (process.memoryUsage.rss() > task.memoryBytes) refuse(task.format === 'svg' ? 'unsupportedImage' : 'tooLarge')
  const { user, system } = process.cpuUsage()
  if (user + system > task.cpuMs * 1_000) refuse('unsupportedImage')
}

async function readInput(): Promise<Buffer> {
  const content = Buffer.allocUnsafeSlow(task.bytes)
  let bytesRead = 0
  for await (const part of process.stdin as AsyncIterable<Buffer>) bytesRead += part.copy(content, bytesRead)
  if (bytesRead !== task.bytes) refuse('unsupportedImage')
  return content
}

const open = (content: Buffer): Sharp =>
  sharp(content, { limitInputPixels: task.maxPixels, failOn: 'error', pages: 1, density: 144 })

const shrink = (image: Sharp, side: number): Sharp =>
  image.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

/** Crops an image of the given size to a ratio of width to height, around its middle. */
function crop(image: Sharp, { width, height }: { width: number; height: number }, ratio: number): Sharp {
  const [w, h] = [Math.min(width, Math.round(height * ratio)), Math.min(height, Math.round(width / ratio))]
  return image.extract({ left: (width - w) >> 1, top: (height - h) >> 1, width: w, height: h })
}

async function convert(content: Buffer): Promise<{ head: PictureHead; files: Buffer[] }> {
  const { width, height, orientation } = await open(content).metadata()
  if (width * height > task.maxPixels) refuse('tooLarge')
  if (width * height > task.readablePixels) refuse('unsupportedImage')
  if (Math.min(width, height) < task.minSide) refuse('imageTooSmall')
  const side = Math.max(...task.outputs.map((output) => output.side))
  // Decoded only once. All outputs are made from this image. Rotating the smaller image needs less memory.
  const { data, info } = await shrink(open(content), side).raw().toBuffer({ resolveWithObject: true })
  const { channels } = info
  const raw = (input: Buffer, size: { width: number; height: number }): Sharp =>
    sharp(input, { raw: { width: size.width, height: size.height, channels } })
  // An image that is already upright isn't copied.
  const isUpright = orientation === undefined || orientation === 1
  const upright = isUpright
    ? { data, info }
    : await turn(raw(data, info), orientation).raw().toBuffer({ resolveWithObject: true })
  const files: Buffer[] = []
  for (const { side: max, ratio, type, quality } of task.outputs) {
    const whole = raw(upright.data, upright.info)
    const image = shrink(ratio === undefined ? whole : crop(whole, upright.info, ratio), max)
    files.push(
      await (
        type === 'webp' ? image.webp({ quality }) : image.flatten({ background: task.background }).jpeg({ quality })
      ).toBuffer(),
    )
  }
  const { width: finalWidth, height: finalHeight } = upright.info
  return { head: { width: finalWidth, height: finalHeight, sizes: files.map(({ length }) => length) }, files }
}

/** Rotates and mirrors an image as its orientation says. */
function turn(image: Sharp, orientation: number): Sharp {
  if (orientation === 2) return image.flop()
  if (orientation === 3) return image.rotate(180)
  if (orientation === 4) return image.flip()
  if (orientation === 5) return image.rotate(90).flop()
  if (orientation === 6) return image.rotate(90)
  if (orientation === 7) return image.rotate(270).flop()
  return orientation === 8 ? image.rotate(270) : image
}

// Also ends the process if the server that started it was killed.
setTimeout(() => refuse('unsupportedImage'), task.wallMs).unref()
setInterval(checkLimits, checkMs).unref()
// The server that waits for the image, and every other request, come first.
setPriority(5)
sharp.concurrency(1)
sharp.cache(false)
// Only the loader of the detected format may read the image.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: [loaders[task.format]] })
try {
  const { head, files } = await convert(await readInput())
  process.stdout.write(`${JSON.stringify(head)}\n`)
  for (const file of files) process.stdout.write(file)
} catch (error) {
  refuse(error instanceof Error && /pixel limit/i.test(error.message) ? 'tooLarge' : 'unsupportedImage')
}
