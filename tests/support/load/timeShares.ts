import { Session } from 'node:inspector/promises'

/** The owners of CPU time, by the URL of the code. Code without an owner is `other`. */
const owners: readonly (readonly [string, RegExp])[] = [
  ['parsing by the contract (zod)', /node_modules\/zod\//],
  ['database driver and query builder', /node_modules\/(?:pg|pg-[\w-]+|postgres-[\w-]+|kysely)\/|pglite/],
  ['HTTP framework', /node_modules\/(?:fastify|@fastify|light-my-request|avvio|find-my-way|pino|fast-\w+)/],
  ['own code', /\/(?:server|contract)\/[\w/]+\.ts/],
  ["Node's own code: sockets, timers, crypto", /^node:/],
]

/** Profiles `work` and returns each owner's share of the time, 0 to 1. Idle time counts as waiting for the database. */
export async function timeShares(work: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 200 })
  await session.post('Profiler.start')
  await work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const parentOf = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  )
  const frameOf = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const ownerOf = (node: number): string => {
    const name = frameOf.get(node)?.functionName
    if (name === '(idle)') return 'waiting for the database'
    if (name === '(garbage collector)') return 'collecting garbage'
    // Native code, such as JSON.stringify, counts for its caller.
    for (let at: number | undefined = node; at !== undefined; at = parentOf.get(at)) {
      const url = frameOf.get(at)?.url ?? ''
      const owner = owners.find(([, pattern]) => pattern.test(url))
      if (owner) return owner[0]
    }
    return 'other'
  }
  const sums = new Map<string, number>()
  let total = 0
  for (const [at, node] of (profile.samples ?? []).entries()) {
    const took = profile.timeDeltas?.[at] ?? 0
    const owner = ownerOf(node)
    sums.set(owner, (sums.get(owner) ?? 0) + took)
    total += took
  }
  return new Map([...sums].map(([owner, took]) => [owner, took / total]))
}
