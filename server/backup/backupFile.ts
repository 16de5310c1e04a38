import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)

/** What a backup says of itself, in `backup.json`. */
export const backupNote = z.object({
  format: z.literal(1),
  database: z.enum(['pglite', 'postgres']),
  /** ISO 8601. */
  madeAt: z.iso.datetime(),
})

/** Names in a backup: an archive of these, and of the data folder's `files` and `app-secret` as they are. */
export const noteName = 'backup.json'
export const dumpName = 'database.dump'
export const dataNames = ['files', 'app-secret'] as const

/** Packs names of folders into one archive. Files may come and go meanwhile. */
export async function pack(
  file: string,
  parts: readonly { folder: string; names: readonly string[] }[],
): Promise<void> {
  const args = ['-cf', file, ...parts.flatMap(({ folder, names }) => ['-C', folder, ...names])]
  await run('tar', args, { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, LC_ALL: 'C' } }).catch(
    (error: unknown) => {
      if (!isOnlyChange(error)) throw error
    },
  )
}

/** All that tar complains of is that a file went, or was written, while it looked: no row names such a file yet, or any more. */
function isOnlyChange(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error && 'stderr' in error) || error.code !== 1) return false
  const lines = String(error.stderr)
    .split('\n')
    .filter((line) => line !== '')
  const change =
    /: (?:File removed before we read it|file changed as we read it|File shrank by \d+ bytes?; padding with zeros)$/
  return lines.length > 0 && lines.every((line) => change.test(line))
}

/**
 * Unpacks an archive into a folder, which only its owner reads.
 * @throws Error for one that cannot be read, and for one with anything in it but files and folders: a link would let the
 *   server hand out what lies elsewhere.
 */
export async function unpack(file: string, folder: string): Promise<void> {
  // A path, so that a colon in a name is no other machine's.
  await run('tar', ['-xf', resolve(file), '-C', folder, '--no-same-owner'])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (odd) throw new Error(`${odd.name} is neither a file nor a folder`)
}
