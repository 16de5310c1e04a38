import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { Failure } from '../../core/Failure.ts'
import { imageFormat, type ImageFormat } from './imageFormat.ts'
import type { PictureHead, PictureOutput, PictureTask } from './pictureTask.ts'

const mega = 1024 * 1024
/**
 * The maximum memory in bytes and CPU time in ms of a picture process. Together with the upload itself in the server, the memory
 * stays below 150 MB. A drawing needs less than a photo.
 */
const caps = {
  drawing: { memoryBytes: 114 * mega, cpuMs: 2_000 },
  photo: { memoryBytes: 126 * mega, cpuMs: 5_000 },
} as const
/** The maximum time in ms, after which a picture process is killed. Long enough for a busy machine. */
const wallMs = 20_000
/** The delay in seconds before the sender should retry if the machine was too busy. */
const retryAfter = 5
/** Decoding an AVIF takes about 20 bytes per pixel, much more than other formats. */
const maxAvifPixels = 2_000_000

/** The picture process: `pictureProcess.ts` in this folder, or `pictureProcess.js` next to the bundle. */
const isSource = import.meta.url.endsWith('.ts')
const script = fileURLToPath(new URL(isSource ? './pictureProcess.ts' : './pictureProcess.js', import.meta.url))
/** In development, the folder that saves Node from removing the script's types each time, a third of its work. */
const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))
/** Node options for a short script that runs once: a small heap, no helper threads, and no optimized code. */
const nodeOptions = [
  '--max-semi-space-size=1',
  '--max-old-space-size=64',
  '--v8-pool-size=0',
  '--single-threaded-gc',
  '--no-opt',
]

const headSchema: z.ZodType<PictureHead> = z.union([
  z.object({ width: z.number(), height: z.number(), sizes: z.array(z.number()) }),
  z.object({ refusal: z.enum(['unsupportedImage', 'tooLarge', 'imageTooSmall']) }),
])

export interface ConvertedPicture {
  /** The size in pixels of the largest file. */
  width: number
  height: number
  /** The contents of the files, in the order of the outputs. */
  files: Buffer[]
}

export interface PictureRules {
  outputs: readonly PictureOutput[]
  /** The accepted formats. By default, all formats are accepted. */
  accepts?: (format: ImageFormat) => boolean
  /** The minimum side length of the image in pixels. */
  minSide?: number
  /** The color behind transparent pixels in a JPEG. */
  background?: string
}

/**
 * Converts an untrusted image in a separate process, which has no environment variables, runs at a lower priority, and is killed
 * when it exceeds its memory or time. A crash of the process affects no other image. All outputs are re-encoded, which removes
 * metadata and scripts.
 * @throws Failure unsupportedImage, imageTooSmall, tooLarge, or unavailable if the machine is too busy.
 */
export async function convertPicture(content: Buffer, rules: PictureRules): Promise<ConvertedPicture> {
  const format = imageFormat(content)
  if (!format || rules.accepts?.(format) === false) throw new Failure('unsupportedImage')
  const output = await runTask(content, {
    format,
    bytes: content.length,
    maxPixels: limits.uploadPixels,
    readablePixels: format === 'avif' ? maxAvifPixels : limits.uploadPixels,
    minSide: rules.minSide ?? 1,
    background: rules.background ?? '#fff',
    wallMs,
    ...(format === 'svg' ? caps.drawing : caps.photo),
    outputs: rules.outputs,
  })
  const end = output.indexOf('\n')
  // Without a complete first line, the process crashed.
  const head = end === -1 ? undefined : headSchema.parse(JSON.parse(output.toString('utf8', 0, end)))
  if (!head) throw new Failure('unsupportedImage')
  if ('refusal' in head) throw new Failure(head.refusal)
  let at = end + 1
  const files = head.sizes.map((size) => output.subarray(at, (at += size)))
  if (output.length !== at) throw new Failure('unsupportedImage')
  return { width: head.width, height: head.height, files }
}

/** Runs the picture process and returns its output. */
async function runTask(content: Buffer, task: PictureTask): Promise<Buffer> {
  const child = spawn(process.execPath, [...nodeOptions, script, JSON.stringify(task)], {
    // A single memory arena returns freed memory sooner.
    env: { MALLOC_ARENA_MAX: '1', ...(isSource ? { NODE_COMPILE_CACHE: compileCache } : {}) },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  let isLate = false
  const late = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, wallMs)
  const output: Buffer[] = []
  child.stdout.on('data', (part: Buffer) => output.push(part))
  // If the process ends before reading everything, its output tells why.
  child.stdin.on('error', () => undefined)
  child.stdin.end(content)
  try {
    await new Promise((settle, fail) => {
      child.on('error', fail)
      child.on('close', settle)
    })
  } catch (error) {
    throw new Failure('unavailable', { retryAfter }, error)
  } finally {
    clearTimeout(late)
  }
  if (isLate) throw new Failure('unavailable', { retryAfter })
  return Buffer.concat(output)
}
