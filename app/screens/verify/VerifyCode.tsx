import * as copy from '@festoon/contract/messages/signIn'
import type { SignInSteps } from '../../features/signIn/useSignIn.ts'
import { CodeEntry } from '../../parts/CodeEntry.tsx'

/** The step for entering the code that the server sent to the invitee's email address or phone number. */
export function VerifyCode({ steps, sentBy }: { steps: SignInSteps; sentBy: 'email' | 'phone' }) {
  const { message, status } = steps.state
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-lead text-ink-muted">{sentBy === 'email' ? copy.codeSentToEmail : copy.codeSentToPhone}</p>
      <CodeEntry
        label={copy.codeLabel}
        onCode={steps.submitCode}
        isBusy={status === 'codeSubmitting'}
        error={message ?? undefined}
        resendLabel={copy.sendNewCode}
        onResend={steps.resendCode}
      />
    </div>
  )
}
