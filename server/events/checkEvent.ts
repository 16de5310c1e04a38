import { videoUnknown } from '@festoon/contract/messages/fields'
import type { EventInput } from '@festoon/contract/nouns/event'
import type { Issue } from '@festoon/contract/wire/failure'
import { eventErrors } from '@festoon/contract/rules/events/eventErrors'
import { checkLinks } from '../accounts/sending/checkLinks.ts'
import { Failure } from '../core/Failure.ts'
import { bundledVideos } from '../providers/video/bundledVideos.ts'
import type { Services } from '../rpc/services.ts'

/**
 * Checks the rules for an event that a schema can't express. For example, the start must be in the future, and the cover image
 * must exist (VAL-25..33).
 * @throws Failure invalid, with an issue for each invalid field.
 */
export async function checkEvent(services: Services, event: EventInput): Promise<void> {
  const { clock, gallery, providers } = services
  const wrong: { [field: string]: string } = {
    ...eventErrors(
      {
        title: event.title,
        description: event.description,
        hasPlace: Boolean(event.location.place),
        startTime: event.startTime,
        endTime: event.endTime,
        hasImage:
          (await gallery.ensure(event.photoUrl)) ||
          (await providers.storage.has(event.photoUrl.replace(/^\/files\//, ''))),
      },
      clock.now(),
    ),
    ...(isMissingVideo(event.backgroundAnimationUrl) ? { backgroundAnimationUrl: videoUnknown } : {}),
  }
  const issues: Issue[] = Object.entries(wrong).map(([field, message]) => ({ path: `event.${field}`, message }))
  if (issues.length > 0) throw new Failure('invalid', { issues })
  const { displayName, placeName = '' } = event.location
  await checkLinks(services, 'event.description', event.description)
  await checkLinks(services, 'event.location', `${placeName}\n${displayName}`)
  await checkLinks(services, 'event.questions', event.questions.map(({ question }) => question).join('\n'))
}

const bundled = new Set(bundledVideos.map(({ id }) => `/loops/${id}.mp4`))

/** Returns true if a URL has the form of a bundled background video's URL, but no such video exists. */
const isMissingVideo = (url: string | undefined): boolean => url?.startsWith('/loops/') === true && !bundled.has(url)
