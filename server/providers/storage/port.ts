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
  /** Reads the whole file, or a range that lies within its size. */
  read(range?: ByteRange): Promise<Readable>
}

/**
 * A store for files under paths such as `events/user_images/{userId}/{name}.webp`. `has` and `open` treat an invalid path as
 * a missing file; the other methods throw RangeError.
 * @throws StorageUnavailable, or a system error, if the storage fails.
 */
export interface FileStorage {
  /** Writes a file either completely or not at all. */
  put(path: string, content: Buffer): Promise<void>
  /** Removes a file if it exists. */
  remove(path: string): Promise<void>
  has(path: string): Promise<boolean>
  /**
   * Lists the files directly in a folder, each with the time of its last write in ms. Returns an empty list if the folder
   * doesn't exist.
   */
  list(folder: string): Promise<{ path: string; writtenAt: number }[]>
  /** Reads a whole file. Returns undefined if the file doesn't exist. */
  read(path: string): Promise<Buffer | undefined>
  /** Opens a file. Returns undefined if the file doesn't exist. */
  open(path: string): Promise<StoredFile | undefined>
}

/**
 * Returns true if a path is valid: names separated by slashes. Each name consists of letters, digits, `_`, `-`, and dots,
 * and doesn't start with a dot.
 */
export const isStoredPath = (path: string): boolean => /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path)

/**
 * Returns a path unchanged if it is valid.
 * @throws RangeError for an invalid path.
 */
export function demandStoredPath(path: string): string {
  if (!isStoredPath(path)) throw new RangeError('Invalid file path')
  return path
}
