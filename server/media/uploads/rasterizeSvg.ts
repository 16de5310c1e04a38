import { limits } from '@festoon/contract/limits'
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { Failure } from '../../core/Failure.ts'

/** The maximum rendering time in ms. Rendering a tiny SVG can take hours, and only killing the process stops it. */
const maxMs = 5_000
/** The maximum side length in pixels, twice that of a stored image. */
const maxSide = 3_200

/** The script for the separate process. It reads an SVG from its standard input and writes a PNG to its standard output. */
const script = `
const { default: sharp } = await import(process.argv[1])
const parts = []
for await (const part of process.stdin) parts.push(part)
const image = sharp(Buffer.concat(parts), { limitInputPixels: ${limits.uploadPixels}, density: 144 })
const size = { width: ${maxSide}, height: ${maxSide}, fit: 'inside', withoutEnlargement: true }
process.stdout.write(await image.resize(size).png({ compressionLevel: 1 }).toBuffer())
`

/**
 * Renders an SVG as a PNG in a separate process, which has no environment variables and is killed after five seconds.
 * @throws Failure tooLarge if the SVG has too many pixels, or unsupportedImage if it can't be rendered.
 */
export async function rasterizeSvg(content: Buffer): Promise<Buffer> {
  const library = createRequire(import.meta.url).resolve('sharp')
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script, library], {
    env: {},
    timeout: maxMs,
    killSignal: 'SIGKILL',
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  let errorText = ''
  child.stdout.on('data', (part: Buffer) => output.push(part))
  child.stderr.on('data', (part: Buffer) => {
    errorText = `${errorText}${part.toString('utf8')}`.slice(0, 4_096)
  })
  // If the process ends before reading everything, its exit code determines the result.
  child.stdin.on('error', () => undefined)
  child.stdin.end(content)
  const code = await new Promise<number | null>((settle, fail) => {
    child.on('error', fail)
    child.on('close', settle)
  })
  if (code === 0) return Buffer.concat(output)
  throw new Failure(/pixel limit/i.test(errorText) ? 'tooLarge' : 'unsupportedImage')
}
