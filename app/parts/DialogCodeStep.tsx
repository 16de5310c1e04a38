import * as copy from '@festoon/contract/messages/signIn'
import { Button } from '@festoon/ui/Button'
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx'

export interface DialogCodeStepProps extends Pick<CodeEntryProps, 'onCode' | 'isBusy' | 'error' | 'onResend'> {
  /** The address or number that the code was sent to, as it is shown. */
  sentTo: string
  backLabel: string
  onBack: () => void
}

/** A dialog's step for entering the code that was sent to an email address or phone number. */
export function DialogCodeStep({ sentTo, backLabel, onBack, ...entry }: DialogCodeStepProps) {
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">
        {copy.codeSentTo(
          <strong key="contact" className="wrap-anywhere text-ink">
            {sentTo}
          </strong>,
        )}
      </p>
      <CodeEntry {...entry} label={copy.codeLabel} resendLabel={copy.sendNewCode}>
        <Button tone="plain" size="small" onClick={onBack}>
          {backLabel}
        </Button>
      </CodeEntry>
    </div>
  )
}
