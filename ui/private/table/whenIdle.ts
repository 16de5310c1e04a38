/**
 * The maximum time to wait for the browser to become idle, in milliseconds. Browsers without `requestIdleCallback` always wait
 * this long.
 */
const patience = 100
/** The minimum time to run tasks in each idle callback, in milliseconds. */
const shortly = 8

/**
 * Runs tasks one by one while the browser is idle, starting after the next frame. Returns a function that cancels the remaining
 * tasks.
 */
export function whenIdle(work: readonly (() => void)[]): () => void {
  let doneCount = 0
  const go = (deadline?: IdleDeadline): void => {
    const began = performance.now()
    const isTime = () => (deadline?.timeRemaining() ?? 0) > 0 || performance.now() - began < shortly
    do work[doneCount++]?.()
    while (doneCount < work.length && isTime())
    if (doneCount < work.length) callOff = ask(go)
  }
  // The idle time before the next frame is too short for a task and would delay the frame.
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
