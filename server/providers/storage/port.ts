import type { Readable } from 'node:stream'
/** A range of bytes in a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** A stored file, ready to be read. */
export interface StoredFile {
  /** Size, bytes. */
  size: number
  /** Time of the last write, ms. */
  writtenAt: number
  /** Reads the whole file, or a range within its size. */
  read(range?: ByteRange): Promise<Readable>
}

/**
 * Stores files under paths such as `events/user_images/{userId}/{name}.webp`. An invalid path is treated as a missing file,
 * and can't be written.
 * @throws StorageUnavailable, or a system error, if the storage doesn't work.
 */
export interface FileStorage {
  /** Writes a whole file, or nothing. */
  put(path: string, content: Buffer): Promise<void>
  /** Removes a file, if it exists. */
  remove(path: string): Promise<void>
  has(path: string): Promise<boolean>
  /** Lists the files directly in a folder, with the times in ms of their last writes. Empty if there is no such folder. */
  list(folder: string): Promise<{ path: string; writtenAt: number }[]>
  /** Reads a whole file. Undefined if it doesn't exist. */
  read(path: string): Promise<Buffer | undefined>
  /** Opens a file. Undefined if it doesn't exist. */
  open(path: string): Promise<StoredFile | undefined>
}

/** Checks whether a path is valid: names of letters, digits, `_`, `-` and inner dots, separated by slashes. */
export const isStoredPath = (path: string): boolean => /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path)

/** @throws RangeError for an invalid path. */
export function demandStoredPath(path: string): string {
  if (!isStoredPath(path)) throw new RangeError('No file can be kept under this path')
  return path
}
