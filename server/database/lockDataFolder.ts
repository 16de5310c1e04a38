import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dataFolderInUse } from '@festoon/contract/messages/server/operator'

/** Thrown when another process is using the data folder. The operator sees the message. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/** The open lock files. Without these references, garbage collection would close the files and release the locks. */
const open = new Set<DatabaseSync>()

/**
 * Locks a data folder for this process, creating the folder if needed. Two processes that use the same embedded database would
 * silently lose data. The operating system releases the lock even if the process is killed.
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
