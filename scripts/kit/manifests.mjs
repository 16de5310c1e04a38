import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inRoot } from '../root.mjs'

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(inRoot(path), 'utf8'))

/**
 * Returns the `exports` field of a package, which maps each module's name to its types and code, and each file's name to its
 * path.
 * @param {Record<string, string>} modules
 * @param {Record<string, string>} files
 */
const exportsOf = (modules, files) => ({
  ...Object.fromEntries(
    Object.entries(modules).map(([name, path]) => [`./${name}`, { types: `./${path}.d.ts`, default: `./${path}.js` }]),
  ),
  ...Object.fromEntries(Object.entries(files).map(([name, path]) => [`./${name}`, `./${path}`])),
  './package.json': './package.json',
})

/** The package.json fields that the published package copies from the workspace. */
const kept = ['name', 'version', 'description', 'license', 'type']

/** @param {Record<string, unknown>} manifest */
const alike = (manifest) => Object.fromEntries(kept.map((key) => [key, manifest[key]]))

/**
 * Returns the package.json of the published tokens.
 * @param {readonly string[]} modules paths below tokens/, without extension
 */
export const tokensManifest = (modules) => ({
  ...alike(readJson('tokens/package.json')),
  sideEffects: ['**/*.css'],
  exports: exportsOf(Object.fromEntries(modules.map((path) => [path, path])), { 'themes.css': 'themes.css' }),
})

/**
 * Returns the package.json of the published components.
 * @param {readonly string[]} components paths below ui/, without extension
 */
export function uiManifest(components) {
  const manifest = readJson('ui/package.json')
  /** @type {Record<string, string>} */
  const named = Object.fromEntries(
    Object.entries(manifest.exports).flatMap(([name, path]) =>
      path.endsWith('.ts') && !name.includes('*') ? [[name.slice(2), path.slice(2).replace(/\.ts$/, '')]] : [],
    ),
  )
  return {
    ...alike(manifest),
    sideEffects: ['**/*.css'],
    exports: exportsOf(
      { ...Object.fromEntries(components.map((path) => [basename(path), path])), ...named },
      Object.fromEntries([
        ...['styles.css', 'unlayered.css', 'base.css', 'reset.css'].map((name) => [name, name]),
        ...components.map((path) => [`${basename(path)}.css`, `${path}.css`]),
      ]),
    ),
    dependencies: manifest.dependencies,
    peerDependencies: { react: manifest.peerDependencies.react, 'react-dom': manifest.peerDependencies['react-dom'] },
  }
}
