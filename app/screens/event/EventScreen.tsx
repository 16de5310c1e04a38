import { lazy, Suspense, useState } from 'react'
import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'

import { useRealtime } from '../../api/useRealtime.ts'
import { readArrival } from '../../document/arrival.ts'
import { useDocumentTitle } from '../../document/useDocumentTitle.ts'
import { useIsInBrowser } from '../../layout/useIsInBrowser.ts'
import { loadScreen } from '../../loadScreen.ts'
import { isReadOnlyPath } from '../../paths.ts'
import { EditAttendee } from './EditAttendee.tsx'
import { EventPage } from './EventPage.tsx'
import { withGiven } from './givenAnswer.ts'
import { HostTools } from './HostTools.tsx'
import { memberEventQuery, memberLink } from './memberLink.ts'
import { MemberAnswer } from './MemberAnswer.tsx'
import { WhenNear } from './WhenNear.tsx'

// Fetched once somebody comes near them: the invitation is read before.
const MemberParts = lazy(() =>
  loadScreen(() => import('./MemberParts.tsx')).then((parts) => ({ default: parts.MemberParts })),
)

const PhotoPromo = lazy(() => import('./PhotoPromo.tsx').then((part) => ({ default: part.PhotoPromo })))

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.eventId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params, request }) => {
    const { searchParams } = new URL(request.url)
    await queryClient.ensureQueryData(memberEventQuery(idOf(params), memberLink(searchParams)))
    return null
  }

/** What a change of an event may have changed. */
const keysOf = (eventId: string) => ['event', 'messages', 'album', 'invitees'].map((name) => [name, eventId])

/** The event page inside the full app: for hosts, and for guests with an account (ROUTE-18); with `/ro` to be looked at only (ROUTE-20). */
export function Component() {
  const eventId = idOf(useParams())
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isReadOnly = isReadOnlyPath(pathname)
  const isHere = useIsInBrowser()
  const link = memberLink(new URLSearchParams(search))
  const { data: event, dataUpdatedAt } = useQuery(memberEventQuery(eventId, link))
  const [isPromoClosed, setPromoClosed] = useState(false)
  useDocumentTitle(event ? event.title || 'Untitled Party' : null)
  // The server lets only those listen who are part of the party.
  const isPartOfIt =
    event && (event.isHost || event.isCohost || (event.invitee && event.invitee.withheld?.isOwn !== false))
  useRealtime(isPartOfIt ? [{ topic: `events/${eventId}`, keys: keysOf(eventId) }] : [])
  if (!event) return null
  const mayManage = !isReadOnly && (event.isHost || event.isCohost)
  const arrival = readArrival(state)
  return (
    <>
      <EventPage
        event={event}
        guestKey={null}
        now={dataUpdatedAt}
        tools={mayManage && <HostTools event={event} now={dataUpdatedAt} />}
        {...(mayManage ? { renderGuestTool: (one) => <EditAttendee event={event} attendee={one} /> } : {})}
        answer={
          !isReadOnly &&
          !event.isHost && (
            <MemberAnswer
              event={isHere ? withGiven(event) : event}
              now={dataUpdatedAt}
              link={link}
              arrival={arrival}
              onReplyAnew={() => void navigate(pathname, { replace: true })}
            />
          )
        }
        parts={
          isPartOfIt && (
            <WhenNear>
              <MemberParts event={event} />
            </WhenNear>
          )
        }
      />
      {isHere && arrival.showPhotosPromo && !isPromoClosed && (
        <Suspense fallback={null}>
          <PhotoPromo
            fromLogin={arrival.fromLogin}
            photoUrl={event.photoUrl}
            onClose={() => {
              setPromoClosed(true)
              // A reload is not another arrival.
              void navigate(pathname + search, { replace: true, preventScrollReset: true })
            }}
          />
        </Suspense>
      )}
    </>
  )
}
