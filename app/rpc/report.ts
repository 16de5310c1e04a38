import type { Severity } from '@festoon/contract/wire/log'
import { scrub } from '@festoon/contract/rules/scrub'

/** Severities that are reported to the server. */
type LoggedSeverity = Extract<Severity, 'WARN' | 'ERROR'>

interface Entry {
  severity: LoggedSeverity
  message: string
  path: string
}

/** Max number of log entries per request. Further ones are dropped. */
const maxEntries = 20
/** The time during which log entries are collected before they are sent together, in ms. */
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
  // A failure is ignored, because users can't do anything about it.
  void fetch('/log', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => undefined)
}

/**
 * Reports to the operator a failure that the user can't do anything about (RPC-106). First removes tokens, codes, email
 * addresses, phone numbers and query strings, so that they never leave the browser.
 */
export function report(severity: LoggedSeverity, message: string, error?: unknown): void {
  const cause = error instanceof Error ? `: ${error.name} ${error.message}` : ''
  if (entries.length >= maxEntries) return
  const entry = { message: scrub(`${message}${cause}`), path: scrub(location.pathname) }
  entries.push({ severity, message: entry.message.slice(0, 500), path: entry.path.slice(0, 200) })
  timer ??= setTimeout(flush, waitMs)
}

/** Sends pending log entries when the user leaves the page. */
export function reportOnLeaving(): void {
  addEventListener('pagehide', flush)
}
