/** The maximum wait for a browser that is never idle or can't tell, in ms. */
const patience = 100
/** The time to work per turn if the browser doesn't give a deadline, in ms. */
const shortly = 8

/** Runs tasks one by one while the browser is idle, starting after the next frame. Returns a function that cancels the rest. */
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
