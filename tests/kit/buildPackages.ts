import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the packages once for all tests of the kit. */
export default function buildPackages(): void {
  execFileSync(process.execPath, [join(root, 'scripts/buildKit.mjs')], { cwd: root, stdio: 'pipe' })
}
