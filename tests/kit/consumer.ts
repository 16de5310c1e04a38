import { execFile } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

const manifest = z.object({
  dependencies: z.record(z.string(), z.string()).default({}),
  devDependencies: z.record(z.string(), z.string()).default({}),
})
const manifests = ['.', 'app'].map((folder) =>
  manifest.parse(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))),
)

/** Returns the version of a package that this repository depends on. */
function versionOf(name: string): string {
  const matchingVersions = manifests.flatMap(
    ({ dependencies, devDependencies }) => dependencies[name] ?? devDependencies[name] ?? [],
  )
  if (!matchingVersions[0]) throw new Error(`No package here depends on ${name}`)
  return matchingVersions[0]
}

const versions = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versionOf(name)]))

export interface Consumer {
  folder: string
  /** The source of its packages: the registry or npm's cache, or if both fail, this repository's node_modules. */
  source: 'registry' | 'here'
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The project elsewhere that all tests of the kit share. Each test file builds a folder of its own there. */
    consumer: Consumer
  }
}

/** Packs the built kit and installs it in a new project elsewhere, with other packages that this repository depends on. */
export async function createConsumer(...others: string[]): Promise<Consumer> {
  const folder = mkdtempSync(join(tmpdir(), 'festoon-kit-'))
  try {
    cpSync(join(root, 'tests/kit/landing'), folder, { recursive: true })
    mkdirSync(join(folder, 'packed'))
    for (const room of ['tokens', 'ui'])
      await run('npm', ['pack', '--pack-destination', join(folder, 'packed')], { cwd: join(root, 'dist/kit', room) })
    const packagePath = (room: string) => `file:${globSync(`packed/festoon-${room}-*.tgz`, { cwd: folder })[0]}`
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        name: 'landing',
        private: true,
        type: 'module',
        dependencies: {
          '@festoon/tokens': packagePath('tokens'),
          '@festoon/ui': packagePath('ui'),
          ...versions('@fontsource-variable/bricolage-grotesque', '@fontsource-variable/instrument-sans'),
          ...versions('react', 'react-dom', ...others),
        },
        devDependencies: {
          ...versions('@types/react', '@types/react-dom', '@vitejs/plugin-react', 'typescript', 'vite'),
          ...versions('@tailwindcss/vite', 'tailwindcss'),
        },
      }),
    )
    return { folder, source: await install(folder) }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** Runs one of the project's tools. Rejects with the tool's output if it fails. */
export async function runTool({ folder }: Consumer, path: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await run(process.execPath, [join(folder, 'node_modules', path), ...args], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    return stdout
  } catch (error) {
    const { stdout, stderr } = z.object({ stdout: z.string(), stderr: z.string() }).parse(error)
    throw new Error(`${path} failed:\n${stdout}${stderr}`, { cause: error })
  }
}

async function install(folder: string): Promise<Consumer['source']> {
  const quiet = [
    '--prefer-offline',
    '--fetch-retries=0',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  try {
    await run('npm', ['install', ...quiet], { cwd: folder, timeout: 300_000 })
    return 'registry'
  } catch {
    await installFromHere(folder)
    return 'here'
  }
}

/** Installs the kit from its archives, and from this repository only the packages that the kit or the project depends on. */
async function installFromHere(folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  rmSync(modules, { recursive: true, force: true })
  const asking = [folder]
  for (const room of ['tokens', 'ui']) {
    const place = join(modules, '@festoon', room)
    mkdirSync(place, { recursive: true })
    const [archive = ''] = globSync(`packed/festoon-${room}-*.tgz`, { cwd: folder })
    await run('tar', ['-xzf', join(folder, archive), '-C', place, '--strip-components=1'])
    asking.push(place)
  }
  const wantedPackages = asking.flatMap((place) => {
    const { dependencies, devDependencies } = manifest.parse(
      JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')),
    )
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  for (const name of new Set(wantedPackages.filter((one) => !one.startsWith('@festoon/')))) {
    mkdirSync(dirname(join(modules, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
}
