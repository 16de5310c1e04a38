import { dataFolderInUse } from '@festoon/contract/messages/server/operator'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Thrown when another process is using the data folder. The message is shown to the operator. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/** The open lock files. They are referenced here because a garbage-collected file would lose its lock. */
const open = new Set<DatabaseSync>()

/**
 * Locks the data folder for this process, because two processes on one embedded database would silently lose data. The lock
 * is an exclusive transaction on a SQLite file, which the operating system releases even if the process is killed.
 * @returns A function that releases the lock.
 * @throws DataFolderInUse if another process holds the lock.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new DataFolderInUse(dataFolderInUse(folder), { cause: error })
    throw error
  }
  open.add(file)
  return () => {
    open.delete(file)
    file.close()
  }
}
