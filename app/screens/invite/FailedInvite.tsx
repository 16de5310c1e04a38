import * as copy from '@festoon/contract/messages/guests/guestList'
import { sendFailure } from '@festoon/contract/messages/guests/guestStatus'

export interface FailedInviteProps {
  name: string
  /** Called when the host wants to correct the email address and resend the invite; absent if that isn't possible. */
  onResend?: (() => void) | undefined
}

/** Note about a failed invite, with a button for correcting the guest's email address and resending it (GLIST-12). */
export function FailedInvite({ name, onResend }: FailedInviteProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-label font-semibold in-data-many:flex-nowrap in-data-many:whitespace-nowrap">
      {/* The row's status already says it to screen readers. */}
      <span aria-hidden="true" className="text-error">
        {sendFailure}
      </span>
      {onResend && (
        <button
          type="button"
          aria-label={copy.editAndResendTo(name)}
          onClick={onResend}
          className="min-h-6 w-fit cursor-pointer text-start text-highlight underline"
        >
          {copy.editAndResend}
        </button>
      )}
    </span>
  )
}
