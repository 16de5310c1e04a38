import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Garland } from '../../layout/Garland.tsx'
import { PartyArt } from '../../layout/PartyArt.tsx'
import { decodeReturn, paths } from '../../paths.ts'
import { useSession } from '../../session/useSession.ts'
import { useSignIn } from '../../session/useSignIn.ts'
import { CodeStep } from './CodeStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { NameStep } from './NameStep.tsx'

const asksForLogin = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'forceLogin' in state && state.forceLogin === true

/** Sign-in: a contact, a six-digit code and, for a new person, a name (ROUTE-07, SIGN-01). */
export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const steps = useSignIn('email')
  const { status } = steps.state
  const returnTo = decodeReturn(search.get('s')) ?? paths.root()

  const { userId } = useSession()
  const isForced = asksForLogin(useLocation().state)
  // Who is signed in already has no business here, unless the login was asked for (SIGN-23).
  const isDone = status === 'loggedIn' || (status === 'notLoggedIn' && userId !== undefined && !isForced)

  useEffect(() => {
    if (isDone) void navigate(returnTo, { replace: true })
  }, [isDone, returnTo, navigate])

  return (
    <div className="relative isolate flex flex-1 flex-col overflow-hidden">
      <div className="wide:hidden">
        <Garland />
      </div>
      <div className="mx-auto grid w-full max-w-6xl flex-1 grid-cols-1 items-center gap-16 px-4 pt-24 pb-12 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:px-8 wide:py-8">
        <div className="mx-auto w-full max-w-md wide:mx-0">
          <Step steps={steps} />
        </div>
        <ThemeScope preset="orange" className="hidden h-full max-h-[40rem] overflow-hidden rounded-lg wide:block">
          <PartyArt name="rays" />
        </ThemeScope>
      </div>
    </div>
  )
}

function Step({ steps }: { steps: ReturnType<typeof useSignIn> }) {
  switch (steps.state.status) {
    case 'codeSent':
    case 'codeSubmitting':
    case 'signingIn':
    case 'signedInToIdentityProvider':
    case 'waitingForAccountCheck':
    case 'afterLogin':
      return <CodeStep steps={steps} />
    case 'askingForName':
    case 'nameSubmitting':
    case 'creatingUser':
    case 'userCreated':
      return <NameStep steps={steps} />
    case 'authenticating':
    case 'loggedIn':
      return <Finishing />
    case 'notLoggedIn':
    case 'phoneSubmitting':
    case 'emailSubmitting':
    case 'waitingForRedirectResult':
    case 'error':
    case 'userCancelled':
      return <ContactStep key={steps.state.entry} steps={steps} />
  }
}

function Finishing() {
  return (
    <p role="status" className="text-center text-lead text-ink-muted">
      Signing you in…
    </p>
  )
}
