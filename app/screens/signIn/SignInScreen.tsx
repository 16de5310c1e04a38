import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/signIn'
import { unhandled } from '@festoon/contract/rules/unhandled'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { isRedirectAwaited, storedReturnState } from '../../features/signIn/awaitedRedirect.ts'
import { takeSignInLink, type SignInLink } from '../../features/signIn/signInLink.ts'
import { initialSignIn, type SignIn } from '../../features/signIn/signInMachine.ts'
import {
  keepSignInRequest,
  readSignInRequest,
  signInStart,
  type SignInRequest,
} from '../../features/signIn/signInRequest.ts'
import { useSignIn, type SignInSteps } from '../../features/signIn/useSignIn.ts'
import { Garland } from '../../parts/Garland.tsx'
import { PartyArt } from '../../parts/layout/PartyArt.tsx'
import * as paths from '../../platform/paths.ts'
import { decodeReturn } from '../../platform/readPath.ts'
import { report } from '../../platform/rpc/report.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { CodeStep } from './CodeStep.tsx'
import { CohostAsk } from './CohostAsk.tsx'
import { ContactStep } from './ContactStep.tsx'
import { ForcedStep } from './ForcedStep.tsx'
import { LinkStep } from './LinkStep.tsx'
import { NameStep } from './NameStep.tsx'

/** The sign-in page's initial data, from the URL, the navigation state, and session storage. */
interface InitialState {
  request: SignInRequest
  link: SignInLink | undefined
  /**
   * The `s` parameter of `/login` that this tab stored before a redirect to Google or Apple; null if there is none. The
   * redirect itself can't preserve a long value.
   */
  keptReturn: string | null
  start: SignIn
}

function begin(state: unknown): InitialState {
  const request = readSignInRequest(state)
  const link = takeSignInLink()
  if (link === undefined && isRedirectAwaited())
    return {
      request,
      link,
      keptReturn: storedReturnState(),
      start: { ...initialSignIn('email'), status: 'waitingForRedirectResult' },
    }
  return { request, link, keptReturn: null, start: signInStart(request) }
}

/** The sign-in page, which shows the current step of the sign-in (ROUTE-07, SIGN-01). */
export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { state: navigationState } = useLocation()
  const [{ request, link, keptReturn, start }] = useState(() => begin(navigationState))
  const steps = useSignIn(() => start)
  const { status } = steps.state
  const [isSwitching, setSwitching] = useState(false)
  const [isLinkLeft, setLinkLeft] = useState(false)
  const { userId } = useSession()

  const s = search.get('s') ?? keptReturn
  const wayBack = decodeReturn(s)
  const returnTo = wayBack ?? (request.eventId === undefined ? paths.root() : paths.event(request.eventId))
  const isUnreadable = s !== null && wayBack === undefined
  useEffect(() => {
    if (isUnreadable) report('WARN', 'The stored login state cannot be read')
  }, [isUnreadable])

  const hasStarted = useRef(false)
  const hasCodeBeenOut = useRef(false)
  useEffect(() => {
    // A result in the URL can be used only once, even if effects run repeatedly.
    if (hasStarted.current) return
    hasStarted.current = true
    if (start.status === 'waitingForRedirectResult') void steps.takeRedirect()
  }, [start, steps])

  const { entry, sentTo } = steps.state
  const isCodeOut = status === 'codeSent' || status === 'codeSubmitting'
  useEffect(() => {
    if (isCodeOut || hasCodeBeenOut.current) keepSignInRequest(request, entry, isCodeOut ? { sentTo } : undefined)
    hasCodeBeenOut.current = isCodeOut
  }, [isCodeOut, request, entry, sentTo])

  // Redirects signed-in users, unless the sign-in was requested explicitly (SIGN-23). A sign-in link requires a click,
  // because it may have been opened by someone else or by a mail scanner.
  const isLinkWaiting = link !== undefined && !isLinkLeft && status === 'notLoggedIn'
  const isOwnLink = isLinkWaiting && link.userId === userId
  const isHere = userId !== undefined && !isSwitching && (!isLinkWaiting || isOwnLink) && status === start.status
  const isAsked = isHere && request.forceLogin === true && !isOwnLink
  const isDone = status === 'loggedIn' || (isHere && !isAsked && status !== 'waitingForRedirectResult')
  useEffect(() => {
    // The next page may act on a sign-in that has just happened.
    if (isDone) void navigate(returnTo, { replace: true, state: { signedInNow: status === 'loggedIn' } })
  }, [isDone, status, returnTo, navigate])

  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden">
      <div className="wide:hidden">
        <Garland />
      </div>
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 items-center gap-16 px-4 pt-24 pb-12 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:px-8 wide:py-8">
        <div className="mx-auto w-full max-w-md wide:mx-0">
          <CohostAsk returnTo={returnTo} />
          {isLinkWaiting && !isOwnLink ? (
            <LinkStep userId={userId} onFollow={() => void steps.followLink(link)} onLeave={() => setLinkLeft(true)} />
          ) : isAsked ? (
            <ForcedStep
              userId={userId}
              onContinue={() => void navigate(returnTo, { replace: true })}
              onSwitch={() => setSwitching(true)}
            />
          ) : (
            <Step
              steps={steps}
              eventTitle={request.eventTitle}
              isForRsvp={request.forceLogin === true}
              returnState={s ?? ''}
            />
          )}
        </div>
        <ThemeScope preset="orange" className="hidden h-full max-h-[40rem] overflow-hidden rounded-lg wide:block">
          <PartyArt name="gift" />
        </ThemeScope>
      </div>
    </div>
  )
}

interface StepProps {
  steps: SignInSteps
  eventTitle: string | undefined
  /** True if an RSVP with someone's address needs the sign-in. */
  isForRsvp: boolean
  returnState: string
}

function Step({ steps, ...contact }: StepProps) {
  switch (steps.state.status) {
    case 'codeSent':
    case 'codeSubmitting':
      return <CodeStep steps={steps} />
    case 'signingIn':
    case 'signedInToIdentityProvider':
    case 'waitingForAccountCheck':
    case 'afterLogin':
      // Signing in with a link or a provider sends no code.
      return steps.state.sentTo === '' ? <Finishing /> : <CodeStep steps={steps} />
    case 'askingForName':
    case 'nameSubmitting':
    case 'creatingUser':
    case 'userCreated':
      return <NameStep steps={steps} />
    case 'waitingForRedirectResult':
    case 'authenticating':
    case 'loggedIn':
      return <Finishing />
    case 'notLoggedIn':
    case 'phoneSubmitting':
    case 'emailSubmitting':
    case 'error':
    case 'userCancelled':
      return <ContactStep steps={steps} {...contact} />
    default:
      return unhandled(steps.state.status)
  }
}

function Finishing() {
  return (
    <p role="status" className="text-center text-lead text-ink-muted">
      {copy.signingIn}
    </p>
  )
}
