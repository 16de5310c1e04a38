import * as copy from '@festoon/contract/messages/account/proof'
import * as signIn from '@festoon/contract/messages/signIn'
import { limits } from '@festoon/contract/limits'
import { maskContact } from '@festoon/contract/rules/maskContact'
import { useState } from 'react'
import type { Pii } from '@festoon/contract/nouns/merge'
import { Button } from '@festoon/ui/Button'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { ResendLink } from '@festoon/ui/ResendLink'
import { proofError } from './proofError.ts'

interface ProofCodeProps {
  sentTo: Pii
  isBusy: boolean
  error: unknown
  onCode: (code: string) => Promise<unknown>
  onResend: () => Promise<unknown>
  onBack: () => void
}

/** The proof dialog's step for entering the code. */
export function ProofCode({ sentTo, isBusy, error, onCode, onResend, onBack }: ProofCodeProps) {
  const [code, setCode] = useState('')
  const submit = async (digits: string): Promise<void> => {
    await onCode(digits)
    // A rejected code is cleared, so that the next one can be typed right away.
    setCode('')
  }
  const masked = maskContact('emailAddress' in sentTo ? sentTo.emailAddress : sentTo.phoneNumber)
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">
        {signIn.codeSentTo(
          <strong key="contact" className="wrap-anywhere text-ink">
            {masked}
          </strong>,
        )}
      </p>
      <CodeBoxes
        label={signIn.codeLabel}
        length={limits.codeLength}
        value={code}
        onValueChange={setCode}
        onComplete={(digits) => void submit(digits)}
        disabled={isBusy}
        autoFocus
        {...(error ? { error: proofError(error) } : {})}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ResendLink
          waitSeconds={limits.resendWaitSeconds}
          onResend={async () => {
            await onResend()
          }}
          startWaiting
        >
          {signIn.sendNewCode}
        </ResendLink>
        <Button tone="plain" size="small" onClick={onBack}>
          {copy.anotherContact}
        </Button>
      </div>
    </div>
  )
}
