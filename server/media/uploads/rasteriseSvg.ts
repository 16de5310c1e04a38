import { limits } from '@festoon/contract/limits'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { Failure } from '../../core/Failure.ts'

/** A drawing may ask for hours of work in a few bytes, and nothing inside a process can stop its drawing. */
const longestMs = 5_000
/** Pixels of a side: twice what is kept of a picture. */
const widest = 3_200

/** What the other process runs: a drawing comes in, a PNG goes out. */
const script = `
const { default: sharp } = await import(process.argv[1])
const parts = []
for await (const part of process.stdin) parts.push(part)
const picture = sharp(Buffer.concat(parts), { limitInputPixels: ${limits.uploadPixels}, density: 144 })
const size = { width: ${widest}, height: ${widest}, fit: 'inside', withoutEnlargement: true }
process.stdout.write(await picture.resize(size).png({ compressionLevel: 1 }).toBuffer())
`

/**
 * Draws an SVG in a process of its own, without an environment, which is killed after five seconds.
 * @throws Failure unsupportedImage, or tooLarge.
 */
export async function rasteriseSvg(content: Buffer): Promise<Buffer> {
  const library = createRequire(import.meta.url).resolve('sharp')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, library], {
    env: {},
    timeout: longestMs,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const drawn: Buffer[] = []
  let complaint = ''
  child.stdout.on('data', (part: Buffer) => drawn.push(part))
  child.stderr.on('data', (part: Buffer) => {
    complaint = `${complaint}${part.toString('utf8')}`.slice(0, 4_096)
  })
  // A process that ends before it has read everything is judged by its exit code.
  child.stdin.on('error', () => undefined)
  child.stdin.end(content)
  const code = await new Promise<number | null>((settle, fail) => {
    child.on('error', fail)
    child.on('close', settle)
  })
  if (code === 0) return Buffer.concat(drawn)
  throw new Failure(/pixel limit/i.test(complaint) ? 'tooLarge' : 'unsupportedImage')
}
