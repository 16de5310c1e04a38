import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { installGitHooks } from './gitHooks.mjs'
import { inRoot, root } from './root.mjs'

const stampFile = inRoot('node_modules', '.festoon-install')

/** @param {string} path */
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** The folders with a package.json, the root first. */
function packageFolders() {
  return ['', .../** @type {string[]} */ (readJson(inRoot('package.json')).workspaces)]
}

/** Returns a hash of the lock file and every package.json, which determine the installed packages. */
function wanted() {
  const hash = createHash('sha256').update(readFileSync(inRoot('package-lock.json')))
  for (const folder of packageFolders()) hash.update(readFileSync(inRoot(folder, 'package.json')))
  return hash.digest('hex')
}

/**
 * Checks whether node_modules matches the lock file, for example because npm was run directly. Optional packages may be
 * missing, because npm's record of installed packages doesn't include those for other platforms.
 */
function installedByNpm() {
  const record = inRoot('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const locked = readJson(inRoot('package-lock.json')).packages
  const present = readJson(record).packages
  const asks = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  for (const folder of packageFolders()) {
    const manifest = readJson(inRoot(folder, 'package.json'))
    const entry = locked[folder]
    if (!entry) return false
    for (const kind of asks) {
      if (!sameNames(manifest[kind] ?? {}, entry[kind] ?? {})) return false
    }
  }
  for (const [path, entry] of Object.entries(locked)) {
    if (!path.startsWith('node_modules/')) continue
    const found = present[path]
    if (found ? found.version !== entry.version : !entry.optional && !entry.devOptional) return false
  }
  return true
}

/**
 * Checks whether two lists of packages are equal.
 * @param {Record<string, string>} one
 * @param {Record<string, string>} other
 */
function sameNames(one, other) {
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
}

/** Installs the packages of the lock file if they are missing or out of date. Exits the process on failure. */
export function install() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Festoon needs Node 20 or newer; this is ${process.version}.`)
  const want = wanted()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === want) return
  if (!installedByNpm()) {
    console.log('Installing packages (takes about half a minute) …')
    const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
    })
    if (done.status !== 0) fail('Failed to install the packages. See the output above.')
  }
  installGitHooks()
  writeFileSync(stampFile, want)
}

/**
 * Returns the path of the Node.js that the project runs on: the pinned one if it's available for this machine, or else the
 * current one. Exits the process if the current one is too old.
 * @returns {string}
 */
export function node24() {
  const pinned = inRoot('node_modules', `node-linux-${process.arch}`, 'bin', 'node')
  if (process.platform === 'linux' && existsSync(pinned)) return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // The oldest version that runs TypeScript directly.
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  return fail(`On this machine Festoon needs Node 22.18 or newer (24 is best); this is ${process.version}.`)
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(message)
  process.exit(1)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) install()
