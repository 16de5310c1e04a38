import { whenLine } from '@festoon/contract/rules/dates/eventDates'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { timesOf, zoneOf, type EventFields } from '../eventFields.ts'
import { panelFields } from '../panelFields.ts'

/** One thing in which two versions of an event differ, as each has it. */
export interface Difference {
  label: string
  mine: string
  theirs: string
}

const when = (fields: EventFields): string => {
  const { startTime, endTime } = timesOf(fields)
  if (Number.isNaN(startTime)) return 'No time yet'
  return whenLine({ startTime, endTime: Number.isNaN(endTime) ? 0 : endTime, timeZone: zoneOf(fields) })
}
const where = ({ placeText, venue }: EventFields): string =>
  [venue, placeText].filter((part) => part !== '').join(', ') || 'No place yet'
const questions = ({ questions: all }: EventFields): string =>
  all.length === 0 ? 'No questions' : all.map(({ question }) => question).join(' · ')
const short = (text: string): string => (text.length > 140 ? `${text.slice(0, 140)}…` : text)

/** What two versions differ in, in the order of the form; empty when they say the same (DRAFT-07). */
export function versionDifferences(mine: EventFields, theirs: EventFields): Difference[] {
  const row = (label: string, say: (fields: EventFields) => string): Difference => ({
    label,
    mine: short(say(mine)),
    theirs: short(say(theirs)),
  })
  const rows = [
    row('Title', ({ title }) => title || 'No title yet'),
    row('Time', when),
    row('Place', where),
    row('Description', ({ description }) => description || 'No description'),
    row('Guest questions', questions),
  ].filter((one) => one.mine !== one.theirs)
  const differ = (names: readonly (keyof EventFields)[]): boolean =>
    names.some((name) => !sameContent(mine[name], theirs[name]))
  const others = [
    ...(differ(['cover']) ? ['Cover image'] : []),
    ...(differ(panelFields.background) ? ['Background'] : []),
    ...(differ(panelFields.options) ? ['Event options'] : []),
    ...(differ(['cloneOf', 'copiesGuests']) ? ['The same guests'] : []),
  ]
  return [...rows, ...others.map((label) => ({ label, mine: 'Yours', theirs: 'The other' }))]
}
