// Builds the two published packages, dist/kit/tokens and dist/kit/ui: ES modules, types and style sheets.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { node24 } from './install.mjs'
import { isForClient, renameClassLists, wordsIn } from './kit/classLists.mjs'
import { tokensManifest, uiManifest } from './kit/manifests.mjs'
import { baseSheet, minified, resetSheet, sheetOf, Utilities, withoutLayers, withoutPageScheme } from './kit/styles.mjs'
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
  const sources = globSync('ui/**/*.{ts,tsx}', { cwd: inRoot() }).filter((path) => !path.includes('.stories.'))
  const words = sources.flatMap((path) => [...wordsIn(path, readFileSync(inRoot(path), 'utf8'))])
  const utilities = await Utilities.of(new Set(words))
  for (const room of /** @type {Room[]} */ (['tokens', 'ui'])) {
    const entries = Object.values(manifests[room].exports).flatMap((entry) =>
      typeof entry === 'string' ? [] : [entry.default.slice(2).replace(/\.js$/, '')],
    )
    const { packages, chunks, lists } = await buildModules(room, entries, utilities)
    if (room === 'ui') await buildSheets(components, chunks, lists, utilities)
    copyTypes(room)
    const manifest = { ...manifests[room], ...withDependencies(manifests[room], packages) }
    writeFileSync(out(room, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    writeFileSync(out(room, 'README.md'), readme())
    for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(inRoot(file), out(room, file))
  }
  writeFileSync(out('tokens', 'themes.css'), withoutPageScheme(await stylesOf('tokens/themes.css.ts')))
}

/**
 * Writes the style sheets: the base of all components, one of each component with all its parts, and all in one, with and without
 * cascade layers.
 * @param {readonly string[]} components modules without extension
 * @param {readonly import('vite').Rolldown.OutputChunk[]} chunks
 * @param {ReadonlyMap<string, readonly import('./kit/classLists.mjs').ClassList[]>} lists the class lists of each source
 * @param {Utilities} utilities
 */
async function buildSheets(components, chunks, lists, utilities) {
  /** Returns the sources of a chunk and of all that it imports, imported ones first. @param {string} fileName @param {Set<string>} found */
  const sourcesOf = (fileName, found = new Set()) => {
    const chunk = chunks.find((one) => one.fileName === fileName)
    for (const next of chunk ? [...chunk.imports, ...chunk.dynamicImports] : []) sourcesOf(next, found)
    for (const id of chunk ? chunk.moduleIds : []) found.add(id)
    return found
  }
  const base = await baseSheet()
  const all = sheetOf(utilities, [...lists.values()].flat())
  const sheets = {
    'reset.css': await resetSheet(),
    'base.css': base,
    'styles.css': base + all,
    'unlayered.css': withoutLayers(base + all),
    ...Object.fromEntries(
      components.map((path) => [
        `${path}.css`,
        sheetOf(
          utilities,
          [...sourcesOf(`${path}.js`)].flatMap((id) => lists.get(id) ?? []),
        ),
      ]),
    ),
  }
  for (const [name, css] of Object.entries(sheets)) writeFileSync(out('ui', name), minified(css))
}

/**
 * Builds modules, one file each, with renamed classes. Returns them, the packages that they import, and the class lists. Some Radix
 * packages are bundled: those that lock the page's scrolling with a style element or place menus, with our replacements, and those
 * that import a class nothing uses, without it. All other packages stay imports.
 * @param {Room} room
 * @param {string[]} entries modules without extension
 * @param {Utilities} utilities
 */
async function buildModules(room, entries, utilities) {
  /** @type {Map<string, import('./kit/classLists.mjs').ClassList[]>} */
  const lists = new Map()
  /** The modules that need the directive for React's server components. @type {Set<string>} */
  const clients = new Set()
  const ownClasses = {
    name: 'festoon:own-classes',
    enforce: /** @type {const} */ ('pre'),
    transform(/** @type {string} */ code, /** @type {string} */ id) {
      if (!id.startsWith(inRoot('ui'))) return
      if (isForClient(id, code)) clients.add(id)
      const renamed = renameClassLists(id, code, (word) => utilities.has(word))
      lists.set(id, renamed.lists)
      return { code: renamed.code, map: null }
    },
  }
  const files = entries.flatMap((path) => globSync(`${path}.{ts,tsx}`, { cwd: inRoot(room) }))
  const built = await build({
    ...quiet,
    root: inRoot(room),
    plugins: [ownClasses, react()],
    resolve: {
      alias: {
        'react-remove-scroll': inRoot('ui/private/RemoveScroll.tsx'),
        '@radix-ui/react-popper': inRoot('ui/private/Popper.tsx'),
        'aria-hidden': inRoot('ui/private/hideOthers.ts'),
      },
    },
    build: {
      outDir: out(room),
      emptyOutDir: false,
      minify: false,
      lib: { entry: files.map((path) => inRoot(room, path)), formats: ['es'] },
      rolldownOptions: {
        external: (id) =>
          !/^[./]|^(react-remove-scroll|@radix-ui\/react-popper|aria-hidden)$/.test(id) && !taken.test(id),
        // Radix's builds name every function and class by such a call, which would keep unused ones.
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          preserveModules: true,
          preserveModulesRoot: inRoot(room),
          entryFileNames: ({ name }) =>
            `${name.replace(/^.*node_modules\/@radix-ui\/([\w-]+)\/.*$/, 'private/radix/$1')}.js`,
          banner: ({ moduleIds }) => (moduleIds.some((id) => clients.has(id)) ? "'use client'" : ''),
          // Comments are kept in the types. Here, Tailwind would mistake their words for classes.
          comments: { jsdoc: false },
        },
      },
    },
  })
  if (room === 'ui') cpSync(inRoot('node_modules/@radix-ui/react-dialog/LICENSE'), out('ui', 'private/radix/LICENSE'))
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const own = new Set(chunks.map(({ fileName }) => fileName))
  const modules = chunks.filter((chunk) => chunk.type === 'chunk')
  const imported = modules.flatMap(({ imports }) => imports)
  const packages = new Set(imported.flatMap((id) => (own.has(id) ? [] : (/^(?:@[^/]+\/)?[^/]+/.exec(id)?.[0] ?? []))))
  return { packages, chunks: modules, lists }
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

/** Builds the style sheet of a vanilla-extract module, without the script that the bundler adds. @param {string} source */
async function stylesOf(source) {
  const built = await build({
    ...quiet,
    root: inRoot(dirname(source)),
    plugins: [vanillaExtractPlugin()],
    build: { write: false, cssMinify: true, rolldownOptions: { input: inRoot(source) } },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const sheet = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error(`${source} produced no style sheet`)
  return String(sheet.source)
}

/**
 * Copies the compiler's type declarations, without requirement ids, and changes their imports to the file names in the package.
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
      // Our requirement ids, such as (KIT-08, VAL-07), say nothing to users of the kit.
      .replace(/[\s*]*\((?:[A-Z]+-\d+(?:,[\s*]+)?)+([^)]*)\)/g, (_, rest) => (rest === '' ? '' : ` (${rest})`))
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
