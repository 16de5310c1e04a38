import type { EventErrors } from '@festoon/contract/rules/events/eventErrors'
import type { EventFields } from '../eventFields.ts'
import type { PanelTab } from '../panelFields.ts'

type Field = keyof EventErrors

/** The side panel's tab that contains a field; null if the form contains it. */
const tabs: Readonly<Record<Field, PanelTab | null>> = {
  image: null,
  title: null,
  startTime: null,
  endTime: null,
  location: null,
  description: null,
  questions: 'questions',
  decideBy: 'options',
  rsvpBy: 'options',
  capacity: 'options',
}

/** The editor's fields in which the host can correct an error. */
const sources: Readonly<Record<Field, readonly (keyof EventFields)[]>> = {
  image: ['cover'],
  title: ['title'],
  startTime: ['start', 'dateUndecided'],
  endTime: ['end', 'start', 'dateUndecided'],
  location: ['placeKind', 'place', 'placeText', 'placeLink', 'venue'],
  description: ['description'],
  questions: ['questions'],
  decideBy: ['allowMaybe', 'decideOn', 'rsvpOn', 'start', 'dateUndecided'],
  rsvpBy: ['rsvpOn', 'start', 'dateUndecided'],
  capacity: ['capacity', 'hasWaitlist'],
}

const isField = (name: string): name is Field => Object.hasOwn(tabs, name)

/** Returns the tab to open for the first of the errors; null if the form contains it. Errors in the form come first. */
export function tabToOpen(errors: EventErrors): PanelTab | null {
  const open = Object.keys(errors).flatMap((name) => (isField(name) ? [tabs[name]] : []))
  if (open.includes(null)) return null
  return open.includes('questions') ? 'questions' : (open[0] ?? null)
}

/** Returns the server's errors by field. Leaves out errors that belong to no field of the editor. */
export function refusedFields(issues: readonly { path: string; message: string }[]): EventErrors {
  const errors: EventErrors = {}
  for (const { path, message } of issues) {
    const name = /^event\.(\w+)/.exec(path)?.[1] ?? ''
    if (isField(name)) errors[name] ??= message
  }
  return errors
}

/** Returns the errors whose fields are the same in both versions. */
export function stillRefused(errors: EventErrors, refusedEvent: EventFields, fields: EventFields): EventErrors {
  const remaining: EventErrors = {}
  for (const name of Object.keys(errors))
    if (isField(name) && errors[name] !== undefined && sources[name].every((one) => refusedEvent[one] === fields[one]))
      remaining[name] = errors[name]
  return remaining
}

/** Scrolls to the first invalid field in an element, and focuses it. The field is in the middle, where no bar covers it. */
export function focusFault(element: HTMLElement | null): void {
  const field = element?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
