import * as copy from '@festoon/contract/messages/account/proof'
import type { Pii } from '@festoon/contract/nouns/merge'
import { maskContact } from '@festoon/contract/rules/maskContact'
import { CodeStep, type CodeStepProps } from '../../parts/CodeStep.tsx'
import { proofError } from './proofError.ts'

interface ProofCodeProps extends Pick<CodeStepProps, 'isBusy' | 'onCode' | 'onResend' | 'onBack'> {
  sentTo: Pii
  error: unknown
}

/** The proof dialog's step for entering the code. */
export const ProofCode = ({ sentTo, error, ...step }: ProofCodeProps) => (
  <CodeStep
    {...step}
    sentTo={maskContact('emailAddress' in sentTo ? sentTo.emailAddress : sentTo.phoneNumber)}
    error={error ? proofError(error) : undefined}
    backLabel={copy.anotherContact}
  />
)
