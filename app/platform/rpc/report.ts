import { ownPlace } from '@festoon/contract/rules/pageErrors/errorPlace'
import { withoutData } from '@festoon/contract/rules/pageErrors/withoutData'
import { scrub } from '@festoon/contract/rules/scrub'
import type { Severity } from '@festoon/contract/wire/log'

type LoggedSeverity = Extract<Severity, 'WARN' | 'ERROR'>

interface Entry {
  severity: LoggedSeverity
  message: string
  path: string
  place?: string
  version: string
}

declare const __APP_VERSION__: string

/** Max number of log entries per request. Excess entries are dropped. */
const maxEntries = 20
/** The time from the first log entry until the batch is sent, in ms. */
const waitMs = 1_000

let entries: Entry[] = []
let timer: ReturnType<typeof setTimeout> | undefined
/** The errors that were reported. A boundary can show the same error again, and the browser can report it, too. */
const reportedErrors = new WeakSet<Error>()

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
 * Returns the name and message of an error for the log. The server stores entries with the severity ERROR, so their messages are reduced to
 * words that no one can have typed.
 */
const causeOf = (severity: LoggedSeverity, { name, message }: Error): string =>
  severity === 'ERROR' ? withoutData(`${name}: ${message}`) : `${name} ${message}`

function add({ severity, message, place }: Pick<Entry, 'severity' | 'message'> & { place?: string | undefined }): void {
  if (entries.length >= maxEntries) return
  entries.push({
    severity,
    message: scrub(message).slice(0, 500),
    path: scrub(location.pathname).slice(0, 200),
    ...(place === undefined ? {} : { place }),
    version: __APP_VERSION__,
  })
  timer ??= setTimeout(flush, waitMs)
}

/** Returns true if the page's level (contract/rules/logLevels.ts) includes a severity. All but two levels include warnings and errors. */
function isWanted(severity: LoggedSeverity): boolean {
  const { log } = document.documentElement.dataset
  return log !== 'off' && (log !== 'error' || severity === 'ERROR')
}

/**
 * Queues a log entry to be sent to the server (RPC-106), unless it is below the level of the page, after removing credentials, codes,
 * email addresses, phone numbers, and query strings, and reduces the error's message as `causeOf` does. Reports each error once.
 * `boundary` is the component that caught the error, for errors that no script of the app threw.
 */
export function report(
  severity: LoggedSeverity,
  message: string,
  error?: unknown,
  boundary?: 'GuestErrorBoundary' | 'ScreenError',
): void {
  if (!isWanted(severity)) return
  if (!(error instanceof Error)) return add({ severity, message })
  if (reportedErrors.has(error)) return
  reportedErrors.add(error)
  add({
    severity,
    message: `${message}: ${causeOf(severity, error)}`,
    place: ownPlace(error, location.origin) ?? boundary,
  })
}

/**
 * Reports an error that no code of the page caught. Leaves out errors that the app's scripts didn't throw, such as those of browser
 * extensions.
 */
export function reportUncaught(error: unknown): void {
  if (error instanceof Error && ownPlace(error, location.origin) !== undefined) report('ERROR', 'Uncaught', error)
}

/** Adds a listener that sends pending log entries when the user leaves the page. */
export function reportOnLeaving(): void {
  addEventListener('pagehide', flush)
}
