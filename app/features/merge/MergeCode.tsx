import * as copy from '@festoon/contract/messages/signIn'
import { displayPhone } from '@festoon/ui/phone'
import { DialogCodeStep } from '../../parts/DialogCodeStep.tsx'
import type { MergeStepProps } from './mergeStepProps.ts'

/** The merge dialog's step for entering the code sent to the new email address or phone number. */
export function MergeCode({ state, flow }: MergeStepProps) {
  const { pii, message, isBusy } = state
  return (
    <DialogCodeStep
      sentTo={pii === null ? '' : 'phoneNumber' in pii ? displayPhone(pii.phoneNumber) : pii.emailAddress}
      isBusy={isBusy}
      error={message ?? undefined}
      onCode={flow.submitCode}
      onResend={flow.resendCode}
      backLabel={state.step === 'phoneCode' ? copy.changeNumber : copy.changeEmail}
      onBack={flow.back}
    />
  )
}
