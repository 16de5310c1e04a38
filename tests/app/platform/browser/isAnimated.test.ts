import sharp from 'sharp'
import { expect, it } from 'vitest'
import { isAnimated, isAnimatedFile } from '../../../../app/platform/browser/isAnimated.ts'

const picture = (green: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: 9, g: green, b: 200 } } })
    .png()
    .toBuffer()
const gifOf = async (...pictures: Buffer[]): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer(),
  )

it('tells a GIF that moves from one with a single picture', async () => {
  const [first, second, third] = [await picture(10), await picture(120), await picture(250)]
  const moving = await gifOf(first, second, third)
  expect(isAnimated(moving)).toBe(true)
  expect(isAnimated(new Uint8Array(await sharp(first).gif().toBuffer()))).toBe(false)
  expect(isAnimated(new Uint8Array(first))).toBe(false)
})

/** Adds the chunk of an animation with a number of pictures to a PNG, after its header. */
function pngWith(count: number, png: Uint8Array): Uint8Array {
  const header = 8 + 25
  const chunk = Buffer.alloc(20)
  chunk.writeUInt32BE(8, 0)
  chunk.write('acTL', 4)
  chunk.writeUInt32BE(count, 8)
  return new Uint8Array(Buffer.concat([png.subarray(0, header), chunk, png.subarray(header)]))
}

it('tells a PNG that moves from one with a single picture', async () => {
  const png = await picture(10)
  expect([1, 2, 30].map((count) => isAnimated(pngWith(count, png)))).toEqual([false, true, true])
  const moving = pngWith(2, png)
  for (let end = 0; end < moving.length; end += 1) isAnimated(moving.subarray(0, end))
  expect(isAnimated(moving.subarray(0, 44))).toBe(false)
  const file = { arrayBuffer: () => Promise.reject(new Error('moved away')) }
  expect(await isAnimatedFile(new Blob([new Uint8Array(moving)]))).toBe(true)
  expect(await isAnimatedFile(Object.assign(new Blob(), file))).toBe(false)
})

it('reads any part of a file to its end', async () => {
  const moving = await gifOf(await picture(10), await picture(250))
  for (let end = 0; end < moving.length; end += 1) isAnimated(moving.subarray(0, end))
  expect(isAnimated(moving.subarray(0, 40))).toBe(false)
  expect(isAnimated(Uint8Array.from({ length: 500 }, (_, at) => moving[at % 13] ?? 0))).toBe(false)
})
