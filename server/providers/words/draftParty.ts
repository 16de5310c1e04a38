import { untitled } from '@festoon/contract/messages/server/partyWriter'
import type { Location } from '@festoon/contract/nouns/place'
import type { WallTime } from '@festoon/contract/rules/dates/timeZone'
import { readParty } from '@festoon/contract/rules/line/readParty'
import { noteText } from './noteText.ts'
import { searchKeywords } from './searchKeywords.ts'
import { describeParty } from './templates.ts'

/** An event drafted from one line of text (HEAD-12). */
export interface PartyDraft {
  title: string
  /** The start time in the host's time zone, never in the past; undefined if the line says that the date is to be decided. */
  start: WallTime | undefined
  /** The party's length in minutes; undefined if the line names no end. */
  minutes: number | undefined
  /** Undefined if the line names no place. Its place is free text. */
  location: Location | undefined
  /** The id of the matching theme, or undefined if there is none. */
  themeId: number | undefined
  /** The rest of the host's words, as sentences. */
  notes: string
  /** The facts that guests need to know, as sentences. They are the end of `notes`. */
  facts: string
  description: string
  keywords: readonly string[]
}

/**
 * Drafts an event from one line of American English. `now` is in ms, and `zone` is the host's time zone. The same input always
 * returns the same draft. Every word of the line is part of the title, the date, the place, or the description, except for
 * introductions such as "Let's have a".
 * @throws RangeError if the zone is unknown.
 */
export function draftParty(line: string, now: number, zone: string): PartyDraft {
  const { title: read, start, minutes, location, theme, facts, others, remainder } = readParty(line, now, zone)
  const title = read === '' ? untitled : read
  const notes = noteText(others, facts)
  return {
    title,
    start,
    minutes,
    location,
    themeId: theme?.id,
    notes,
    facts: noteText('', facts),
    description: describeParty({ prompt: notes, eventName: title, onlyHostsWords: true, ...(theme ? { theme } : {}) }),
    keywords: searchKeywords(`${remainder} ${theme ? theme.keywords.join(' ') : ''}`),
  }
}
