import { ConfigError } from './ConfigError.ts'
import { DataFolderInUse } from './data/lockDataFolder.ts'

type Say = (detail: string) => string

const folder: Say = (detail) =>
  `The data folder cannot be used. Set DATA_DIR to a folder that this user may write to. (${detail})`
const database: Say = (detail) => `The database does not let this server in. Check DATABASE_URL. (${detail})`
const unreachable: Say = (detail) => `The database cannot be reached. Start it, or check DATABASE_URL. (${detail})`
const port: Say = (detail) => `This server may not listen there. Set PORT and HOST to others. (${detail})`
const full: Say = (detail) => `The disk is full: nothing can be saved. (${detail})`

const sayings: Readonly<Record<string, Say>> = {
  EADDRINUSE: (detail) => `Something else listens on this port. Stop it, or set PORT to another. (${detail})`,
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

/** What the operator can mend about a start that failed, in one line; undefined when it is something else. */
export function startErrorText(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message
  if (!(error instanceof Error && 'code' in error)) return undefined
  const code = String(error.code)
  const isPort = code === 'EACCES' && 'syscall' in error && error.syscall === 'listen'
  const say = isPort ? port : sayings[code]
  return say?.(error.message === '' ? code : (error.message.split('\n')[0] ?? code))
}
