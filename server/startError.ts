import * as copy from '@festoon/contract/messages/server/operator'
import { ConfigError } from './core/ConfigError.ts'
import { IncompatibleDatabase } from './database/IncompatibleDatabase.ts'
import { DataFolderInUse } from './database/lockDataFolder.ts'

/** Explanations of failed starts, by error code. */
const explanations: Readonly<Record<string, (detail: string) => string>> = {
  EADDRINUSE: copy.portTaken,
  EADDRNOTAVAIL: copy.addressForbidden,
  EACCES: copy.dataFolderUnusable,
  EPERM: copy.dataFolderUnusable,
  EEXIST: copy.dataFolderUnusable,
  ENOTDIR: copy.dataFolderUnusable,
  EROFS: copy.dataFolderUnusable,
  ENOSPC: copy.diskFull,
  ERR_SQLITE_ERROR: copy.dataFolderUnusable,
  ECONNREFUSED: copy.databaseUnreachable,
  ECONNRESET: copy.databaseUnreachable,
  ETIMEDOUT: copy.databaseUnreachable,
  ENOTFOUND: copy.databaseUnreachable,
  EAI_AGAIN: copy.databaseUnreachable,
  '57P03': copy.databaseUnreachable,
  '28P01': copy.databaseRefused,
  '28000': copy.databaseRefused,
  '3D000': copy.databaseRefused,
  '42501': copy.databaseRefused,
}

/** Returns an explanation of a failed start if the operator can fix the cause, otherwise undefined. */
export function startErrorMessage(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof IncompatibleDatabase)
    return error.message
  if (!(error instanceof Error && 'code' in error)) return undefined
  const code = String(error.code)
  const isPort = code === 'EACCES' && 'syscall' in error && error.syscall === 'listen'
  const explain = isPort ? copy.addressForbidden : explanations[code]
  return explain?.(error.message === '' ? code : (error.message.split('\n')[0] ?? code))
}
