import { Dialog } from '@festoon/ui/Dialog'
import { Button } from '@festoon/ui/Button'
import { useSite } from '../session/site.ts'

export interface TextConsentDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What is agreed to with text messages: who texts, about what, how often, and how it stops (TEXT-04, TEXT-06). */
export function TextConsentDialog({ open, onOpenChange }: TextConsentDialogProps) {
  const { supportEmail } = useSite()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title="About text messages"
      actions={<Button onClick={() => onOpenChange(false)}>Got it</Button>}
    >
      <dl className="grid grid-cols-1 gap-4 text-body [&_dt]:font-semibold">
        <div>
          <dt>Who texts</dt>
          <dd className="text-ink-muted">
            Festoon, on behalf of the hosts who invite you. Nobody else gets your number.
          </dd>
        </div>
        <div>
          <dt>About what</dt>
          <dd className="text-ink-muted">
            Invitations, changes of time or place, a reminder before the party, and what your host writes to all guests.
            No advertising.
          </dd>
        </div>
        <div>
          <dt>How often</dt>
          <dd className="text-ink-muted">A few for each party, none at night.</dd>
        </div>
        <div>
          <dt>What it costs, and how it stops</dt>
          <dd className="text-ink-muted">
            Message and data rates may apply. Reply STOP to stop. START begins again, and your profile does either at
            any time. Codes that you ask for come all the same. Festoon works without texts.
            {supportEmail !== '' && (
              <>
                {' '}
                Questions: <span className="wrap-anywhere">{supportEmail}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </Dialog>
  )
}
