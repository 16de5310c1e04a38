/** How long to wait for a browser that never is idle, or does not say so; ms. */
const patience = 100
/** How long to work at a time where it does not say how long it will be idle; ms. */
const shortly = 8

/**
 * Does pieces of work one by one while the browser has nothing else to do, from its next picture on. Returns what calls
 * off those that are left.
 */
export function whenIdle(work: readonly (() => void)[]): () => void {
  let done = 0
  const go = (deadline?: IdleDeadline): void => {
    const began = performance.now()
    const isTime = () => (deadline?.timeRemaining() ?? 0) > 0 || performance.now() - began < shortly
    do work[done++]?.()
    while (done < work.length && isTime())
    if (done < work.length) callOff = ask(go)
  }
  // Before the picture there is time to spare, too, but not enough for a piece: it would come late.
  const frame = requestAnimationFrame(() => {
    callOff = ask(go)
  })
  let callOff = () => cancelAnimationFrame(frame)
  return () => callOff()
}

function ask(go: (deadline?: IdleDeadline) => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(go, { timeout: patience })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(go, patience)
  return () => clearTimeout(id)
}
