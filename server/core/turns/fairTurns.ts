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
  /** True for a task that needs much memory. Only one such task runs at a time. */
  readonly isLarge?: boolean
}

/** The number of tasks that run at once. The last lane is kept free for callers who have used less time than others. */
const lanes = 2
/** The difference in used time in ms from which a caller or network leaves the last lane to others. */
const heavierMs = 1_000
/** The time in ms for which the last lane is kept free for a caller after the caller's last task. */
const activeMs = 10_000
/** The time in ms after which half of the used time is forgotten. */
const halfLifeMs = 30_000

interface Running extends Caller {
  isLarge: boolean
}

interface Waiting extends Running {
  begin: () => void
}

/** Keeps the time that each caller or network has recently used. */
function usage() {
  const usedTimes = new Map<string, { ms: number; at: number }>()
  const decay = ({ ms, at }: { ms: number; at: number }, now: number): number => ms * 2 ** ((at - now) / halfLifeMs)
  return {
    of: (key: string): number => {
      const entry = usedTimes.get(key)
      return entry ? decay(entry, performance.now()) : 0
    },
    add: (key: string, ms: number): void => {
      const now = performance.now()
      for (const [known, entry] of usedTimes) if (decay(entry, now) < 1) usedTimes.delete(known)
      const entry = usedTimes.get(key)
      usedTimes.set(key, { ms: ms + (entry ? decay(entry, now) : 0), at: now })
    },
  }
}

/** Keeps the callers whose last task ended recently. */
function recentCallers() {
  const activeCallers = new Map<string, Caller & { at: number }>()
  return {
    add: ({ network, id }: Caller): void => {
      activeCallers.set(id, { network, id, at: performance.now() })
    },
    list: (): Caller[] => {
      const since = performance.now() - activeMs
      for (const [id, { at }] of activeCallers) if (at < since) activeCallers.delete(id)
      return [...activeCallers.values()]
    },
  }
}

/**
 * Creates a function that runs heavy tasks in fair turns: never two of one caller or two large ones at once, and the next turn
 * belongs to the network, and within it to the caller, that has recently used the least time. One lane is closed to networks that
 * have used more than another active one, and to callers who have used more than another active one in their network. So a caller
 * with slow tasks delays mainly their own. The function rejects with the reason of the turn's signal if it is aborted first.
 */
export function fairTurns(): <T>(turn: Turn, work: () => Promise<T>) => Promise<T> {
  const waiting: Waiting[] = []
  const running = new Map<string, Running>()
  const recent = recentCallers()
  const ofNetworks = usage()
  const ofCallers = usage()

  /** Returns true if a caller must leave the last lane to one of the active callers. */
  const yields = ({ network, id }: Caller, active: readonly Caller[]): boolean =>
    active.some((other) =>
      other.network === network
        ? other.id !== id && ofCallers.of(id) > ofCallers.of(other.id) + heavierMs
        : ofNetworks.of(network) > ofNetworks.of(other.network) + heavierMs,
    )
  const beginNext = (): void => {
    if (running.size >= lanes) return
    const isLastLane = running.size === lanes - 1
    const active = isLastLane ? [...recent.list(), ...running.values(), ...waiting] : []
    const hasLarge = [...running.values()].some(({ isLarge }) => isLarge)
    const [next] = waiting
      .filter((one) => !running.has(one.id) && !(one.isLarge && hasLarge) && !yields(one, active))
      .toSorted(
        (a, b) => ofNetworks.of(a.network) - ofNetworks.of(b.network) || ofCallers.of(a.id) - ofCallers.of(b.id),
      )
    if (!next) return
    waiting.splice(waiting.indexOf(next), 1)
    running.set(next.id, { network: next.network, id: next.id, isLarge: next.isLarge })
    next.begin()
    beginNext()
  }
  return async ({ caller, signal, begin, isLarge = false }, work) => {
    await new Promise<void>((settle, fail) => {
      signal.throwIfAborted()
      const one = {
        ...caller,
        isLarge,
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
      ofCallers.add(caller.id, ms)
      ofNetworks.add(caller.network, ms)
      recent.add(caller)
      running.delete(caller.id)
      beginNext()
    }
  }
}
