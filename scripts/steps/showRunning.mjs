/** The interval, in ms, at which the running steps are written to a log. */
const logEvery = 30_000

/**
 * Shows the running steps and their times: in a terminal as a live line, in a log at intervals.
 */
export function showRunning() {
  /** @type {Map<string, number>} */
  const since = new Map()
  const isLive = process.stdout.isTTY
  const text = () =>
    [...since].map(([name, from]) => `${name} ${Math.round((Date.now() - from) / 1_000)} s`).join(' · ')
  const wipe = () => {
    if (isLive) process.stdout.write('\r\u001b[K')
  }
  const show = () => {
    if (since.size === 0) return
    wipe()
    process.stdout.write(isLive ? `… ${text()}` : `… ${text()}\n`)
  }
  const timer = setInterval(show, isLive ? 1_000 : logEvery)
  return {
    /** @param {string} name */
    add: (name) => {
      since.set(name, Date.now())
      wipe()
      console.log(`${name.padEnd(9)} …`)
    },
    /** @param {string} name */
    remove: (name) => {
      since.delete(name)
      wipe()
    },
    end: () => clearInterval(timer),
  }
}
