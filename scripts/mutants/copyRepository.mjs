import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { inRoot, root } from '../root.mjs'

/**
 * Copies the repository's files to a temporary folder, whose packages are links to the installed ones. Our own packages are linked
 * to the copy. Returns the folder's path.
 */
export function copyRepository() {
  const copy = mkdtempSync(join(tmpdir(), 'festoon-mutants-'))
  const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  for (const path of listed.stdout.trim().split('\n')) {
    mkdirSync(join(copy, dirname(path)), { recursive: true })
    cpSync(inRoot(path), join(copy, path))
  }
  const packages = join(copy, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name === '@festoon')
      cpSync(inRoot('node_modules', name), join(packages, name), { recursive: true, verbatimSymlinks: true })
    else if (name !== '.cache') symlinkSync(inRoot('node_modules', name), join(packages, name))
  }
  // The unpacked browser.
  const cache = inRoot('node_modules/.cache')
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    if (!name.startsWith('chromium-')) continue
    mkdirSync(join(packages, '.cache'), { recursive: true })
    symlinkSync(join(cache, name), join(packages, '.cache', name))
  }
  return copy
}
