import { useEffect, useRef, useState } from 'react'
import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { redirect, useLocation, useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Spinner } from '@festoon/ui/Spinner'
import { call } from '../../api/call.ts'
import { errorMessage } from '../../api/errorMessage.ts'
import { CallError } from '../../api/postCall.ts'
import { report } from '../../api/report.ts'
import * as paths from '../../pathTo.ts'
import { isUuid } from '../../paths.ts'
import { initialSignIn } from '../../session/signInMachine.ts'
import { useSession } from '../../session/useSession.ts'
import { useSignIn } from '../../session/useSignIn.ts'
import { inviteeCodes } from './inviteeCodes.ts'
import { VerifyCode } from './VerifyCode.tsx'
import { VerifyName } from './VerifyName.tsx'
import { verifyKey } from './verifyKey.ts'

const rowQuery = (eventId: string, key: { inviteeId: string; token: string }) => ({
  queryKey: ['eventPreview', eventId, key.inviteeId],
  queryFn: async () => (await call('getEventPreview', { eventId, inviteeUuid: key.inviteeId, token: key.token })).event,
})

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ request, params }) => {
    const { eventId } = params
    if (!isUuid(eventId)) return redirect(paths.root())
    const key = verifyKey(new URL(request.url).searchParams)
    const isKnown = key
      ? await queryClient.ensureQueryData(rowQuery(eventId, key)).then(
          ({ invitee }) => invitee !== null,
          (error: unknown) => {
            if (error instanceof CallError && error.reason === 'inviteeTokenInvalid') return false
            throw error
          },
        )
      : false
    if (isKnown) return null
    report('WARN', 'Nobody knows the invitee whose account was to be verified')
    return redirect(paths.event(eventId))
  }

/** A guest who is known by a link only proves the contact of their row, and has an account from then on (EVPAGE-26). */
export function Component() {
  const { eventId = '' } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const key = verifyKey(new URLSearchParams(search)) ?? { inviteeId: '', token: '' }
  const { data: event } = useQuery({ ...rowQuery(eventId, key), staleTime: Infinity })
  const { userId } = useSession()
  const [codes] = useState(() => inviteeCodes(eventId, key))
  const steps = useSignIn(() => initialSignIn('email'), codes)
  const { status, message } = steps.state
  const name = event?.invitee?.name ?? ''

  const { mutate, ...joining } = useMutation({
    mutationFn: () =>
      call('updateAttendance', {
        eventId,
        token: key.token,
        invitee: { inviteeId: key.inviteeId, rsvpStatus: 'SEEN' },
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
  const hasBegun = useRef(false)
  const isSignedIn = status === 'loggedIn' || (userId !== undefined && status === 'notLoggedIn')
  useEffect(() => {
    if (hasBegun.current || status !== 'loggedIn') return
    hasBegun.current = true
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
        <h1 className="font-display text-headline">Verify my account</h1>
      </header>
      {isStart && (
        <>
          <p className="text-lead text-ink-muted">
            We send a code to the address or number that the host has for you. With it, this party and your answer are
            in an account of your own.
          </p>
          <p role="alert" className="text-body text-error empty:hidden">
            {joining.error ? errorMessage(joining.error) : message}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button
              size="large"
              busy={status === 'emailSubmitting' || joining.isPending}
              onClick={() => (isSignedIn ? mutate() : void steps.sendCode('contact'))}
            >
              {isSignedIn ? 'Add it to my account' : 'Send me a code'}
            </Button>
            <ButtonLink size="large" tone="quiet" href={paths.eventAsGuest(eventId, key)}>
              Back to the party
            </ButtonLink>
          </div>
        </>
      )}
      {isCode && <VerifyCode steps={steps} sentBy={codes.sentBy()} />}
      {isName && <VerifyName steps={steps} name={name} />}
      {!isStart && !isCode && !isName && (
        <p role="status" className="flex items-center gap-3 text-lead">
          {joining.error ? errorMessage(joining.error) : <Spinner />}
          {!joining.error && 'Signing you in…'}
        </p>
      )}
    </div>
  )
}
