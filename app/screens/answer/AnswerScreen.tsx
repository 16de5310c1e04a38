import { useQuery, type QueryClient } from '@tanstack/react-query'
import { redirect, useLocation, useParams, type LoaderFunction } from 'react-router-dom'
import { isPast } from '@festoon/contract/rules/past'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Spinner } from '@festoon/ui/Spinner'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { eventQuery } from '../../api/queries.ts'
import { report } from '../../api/report.ts'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { isUuid } from '../../paths.ts'
import { knownSession } from '../../session/session.ts'
import { readAnswerLink, type AnswerLink } from './answerLink.ts'
import { useAnswerLink } from './useAnswerLink.ts'
import type { AnswerKind } from './sendAnswerLink.ts'

const kindOf = (pathname: string): AnswerKind | 'unauthrsvp' => {
  const [, kind] = /^\/event\/(rsvp|updateuser|updateemail)\//.exec(pathname) ?? []
  return kind === 'rsvp' || kind === 'updateuser' || kind === 'updateemail' ? kind : 'unauthrsvp'
}

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ request, params }) => {
    const { eventId } = params
    if (!isUuid(eventId)) {
      report('WARN', 'An action link names no event')
      return redirect(paths.root())
    }
    const { pathname, search, searchParams } = new URL(request.url)
    // Who answers without login does so in the form of the event's page.
    if (kindOf(pathname) === 'unauthrsvp') return redirect(paths.event(eventId) + search)
    const link = readAnswerLink(searchParams, () => undefined)
    await queryClient.ensureQueryData({
      ...eventQuery(eventId),
      queryFn: async () =>
        knownSession() ? (await call('getEvent', { eventId })).event : (await preview(eventId, keyOf(link))).event,
    })
    return null
  }

/** What a key that does not fit shows is what anybody sees; the answer then says what is wrong. */
const preview = (eventId: string, key: ReturnType<typeof keyOf>) =>
  call('getEventPreview', { eventId, ...key }).catch((error: unknown) => {
    if (error instanceof CallError && error.reason === 'inviteeTokenInvalid')
      return call('getEventPreview', { eventId })
    throw error
  })

const keyOf = ({ inviteeId, token }: AnswerLink) =>
  inviteeId === undefined || token === undefined ? {} : { inviteeUuid: inviteeId, token }

const questions = {
  YES: { title: 'See you there?', button: "Yes, I'm going" },
  NO: { title: "Can't make it?", button: "No, I can't make it" },
  SEEN: { title: 'You are invited', button: 'Add it to my parties' },
} as const

/** The page of a link that answers (ROUTE-36..39): it asks, and then posts. */
export function Component() {
  const { eventId = '' } = useParams()
  const { pathname } = useLocation()
  const { data: event, dataUpdatedAt: now } = useQuery({ ...eventQuery(eventId), enabled: false })
  const isOver = event !== undefined && isPast(event, now)
  const kind = kindOf(pathname)
  // Who answers without login was led to the page of the event.
  const { link, isSaving, isWaiting, error, answer } = useAnswerLink(
    kind === 'unauthrsvp' ? 'updateemail' : kind,
    eventId,
    event,
    isOver,
  )

  if (!event) return null
  const { title, button } = questions[link.rsvpStatus]
  if (isSaving || isWaiting)
    return (
      <p role="status" className="flex flex-1 items-center justify-center gap-3 p-16 text-lead">
        <Spinner /> {isSaving ? 'Saving your answer…' : 'Looking up your account…'}
      </p>
    )
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 grid-cols-1 content-center gap-6 px-4 py-10">
      <img src={event.photoUrl} alt="" className="aspect-video w-full rounded-lg bg-tint object-cover shadow-raised" />
      <div className="grid grid-cols-1 gap-2">
        {isOver ? (
          <Banner
            tone={event.cancelledTimestamp === null ? 'info' : 'danger'}
            title={event.cancelledTimestamp === null ? 'This party is over' : 'Event Canceled'}
          />
        ) : (
          <p className="text-label font-semibold text-highlight">{title}</p>
        )}
        <h1 dir="auto" className="font-display text-display">
          {event.title === '' ? 'Untitled Party' : event.title}
        </h1>
        <p className="text-lead text-ink-muted">
          Hosted by <bdi>{event.hostedBy}</bdi>
        </p>
      </div>
      <p role="alert" className="text-body text-error empty:hidden">
        {error ? errorMessage(error) : null}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isOver && (
          <Button size="large" onClick={answer}>
            {button}
          </Button>
        )}
        <ButtonLink size="large" tone="quiet" href={paths.event(eventId)} render={routerLink(paths.event(eventId))}>
          Look at the invitation
        </ButtonLink>
      </div>
    </div>
  )
}
