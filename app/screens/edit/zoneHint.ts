import { zoneName } from '@festoon/contract/rules/eventDates'
import { fromField } from './clockField.ts'
import { zoneOf, type EventFields } from './eventFields.ts'

/** Which clock the event's times are read on, in plain words: 'Los Angeles time (PST)'. */
export function zoneHint(fields: EventFields): string {
  const zone = zoneOf(fields)
  const start = fromField(fields.start, zone)
  const short = zoneName(Number.isNaN(start) ? Date.now() : start, zone)
  const [area, ...rest] = zone.split('/')
  const city = rest.at(-1)?.replaceAll('_', ' ')
  // Zones without a place, such as `UTC` or `Etc/GMT+5`, have only their short name.
  return city === undefined || area === 'Etc' ? `${short} time` : `${city} time (${short})`
}
