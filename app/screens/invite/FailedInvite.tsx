import * as copy from '@festoon/contract/messages/guests/guestList'

/** Button for correcting a guest's email address and resending a failed invite (GLIST-12). */
export function FailedInvite({ name, onResend }: { name: string; onResend: () => void }) {
  return (
    <button
      type="button"
      aria-label={copy.editAndResendTo(name)}
      onClick={onResend}
      className="min-h-6 w-fit cursor-pointer text-start text-label font-semibold text-highlight underline"
    >
      {copy.editAndResend}
    </button>
  )
}
