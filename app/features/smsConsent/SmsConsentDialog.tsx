import * as copy from '@festoon/contract/messages/smsConsent'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { useSite } from '../../platform/session/site.ts'

export interface SmsConsentDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Dialog that explains who sends SMS messages, what they are about, how often they are sent, what they cost, and how to stop
 * them (TEXT-04, TEXT-06).
 */
export function SmsConsentDialog({ open, onOpenChange }: SmsConsentDialogProps) {
  const { supportEmail } = useSite()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={copy.title}
      actions={<Button onClick={() => onOpenChange(false)}>{copy.gotIt}</Button>}
    >
      <dl className="grid grid-cols-1 gap-4 text-body [&_dt]:font-semibold">
        {(
          [
            [copy.whoTitle, copy.who],
            [copy.whatTitle, copy.what],
            [copy.howOftenTitle, copy.howOften],
          ] as const
        ).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="text-ink-muted">{text}</dd>
          </div>
        ))}
        <div>
          <dt>{copy.costTitle}</dt>
          <dd className="text-ink-muted">
            {copy.cost}
            {supportEmail !== '' &&
              copy.questions(
                <span key="email" className="wrap-anywhere">
                  {supportEmail}
                </span>,
              )}
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}
