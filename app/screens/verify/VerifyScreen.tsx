import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { redirect, useLocation, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/signIn'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Spinner } from '@festoon/ui/Spinner'
import { initialSignIn } from '../../features/signIn/signInMachine.ts'
import { useSignIn } from '../../features/signIn/useSignIn.ts'
import { call } from '../../platform/api/call.ts'
import * as paths from '../../platform/paths.ts'
import { isUuid } from '../../platform/readPath.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { report } from '../../platform/rpc/report.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { inviteeCodes } from './inviteeCodes.ts'
import { VerifyCode } from './VerifyCode.tsx'
import { VerifyName } from './VerifyName.tsx'

/** Returns the personal link in a query string. Returns null if a part is missing or the invitee's id isn't a UUID. */
function linkIn(eventId: string, query: URLSearchParams): PersonalLink | null {
  const inviteeId = query.get('iu')
  const token = query.get('token')
  return isUuid(inviteeId) && token !== null ? { eventId, inviteeId, token } : null
}

/** Removes the token from the URL, so that the browser's history doesn't keep it. Reloading then opens the event page. */
function hideToken(): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState(history.state, '', url)
}

const previewQuery = ({ eventId, inviteeId, token }: PersonalLink) => ({
  queryKey: ['eventPreview', eventId, inviteeId],
  queryFn: async () => (await call('getEventPreview', { eventId, inviteeUuid: inviteeId, token })).event,
})

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ request, params }) => {
    const { eventId } = params
    if (!isUuid(eventId)) return redirect(paths.root())
    const link = linkIn(eventId, new URL(request.url).searchParams)
    const isKnown = link
      ? await queryClient.ensureQueryData(previewQuery(link)).then(
          ({ invitee }) => invitee !== null,
          (error: unknown) => {
            if (error instanceof CallError && error.reason === 'inviteeTokenInvalid') return false
            throw error
          },
        )
      : false
    if (isKnown) return null
    report('WARN', 'The invitee to verify is unknown')
    return redirect(paths.event(eventId))
  }

/**
 * The page on which a guest with a personal link adds the invitation to an account (EVPAGE-26). Guests who aren't signed in
 * first verify the invitee's email address or phone number, which signs them in or creates an account.
 */
export function Component() {
  const { eventId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const link = linkIn(eventId, new URLSearchParams(search)) ?? { eventId, inviteeId: '', token: '' }
  useEffect(hideToken, [])
  const { data: event } = useQuery({ ...previewQuery(link), staleTime: Infinity })
  const { userId } = useSession()
  const [codes] = useState(() => inviteeCodes(link))
  const steps = useSignIn(() => initialSignIn('email'), codes)
  const { status, message } = steps.state
  const name = event?.invitee?.name ?? ''

  const { mutate, ...joining } = useMutation({
    mutationFn: () =>
      call('updateAttendance', {
        eventId,
        token: link.token,
        invitee: { inviteeId: link.inviteeId, rsvpStatus: 'SEEN' },
      }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
      const isGoing = event?.invitee?.rsvpStatus === 'YES'
      return navigate(paths.event(eventId), {
        replace: true,
        state: { fromLogin: true, ...(isGoing ? { showPhotosPromo: true } : {}) },
      })
    },
  })
  const hasStarted = useRef(false)
  const isSignedIn = status === 'loggedIn' || (userId !== undefined && status === 'notLoggedIn')
  useEffect(() => {
    if (hasStarted.current || status !== 'loggedIn') return
    hasStarted.current = true
    mutate()
  }, [status, mutate])

  const isName = status === 'askingForName' || status === 'nameSubmitting' || status === 'creatingUser'
  const isCode = status === 'codeSent' || status === 'codeSubmitting'
  const isStart = status === 'notLoggedIn' || status === 'emailSubmitting' || status === 'error'
  return (
    <div className="mx-auto grid w-full max-w-md flex-1 grid-cols-1 content-center gap-6 px-4 py-10">
      {event && (
        <img
          src={event.photoUrl}
          alt=""
          className="aspect-video w-full rounded-lg bg-tint object-cover shadow-raised"
        />
      )}
      <header className="grid grid-cols-1 gap-2">
        <p dir="auto" className="text-label font-semibold text-highlight">
          {event?.title}
        </p>
        <h1 className="font-display text-headline">{copy.verifyAccount}</h1>
      </header>
      {isStart && (
        <>
          <p className="text-lead text-ink-muted">{isSignedIn ? copy.verifySignedInText : copy.verifyText}</p>
          <p role="alert" className="text-body text-error empty:hidden">
            {joining.error ? errorMessage(joining.error) : message}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="large"
              busy={status === 'emailSubmitting' || joining.isPending}
              onClick={() => (isSignedIn ? mutate() : void steps.sendCode('contact'))}
            >
              {isSignedIn ? copy.addToAccount : copy.sendCode}
            </Button>
            <ButtonLink size="large" tone="quiet" href={paths.eventAsGuest(link)}>
              {copy.backToParty}
            </ButtonLink>
          </div>
        </>
      )}
      {isCode && <VerifyCode steps={steps} sentBy={codes.sentBy()} />}
      {isName && <VerifyName steps={steps} name={name} />}
      {!isStart && !isCode && !isName && (
        <p role="status" className="flex items-center gap-3 text-lead">
          {joining.error ? errorMessage(joining.error) : <Spinner />}
          {!joining.error && copy.signingIn}
        </p>
      )}
    </div>
  )
}
