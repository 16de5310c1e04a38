import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')

/** Returns the ids of a process's children. Linux only. */
export async function childrenOf(pid: number): Promise<number[]> {
  const ids = (await read(`/proc/${pid}/task/${pid}/children`)).trim()
  return ids === '' ? [] : ids.split(' ').map(Number)
}

const programOf = (id: number): Promise<string> => read(`/proc/${id}/cmdline`)

/**
 * Returns the resident memory of a process and its children in MB. A child that has been forked but hasn't started its program yet
 * still has all pages of its parent, which are the same memory, so it isn't counted.
 */
export async function residentMemory(pid: number): Promise<number> {
  const ownProgram = await programOf(pid)
  const sizes = await Promise.all(
    [pid, ...(await childrenOf(pid))].map(async (id) => {
      // The program first: once a child has started its own, all of its memory is its own too.
      const program = await programOf(id)
      if (id !== pid && (program === '' || program === ownProgram)) return 0
      return Number(/VmRSS:\s*(\d+) kB/.exec(await read(`/proc/${id}/status`))?.[1] ?? 0)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1_024
}

/** Measures a process and its children every few ms until `stop`, which returns the highest value in MB. */
export function watchMemory(pid: number): { stop(): Promise<number> } {
  let isStopped = false
  let peak = 0
  const watching = (async () => {
    while (!isStopped) {
      peak = Math.max(peak, await residentMemory(pid))
      await wait(4)
    }
  })()
  return {
    stop: async () => {
      isStopped = true
      await watching
      return peak
    },
  }
}
