import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { decodeReturn, paths } from '../../paths.ts'
import { useSignIn } from '../../session/useSignIn.ts'
import { CodeStep } from './CodeStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { NameStep } from './NameStep.tsx'

/** Sign-in: a contact, a six-digit code and, for a new person, a name (ROUTE-07, SIGN-01). */
export function Component() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const steps = useSignIn('email')
  const { status } = steps.state
  const returnTo = decodeReturn(search.get('s')) ?? paths.root()

  useEffect(() => {
    if (status === 'loggedIn') void navigate(returnTo, { replace: true })
  }, [status, returnTo, navigate])

  return (
    <div className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-5 py-12">
      <Step steps={steps} />
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
