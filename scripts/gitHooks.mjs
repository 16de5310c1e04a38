import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inRoot, root } from './root.mjs'

/** @param {string[]} args */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return { ok: status === 0, text: (stdout ?? '').trim() }
}

/**
 * Sets git's hooks folder to `.githooks`. Does nothing outside a checkout (such as an archive or an image), in continuous
 * integration, or if a hooks folder is already configured.
 */
export function installGitHooks() {
  if (process.env.CI !== undefined || !existsSync(inRoot('.git'))) return
  if (git('config', '--get', 'core.hooksPath').ok) return
  git('config', 'core.hooksPath', '.githooks')
}

// `npm install` runs this file (`prepare`).
if (process.argv[1] === fileURLToPath(import.meta.url)) installGitHooks()
