import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'

export interface GoneDialogProps {
  onKeep: () => void
  onLeave: () => void
}

/** The draft was thrown away, or became a party, while this editor was open: what is here can be kept all the same. */
export function GoneDialog({ onKeep, onLeave }: GoneDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={() => undefined}
      size="small"
      title="This draft is gone"
      description="It was deleted, or made into a party, in another tab or on another device. What you see here is still yours."
      actions={
        <>
          <Button tone="quiet" onClick={onLeave}>
            View my parties
          </Button>
          <Button onClick={onKeep}>Keep as a new draft</Button>
        </>
      }
    />
  )
}
