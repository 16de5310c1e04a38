import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { FileStorage } from './port.ts'

/** Keeps files in a folder on this machine. */
export function folderStorage(root: string): FileStorage {
  const folder = resolve(root)
  mkdirSync(folder, { recursive: true })
  const locate = (path: string): string => {
    const full = resolve(folder, path)
    if (!full.startsWith(folder + sep)) throw new RangeError('The path leaves the folder')
    return full
  }
  return {
    folder,
    put: async (path, content) => {
      const full = locate(path)
      await mkdir(dirname(full), { recursive: true })
      // Renamed into place, so that nobody reads half a file.
      const draft = join(dirname(full), `.${randomUUID()}`)
      try {
        await writeFile(draft, content)
        await rename(draft, full)
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
    },
    remove: async (path) => rm(locate(path), { force: true }),
    read: async (path) => {
      try {
        return await readFile(locate(path))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      }
    },
    has: async (path) => {
      try {
        return (await stat(locate(path))).isFile()
      } catch {
        return false
      }
    },
  }
}
