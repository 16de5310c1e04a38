import { limits } from '../../limits.ts'
import type { Location, PlaceLocation } from '../../nouns/place.ts'
import { addressPatterns } from '../events/addressPatterns.ts'
import { isMeetingLink, meetingLinkOf } from '../events/meetingLink.ts'
import { capitalize, dayOrTime, linkMark, takeOut, untilDayOrTime } from './lineParts.ts'
import { townsAfter } from './townsAfter.ts'

/** The place that a line names, and the rest of the line. */
export interface ReadPlace {
  /** Undefined if the line names no place. */
  location: Location | undefined
  /** Words about the place that the location can't hold, such as "on Zoom", and links that aren't the place. */
  extra: string[]
  remainder: string
}

const links =
  /\bhttps?:\/\/[^\s,;<>"']+[^\s,;<>"'.!?)]|\b(?:[\w-]+\.)?(?:zoom\.us|meet\.google\.com|teams\.microsoft\.com|whereby\.com|meet\.jit\.si|discord\.gg|webex\.com)\/[^\s,;<>"']*[^\s,;<>"'.!?)]/giu
/** Links to video calls, by their host. `meet.` and `jitsi.` are customary for self-hosted ones. */
const meetingHost =
  /^https?:\/\/(?:[\w-]+\.)*(?:zoom\.us|zoom\.com|(?:meet|hangouts)\.google\.com|teams\.(?:microsoft|live)\.com|webex\.com|whereby\.com|jit\.si|8x8\.vc|discord\.(?:gg|com)|skype\.com|facetime\.apple\.com|bluejeans\.com|daily\.co)(?=[/:?#]|$)|^https?:\/\/(?:meet|jitsi|bbb)\.[\w-]+\./iu
/** Words around a link that say only that it is the place. */
const beforeLink =
  /[\s,;]*(?:\b(?:online|virtual(?:ly)?|join(?: us)?|link|zoom link|here|where|place|location)\b[\s,;:]*)?(?:\b(?:at|on|via|by|over|with|here|@)\b:?\s*)?$/iu
const undecidedPlace =
  /\b(?:the\s+)?(?:place|location|venue|address|where|spot)(?:\s+(?:is|still|will be|to be|tb))*:?\s*(?:tbd|tba|tbc|undecided|(?:(?:to|will|tb) be|tb|still|(?:is\s+not|isn['’]t|not)(?:\s+yet)?)\s+(?:decided|announced|confirmed|determined|arranged))\b(?:\s+yet\b)?|\b(?:place|location|venue|address)\s+(?:to follow|coming soon)\b|(?<=^|[,;]\s*)tb[dac](?=\s*(?:[,;.!?]|$))/iu
const onlineAt =
  /\b(?:on|via|over|through)\s+(?:a\s+)?(?:zoom|teams|microsoft teams|google meet|meet|skype|facetime|discord|webex|twitch|youtube|instagram live|whatsapp|slack|the internet|video(?: call| chat)?)(?:\s+(?:call|link|meeting|chat))?\b|\b(?:zoom|video)\s+(?:call|link|meeting)\b/iu
const online = /\b(?:fully\s+|all\s+)?(?:online|virtual(?:ly)?|remote(?:ly)?)\b(?:\s+only)?/iu
/** Words that make the link after them the place, such as "online:" or "join us at". */
const placeBeforeLink = new RegExp(
  `(?:${onlineAt.source}|${online.source}|\\bjoin(?:\\s+(?:us|in|me|here))?|\\b(?:where|place|location|venue)(?=\\s*:|\\s+is\\b))(?:[\\s,;:]*(?:is|link|here|at|on|via|by|over|with|@)\\b)*[\\s,;:@-]*$`,
  'iu',
)
/** Words in a line's first part that belong to the link after them, and not to the title. */
const noteBeforeLink =
  /(?:\b[\p{L}-]+:|\b(?:(?:and|the|more)\s+)*(?:sign(?:ing)?[\s-]?up|register|registry|tickets?|menu|wish[\s-]?list|gift list|details|info|see|read|form|photos?|playlist|website|site|link)\b)?(?:\s*\b(?:at|on|here|via|by|from|in|is)\b:?)*\s*$/iu
/** Words before an address that say only that it is the place. */
const beforeAddress = /[\s,;]*\b(?:at|in|to|address|place|where|venue|location|it['’]s at):?\s*$|[\s,;]*@\s*$/iu
/** A place after a label, such as "venue: The Old Mill". */
const labeledPlace =
  /\b(?:place|location|venue|where|address)(?:\s+(?:is\s+)?(?:decided|announced|confirmed|arranged))?\s*(?::|\s-)\s*/iu
const clauseAfter = new RegExp(`^[^,;!?${linkMark}]{0,200}`)

const owner =
  "(?:our|my|his|her|their|your|the|mom['’]?s?|dad['’]?s?|grandma['’]?s?|\\p{L}[\\p{L}-]*['’]s?|\\p{L}[\\p{L}-]*\\s\\p{L}[\\p{L}-]*['’]s)"
const room =
  '(?:place|house|home|garden|gardens|back ?yard|yard|front yard|apartment|apt|flat|roof ?top|roof|terrace|patio|deck|balcony|barn|cabin|cottage|farm|ranch|studio|office|loft|basement|garage|kitchen|dining room|living room|pool|pool house|lake house|beach house|condo|villa|club ?house|lounge|porch|tree house|driveway|community (?:center|hall|garden)|usual (?:place|spot|bar|pub))'
const outdoors =
  '(?:park|garden|gardens|back ?yard|yard|woods|forest|meadow|field|barn|basement|lobby|office|courtyard|gym|school|church|library|museum|zoo|clubhouse|lounge|kitchen|attic|plaza|square|country|mountains|desert|city|alley|driveway|garage|vineyard|orchard|pavilion|community (?:center|hall|garden))'
const ground =
  '(?:beach|roof ?top|roof|terrace|boat|yacht|lawn|patio|deck|lake|river|island|farm|ranch|porch|green|pier|dock|boardwalk|riverbank|waterfront|hill)'
const venue =
  '(?:Park|Hall|Hotel|Bar|Café|Cafe|Restaurant|Club|Church|Cent(?:er|re)|Beach|Library|Museum|Brewery|Winery|Vineyards?|Pub|Tavern|Inn|School|Gym|Theater|Theatre|Stadium|Zoo|Lounge|Grill|Diner|Bistro|Pizzeria|Trattoria|Farm|Ranch|Gallery|Garden|Gardens|Pavilion|Lodge|Arena|Studio|Room|Mill|Barn|Chapel|Temple|Synagogue|Mosque|Kitchen|House|Lanes|Rink|Pool|Pier)'

/** Words after "at" that aren't places. */
const notPlace =
  '(?!(?:last|least|all|once|most|first|large|risk|random|will|work|play|sea|ease|heart|length|night|lunch|dinner|brunch|breakfast|sunset|sunrise|dusk|dawn|noon|midday|midnight|the (?:end|beginning|moment|same|latest|time))\\b|\\d)'
/** Words that end the name of a place. */
const stop = `(?=\\s+(?:with|for|from|until|till|because|so|where|when|if|and|to|in honor)\\b|\\s*(?:[,;!?${linkMark}]|\\.(?:\\s|$)|$))`

/** Patterns of places in words. The first group is the place; the words before it are left out. */
const inWords: readonly RegExp[] = [
  new RegExp(`(?:\\bat\\s+|@\\s*)((?!\\s)${notPlace}[^,;!?\\n${linkMark}]{2,80}?)${stop}`, 'iu'),
  new RegExp(`\\bin\\s+(${owner}\\s+(?:[\\p{L}-]+\\s+)?${outdoors})\\b${stop}`, 'iu'),
  new RegExp(
    `\\b(?:on|by)\\s+(${owner}\\s+(?:[\\p{L}-]+\\s+)?(?:${ground}|pool|sea|fire ?pit|fountain|water|bay|ocean))\\b${stop}`,
    'iu',
  ),
  new RegExp(
    `\\bin\\s+((?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Spanish|English|French|German|Italian|Japanese|Chinese|White|Black|Red|Costume|Person|Style|Honor|Memory)\\b)\\p{Lu}[\\p{L}.'’-]+(?:,?\\s+\\p{Lu}[\\p{L}.'’-]*){0,3})${stop}`,
    'u',
  ),
  new RegExp(
    `(?<=^|[,;]\\s*)((?:${owner}\\s+(?:[\\p{L}-]+\\s+)?${room}|home|(?:back ?yard|roof ?top)))(?=\\s*(?:[,;.!?${linkMark}]|$))`,
    'iu',
  ),
  new RegExp(
    `(?<=[,;]\\s*)((?:The\\s+)?(?:\\p{Lu}[\\p{L}.'’&-]*\\s+){1,4}${venue}(?:\\s+of\\s+\\p{Lu}\\p{L}+)?)(?=\\s*(?:[,;.!?${linkMark}]|$))`,
    'u',
  ),
]

const free = (displayName: string): PlaceLocation => ({
  displayName: capitalize(displayName).slice(0, 256).trim().toWellFormed(),
})

/** Replaces the links of a line by marks. */
function markLinks(line: string): { markedLine: string; foundLinks: string[] } {
  const foundLinks: string[] = []
  const markedLine = line.replaceAll(linkMark, ' ').replaceAll(links, (link) => {
    foundLinks.push(link)
    return linkMark
  })
  return { markedLine, foundLinks }
}

/** Takes the link on which guests join, and the words that only introduce it, out of a line with marks instead of links. */
function readMeeting(markedLine: string, foundLinks: string[]): (ReadPlace & { foundLinks: string[] }) | undefined {
  for (const [at, { index }] of [...markedLine.matchAll(new RegExp(linkMark, 'g'))].entries()) {
    const url = meetingLinkOf(foundLinks[at] ?? '')
    if (!isMeetingLink(url) || url.length > limits.meetingLink) continue
    const before = markedLine.slice(0, index)
    if (!meetingHost.test(url) && !placeBeforeLink.test(before)) continue
    const { remainder } = takeOut(markedLine, beforeLink.exec(before)?.index ?? index, index + linkMark.length)
    const app = onlineAt.exec(remainder)
    const appWords = app ? takeOut(remainder, app.index, app.index + app[0].length) : { taken: '', remainder }
    const extra = appWords.taken === '' ? [] : [appWords.taken]
    return {
      location: { kind: 'online', url },
      extra,
      remainder: appWords.remainder,
      foundLinks: foundLinks.toSpliced(at, 1),
    }
  }
  return undefined
}

/** Matches what separates parts of a line. */
const separator = '(?:[,;!?]\\s|\\.\\s|\\s[–—-]\\s)'
const endOfPart = new RegExp(`${separator}|$`, 'u')
const startOfPart = new RegExp(`${separator}(?!.*${separator})`, 'u')

/** Takes the links that aren't the place, with the words that belong to them, out of a line with marks instead of links. */
function readNotes(markedLine: string, foundLinks: readonly string[]): { notes: string[]; remainder: string } {
  const notes: string[] = []
  const unusedLinks = [...foundLinks]
  let remainder = markedLine
  for (let at = remainder.indexOf(linkMark); at !== -1; at = remainder.indexOf(linkMark)) {
    const before = remainder.slice(0, at)
    const part = startOfPart.exec(before)
    // The first part is the title.
    const start = part ? part.index + part[0].length : (noteBeforeLink.exec(before)?.index ?? at)
    const end = part ? at + (endOfPart.exec(remainder.slice(at))?.index ?? 1) : at + 1
    const note = takeOut(remainder, start, end)
    notes.push(note.taken.replaceAll(linkMark, () => unusedLinks.shift() ?? ''))
    remainder = note.remainder
  }
  return { notes, remainder }
}

/**
 * Takes a street address with its towns out of a line. Called before the line's date is read, because the "5" of "at 5 Oak
 * Street" isn't a time.
 */
function readAddress(line: string): { address: string; remainder: string } | undefined {
  for (const pattern of addressPatterns) {
    const match = pattern.exec(line)
    if (!match) continue
    const end = match.index + match[0].length
    const towns = townsAfter.exec(line.slice(end))?.[0] ?? ''
    if (match[0].length + towns.length > 256) continue
    const lead = beforeAddress.exec(line.slice(0, match.index))
    const { remainder } = takeOut(line, lead?.index ?? match.index, end + towns.length)
    return { address: `${match[0]}${towns}`.replaceAll(/\s+in\s+(?=\p{Lu})/gu, ', '), remainder }
  }
  return undefined
}

/** Takes a place in words, such as "at Luigi's" or "our garden", out of a line without its date. */
function readWords(line: string): ReadPlace | undefined {
  const tbd = undecidedPlace.exec(line)
  if (tbd)
    return {
      location: { kind: 'undecided' },
      extra: [],
      remainder: takeOut(line, tbd.index, tbd.index + tbd[0].length).remainder,
    }
  const label = labeledPlace.exec(line)
  if (label) {
    const from = label.index + label[0].length
    const clause = clauseAfter.exec(line.slice(from))?.[0] ?? ''
    if (clause.trim() !== '')
      return {
        location: free(clause.trim()),
        extra: [],
        remainder: takeOut(line, label.index, from + clause.length).remainder,
      }
  }
  const app = onlineAt.exec(line)
  if (app) {
    const { taken, remainder } = takeOut(line, app.index, app.index + app[0].length)
    return { location: { kind: 'online' }, extra: [taken], remainder: withoutOnline(remainder) }
  }
  const plain = online.exec(line)
  if (plain)
    return {
      location: { kind: 'online' },
      extra: [],
      remainder: takeOut(line, plain.index, plain.index + plain[0].length).remainder,
    }
  return undefined
}

const withoutOnline = (line: string): string => {
  const match = online.exec(line)
  return match ? takeOut(line, match.index, match.index + match[0].length).remainder : line
}

/** Returns a venue that a line names, and the rest of the line. */
function readVenue(line: string): { name: string; remainder: string } | undefined {
  for (const pattern of inWords) {
    const match = pattern.exec(line)
    const words = match?.[1]
    if (!match || words === undefined) continue
    const at = match.index + match[0].lastIndexOf(words)
    const name = words.slice(0, untilDayOrTime(words)).trim()
    if (name === '' || new RegExp(`^${dayOrTime}`, 'iu').test(name)) continue
    return { name, remainder: takeOut(line, match.index, at + name.length).remainder }
  }
  return undefined
}

/** Takes the place out of a line with marks instead of links. An address wins over a link, so that it never becomes a note. */
function readMarked(
  markedLine: string,
  foundLinks: string[],
  readDate: (line: string) => string,
): ReadPlace & { foundLinks: string[] } {
  const addressFound = readAddress(markedLine)
  const remainder = readDate(addressFound?.remainder ?? markedLine)
  const namedPlace = addressFound ? undefined : (readMeeting(remainder, foundLinks) ?? readWords(remainder))
  if (namedPlace) return { foundLinks, ...namedPlace }
  const venueFound = readVenue(remainder)
  if (!addressFound)
    return {
      location: venueFound && free(venueFound.name),
      extra: [],
      remainder: venueFound?.remainder ?? remainder,
      foundLinks,
    }
  if (!venueFound || venueFound.name.length > 128)
    return { location: free(addressFound.address), extra: [], remainder, foundLinks }
  const location = { ...free(addressFound.address), placeName: capitalize(venueFound.name) }
  return { location, extra: [], remainder: venueFound.remainder, foundLinks }
}

/**
 * Takes the place out of a host's line: a street address in the form of many countries, a venue, the host's own words such as
 * "our garden", a link for joining, "online", or "place tbd". Other links are part of `extra`. `readDate` removes the date from
 * a line; it runs between the addresses, whose numbers could be times, and the venues, whose "at" could belong to a time.
 */
export function readPlace(line: string, readDate: (line: string) => string): ReadPlace {
  const { markedLine, foundLinks } = markLinks(line)
  const { location, extra, remainder, foundLinks: others } = readMarked(markedLine, foundLinks, readDate)
  const notes = readNotes(remainder, others)
  return { location, extra: [...extra, ...notes.notes], remainder: notes.remainder }
}
