import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { createConsumer } from './consumer.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds the packages and installs them in a project elsewhere, once for all tests of the kit. Returns what removes the project. */
export default async function buildPackages({ provide }: TestProject): Promise<() => void> {
  execFileSync(process.execPath, [join(root, 'scripts/buildKit.mjs')], { cwd: root, stdio: 'pipe' })
  // Bootstrap is for the test of isolation.
  const consumer = await createConsumer('bootstrap')
  provide('consumer', consumer)
  return () => rmSync(consumer.folder, { recursive: true, force: true })
}
