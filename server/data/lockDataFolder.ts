import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another server has the folder open. The message is meant for the operator. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse'
}

/**
 * Takes the data folder for this process: two processes on one embedded database would silently lose data. An exclusive
 * transaction on a SQLite file is held, which the system releases even when the process is killed.
 * @returns a function that gives the folder back.
 * @throws DataFolderInUse when another process has it.
 */
export function lockDataFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const file = new DatabaseSync(join(folder, 'lock.sqlite'))
  try {
    file.exec('begin exclusive')
  } catch (error) {
    file.close()
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new DataFolderInUse(
        `Another Festoon server is running on the data folder ${folder}. Stop it first, or set DATA_DIR to another folder.`,
        { cause: error },
      )
    throw error
  }
  return () => file.close()
}
