import { z } from 'zod'
import * as copy from '@festoon/contract/messages/guests/whenWorks'
import type { ProposedTime } from '@festoon/contract/nouns/times/timePoll'
import { clockTime, dayText } from '@festoon/contract/rules/dates/eventDates'
import { instantOf, instantsOf, wallTime, type WallTime } from '@festoon/contract/rules/dates/timeZone'
import { typedEmail } from '@festoon/contract/rules/emailShape'
import { timeAnswers, type TimeAnswer } from '@festoon/contract/rules/events/timeAnswers'
import { readGuid } from '../events/view/linkQuery.ts'

/** The number of start times that a host can enter for the chosen days. */
export const timesPerDay = 3

const several = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat())
const formSchema = z
  .object({
    do: z.enum(['answer', 'propose', 'browse', 'remove', 'pick', 'ask']).catch('answer'),
    day: several.catch([]),
    time: z.coerce.number().int().catch(0),
    name: z.string().catch(''),
    email: z.string().catch(''),
    inviteeId: z.string().catch(''),
    proof: z.string().catch(''),
    messageId: z.string().catch(''),
  })
  .loose()

export interface TimesForm {
  /** `browse` shows other months of the calendar, and keeps what the host entered. `ask` asks the guests who haven't answered. */
  kind: 'answer' | 'propose' | 'browse' | 'remove' | 'pick' | 'ask'
  /** The start of the time to remove or pick, in ms. */
  time: number
  /** The name and email address of someone who isn't a guest yet. */
  person: { name: string; email: string }
  newGuest: { inviteeId: string; proof: string } | undefined
  /** The id of the message that asks guests, so that a form that is sent twice sends it once. */
  messageId: string | undefined
  answers: ReadonlyMap<number, TimeAnswer>
  /** The raw values of the host's fields, to show them again. */
  days: readonly string[]
  clocks: readonly { from: string; until: string }[]
}

const isAnswer = (value: unknown): value is TimeAnswer => timeAnswers.some((one) => one === value)

/** Reads an untrusted form of the page where guests answer when they can, and hosts propose times. */
export function readTimesForm(body: unknown): TimesForm {
  const fields = formSchema.parse(typeof body === 'object' && body !== null ? body : {})
  const text = (name: string): string => {
    const value = fields[name]
    return typeof value === 'string' ? value.slice(0, 16) : ''
  }
  const inviteeId = readGuid(fields.inviteeId)
  return {
    kind: fields.do,
    time: fields.time,
    person: { name: fields.name.slice(0, 256), email: typedEmail(fields.email.slice(0, 256)) },
    newGuest: inviteeId === undefined ? undefined : { inviteeId, proof: fields.proof.slice(0, 128) },
    messageId: readGuid(fields.messageId),
    answers: new Map(
      Object.entries(fields).flatMap(([name, value]) => {
        const [, start] = /^t(\d{1,15})$/.exec(name) ?? []
        return start !== undefined && isAnswer(value) ? [[Number(start), value] as const] : []
      }),
    ),
    days: fields.day.slice(0, 400).filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)),
    clocks: Array.from({ length: timesPerDay }, (_, index) => ({
      from: text(`from${index + 1}`),
      until: text(`until${index + 1}`),
    })),
  }
}

const minuteOf = (clock: string): number | undefined => {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? []
  return hour === undefined ? undefined : Number(hour) * 60 + Number(minute)
}

/** The longest that a time can last that ends on the next day, in minutes. Beyond it, an end before the start is a mistake. */
const maxOvernight = 12 * 60

/** The name of the calendar's field, for all of its days. */
export const dayField = 'day'

/** A problem with the form that proposes times, and the name of the field that it is about. */
export interface FormProblem {
  text: string
  field: string
}

/** Returns the problem with the clock times of a proposed time, whose number starts with 1; undefined if there is none. */
function clockProblem(from: string, until: string, number: number): FormProblem | undefined {
  const [start, end] = [minuteOf(from), minuteOf(until)]
  if (end === undefined) return undefined
  if (start === undefined) return { text: copy.startMissing(number), field: `from${number}` }
  const field = `until${number}`
  if (end === start) return { text: copy.endIsStart(number), field }
  return end < start && end + 24 * 60 - start > maxOvernight
    ? { text: copy.endFarBeforeStart(number), field }
    : undefined
}

/** Returns the name of the first field with a start, or of the first field if none has one. */
export const firstStart = ({ clocks }: Pick<TimesForm, 'clocks'>): string =>
  `from${
    Math.max(
      0,
      clocks.findIndex(({ from }) => from !== ''),
    ) + 1
  }`

/**
 * Returns every chosen day with every entered time, in the event's time zone, or a problem. An end before the start
 * is on the next day, if the time then lasts up to 12 hours.
 */
export function timesOfForm(
  { days, clocks }: Pick<TimesForm, 'days' | 'clocks'>,
  timeZone: string,
): { times: ProposedTime[] } | { problem: FormProblem } {
  if (days.length === 0) return { problem: { text: copy.daysRequired, field: dayField } }
  for (const [index, { from, until }] of clocks.entries()) {
    const problem = clockProblem(from, until, index + 1)
    if (problem !== undefined) return { problem }
  }
  const spans = clocks.flatMap(({ from, until }) => {
    const start = minuteOf(from)
    return start === undefined ? [] : [{ start, end: minuteOf(until) }]
  })
  if (spans.length === 0) return { problem: { text: copy.timeRequired, field: firstStart({ clocks }) } }
  const problem = skippedStart(days, clocks, timeZone)
  if (problem) return { problem }
  const times = days.flatMap((day) => {
    const at = (minutes: number, daysLater: number): number => instantOf(wallAt(day, minutes, daysLater), timeZone)
    return spans.map(({ start, end }) => ({
      startTime: at(start, 0),
      endTime: end === undefined ? null : at(end, end < start ? 1 : 0),
    }))
  })
  return { times }
}

/** Returns the local time so many minutes after the start of a day, such as `2027-03-14`, or of a later day. */
function wallAt(day: string, minutes: number, daysLater: number): WallTime {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const shiftedDate = new Date(Date.UTC(year, month - 1, date + daysLater))
  return {
    year: shiftedDate.getUTCFullYear(),
    month: shiftedDate.getUTCMonth() + 1,
    day: shiftedDate.getUTCDate(),
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
  }
}

/** Returns the problem with a start that doesn't exist on a chosen day because clocks go forward; undefined if there is none. */
function skippedStart(days: readonly string[], clocks: TimesForm['clocks'], timeZone: string): FormProblem | undefined {
  for (const [index, { from }] of clocks.entries()) {
    const start = minuteOf(from)
    const day = days.find((one) => start !== undefined && instantsOf(wallAt(one, start, 0), timeZone).length === 0)
    if (start === undefined || day === undefined) continue
    const wall = wallAt(day, start, 0)
    const next = wallTime(instantOf(wall, timeZone), timeZone)
    return { text: copy.startSkipped(dayText(day), clockTime(wall), clockTime(next)), field: `from${index + 1}` }
  }
  return undefined
}
