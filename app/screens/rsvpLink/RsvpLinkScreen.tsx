import { useQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useLocation, useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/rsvp/rsvpLink'
import { isPast } from '@festoon/contract/rules/dates/past'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Spinner } from '@festoon/ui/Spinner'
import { routerLink } from '../../parts/routerLink.tsx'
import { call } from '../../platform/api/call.ts'
import { eventQuery } from '../../platform/api/queries.ts'
import { readRsvpLink, type RsvpLink } from '../../platform/document/rsvpLink.ts'
import * as paths from '../../platform/paths.ts'
import { isUuid } from '../../platform/readPath.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { report } from '../../platform/rpc/report.ts'
import { liveSession } from '../../platform/session/session.ts'
import type { RsvpLinkKind } from './sendRsvpLink.ts'
import { useRsvpLink } from './useRsvpLink.ts'

const kindOf = (pathname: string): RsvpLinkKind | 'unauthrsvp' => {
  const [, kind] = /^\/event\/(rsvp|updateuser|updateemail)\//.exec(pathname) ?? []
  return kind === 'rsvp' || kind === 'updateuser' || kind === 'updateemail' ? kind : 'unauthrsvp'
}

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ request, params }) => {
    const { eventId } = params
    if (!isUuid(eventId)) {
      report('WARN', 'RSVP link without an event id')
      return redirect(paths.root())
    }
    const { pathname, search, searchParams } = new URL(request.url)
    // Guests without an account RSVP on the event page.
    if (kindOf(pathname) === 'unauthrsvp') return redirect(paths.event(eventId) + search)
    const link = readRsvpLink(searchParams, () => undefined)
    await queryClient.ensureQueryData({
      ...eventQuery(eventId),
      queryFn: async () =>
        (await liveSession().catch(() => null))
          ? (await call('getEvent', { eventId })).event
          : (await preview(eventId, keyOf(link))).event,
    })
    return null
  }

/**
 * Fetches the event preview for the guest identified by `key`. If `key` is empty or its token is invalid, fetches the public
 * preview.
 */
const preview = (eventId: string, key: ReturnType<typeof keyOf>) =>
  call('getEventPreview', { eventId, ...key }).catch((error: unknown) => {
    if (error instanceof CallError && error.reason === 'inviteeTokenInvalid')
      return call('getEventPreview', { eventId })
    throw error
  })

const keyOf = ({ inviteeId, token }: RsvpLink) =>
  inviteeId === undefined || token === undefined ? {} : { inviteeUuid: inviteeId, token }

const questions = {
  YES: { title: copy.seeYouThere, button: copy.confirmGoing },
  MAYBE: { title: copy.mightCome, button: copy.confirmMaybe },
  NO: { title: copy.cantMakeIt, button: copy.confirmNotGoing },
  SEEN: { title: copy.invited, button: copy.addToParties },
} as const

/** The page for an RSVP link (ROUTE-36..39). `useRsvpLink` decides whether the visitor has to confirm the RSVP. */
export function Component() {
  const { eventId = '' } = useParams()
  const { pathname } = useLocation()
  const { data: event, dataUpdatedAt: now } = useQuery({ ...eventQuery(eventId), enabled: false })
  const isPartyOver = event !== undefined && isPast(event, now)
  const kind = kindOf(pathname)
  // The loader redirected guests without an account to the event page.
  const { link, isSaving, isWaiting, error, submit } = useRsvpLink(
    kind === 'unauthrsvp' ? 'updateemail' : kind,
    eventId,
    event,
    isPartyOver,
  )

  if (isSaving || isWaiting)
    return (
      <p role="status" className="flex flex-1 items-center justify-center gap-3 p-16 text-lead">
        <Spinner /> {isSaving ? copy.savingRsvp : copy.findingAccount}
      </p>
    )
  if (!event) return null
  const { title, button } = questions[link.rsvpStatus]
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 grid-cols-1 content-center gap-6 px-4 py-10">
      <img src={event.photoUrl} alt="" className="aspect-video w-full rounded-lg bg-tint object-cover shadow-raised" />
      <div className="grid grid-cols-1 gap-2">
        {isPartyOver ? (
          <Banner
            tone={event.cancelledTimestamp === null ? 'info' : 'danger'}
            title={event.cancelledTimestamp === null ? copy.partyOver : copy.eventCanceled}
          />
        ) : (
          <p className="text-label font-semibold text-highlight">{title}</p>
        )}
        <h1 dir="auto" className="font-display text-display">
          {titleOf(event.title)}
        </h1>
        <p className="text-lead text-ink-muted">
          {copy.hostedBy(
            <bdi translate="no" key="host">
              {event.hostedBy}
            </bdi>,
          )}
        </p>
      </div>
      <p role="alert" className="text-body text-error empty:hidden">
        {error ? errorMessage(error) : null}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isPartyOver && (
          <Button size="large" onClick={submit}>
            {button}
          </Button>
        )}
        <ButtonLink size="large" tone="quiet" href={paths.event(eventId)} render={routerLink(paths.event(eventId))}>
          {copy.viewInvitation}
        </ButtonLink>
      </div>
    </div>
  )
}
