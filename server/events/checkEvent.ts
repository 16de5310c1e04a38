import { videoUnknown } from '@festoon/contract/messages/fields'
import type { EventInput } from '@festoon/contract/nouns/event'
import { eventErrors } from '@festoon/contract/rules/events/eventErrors'
import { isPlaceMissing, locationLine } from '@festoon/contract/rules/events/locationLine'
import { pastDeadlines } from '@festoon/contract/rules/events/pastDeadlines'
import type { Issue } from '@festoon/contract/wire/failure'
import { checkLinks } from '../accounts/sending/checkLinks.ts'
import { Failure } from '../core/Failure.ts'
import type { EventRow } from '../database/schema.ts'
import { bundledVideos } from '../providers/video/bundledVideos.ts'
import type { Services } from '../rpc/services.ts'

/**
 * Checks the rules for an event that a schema can't express. For example, a start must be in the future, and the cover image
 * must exist (VAL-25..33). `before` is the saved event; undefined for a new one.
 * @throws Failure invalid, with an issue for each invalid field.
 */
export async function checkEvent(services: Services, event: EventInput, before?: EventRow): Promise<void> {
  const { clock, gallery, providers } = services
  const savedEvent = before && {
    decideBy: before.decide_by ?? undefined,
    rsvpBy: before.rsvp_by ?? undefined,
    timeZone: before.time_zone,
  }
  const wrong: { [field: string]: string } = {
    ...pastDeadlines(event, savedEvent, clock.now()),
    ...eventErrors(
      {
        title: event.title,
        description: event.description,
        hasPlace: !isPlaceMissing(event.location),
        startTime: event.dateUndecided ? 'undecided' : event.startTime,
        endTime: event.endTime,
        hasImage:
          (await gallery.ensure(event.photoUrl)) ||
          (await providers.storage.exists(event.photoUrl.replace(/^\/files\//, ''))),
      },
      clock.now(),
    ),
    ...(isMissingVideo(event.backgroundAnimationUrl) ? { backgroundAnimationUrl: videoUnknown } : {}),
  }
  const issues: Issue[] = Object.entries(wrong).map(([field, message]) => ({ path: `event.${field}`, message }))
  if (issues.length > 0) throw new Failure('invalid', { issues })
  await checkLinks(services, 'event.description', event.description)
  await checkLinks(services, 'event.location', locationTexts(event.location).join('\n'))
  await checkLinks(services, 'event.questions', questionTexts(event.questions).join('\n'))
}

const locationTexts = (location: EventInput['location']): string[] => [
  locationLine(location),
  ...('address' in location ? Object.values(location.address ?? {}).filter((text) => text !== undefined) : []),
]

const questionTexts = (questions: EventInput['questions']): string[] =>
  questions.flatMap(({ question, options = [] }) => [question, ...options])

const bundledPaths = new Set(bundledVideos.map(({ id }) => `/loops/${id}.mp4`))

/** Returns true if a URL has the form of a bundled background video's URL, but no such video exists. */
const isMissingVideo = (url: string | undefined): boolean =>
  url?.startsWith('/loops/') === true && !bundledPaths.has(url)
