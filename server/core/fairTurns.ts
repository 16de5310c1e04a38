/** A caller who waits for turns. All callers behind one network address are also counted together. */
export interface Caller {
  network: string
  /** The id of the account or guest. */
  id: string
}

/** A task that waits for its turn. */
export interface Turn {
  readonly caller: Caller
  /** Aborted if the task loses its turn while it waits. */
  readonly signal: AbortSignal
  /** Called when the turn begins. From then on, the task can't lose it. */
  begin(): void
}

/** The number of tasks that run at once. The last lane is kept free for callers who have used little time. */
const lanes = 2
/** The recently used time in ms from which a caller waits for the first lane. */
const heavyMs = 1_000
/** The time in ms after which half of the used time is forgotten. */
const halfLifeMs = 30_000

interface Waiting extends Caller {
  begin: () => void
}

/** Keeps the time that each caller has recently used. */
function usage() {
  const used = new Map<string, { ms: number; at: number }>()
  const decayed = ({ ms, at }: { ms: number; at: number }, now: number): number => ms * 2 ** ((at - now) / halfLifeMs)
  return {
    of: (key: string): number => {
      const entry = used.get(key)
      return entry ? decayed(entry, performance.now()) : 0
    },
    add: (key: string, ms: number): void => {
      const now = performance.now()
      for (const [known, entry] of used) if (decayed(entry, now) < 1) used.delete(known)
      const entry = used.get(key)
      used.set(key, { ms: ms + (entry ? decayed(entry, now) : 0), at: now })
    },
  }
}

/**
 * Creates a function that runs heavy tasks in fair turns: never two of one caller at once, and the next turn belongs to the
 * network, and within it to the caller, that has recently used the least time. So a caller with slow tasks delays mainly their
 * own. The function rejects with the reason of the turn's signal if it is aborted first.
 */
export function fairTurns(): <T>(turn: Turn, work: () => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = []
  const running = new Set<string>()
  const used = usage()
  const networkKey = ({ network }: Caller): string => `network ${network}`

  const beginNext = (): void => {
    if (running.size >= lanes) return
    const isLastLane = running.size === lanes - 1
    const [next] = waiting
      .filter(({ id }) => !running.has(id) && !(isLastLane && used.of(id) > heavyMs))
      .toSorted((a, b) => used.of(networkKey(a)) - used.of(networkKey(b)) || used.of(a.id) - used.of(b.id))
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    running.add(next.id)
    next.begin()
    beginNext()
  }
  return async ({ caller, signal, begin }, work) => {
    await new Promise<void>((settle, fail) => {
      signal.throwIfAborted()
      const one = {
        ...caller,
        begin: () => {
          begin()
          settle()
        },
      }
      waiting.push(one)
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(one)
        if (at >= 0) waiting.splice(at, 1)
        fail(signal.reason)
      })
      beginNext()
    })
    const began = performance.now()
    try {
      return await work()
    } finally {
      const ms = performance.now() - began
      used.add(caller.id, ms)
      used.add(networkKey(caller), ms)
      running.delete(caller.id)
      beginNext()
    }
  }
}
