// Builds the two published packages, dist/kit/tokens and dist/kit/ui: ES modules, types and style sheets.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { node24 } from './install.mjs'
import { tokensManifest, uiManifest } from './build/kitManifests.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'

/** @typedef {'tokens' | 'ui'} Room */

/** @param {Room} room @param {...string} path */
const out = (room, ...path) => inRoot('dist/kit', room, ...path)

/** @param {string} path */
const withoutExtension = (path) => path.replace(/\.tsx?$/, '')

/** Returns the modules of a room that match a pattern, without extension. @param {Room} room @param {string} pattern */
const modulesIn = (room, pattern) =>
  globSync(pattern, { cwd: inRoot(room) })
    .filter((path) => !/\.(css|d)\.ts$|\.stories\.tsx$/.test(path))
    .map(withoutExtension)
    .toSorted()

/** Builds both packages from scratch. Throws if a build fails. */
export async function buildKit() {
  // Never publishes a development build.
  process.env.NODE_ENV = 'production'
  rmSync(inRoot('dist/kit'), { recursive: true, force: true })
  const tokens = modulesIn('tokens', '*.ts')
  const components = modulesIn('ui', '*/*.tsx').filter((path) => basename(path) === basename(dirname(path)))
  const manifests = { tokens: tokensManifest(tokens), ui: uiManifest(components) }
  const types = await run(node24(), [inRoot('node_modules/typescript/bin/tsc'), '-b', inRoot('ui')])
  if (types !== 0) throw new Error("The types of the kit don't build")
  for (const room of /** @type {Room[]} */ (['tokens', 'ui'])) {
    const entries = Object.values(manifests[room].exports).flatMap((entry) =>
      typeof entry === 'string' ? [] : [entry.default.slice(2).replace(/\.js$/, '')],
    )
    const packages = await buildModules(room, entries)
    copyTypes(room)
    const manifest = { ...manifests[room], ...withDependencies(manifests[room], packages) }
    writeFileSync(out(room, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    writeFileSync(out(room, 'README.md'), readme())
    cpSync(inRoot('LICENSE'), out(room, 'LICENSE'))
  }
  await buildStyles('tokens/themes.css.ts', 'tokens', 'themes.css')
  await buildStyles('ui/package.css', 'ui', 'styles.css')
  cpSync(inRoot('ui/base.css'), out('ui', 'base.css'))
}

/**
 * Builds modules, one file each, and returns the packages that they import. Some Radix packages are bundled: those that lock the
 * page's scrolling with a style element, with our replacement, and those that import a class nothing uses, without it. All other
 * packages stay imports.
 * @param {Room} room
 * @param {string[]} entries modules without extension
 */
async function buildModules(room, entries) {
  const files = entries.flatMap((path) => globSync(`${path}.{ts,tsx}`, { cwd: inRoot(room) }))
  const built = await build({
    ...quiet,
    root: inRoot(room),
    plugins: [react()],
    resolve: { alias: { 'react-remove-scroll': inRoot('ui/private/RemoveScroll.tsx') } },
    build: {
      outDir: out(room),
      emptyOutDir: false,
      minify: false,
      lib: { entry: files.map((path) => inRoot(room, path)), formats: ['es'] },
      rolldownOptions: {
        external: (id) => !/^[./]|^react-remove-scroll$/.test(id) && !taken.test(id),
        // Radix's builds name every function and class by such a call, which would keep unused ones.
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          preserveModules: true,
          preserveModulesRoot: inRoot(room),
          entryFileNames: ({ name }) =>
            `${name.replace(/^.*node_modules\/@radix-ui\/([\w-]+)\/.*$/, 'private/radix/$1')}.js`,
          // Comments are kept in the types. Here, Tailwind would mistake their words for classes.
          comments: { jsdoc: false },
        },
      },
    },
  })
  if (room === 'ui') cpSync(inRoot('node_modules/@radix-ui/react-dialog/LICENSE'), out('ui', 'private/radix/LICENSE'))
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const imported = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.imports : []))
  return new Set(imported.flatMap((id) => (own.has(id) ? [] : (/^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))))
}

const taken = /^@radix-ui\/react-(collection|dialog|dropdown-menu|menu|roving-focus|tabs)$/

/**
 * Returns the `dependencies` field for the packages that modules import, without peer dependencies. Uses the version range in
 * the workspace's manifest or, if there is none, the installed version or a newer compatible one.
 * @param {{dependencies?: Record<string, string>, peerDependencies?: Record<string, string>}} manifest
 * @param {ReadonlySet<string>} packages
 */
function withDependencies({ dependencies = {}, peerDependencies = {} }, packages) {
  const installed = (/** @type {string} */ name) =>
    `^${JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version}`
  const names = [...packages].filter((name) => !(name in peerDependencies)).toSorted()
  return names.length === 0
    ? {}
    : { dependencies: Object.fromEntries(names.map((name) => [name, dependencies[name] ?? installed(name)])) }
}

/**
 * Builds one style sheet, without the script that the bundler adds.
 * @param {string} source @param {Room} room @param {string} name
 */
async function buildStyles(source, room, name) {
  const built = await build({
    ...quiet,
    root: inRoot(room),
    plugins: [vanillaExtractPlugin(), tailwindcss()],
    build: { write: false, cssMinify: true, rolldownOptions: { input: inRoot(source) } },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error(`${source} produced no style sheet`)
  writeFileSync(out(room, name), sheet.source)
}

/**
 * Copies the compiler's type declarations, and changes their imports to the file names in the package.
 * @param {Room} room
 */
function copyTypes(room) {
  const from = inRoot('node_modules/.cache/tsc', room)
  for (const path of globSync('**/*.d.ts', { cwd: from })) {
    if (/\.css\.d\.ts$|vite\.config/.test(path)) continue
    // The compiler doesn't remove the types of deleted modules.
    if (globSync(path.replace(/\.d\.ts$/, '.{ts,tsx}'), { cwd: inRoot(room) }).length === 0) continue
    const text = readFileSync(join(from, path), 'utf8')
      .replace(/((?:from|import)\s*\(?\s*['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2')
      .replace(/\n?\/\/# sourceMappingURL=.*$/m, '\n')
    mkdirSync(dirname(out(room, path)), { recursive: true })
    writeFileSync(out(room, path), text)
  }
}

/** Returns the part of docs/kit.md for users of the kit, without the part for its developers. */
const readme = () => `${(readFileSync(inRoot('docs/kit.md'), 'utf8').split('\n## Contribute')[0] ?? '').trimEnd()}\n`

/** @type {import('vite').InlineConfig} */
const quiet = { configFile: false, logLevel: 'warn', publicDir: false, mode: 'production' }

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildKit()
  console.log('The packages are in dist/kit/tokens and dist/kit/ui')
}
