import { StorageUnavailable } from './StorageUnavailable.ts'

/** Error codes for an unreachable network or a disk that can't be written to. */
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
/**
 * Matches PostgreSQL's error codes for a lost connection, a shutdown or startup, a lack of resources such as connections or
 * disk space, and a statement timeout.
 */
const databaseCode = /^(?:08\w{3}|57P0\d|53[0-4]00|57014)$/
/** Matches the messages of driver errors that have no code: a lost or closed connection, or a timeout. */
const driverMessage =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|PGlite is closed|Cannot use a pool after|driver has already been destroyed)/i

/**
 * Returns true if an error means that the database or the file storage is temporarily unavailable. The call itself is valid
 * and may be retried later.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StorageUnavailable) return true
  if (driverMessage.test(error.message)) return true
  return 'code' in error && (systemCodes.has(error.code) || databaseCode.test(String(error.code)))
}
