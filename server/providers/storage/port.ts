/** Keeps files under paths such as `events/user_images/{userId}/{name}.webp`. */
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
  /** Folder from which the files can be served, when there is one. */
  readonly folder: string
}
