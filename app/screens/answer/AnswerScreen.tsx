import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { redirect, useLocation, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Spinner } from '@festoon/ui/Spinner'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { eventQuery } from '../../api/queries.ts'
import { report } from '../../api/report.ts'
import { routerLink } from '../../layout/routerLink.tsx'
import { isUuid, paths } from '../../paths.ts'
import { knownSession } from '../../session/session.ts'
import { signInPage } from '../../session/signInRequest.ts'
import { store } from '../../session/storage.ts'
import { readAnswerLink, type AnswerLink } from './answerLink.ts'
import { sendAnswerLink, type AnswerKind } from './sendAnswerLink.ts'

const kindOf = (pathname: string): AnswerKind | 'unauthrsvp' => {
  const [, kind] = /^\/event\/(rsvp|updateuser|updateemail)\//.exec(pathname) ?? []
  return kind === 'rsvp' || kind === 'updateuser' || kind === 'updateemail' ? kind : 'unauthrsvp'
}

const unreadable = (name: string): void => report('WARN', `The value ${name} of an answer link cannot be read`)

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
        knownSession()
          ? (await call('getEvent', { eventId })).event
          : (await call('getEventPreview', { eventId, ...keyOf(link) })).event,
    })
    return null
  }

const keyOf = ({ inviteeId, token }: AnswerLink) =>
  inviteeId === undefined || token === undefined ? {} : { inviteeUuid: inviteeId, token }

/** The invitation is not there any more, or its key does not fit (ERR-46). */
const isUnknownInvitee = (error: Error): boolean =>
  error instanceof CallError && (error.reason === 'inviteeTokenInvalid' || error.reason === 'inviteeNotFound')

const hasJustSignedIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'signedInNow' in state && state.signedInNow === true

const questions = {
  YES: { title: 'See you there?', button: "Yes, I'm going" },
  NO: { title: "Can't make it?", button: "No, I can't make it" },
  SEEN: { title: 'You are invited', button: 'Add it to my parties' },
} as const

/**
 * The page of a link that answers (ROUTE-36..39). Opening it changes nothing, since mail scanners open links too: the
 * answer is posted after one click, or at once when the visitor had to sign in for it.
 */
export function Component() {
  const { eventId = '' } = useParams()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: event } = useQuery({ ...eventQuery(eventId), enabled: false })
  const [link] = useState(() => readAnswerLink(new URLSearchParams(search), unreadable))
  const kind = kindOf(pathname)

  const answer = useMutation({
    mutationFn: async () =>
      kind === 'unauthrsvp' ? undefined : sendAnswerLink(kind, eventId, link, event?.invitee?.inviteeId),
    onSuccess: async (saved) => {
      if (saved?.shouldPromptLogin === true) {
        const page = saved.phone === undefined ? signInPage.email : signInPage.phone
        const back = `/event/updateuser/action/${eventId}${search}`
        return navigate(paths.signIn(back), { replace: true, state: { forceLogin: true, page } })
      }
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
      const { inviteeId, token } = link
      if (kind !== 'updateemail' || inviteeId === undefined || token === undefined || knownSession())
        return navigate(paths.event(eventId), { replace: true })
      store(`invitee:${eventId}`, inviteeId)
      store(`token:${eventId}`, token)
      // The page of a guest without login is drawn by the server.
      return location.replace(paths.eventAsGuest(eventId, { inviteeId, token }))
    },
    onError: (error) => {
      if (kind !== 'updateuser' || !isUnknownInvitee(error)) return
      report('WARN', 'An account was to be joined to an invitee that nobody knows', error)
      void navigate(paths.event(eventId), { replace: true })
    },
  })

  // Only a sign-in on the way here answers for its visitor; any other address may have been anybody's to write.
  const isClicked = hasJustSignedIn(state)
  const isHarmless = link.rsvpStatus === 'SEEN' && link.token === undefined
  const hasBegun = useRef(false)
  const { mutate } = answer
  useEffect(() => {
    if (hasBegun.current || !(isClicked || isHarmless)) return
    hasBegun.current = true
    mutate()
  }, [isClicked, isHarmless, mutate])

  if (!event) return null
  const { title, button } = questions[link.rsvpStatus]
  if (answer.isPending || answer.isSuccess)
    return (
      <p role="status" className="flex flex-1 items-center justify-center gap-3 p-16 text-lead">
        <Spinner /> Saving your answer…
      </p>
    )
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 grid-cols-1 content-center gap-6 px-4 py-10">
      <img src={event.photoUrl} alt="" className="aspect-video w-full rounded-lg bg-tint object-cover shadow-raised" />
      <div className="grid grid-cols-1 gap-2">
        <p className="text-label font-semibold text-highlight">{title}</p>
        <h1 dir="auto" className="font-display text-display">
          {event.title === '' ? 'Untitled Party' : event.title}
        </h1>
        <p className="text-lead text-ink-muted">
          Hosted by <bdi>{event.hostedBy}</bdi>
        </p>
      </div>
      <p role="alert" className="text-body text-error empty:hidden">
        {answer.error ? errorMessage(answer.error) : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="large" onClick={() => answer.mutate()}>
          {button}
        </Button>
        <ButtonLink size="large" tone="quiet" href={paths.event(eventId)} render={routerLink(paths.event(eventId))}>
          Look at the invitation
        </ButtonLink>
      </div>
    </div>
  )
}
