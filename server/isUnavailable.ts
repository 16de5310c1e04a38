import { StorageUnavailable } from './providers/storage/port.ts'

/** Networks that do not answer, and disks that take nothing. */
const systemCodes = new Set<unknown>([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EIO',
  'EEXIST',
  'ENOTDIR',
])
/** PostgreSQL: connection lost, shutting down or starting, too many connections, a statement that took too long. */
const databaseCode = /^(?:08\w{3}|57P0\d|53[0-4]00|57014)$/
/** What the drivers say without a code. */
const driverMessage =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|PGlite is closed|Cannot use a pool after|driver has already been destroyed)/i

/**
 * Tells whether an error means that the database or the disk does not do its work now: nothing is wrong with the call,
 * which may be made again later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StorageUnavailable) return true
  if (driverMessage.test(error.message)) return true
  return 'code' in error && (systemCodes.has(error.code) || databaseCode.test(String(error.code)))
}
