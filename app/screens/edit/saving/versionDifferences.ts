import * as copy from '@festoon/contract/messages/edit/saving'
import * as parts from '@festoon/contract/messages/event'
import { whenLine } from '@festoon/contract/rules/dates/eventDates'
import { locationLine } from '@festoon/contract/rules/events/locationLine'
import { conditionText } from '@festoon/contract/rules/questions/conditionText'
import { sameContent } from '@festoon/contract/rules/sameContent'
import { timesOf, zoneOf, type EventFields } from '../eventFields.ts'
import { locationOf } from '../eventInput.ts'
import { panelFields } from '../panelFields.ts'
import { savedQuestions } from '../questions/questionConditions.ts'

/**
 * A difference between two versions of an event. `myText` and `theirText` are shortened values or, if the values can't be shown as
 * text, labels of the two versions.
 */
export interface Difference {
  label: string
  myText: string
  theirText: string
}

const when = (fields: EventFields): string => {
  const { startTime, endTime } = timesOf(fields)
  if (Number.isNaN(startTime)) return copy.noTime
  return whenLine({ startTime, endTime: Number.isNaN(endTime) ? 0 : endTime, timeZone: zoneOf(fields) })
}
const where = (fields: EventFields): string => {
  const location = locationOf(fields) ?? fields.placeToConfirm?.location
  return location ? locationLine(location) : copy.noPlace
}
const questions = ({ questions: all }: EventFields): string => {
  const savedOnes = savedQuestions(all)
  if (savedOnes.length === 0) return copy.noQuestions
  return savedOnes
    .map((one) => copy.questionLine(one.question, one.perHead === true, conditionText(one, savedOnes)))
    .join(' · ')
}
const short = (text: string): string => (text.length > 140 ? `${text.slice(0, 140)}…` : text)

/** Returns the differences between two versions of an event, with those that can be shown as text first (DRAFT-07). */
export function versionDifferences(myFields: EventFields, theirFields: EventFields): Difference[] {
  const row = (label: string, read: (fields: EventFields) => string): Difference => ({
    label,
    myText: read(myFields),
    theirText: read(theirFields),
  })
  const rows = [
    row(parts.title, ({ title }) => title || copy.noTitle),
    row(parts.time, when),
    row(parts.place, where),
    row(parts.description, ({ description }) => description || copy.noDescription),
    row(parts.guestQuestions, questions),
  ]
    .filter((one) => one.myText !== one.theirText)
    .map((one) => ({ ...one, myText: short(one.myText), theirText: short(one.theirText) }))
  const differ = (names: readonly (keyof EventFields)[]): boolean =>
    names.some((name) => !sameContent(myFields[name], theirFields[name]))
  const others = [
    ...(differ(['cover']) ? [parts.coverImage] : []),
    ...(differ(panelFields.background) ? [copy.background] : []),
    ...(differ(panelFields.options) ? [parts.eventOptions] : []),
    ...(differ(['cloneOf', 'copiesGuests']) ? [copy.sameGuests] : []),
  ]
  return [...rows, ...others.map((label) => ({ label, myText: copy.yourChanges, theirText: copy.savedElsewhere }))]
}
