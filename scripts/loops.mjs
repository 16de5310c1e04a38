// Renders the bundled videos of app/public/loops frame by frame: `node scripts/loops.mjs [id…]`. Needs ffmpeg with libx264, which
// isn't part of the project, so the results are kept in the repository.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { natureFilms } from './loops/nature.mjs'
import { partyFilms } from './loops/party.mjs'
import { skyFilms } from './loops/sky.mjs'
import { height, sceneOf, width } from './loops/stage.mjs'
import { inRoot } from './root.mjs'

const framesPerSecond = 24
const defaultSeconds = 6
/** The maximum size of a video, in bytes. */
const largest = 130_000
const folder = inRoot('app/public/loops')

/** Runs ffmpeg until it exits. @param {string[]} options @param {AsyncIterable<Buffer>} [frames] */
async function ffmpeg(options, frames) {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...options], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(child, 'close')
  for await (const frame of frames ?? []) if (!child.stdin.write(frame)) await once(child.stdin, 'drain')
  child.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg exited with ${code}`)
}

/** @param {import('./loops/stage.mjs').Film} film */
async function make(film) {
  const seconds = film.seconds ?? defaultSeconds
  const frames = seconds * framesPerSecond
  const scene = sceneOf(film)
  const raw = join(tmpdir(), `festoon-loop-${film.id}.mkv`)
  const target = join(folder, `${film.id}.mp4`)
  async function* pictures() {
    for (let at = 0; at < frames; at += 1)
      yield await sharp(Buffer.from(scene(at / frames)))
        .removeAlpha()
        .raw()
        .toBuffer()
  }
  const size = ['-s', `${width}x${height}`, '-r', String(framesPerSecond)]
  await ffmpeg(['-f', 'rawvideo', '-pix_fmt', 'rgb24', ...size, '-i', '-', '-c:v', 'ffv1', raw], pictures())
  // Uses the best quality within the maximum size.
  for (let quality = 22; quality <= 40; quality += 2) {
    const picture = ['-c:v', 'libx264', '-preset', 'veryslow', '-profile:v', 'high', '-crf', String(quality)]
    const colors = [
      '-vf',
      'scale=out_color_matrix=bt709',
      '-colorspace',
      'bt709',
      '-color_primaries',
      'bt709',
      '-color_trc',
      'bt709',
    ]
    const rest = [
      '-pix_fmt',
      'yuv420p',
      '-movflags',
      '+faststart',
      '-an',
      '-map_metadata',
      '-1',
      '-fflags',
      '+bitexact',
    ]
    await ffmpeg(['-i', raw, ...picture, ...colors, '-x264-params', 'aq-mode=3:keyint=300', ...rest, target])
    if (statSync(target).size <= largest) {
      console.log(`${film.id}: ${seconds} s, ${Math.round(statSync(target).size / 1_000)} KB, crf ${quality}`)
      break
    }
  }
  rmSync(raw)
  const still = await sharp(Buffer.from(scene(film.poster ?? 0)))
    .jpeg({ quality: 72, mozjpeg: true })
    .toFile(join(folder, `${film.id}.jpg`))
  if (still.size > 60_000) throw new Error(`The poster of ${film.id} has ${still.size} bytes`)
}

mkdirSync(folder, { recursive: true })
const chosen = new Set(process.argv.slice(2))
for (const film of [...skyFilms, ...natureFilms, ...partyFilms])
  if (chosen.size === 0 || chosen.has(film.id)) await make(film)
