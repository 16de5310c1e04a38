import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/signIn'
import { Button } from '@festoon/ui/Button'
import { displayPhone } from '@festoon/ui/phone'
import { TextField } from '@festoon/ui/TextField'
import type { SignInSteps } from '../../features/signIn/useSignIn.ts'
import { CodeEntry } from '../../parts/CodeEntry.tsx'
import { StepHeading } from './StepHeading.tsx'

/**
 * The sign-in step for the six-digit code (SIGN-05, SIGN-06, SIGN-09, SIGN-13). Entering the last digit submits the code. A new user can
 * enter the name here, and isn't asked for it then.
 */
export function CodeStep({ steps }: { steps: SignInSteps }) {
  const { status, sentTo, message } = steps.state
  const [name, setName] = useState('')
  const isBusy = status !== 'codeSent'

  return (
    <div className="grid grid-cols-1 gap-6">
      <StepHeading
        title={copy.checkMessages}
        text={
          <>
            {copy.codeSentTo(
              <strong key="contact" className="wrap-anywhere text-ink">
                {displayPhone(sentTo)}
              </strong>,
            )}
          </>
        }
      />
      <TextField
        label={copy.nameIfNew}
        hint={copy.nameIfNewHint}
        autoComplete="name"
        maxLength={limits.name}
        value={name}
        readOnly={isBusy}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <CodeEntry
        label={copy.codeLabel}
        onCode={(code) => steps.submitCode(code, name)}
        isBusy={isBusy}
        error={message ?? undefined}
        status={isBusy ? copy.checkingCode : ''}
        resendLabel={copy.sendNewCode}
        onResend={steps.resendCode}
      >
        <Button tone="plain" onClick={steps.back}>
          {steps.state.entry === 'phone' ? copy.changeNumber : copy.changeEmail}
        </Button>
      </CodeEntry>
    </div>
  )
}
