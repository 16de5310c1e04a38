import { randomUUID } from 'node:crypto'
import { mkdirSync, type Dirent } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
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
    read: (path) => readFile(locate(path)).catch(orNothing(undefined)),
    list: async (path) => {
      const entries = await readdir(locate(path), { withFileTypes: true }).catch(orNothing<Dirent[]>([]))
      const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      const found = files.map(async ({ name }) => {
        // Another process may have removed it since.
        const known = await stat(join(locate(path), name)).catch(orNothing(undefined))
        return known ? [{ path: `${path}/${name}`, writtenAt: known.mtimeMs }] : []
      })
      return (await Promise.all(found)).flat()
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

/** Something else for what is not there. */
const orNothing =
  <T>(nothing: T) =>
  (error: unknown): T => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return nothing
    throw error
  }
