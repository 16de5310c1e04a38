import type { Severity } from '@festoon/contract/wire/log'
import { scrub } from '@festoon/contract/rules/scrub'

/** Lower severities aren't sent. */
type LoggedSeverity = Extract<Severity, 'WARN' | 'ERROR'>

interface Entry {
  severity: LoggedSeverity
  message: string
  path: string
}

/** Max entries per request. */
const maxEntries = 20
/** Entries within this time are sent together, ms. */
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
  // An unreachable log is no reason to bother anyone.
  void fetch('/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined)
}

/**
 * Reports a failure to the operator that the person at the screen can't do anything about (RPC-106). It names only
 * what happened: no token, code, address or query leaves the browser.
 */
export function report(severity: LoggedSeverity, message: string, error?: unknown): void {
  const cause = error instanceof Error ? `: ${error.name} ${error.message}` : ''
  if (entries.length >= maxEntries) return
  const entry = { message: scrub(`${message}${cause}`), path: scrub(location.pathname) }
  entries.push({ severity, message: entry.message.slice(0, 500), path: entry.path.slice(0, 200) })
  timer ??= setTimeout(flush, waitMs)
}

/** Sends pending entries when the page is left. */
export function reportOnLeaving(): void {
  addEventListener('pagehide', flush)
}
