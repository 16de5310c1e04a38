import { useQuery } from '@tanstack/react-query'
import * as copy from '@festoon/contract/messages/signIn'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { eventPreviewQuery } from '../../platform/api/queries.ts'

const cohostPath = /^\/event\/cohost\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\?link=/

/**
 * The party of a co-host link, for a visitor who has to sign in before accepting, so that they see who asks them for what. Renders
 * nothing if `returnTo` isn't such a link.
 */
export function CohostAsk({ returnTo }: { returnTo: string }) {
  const [, eventId = ''] = cohostPath.exec(returnTo) ?? []
  const { data: event, dataUpdatedAt: now } = useQuery({ ...eventPreviewQuery(eventId), enabled: eventId !== '' })
  if (!event) return null
  return (
    <div className="mb-8 flex items-center gap-4 rounded-lg bg-raised p-3 shadow-raised">
      <img src={event.photoUrl} alt="" width={96} height={96} className="size-20 rounded-md object-cover" />
      <div className="grid min-w-0 gap-0.5">
        <p className="text-label text-ink-muted">
          {copy.cohostAsk(
            <bdi translate="no" key="host">
              {event.hostedBy}
            </bdi>,
          )}
        </p>
        <p dir="auto" className="font-display text-title wrap-anywhere">
          {titleOf(event.title)}
        </p>
        <p className="text-label text-ink-muted">{shortDate(event, now)}</p>
      </div>
    </div>
  )
}
