/**
 * Returns a function that runs `task` at once, but at most once per `gapMs` milliseconds. Calls in between are answered by one
 * run at the end of the gap. `end` cancels a run that is still to come.
 */
export function spaceOut(task: () => void, gapMs: number): { run: () => void; end: () => void } {
  let lastAt = Number.NEGATIVE_INFINITY
  let timer: NodeJS.Timeout | undefined
  const now = (): void => {
    timer = undefined
    lastAt = performance.now()
    task()
  }
  return {
    run: () => {
      if (timer) return
      const waitMs = lastAt + gapMs - performance.now()
      if (waitMs <= 0) now()
      else timer = setTimeout(now, waitMs)
    },
    end: () => clearTimeout(timer),
  }
}
