const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** The number of calls between looks at the clock. */
const fewCalls = 32

/** Returns a function to await between short steps of long work. After `ms` of work, it lets other work have its turn. */
export function yieldAfter(ms: number): () => Promise<void> | undefined {
  let calls = 0
  let began = performance.now()
  const letOthersWork = async (): Promise<void> => {
    await yieldTurn()
    began = performance.now()
  }
  return () => {
    calls += 1
    return calls % fewCalls === 0 && performance.now() - began >= ms ? letOthersWork() : undefined
  }
}
