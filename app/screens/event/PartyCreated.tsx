import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Dialog } from '@festoon/ui/Dialog'
import { Garland } from '../../layout/Garland.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { CopyLink } from './CopyLink.tsx'

export interface PartyCreatedProps {
  eventId: string
  onClose: () => void
}

/** What comes first once a party stands: telling people (EVPAGE-13). */
export function PartyCreated({ eventId, onClose }: PartyCreatedProps) {
  const invite = paths.invite(eventId)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Your party is on!"
      description="Share the link, or invite people by email: each gets a link of their own."
      size="small"
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            See the page
          </Button>
          <ButtonLink href={invite} render={routerLink(invite)}>
            Invite people
          </ButtonLink>
        </>
      }
    >
      <div className="grid grid-cols-1 justify-items-start gap-4">
        <div className="relative h-16 w-full overflow-hidden rounded-md bg-tint">
          <Garland />
        </div>
        <CopyLink path={paths.event(eventId)} />
      </div>
    </Dialog>
  )
}
