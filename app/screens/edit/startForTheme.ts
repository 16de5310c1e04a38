import type { Inspiration } from '@festoon/contract/nouns/image'
import { readWhen } from '@festoon/contract/rules/dates/readWhen'
import { instantOf } from '@festoon/contract/rules/dates/timeZone'
import { isDaytimeTheme, themeById } from '@festoon/contract/themes/catalog'
import { fieldAt } from './details/clockField.ts'
import type { EventFields } from './eventFields.ts'

/** The hour at which parties for children and babies start. */
const afternoon = 14

/**
 * Returns the fields with the start that a theme suggests: the next date of its holiday, in the afternoon for children and
 * babies, and otherwise next Saturday at the usual hour of its kind of party (LIFE-03). `now` is in ms.
 */
export function startForTheme(fields: EventFields, { themeId }: Inspiration, now: number): EventFields {
  const theme = themeById(themeId)
  if (!theme) return fields
  const zone = fields.browserZone
  const { start } = readWhen(theme.name, now, zone, {
    ...(theme.holiday ? { holiday: theme.holiday } : {}),
    ...(isDaytimeTheme(theme) ? { hour: afternoon } : {}),
  })
  return { ...fields, start: fieldAt(instantOf(start, zone), zone) }
}
