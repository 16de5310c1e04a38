/**
 * Returns a throttled version of `work`, which never runs twice at the same time and starts at most once every `gapMs`
 * milliseconds. All calls made too early result in a single run as soon as possible. Does nothing once `signal` is aborted.
 * `work` must not reject.
 */
export function coalesce(work: () => Promise<unknown>, gapMs: number, signal: AbortSignal): () => void {
  let isBusy = false
  let isWanted = false
  const run = async (): Promise<void> => {
    isBusy = true
    isWanted = false
    const gap = pause(gapMs, signal)
    await work()
    await gap
    isBusy = false
    if (isWanted && !signal.aborted) void run()
  }
  return () => {
    isWanted = true
    if (!isBusy && !signal.aborted) void run()
  }
}

/** Resolves after `ms` milliseconds, or as soon as `signal` is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const stop = (): void => resolve()
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', stop)
  })
}
