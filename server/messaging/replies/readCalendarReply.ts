/** A calendar's reply to a request (RFC 5546, METHOD:REPLY). */
export interface CalendarReply {
  uid: string
  /** The address that the reply is for. */
  organizer: string
  attendees: { address: string; partstat: string }[]
}

/** A line of a calendar file: a name, parameters, and a value (RFC 5545, 3.1). */
interface Line {
  name: string
  parameters: Map<string, string>
  value: string
}

const maxLines = 2_000
const name = /^[\da-z-]+/i
const parameter = /^;([\da-z-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/i

/** Reads an unfolded line. Returns undefined if it isn't one. */
function readLine(text: string): Line | undefined {
  const [start] = name.exec(text) ?? []
  if (start === undefined) return undefined
  const parameters = new Map<string, string>()
  let remainder = text.slice(start.length)
  for (let match = parameter.exec(remainder); match; match = parameter.exec(remainder)) {
    const [whole, key = '', value = ''] = match
    parameters.set(key.toUpperCase(), value.replace(/^"(.*)"$/s, '$1'))
    remainder = remainder.slice(whole.length)
  }
  return remainder.startsWith(':')
    ? { name: start.toUpperCase(), parameters, value: remainder.slice(1).trim() }
    : undefined
}

/** Returns the address in a calendar user's URI. */
const addressIn = (uri: string): string => uri.replace(/^mailto:/i, '').trim()

/**
 * Reads a reply from a calendar file. Returns undefined if the file is something else or broken. Of several events, only the first
 * is read, because parties don't repeat. Reads only what a reply needs: other programs' extensions and zones don't matter.
 */
export function readCalendarReply(file: string): CalendarReply | undefined {
  const lines = file.replaceAll(/(?:\r\n|\n|\r)[ \t]/g, '').split(/\r\n|\n|\r/)
  if (lines.length > maxLines) return undefined
  const open: string[] = []
  const reply: CalendarReply = { uid: '', organizer: '', attendees: [] }
  let method = ''
  for (const text of lines) {
    if (text.trim() === '') continue
    const line = readLine(text.replace(/^\uFEFF/, ''))
    if (!line) return undefined
    const { value, parameters } = line
    const where = open.join('/')
    if (line.name === 'BEGIN') open.push(value.toUpperCase())
    else if (line.name === 'END') {
      if (open.pop() !== value.toUpperCase()) return undefined
      if (where === 'VCALENDAR/VEVENT') break
    } else if (where === 'VCALENDAR' && line.name === 'METHOD') method = value.toUpperCase()
    else if (where === 'VCALENDAR/VEVENT') {
      if (line.name === 'UID') reply.uid = value
      if (line.name === 'ORGANIZER') reply.organizer = addressIn(value)
      if (line.name === 'ATTENDEE')
        reply.attendees.push({
          address: addressIn(value),
          partstat: (parameters.get('PARTSTAT') ?? 'NEEDS-ACTION').toUpperCase(),
        })
    }
  }
  return method === 'REPLY' && reply.uid !== '' ? reply : undefined
}
