import { isTimeZone } from '@festoon/contract/rules/dates/timeZone'
import { readStored, store } from './storage.ts'

/** Returns the time zone that the browser reports; undefined if it reports none, or none that exists, such as `Etc/Unknown`. */
export function reportedZone(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return typeof timeZone === 'string' && isTimeZone(timeZone) ? timeZone : undefined
}

/**
 * Returns the browser's time zone. If it reports none, returns the one that the host chose last, or `America/Los_Angeles` (ENT-16).
 */
export function browserZone(): string {
  const ownZone = reportedZone()
  if (ownZone !== undefined) return ownZone
  const chosenZone = readStored('timeZone')
  return chosenZone !== undefined && isTimeZone(chosenZone) ? chosenZone : 'America/Los_Angeles'
}

/** Remembers the time zone that the host chose because the browser reports none. */
export function rememberZone(zone: string): void {
  store('timeZone', zone)
}
