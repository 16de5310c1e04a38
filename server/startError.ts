import { ConfigError } from './core/ConfigError.ts'
import { IncompatibleDatabase } from './database/IncompatibleDatabase.ts'
import { DataFolderInUse } from './database/lockDataFolder.ts'

type Explain = (detail: string) => string

const folder: Explain = (detail) =>
  `Can't use the data folder. Set DATA_DIR to a folder that this user can write to. (${detail})`
const database: Explain = (detail) =>
  `The database refused the connection. Check the user, password and database name in DATABASE_URL. (${detail})`
const unreachable: Explain = (detail) => `Can't reach the database. Start it, or check DATABASE_URL. (${detail})`
const port: Explain = (detail) =>
  `Not allowed to listen on this address. Set PORT or HOST to another value. (${detail})`
const full: Explain = (detail) => `The disk is full. Free some space and start again. (${detail})`

const explanations: Readonly<Record<string, Explain>> = {
  EADDRINUSE: (detail) => `Another program is using this port. Stop it, or set PORT to another one. (${detail})`,
  EADDRNOTAVAIL: port,
  EACCES: folder,
  EPERM: folder,
  EEXIST: folder,
  ENOTDIR: folder,
  EROFS: folder,
  ENOSPC: full,
  ERR_SQLITE_ERROR: folder,
  ECONNREFUSED: unreachable,
  ECONNRESET: unreachable,
  ETIMEDOUT: unreachable,
  ENOTFOUND: unreachable,
  EAI_AGAIN: unreachable,
  '57P03': unreachable,
  '28P01': database,
  '28000': database,
  '3D000': database,
  '42501': database,
}

/** Returns a one-line explanation of a failed start that the operator can fix, or undefined for any other error. */
export function startErrorMessage(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof IncompatibleDatabase)
    return error.message
  if (!(error instanceof Error && 'code' in error)) return undefined
  const code = String(error.code)
  const isPort = code === 'EACCES' && 'syscall' in error && error.syscall === 'listen'
  const explain = isPort ? port : explanations[code]
  return explain?.(error.message === '' ? code : (error.message.split('\n')[0] ?? code))
}
