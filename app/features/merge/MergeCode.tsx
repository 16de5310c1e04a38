import * as copy from '@festoon/contract/messages/signIn'
import { Button } from '@festoon/ui/Button'
import { displayPhone } from '@festoon/ui/phone'
import { CodeEntry } from '../../parts/CodeEntry.tsx'
import type { MergeStepProps } from './mergeStepProps.ts'

/** The merge dialog's step for entering the code sent to the new email address or phone number. */
export function MergeCode({ state, flow }: MergeStepProps) {
  const { pii, message, isBusy } = state
  const sentTo = pii === null ? '' : 'phoneNumber' in pii ? displayPhone(pii.phoneNumber) : pii.emailAddress
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">
        {copy.codeSentTo(
          <strong key="contact" className="wrap-anywhere text-ink">
            {sentTo}
          </strong>,
        )}
      </p>
      <CodeEntry
        label={copy.codeLabel}
        onCode={flow.submitCode}
        isBusy={isBusy}
        error={message ?? undefined}
        resendLabel={copy.sendNewCode}
        onResend={flow.resendCode}
      >
        <Button tone="plain" size="small" onClick={flow.back}>
          {state.step === 'phoneCode' ? copy.changeNumber : copy.changeEmail}
        </Button>
      </CodeEntry>
    </div>
  )
}
