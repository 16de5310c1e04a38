import ICAL from 'ical.js'
import type { Attachment, Email } from 'postal-mime'
import { expect } from 'vitest'

/** An event in a calendar file, as a calendar app reads it. */
export interface ReadEntry {
  method: unknown
  uid: unknown
  sequence: unknown
  status: unknown
  summary: unknown
  location: unknown
  start: Date
  stamp: Date
  organizer: { address: string; name: string }
  attendees: { address: string; name: string; partstat: string; rsvp: string }[]
}

/** Returns the text of an attachment. */
export const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content)

const partyOf = (property: ICAL.Property) => ({
  address: String(property.getFirstValue()).replace(/^mailto:/i, ''),
  name: String(property.getParameter('cn') ?? ''),
  partstat: String(property.getParameter('partstat') ?? ''),
  rsvp: String(property.getParameter('rsvp') ?? ''),
})

function dateOf(component: ICAL.Component, name: string): Date {
  const time = component.getFirstPropertyValue(name)
  return time instanceof ICAL.Time ? time.toJSDate() : expect.fail(`no ${name}`)
}

/** Reads a calendar file with one event. */
export function readCalendar(file: string): ReadEntry {
  const calendar = ICAL.Component.fromString(file)
  // Times in a zone are read by the definition in the file itself.
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const event = calendar.getFirstSubcomponent('vevent') ?? expect.fail('no event')
  const organizer = event.getFirstProperty('organizer')
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
    summary: event.getFirstPropertyValue('summary'),
    location: event.getFirstPropertyValue('location'),
    start: dateOf(event, 'dtstart'),
    stamp: dateOf(event, 'dtstamp'),
    organizer: organizer ? partyOf(organizer) : { address: '', name: '' },
    attendees: event.getAllProperties('attendee').map(partyOf),
  }
}

/** Returns the event in an email's calendar file, or undefined if the email has none. */
export function calendarIn({ attachments }: Email): ReadEntry | undefined {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar')
  return part && readCalendar(textOf(part))
}
