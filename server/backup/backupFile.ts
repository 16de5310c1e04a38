import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const run = promisify(execFile)

/** The schema of a backup's description, stored in `backup.json`. */
export const backupNote = z.object({
  format: z.literal(1),
  database: z.enum(['pglite', 'postgres']),
  /** Time of the backup in ISO 8601. */
  madeAt: z.iso.datetime(),
})

/** Name of the file that describes the backup, inside the archive. */
export const noteName = 'backup.json'
export const dumpName = 'database.dump'
export const dataNames = ['files', 'app-secret'] as const

/**
 * Packs the named files and subfolders of each folder into one tar archive. Files may be added and removed while the archive
 * is written.
 */
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

/**
 * Returns true if tar failed only because files changed or disappeared while it ran. A backup can do without these files:
 * they were added after the database was dumped, or are no longer in use.
 */
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
 * Unpacks an archive into an existing folder, which only its owner should be able to read.
 * @throws Error if the archive can't be read, or contains anything but files and folders. A link, for example, could make
 * the server serve files from outside the folder.
 */
export async function unpack(file: string, folder: string): Promise<void> {
  // Must be an absolute path, because tar interprets a name with a colon as a file on a remote host.
  await run('tar', ['-xf', resolve(file), '-C', folder, '--no-same-owner'])
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const odd = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (odd) throw new Error(`${odd.name} is neither a file nor a folder`)
}
