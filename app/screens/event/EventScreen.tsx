import { useQuery, type QueryClient } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { useLocation, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import { reportInvitation } from '@festoon/contract/messages/messaging/mail'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { useRealtime } from '../../platform/api/useRealtime.ts'
import { useIsInBrowser } from '../../platform/browser/useIsInBrowser.ts'
import { readArrival } from '../../platform/document/arrival.ts'
import { useDocumentTitle } from '../../platform/document/useDocumentTitle.ts'
import { loadScreen } from '../../platform/loadScreen.ts'
import * as paths from '../../platform/paths.ts'
import { isReadOnlyPath } from '../../platform/readPath.ts'
import { EditAttendee } from './attendees/EditAttendee.tsx'
import { EventPage } from './EventPage.tsx'
import { HostTools } from './host/HostTools.tsx'
import { memberEventQuery, memberLink } from './rsvp/memberLink.ts'
import { MemberRsvp } from './rsvp/MemberRsvp.tsx'
import { withSentRsvp } from './rsvp/sentRsvp.ts'
import { WhenNear } from './WhenNear.tsx'

// The sections are loaded when they are about to scroll into view, because the invitation comes first.
const MemberParts = lazy(() =>
  loadScreen(() => import('./guestParts/MemberParts.tsx')).then((parts) => ({ default: parts.MemberParts })),
)

const PhotoPromo = lazyPart(() => import('./guestParts/PhotoPromo.tsx').then((part) => part.PhotoPromo))

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.eventId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params, request }) => {
    const eventId = idOf(params)
    const { searchParams } = new URL(request.url)
    await queryClient.ensureQueryData(memberEventQuery(eventId, memberLink(eventId, searchParams)))
    return null
  }

/** Returns the keys of the queries to refetch when the event changes. */
const keysOf = (eventId: string) => ['event', 'messages', 'album', 'invitees'].map((name) => [name, eventId])

/**
 * The event page in the full app, for hosts and signed-in guests (ROUTE-18). It is read-only if the path ends in `/ro`
 * (ROUTE-20).
 */
export function Component() {
  const eventId = idOf(useParams())
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isReadOnly = isReadOnlyPath(pathname)
  const isInBrowser = useIsInBrowser()
  const link = memberLink(eventId, new URLSearchParams(search))
  const { data: event, dataUpdatedAt } = useQuery(memberEventQuery(eventId, link))
  const [isPromoClosed, setPromoClosed] = useState(false)
  useDocumentTitle(event ? titleOf(event.title) : null)
  // The server sends live updates only to hosts and guests of the party.
  const isParticipant =
    event && (event.isHost || event.isCohost || (event.invitee && event.invitee.withheld?.isOwn !== false))
  useRealtime(isParticipant ? [{ topic: `events/${eventId}`, keys: keysOf(eventId) }] : [])
  if (!event) return null
  const mayManage = !isReadOnly && (event.isHost || event.isCohost)
  const arrival = readArrival(state)
  return (
    <>
      <EventPage
        event={event}
        link={null}
        now={dataUpdatedAt}
        tools={mayManage && <HostTools event={event} now={dataUpdatedAt} />}
        {...(mayManage ? { renderGuestTool: (one) => <EditAttendee event={event} attendee={one} /> } : {})}
        renderRsvp={
          !isReadOnly &&
          !event.isHost &&
          ((details) => (
            <MemberRsvp
              details={details}
              event={isInBrowser ? withSentRsvp(event) : event}
              now={dataUpdatedAt}
              link={link}
              arrival={arrival}
              onRsvpAsYourself={() => void navigate(pathname, { replace: true })}
            />
          ))
        }
        parts={
          isParticipant && (
            // Links to the messages lead here, because the section is loaded only when it is near.
            <div id="party-messages" className="scroll-mt-6">
              <WhenNear>
                <MemberParts event={event} isReadOnly={isReadOnly} />
              </WhenNear>
            </div>
          )
        }
      />
      {isParticipant && !event.isHost && !event.isCohost && (
        <p className="pb-8 text-center">
          <a href={paths.report(eventId)} rel="nofollow" className="inline-flex min-h-11 items-center underline">
            {reportInvitation}
          </a>
        </p>
      )}
      {isInBrowser && arrival.showPhotosPromo && !isPromoClosed && (
        <PhotoPromo
          fromLogin={arrival.fromLogin}
          photoUrl={event.photoUrl}
          onClose={() => {
            setPromoClosed(true)
            // Cleared so that a reload doesn't show the promo again.
            void navigate(pathname + search, { replace: true, preventScrollReset: true })
          }}
        />
      )}
    </>
  )
}
