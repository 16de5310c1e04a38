import * as copy from '@festoon/contract/messages/signIn'
import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { ResendLink } from '@festoon/ui/ResendLink'
import type { SignInSteps } from '../../signIn/useSignIn.ts'

/** The step for entering the code that the server sent to the invitee's email address or phone number. */
export function VerifyCode({ steps, sentBy }: { steps: SignInSteps; sentBy: 'email' | 'phone' }) {
  const [code, setCode] = useState('')
  const { message, status } = steps.state
  const submit = async (digits: string): Promise<void> => {
    await steps.submitCode(digits)
    // A rejected code is cleared, so that the next one can be typed right away.
    setCode('')
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-lead text-ink-muted">{sentBy === 'email' ? copy.codeSentToEmail : copy.codeSentToPhone}</p>
      <CodeBoxes
        label={copy.codeLabel}
        length={limits.codeLength}
        value={code}
        onValueChange={setCode}
        onComplete={(digits) => void submit(digits)}
        disabled={status === 'codeSubmitting'}
        autoFocus
        {...(message === null ? {} : { error: message })}
      />
      <ResendLink waitSeconds={limits.resendWaitSeconds} onResend={() => steps.resendCode()} startWaiting>
        {copy.sendNewCode}
      </ResendLink>
    </div>
  )
}
