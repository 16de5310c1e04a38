import * as copy from '@festoon/contract/messages/signIn'
import { useEffect, useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { displayPhone } from '@festoon/ui/phone'
import { ResendLink } from '@festoon/ui/ResendLink'
import { limits } from '@festoon/contract/limits'
import type { SignInSteps } from '../../signIn/useSignIn.ts'
import { StepHeading } from './StepHeading.tsx'

/** The sign-in step for the six-digit code (SIGN-05, SIGN-06, SIGN-09, SIGN-13). Entering the last digit submits the code. */
export function CodeStep({ steps }: { steps: SignInSteps }) {
  const [code, setCode] = useState('')
  const { status, sentTo, message } = steps.state
  const isBusy = status !== 'codeSent'

  // A rejected code is cleared, so that the next one can be typed right away.
  useEffect(() => {
    if (message !== null) setCode('')
  }, [message])

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
      <div className="grid grid-cols-1 gap-2">
        <CodeBoxes
          label={copy.codeLabel}
          length={limits.codeLength}
          value={code}
          onValueChange={setCode}
          onComplete={(digits) => void steps.submitCode(digits)}
          disabled={isBusy}
          autoFocus
          {...(message === null ? {} : { error: message })}
        />
        {/* Reserves its line, unless the error is shown there. */}
        <p role="status" className={message === null ? 'min-h-5 text-label text-ink-muted' : 'sr-only'}>
          {isBusy ? copy.checkingCode : ''}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ResendLink waitSeconds={limits.resendWaitSeconds} onResend={() => steps.resendCode()} startWaiting>
          {copy.sendNewCode}
        </ResendLink>
        <Button tone="plain" onClick={steps.back}>
          {steps.state.entry === 'phone' ? copy.changeNumber : copy.changeEmail}
        </Button>
      </div>
    </div>
  )
}
