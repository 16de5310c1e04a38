import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { GuestDetail } from './GuestDetail.tsx'
import { shownContact } from './guestEdit.ts'

/** Dialog with a guest's details, read-only because the party is canceled. */
export function ReadGuest({ event, guest, onClose }: { event: EventView; guest: Invitee; onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={guest.name}
      description={shownContact(guest)}
      actions={
        <Button tone="quiet" onClick={onClose}>
          {copy.close}
        </Button>
      }
    >
      <GuestDetail event={event} guest={guest} />
    </Dialog>
  )
}
