/** What is offered where an invitation could not be delivered (GLIST-12). */
export const resendLabel = 'Edit email and resend'

/** Under the name of a guest whose invitation failed. */
export function FailedInvite({ name, onResend }: { name: string; onResend: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${resendLabel}: ${name}`}
      onClick={onResend}
      className="min-h-6 w-fit cursor-pointer text-start text-label font-semibold text-highlight underline"
    >
      {resendLabel}
    </button>
  )
}
