import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useRef, useState } from 'react'
import {
  Navigate,
  redirect,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type LoaderFunction,
} from 'react-router-dom'
import * as copy from '@festoon/contract/messages/guests/guestList'
import { filterAll, filterGoing, filterNotGoing, filterUnsent } from '@festoon/contract/messages/guests/guestStatus'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { isPast } from '@festoon/contract/rules/dates/past'
import { isInFilter, maybeFilter, type GuestFilter } from '@festoon/contract/rules/guests/guestStatus'
import { SharePanel } from '../../features/sharing/SharePanel.tsx'
import { inviteesQuery } from '../../platform/api/inviteesQuery.ts'
import { eventQuery } from '../../platform/api/queries.ts'
import { useRealtime } from '../../platform/api/useRealtime.ts'
import * as paths from '../../platform/paths.ts'
import { AddGuest } from './AddGuest.tsx'
import { EmptyList } from './EmptyList.tsx'
import { GuestList } from './GuestList.tsx'
import { HeadCount } from './HeadCount.tsx'
import { InviteHeader } from './InviteHeader.tsx'
import { InviteTools } from './InviteTools.tsx'
import { isFromCreate, isSealed } from './isFromCreate.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { MusicWidget } from './MusicWidget.tsx'
import { PublishMoment } from './PublishMoment.tsx'
import { ResultsSection } from './ResultsSection.tsx'
import { SendBar } from './SendBar.tsx'
import { UpdateToText } from './UpdateToText.tsx'

/** Returns the guests that the Unsent filter shows, except the organizer (GLIST-14). */
const unsentGuests = (invitees: readonly Invitee[]): Invitee[] =>
  invitees.filter((guest) => guest.role !== 'organizer' && isInFilter(guest, filterUnsent))

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.eventId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    const event = await queryClient.ensureQueryData(eventQuery(idOf(params)))
    // Only hosts manage the guest list (ROUTE-30).
    if (!event.isHost && !event.isCohost) return redirect(paths.event(event.id))
    await queryClient.ensureQueryData(inviteesQuery(event.id))
    return null
  }

/** Returns the filter in the URL, or the default filter if there is none (EVPAGE-01, GLIST-13). */
function filterOf(show: string | null): GuestFilter {
  if (show === ('yes' satisfies paths.ShownGuests)) return filterGoing
  if (show === ('maybe' satisfies paths.ShownGuests)) return maybeFilter
  return show === ('no' satisfies paths.ShownGuests) ? filterNotGoing : filterAll
}

const none: readonly Invitee[] = []

/** The guest list page, where hosts add guests, send invites, and see RSVPs as they arrive (ROUTE-29). */
export function Component() {
  const eventId = idOf(useParams())
  const { state } = useLocation()
  const [search] = useSearchParams()
  const { data: event } = useQuery(eventQuery(eventId))
  const { data: invitees = none, dataUpdatedAt: now } = useQuery(inviteesQuery(eventId))
  useRealtime([
    {
      topic: `events/${eventId}`,
      keys: [
        ['invitees', eventId],
        ['event', eventId],
      ],
    },
  ])
  const navigate = useNavigate()
  // Kept with the page, so that a reload doesn't repeat the moment.
  const seal = useCallback(
    () => void navigate('.', { replace: true, state: { fromCreate: true, sealed: true }, preventScrollReset: true }),
    [navigate],
  )
  const [questionPicked, setQuestionPicked] = useState<string>()
  const [note, setNote] = useState('')
  // Read when an invite is sent, so that typing the note doesn't render the list.
  const latestNote = useRef('')
  const changeNote = (text: string): void => {
    latestNote.current = text
    setNote(text)
  }
  const noteNow = useCallback(() => latestNote.current, [])
  const guestsWithoutInvite = useMemo(() => unsentGuests(invitees), [invitees])
  if (!event) return null
  // A host who was removed a moment ago may no longer see the guest list.
  if (!event.isHost && !event.isCohost) return <Navigate to={paths.event(eventId)} replace />
  const maySend = !isPast(event, now)
  const isCanceled = event.cancelledTimestamp !== null
  const sharing = maySend && event.host
  const hasNoGuests = invitees.every((guest) => guest.role === 'organizer')

  return (
    <div className="group/invites mx-auto grid w-full max-w-6xl grid-cols-1 content-start gap-7 px-4 pt-4 pb-8 wide:gap-9 wide:py-8 wide:px-8">
      <InviteHeader event={event} now={now} hasCover={!sharing} />
      {sharing && <SharePanel event={event} url={sharing.shortUrl} now={now} isCompact={!hasNoGuests} />}
      <InviteTools event={event} now={now} />
      <HeadCount guests={invitees} />
      {maySend && <UpdateToText eventId={eventId} invitees={invitees} />}
      {maySend ? (
        <AddGuest event={event} invitees={invitees} />
      ) : (
        <p className="text-body text-ink-muted">{isCanceled ? copy.canceledReadOnly : copy.overReadOnly}</p>
      )}
      <GuestList
        event={event}
        invitees={invitees}
        maySend={maySend}
        startsWith={filterOf(search.get('show'))}
        noteNow={noteNow}
        questionPicked={questionPicked}
        onPickQuestion={setQuestionPicked}
      />
      <ResultsSection event={event} invitees={invitees} onShow={setQuestionPicked} />
      {hasNoGuests && maySend && <EmptyList eventId={eventId} skips={event.isHost && !isFromCreate(state)} />}
      {event.host?.hasMusicWidget && <MusicWidget guests={invitees} questions={event.questions} />}
      {maySend && (
        <SendBar
          eventId={eventId}
          unsent={guestsWithoutInvite}
          mayAddNote={!event.isCohost}
          note={note}
          onNote={changeNote}
        />
      )}
      {maySend && guestsWithoutInvite.length > 0 && <LeaveGuard unsent={guestsWithoutInvite.length} />}
      {isFromCreate(state) && !isSealed(state) && <PublishMoment event={event} now={now} onOver={seal} />}
    </div>
  )
}
