import * as copy from '@festoon/contract/messages/signIn'
import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { displayPhone } from '@festoon/ui/phone'
import { ResendLink } from '@festoon/ui/ResendLink'
import type { MergeStepProps } from './mergeStepProps.ts'

/** The merge dialog's step for entering the code sent to the new email address or phone number. */
export function MergeCode({ state, flow }: MergeStepProps) {
  const [code, setCode] = useState('')
  const { pii, message, isBusy } = state
  const sentTo = pii === null ? '' : 'phoneNumber' in pii ? displayPhone(pii.phoneNumber) : pii.emailAddress

  const submit = async (digits: string): Promise<void> => {
    await flow.submitCode(digits)
    // A rejected code is cleared, so that the next one can be typed right away.
    setCode('')
  }
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">
        {copy.codeSentTo(
          <strong key="contact" className="wrap-anywhere text-ink">
            {sentTo}
          </strong>,
        )}
      </p>
      <CodeBoxes
        label={copy.codeLabel}
        length={limits.codeLength}
        value={code}
        onValueChange={setCode}
        onComplete={(digits) => void submit(digits)}
        disabled={isBusy}
        autoFocus
        {...(message === null ? {} : { error: message })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ResendLink waitSeconds={limits.resendWaitSeconds} onResend={() => flow.resendCode()} startWaiting>
          {copy.sendNewCode}
        </ResendLink>
        <Button tone="plain" size="small" onClick={flow.back}>
          {state.step === 'phoneCode' ? copy.changeNumber : copy.changeEmail}
        </Button>
      </div>
    </div>
  )
}
