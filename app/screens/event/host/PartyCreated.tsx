import * as copy from '@festoon/contract/messages/hostPage'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Dialog } from '@festoon/ui/Dialog'
import { CopyLink } from '../../../features/sharing/CopyLink.tsx'
import { Garland } from '../../../parts/Garland.tsx'
import { routerLink } from '../../../parts/routerLink.tsx'
import * as paths from '../../../platform/paths.ts'

export interface PartyCreatedProps {
  eventId: string
  onClose: () => void
}

/** Dialog shown after a party is created, with buttons to copy the party's link and to invite guests (EVPAGE-13). */
export function PartyCreated({ eventId, onClose }: PartyCreatedProps) {
  const invite = paths.invite(eventId)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.partyCreated}
      description={copy.partyCreatedDetail}
      size="small"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            {copy.viewPage}
          </Button>
          <ButtonLink href={invite} render={routerLink(invite)}>
            {copy.inviteGuests}
          </ButtonLink>
        </>
      }
    >
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <div className="relative isolate h-20 w-full overflow-hidden rounded-md bg-tint wide:h-28">
          <Garland />
        </div>
        <CopyLink path={paths.event(eventId)} />
      </div>
    </Dialog>
  )
}
