import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { precompress } from './build/precompress.mjs'
import { hashOf, isStale, setStamp } from './build/stale.mjs'
import { install, node24 } from './install.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'

const everywhere = [
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/build.mjs',
  'scripts/build/precompress.mjs',
  'contract',
  'tokens',
]
const page = [...everywhere, 'app', 'ui', 'tailwind.config.ts']

/**
 * The parts of the build. Each has its sources, its result, and the targets of a Vite configuration. A part's targets are built
 * one after the other, because the first one empties their shared folder. `draws` is a program that writes the result instead
 * of Vite; the result is then a folder.
 */
const parts = [
  {
    name: 'server',
    sources: [...everywhere, 'art', 'server'],
    result: 'dist/server/main.js',
    config: 'server/vite.config.ts',
    targets: ['server'],
  },
  {
    name: 'app',
    sources: page,
    result: 'dist/app/client/sw.js',
    config: 'app/vite.config.ts',
    targets: ['client', 'guest', 'worker'],
  },
  {
    name: 'renderer',
    sources: page,
    result: 'dist/app/render/render.js',
    config: 'app/vite.config.ts',
    targets: ['render'],
  },
  {
    name: 'pictures',
    sources: [
      'package-lock.json',
      'tokens',
      'art',
      'contract/themes',
      'contract/nouns/imageStyles.ts',
      'server/media/gallery/drawInspiration.ts',
      'server/media/gallery/drawFrontDoor.ts',
      'server/media/gallery/inspirations.ts',
      'server/media/gallery/storeGalleryImage.ts',
      'server/media/gallery/styleSamples.ts',
      'server/media/pictures/mailCoverRatio.ts',
    ],
    result: 'dist/pictures',
    draws: 'server/media/gallery/drawFrontDoor.ts',
    targets: [],
  },
]

/**
 * Builds the parts that are missing or out of date: the server, the app for browsers, the app's renderer for the server, and
 * the images of the home page. Returns false if a build failed, after printing its output.
 * @param {{force?: boolean}} [options]
 * @returns {Promise<boolean>}
 */
export async function build({ force = false } = {}) {
  const stale = parts
    .map((part) => ({ ...part, hash: hashOf(part.sources) }))
    .filter(({ name, result, hash }) => force || !existsSync(inRoot(result)) || isStale(name, hash))
  if (stale.length === 0) return true
  const started = Date.now()
  console.log(`Building ${stale.map(({ name }) => name).join(', ')} …`)
  const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  // The client version that every call includes: the version of the package and a hash of the build (CONST-17).
  const release = `${version}+${hashOf(page).slice(0, 8)}`
  mkdirSync(inRoot('dist', '.logs'), { recursive: true })
  const results = await Promise.all(
    stale.map(async ({ name, config = '', targets, draws, result, hash }) => {
      for (const target of targets) if (!(await runVite(config, target, release))) return false
      if (draws !== undefined && !(await drawInto(result, draws))) return false
      if (!existsSync(inRoot(result))) {
        console.error(`The ${name} build didn't write ${result}.`)
        return false
      }
      // The server reads the rendered pictures of the artist from files.
      if (name === 'server')
        for (const folder of ['sprites', 'scenes', 'things'])
          cpSync(inRoot('art', folder), inRoot('dist/server', folder), { recursive: true, filter: isNoScript })
      if (name === 'app') {
        await precompress(inRoot('dist/app/client'))
        writeFileSync(
          inRoot('dist/app/build.json'),
          `${JSON.stringify({ buildDate: new Date(started).toISOString(), version: release })}\n`,
        )
      }
      setStamp(name, hash)
      return true
    }),
  )
  if (results.includes(false)) return false
  console.log(`Built in ${((Date.now() - started) / 1_000).toFixed(1)} s`)
  return true
}

const isNoScript = (/** @type {string} */ path) => !path.endsWith('.ts')

/**
 * Builds one target with Vite. If the build fails, prints its output and returns false.
 * @param {string} config
 * @param {string} target
 * @param {string} release
 */
async function runVite(config, target, release) {
  const log = inRoot('dist', '.logs', `${target}.log`)
  const code = await run(node24(), [inRoot('node_modules/vite/bin/vite.js'), 'build', '--config', config], {
    log,
    env: { NODE_ENV: 'production', NO_COLOR: '1', FESTOON_TARGET: target, FESTOON_VERSION: release },
  })
  if (code !== 0) console.error(`The ${target} build failed:\n${readFileSync(log, 'utf8').trimEnd()}`)
  return code === 0
}

/**
 * Replaces a folder with the files that a program writes, completely or not at all. If the program fails, prints its log and
 * returns false.
 * @param {string} folder
 * @param {string} program
 */
async function drawInto(folder, program) {
  const log = inRoot('dist', '.logs', 'pictures.log')
  const draft = inRoot(`${folder}.new`)
  rmSync(draft, { recursive: true, force: true })
  const code = await run(node24(), [inRoot(program), draft], { log })
  if (code !== 0) {
    console.error(`Failed to draw the images:\n${readFileSync(log, 'utf8').trimEnd()}`)
    return false
  }
  rmSync(inRoot(folder), { recursive: true, force: true })
  renameSync(draft, inRoot(folder))
  return true
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install()
  if (!(await build({ force: process.argv.includes('--force') }))) process.exitCode = 1
}
