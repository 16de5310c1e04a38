import type { Severity } from '@festoon/contract/log'
import { scrub } from '@festoon/contract/rules/scrub'

/** Less is not sent. */
type Told = Extract<Severity, 'WARN' | 'ERROR'>

interface Entry {
  severity: Told
  message: string
  path: string
}

/** Entries that one post takes. */
const most = 20
/** ms: entries that come together are posted together. */
const waitMs = 1_000

let entries: Entry[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const [...sent] = entries
  entries = []
  if (sent.length === 0) return
  const body = JSON.stringify({ entries: sent })
  // A log that cannot be reached is no reason to disturb anybody.
  void fetch('/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined)
}

/**
 * Tells the operator that something failed which the person at the screen can do nothing about (RPC-106). Only what
 * happened is named: no token, code, address or query leaves the browser.
 */
export function report(severity: Told, message: string, error?: unknown): void {
  const cause = error instanceof Error ? `: ${error.name} ${error.message}` : ''
  if (entries.length >= most) return
  const entry = { message: scrub(`${message}${cause}`), path: scrub(location.pathname) }
  entries.push({ severity, message: entry.message.slice(0, 500), path: entry.path.slice(0, 200) })
  timer ??= setTimeout(flush, waitMs)
}

/** Sends what waits when the page goes away. */
export function reportOnLeaving(): void {
  addEventListener('pagehide', flush)
}
