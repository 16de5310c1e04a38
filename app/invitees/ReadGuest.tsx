import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { GuestDetail } from './GuestDetail.tsx'
import { connectedLabel } from './guestEdit.ts'

/** A guest of a party that was called off: to be read, not changed. */
export function ReadGuest({ event, guest, onClose }: { event: EventView; guest: Invitee; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={guest.name}
      description={guest.email ?? guest.phone ?? (guest.isConnected ? connectedLabel : undefined)}
      actions={
        <Button tone="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      <GuestDetail event={event} guest={guest} />
    </Dialog>
  )
}
