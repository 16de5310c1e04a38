import type { Readable } from 'node:stream'
/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number
  end: number
}

/** A file as it is sent on. */
export interface StoredFile {
  /** Bytes. */
  size: number
  /** ms: when it was written. */
  writtenAt: number
  /** The whole of it, or a part that lies within its size. */
  read(range?: ByteRange): Promise<Readable>
}

/**
 * Keeps files under paths such as `events/user_images/{userId}/{name}.webp`. A path that none of our files can have names no
 * file, and cannot be written. @throws StorageUnavailable, or an Error of the system, when it does not do its work now.
 */
export interface FileStorage {
  /** Writes a whole file, or nothing. */
  put(path: string, content: Buffer): Promise<void>
  /** Removes a file; nothing happens when there is none. */
  remove(path: string): Promise<void>
  has(path: string): Promise<boolean>
  /** The files right in a folder, with the instant in ms at which each was written; none when there is no such folder. */
  list(folder: string): Promise<{ path: string; writtenAt: number }[]>
  /** A whole file; undefined when there is none. */
  read(path: string): Promise<Buffer | undefined>
  /** A file to be sent on; undefined when there is none. */
  open(path: string): Promise<StoredFile | undefined>
}

/** Tells whether a path can be one of our files: names of letters, digits, `_`, `-` and dots inside, with slashes between. */
export const isStoredPath = (path: string): boolean => /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path)

/** @throws RangeError for a path that none of our files can have. */
export function demandStoredPath(path: string): string {
  if (!isStoredPath(path)) throw new RangeError('No file can be kept under this path')
  return path
}
