import { fromField, zoneOf, type EventDraft } from './eventDraft.ts'

/** Which clock the draft's times are read on, in plain words: 'Los Angeles time (PST)'. */
export function zoneHint(draft: EventDraft): string {
  const zone = zoneOf(draft)
  const start = fromField(draft.start, zone)
  const short = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'short' })
    .formatToParts(Number.isNaN(start) ? Date.now() : start)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [area, ...rest] = zone.split('/')
  const city = rest.at(-1)?.replaceAll('_', ' ')
  // Zones without a place, such as `UTC` or `Etc/GMT+5`, have only their short name.
  if (city === undefined || area === 'Etc') return `${short ?? zone} time`
  return short === undefined ? `${city} time` : `${city} time (${short})`
}
