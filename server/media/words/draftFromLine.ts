import { z } from 'zod'
import { instantOf, isTimeZone } from '@festoon/contract/rules/dates/timeZone'
import { coverTheme } from '@festoon/contract/rules/events/themeForLine'
import { themeById } from '@festoon/contract/themes/catalog'
import { draftParty, type PartyDraft } from '../../providers/words/draftParty.ts'
import { withFacts } from '../../providers/words/noteText.ts'
import { askProvider } from '../../rpc/askProvider.ts'
import type { Handler } from '../../rpc/handler.ts'
import { inspirationsOf } from '../gallery/inspirations.ts'
import { findPlace } from './findPlace.ts'

/**
 * Drafts an event from one line of text. The text provider writes the description, the places provider looks up an address with
 * a town, and fixed rules determine everything else.
 */
export const draftFromLine: Handler<'draftFromLine'> = async (context, { line, timeZone }) => {
  const { clock, providers, paidServices, rateLimits, ip, visitor } = context
  await rateLimits.takeFrom('wordsFromAddress', ip)
  const draft = draftParty(line, clock.now(), timeZone)
  const theme = draft.themeId === undefined ? undefined : themeById(draft.themeId)
  const brief = { prompt: draft.notes, eventName: draft.title, theme: theme?.name, onlyHostsWords: true }
  const [description, place] = await Promise.all([
    paidServices.ask('words', visitor, ['draft', brief], z.string(), () =>
      askProvider(context, 'words', () => providers.words.describe(brief)),
    ),
    findPlace(context, draft.location),
  ])
  // The editor takes the zone only of a place with the provider's id. Others are typed text, in the host's zone.
  const placeZone = place?.location.place === undefined ? undefined : place.timeZoneId
  const zone = placeZone !== undefined && isTimeZone(placeZone) ? placeZone : timeZone
  const ofCover = coverTheme(theme)
  const { start, minutes } = isPast(draft, zone, clock.now()) ? draftParty(line, clock.now(), zone) : draft
  const startTime = start === undefined ? 0 : instantOf(start, zone)
  return {
    title: draft.title,
    description: withFacts(description, draft.facts),
    startTime,
    endTime: minutes === undefined ? 0 : startTime + minutes * 60_000,
    location: place?.location ?? draft.location ?? null,
    timeZone: zone,
    themeId: theme?.id ?? null,
    inspiration: (ofCover && inspirationsOf(ofCover)[0]) ?? null,
    keywords: [...draft.keywords],
  }
}

/**
 * Checks whether a draft's start has passed in a time zone. It is in the future where the host is, but the place can be hours
 * ahead, so the line is read again there: its Saturday is then another Saturday, and not a Sunday.
 */
const isPast = ({ start }: PartyDraft, zone: string, now: number): boolean =>
  start !== undefined && instantOf(start, zone) <= now
