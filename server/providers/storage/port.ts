import type { Readable } from 'node:stream'
/** A range of bytes in a file. Both ends are inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/** A stored file, ready to be read. */
export interface StoredFile {
  /** The size in bytes. */
  size: number
  /** The time of the last write in ms. */
  writtenAt: number
  /** Opens a stream of the whole file, or of a range within the file. */
  read(range?: ByteRange): Promise<Readable>
}

/**
 * A store for files under paths such as `events/user_images/{owner}/{name}.webp`. For an invalid path, `exists` returns false,
 * `open` returns undefined, and the other methods throw RangeError. If the storage fails, a method may throw StorageUnavailable
 * or a system error.
 */
export interface FileStorage {
  /** Writes a file either completely or not at all. */
  put(path: string, content: Buffer): Promise<void>
  /** Removes a file if it exists. */
  remove(path: string): Promise<void>
  exists(path: string): Promise<boolean>
  /**
   * Lists the files in a folder but not in its subfolders, each with the time of its last write in ms. The list is empty if the
   * folder doesn't exist.
   */
  list(folder: string): Promise<{ path: string; writtenAt: number }[]>
  /** Reads a whole file. Returns undefined if the file doesn't exist. */
  read(path: string): Promise<Buffer | undefined>
  /** Opens a file. Returns undefined if the file doesn't exist. */
  open(path: string): Promise<StoredFile | undefined>
}

/**
 * Returns true if a path is valid. A valid path consists of names separated by slashes. A name consists of letters, digits,
 * underscores, hyphens, and dots, and doesn't start with a dot.
 */
export const isStoredPath = (path: string): boolean => /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path)

/**
 * Returns a path unchanged if it is valid.
 * @throws RangeError if the path is invalid.
 */
export function requireStoredPath(path: string): string {
  if (!isStoredPath(path)) throw new RangeError('Invalid file path')
  return path
}
