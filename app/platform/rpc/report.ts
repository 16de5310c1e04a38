import { scrub } from '@festoon/contract/rules/scrub'
import type { Severity } from '@festoon/contract/wire/log'

type LoggedSeverity = Extract<Severity, 'WARN' | 'ERROR'>

interface Entry {
  severity: LoggedSeverity
  message: string
  path: string
}

/** Max number of log entries per request. Excess entries are dropped. */
const maxEntries = 20
/** The time from the first log entry until the batch is sent, in ms. */
const waitMs = 1_000

let entries: Entry[] = []
let timer: ReturnType<typeof setTimeout> | undefined

function flush(): void {
  clearTimeout(timer)
  timer = undefined
  const [...sentEntries] = entries
  entries = []
  if (sentEntries.length === 0) return
  const body = JSON.stringify({ entries: sentEntries })
  // A failure is ignored, because users can't do anything about it.
  void fetch('/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined)
}

/**
 * Queues a log entry to be sent to the server (RPC-106), after removing credentials, codes, email addresses, phone numbers, and
 * query strings.
 */
export function report(severity: LoggedSeverity, message: string, error?: unknown): void {
  const cause = error instanceof Error ? `: ${error.name} ${error.message}` : ''
  if (entries.length >= maxEntries) return
  const entry = { message: scrub(`${message}${cause}`), path: scrub(location.pathname) }
  entries.push({ severity, message: entry.message.slice(0, 500), path: entry.path.slice(0, 200) })
  timer ??= setTimeout(flush, waitMs)
}

/** Adds a listener that sends pending log entries when the user leaves the page. */
export function reportOnLeaving(): void {
  addEventListener('pagehide', flush)
}
