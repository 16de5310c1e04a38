import * as copy from '@festoon/contract/messages/account/proof'
import * as signIn from '@festoon/contract/messages/signIn'
import type { Pii } from '@festoon/contract/nouns/merge'
import { maskContact } from '@festoon/contract/rules/maskContact'
import { Button } from '@festoon/ui/Button'
import { CodeEntry } from '../../parts/CodeEntry.tsx'
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
  const maskedContact = maskContact('emailAddress' in sentTo ? sentTo.emailAddress : sentTo.phoneNumber)
  return (
    <div className="grid grid-cols-1 gap-5 pb-3">
      <p className="text-body text-ink-muted">
        {signIn.codeSentTo(
          <strong key="contact" className="wrap-anywhere text-ink">
            {maskedContact}
          </strong>,
        )}
      </p>
      <CodeEntry
        label={signIn.codeLabel}
        onCode={onCode}
        isBusy={isBusy}
        error={error ? proofError(error) : undefined}
        resendLabel={signIn.sendNewCode}
        onResend={onResend}
      >
        <Button tone="plain" size="small" onClick={onBack}>
          {copy.anotherContact}
        </Button>
      </CodeEntry>
    </div>
  )
}
