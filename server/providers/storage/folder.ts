import { randomUUID } from 'node:crypto'
import { createReadStream, mkdirSync, type Dirent } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { requireStoredPath, isStoredPath, type FileStorage } from './port.ts'

/** Creates a file store in a local folder. */
export function folderStorage(root: string): FileStorage {
  const folder = resolve(root)
  mkdirSync(folder, { recursive: true })
  const locate = (path: string): string => join(folder, requireStoredPath(path))
  const find = async (path: string) => {
    const file = await stat(locate(path)).catch(orNothing(undefined))
    return file?.isFile() ? file : undefined
  }
  return {
    put: async (path, content) => {
      const full = locate(path)
      await mkdir(dirname(full), { recursive: true })
      // Renamed when complete, so that no incomplete file is read.
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
    read: async (path) => ((await find(path)) ? readFile(locate(path)).catch(orNothing(undefined)) : undefined),
    list: async (path) => {
      const entries = await readdir(locate(path), { withFileTypes: true }).catch(orNothing<Dirent[]>([]))
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      const filesFound = files.map(async ({ name }) => {
        // Another process may have removed it in the meantime.
        const file = await stat(join(locate(path), name)).catch(orNothing(undefined))
        return file ? [{ path: `${path}/${name}`, writtenAt: file.mtimeMs }] : []
      })
      return (await Promise.all(filesFound)).flat()
    },
    exists: async (path) => {
      try {
        return isStoredPath(path) && (await stat(locate(path))).isFile()
      } catch {
        return false
      }
    },
    open: async (path) => {
      const file = isStoredPath(path) ? await find(path) : undefined
      return (
        file && {
          size: file.size,
          writtenAt: file.mtimeMs,
          read: async (range) => createReadStream(locate(path), range),
        }
      )
    },
  }
}

/** The codes of errors that mean that a file or folder doesn't exist, or can't, because its name is too long. */
const missingCodes = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'])

/** Returns an error handler that returns `nothing` if the file or folder doesn't exist, and rethrows any other error. */
const orNothing =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && missingCodes.has(error.code)) return nothing
    throw error
  }
