import * as copy from '@festoon/contract/messages/edit/details'
import { allZones, canonicalTimeZone } from '@festoon/contract/rules/dates/timeZone'
import { Select } from '@festoon/ui/Select'
import { rememberZone, reportedZone } from '../../../platform/browser/browserZone.ts'
import { placeZoneOf, type EventFields } from '../eventFields.ts'

export interface ZoneFieldProps {
  fields: EventFields
  onChange: (change: Partial<EventFields>) => void
}

/** Field for the time zone, which hosts see only if neither the place nor the browser decides it. */
export function ZoneField({ fields, onChange }: ZoneFieldProps) {
  if (placeZoneOf(fields) !== undefined || reportedZone() !== undefined) return null
  return (
    <Select
      label={copy.timeZone}
      hint={copy.timeZoneHint}
      options={allZones(fields.browserZone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      value={canonicalTimeZone(fields.browserZone)}
      onValueChange={(zone) => {
        rememberZone(zone)
        onChange({ browserZone: zone })
      }}
    />
  )
}
