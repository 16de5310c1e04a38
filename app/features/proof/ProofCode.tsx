import * as copy from '@festoon/contract/messages/account/proof'
import type { Pii } from '@festoon/contract/nouns/merge'
import { maskContact } from '@festoon/contract/rules/maskContact'
import { DialogCodeStep, type DialogCodeStepProps } from '../../parts/DialogCodeStep.tsx'
import { proofError } from './proofError.ts'

interface ProofCodeProps extends Pick<DialogCodeStepProps, 'isBusy' | 'onCode' | 'onResend' | 'onBack'> {
  sentTo: Pii
  error: unknown
}

/** The proof dialog's step for entering the code. */
export const ProofCode = ({ sentTo, error, ...step }: ProofCodeProps) => (
  <DialogCodeStep
    {...step}
    sentTo={maskContact('emailAddress' in sentTo ? sentTo.emailAddress : sentTo.phoneNumber)}
    error={error ? proofError(error) : undefined}
    backLabel={copy.anotherContact}
  />
)
