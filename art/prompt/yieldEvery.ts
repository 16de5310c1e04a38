const yieldTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Returns a function to await between steps of long work. Every so many calls, other work gets its turn, because a server reads prompts. */
export function yieldEvery(count: number): () => Promise<void> | undefined {
  let calls = 0
  return () => {
    calls += 1
    return calls % count === 0 ? yieldTurn() : undefined
  }
}
