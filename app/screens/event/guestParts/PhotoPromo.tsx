import * as copy from '@festoon/contract/messages/eventParts'
import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'

export interface PhotoPromoProps {
  /** True if the visitor has just signed in. */
  fromLogin: boolean
  /** The URL of the party's cover image. */
  photoUrl: string
  onClose: () => void
}

/**
 * Dialog that introduces the shared photo album and the photo app, shown after a guest has RSVPed or signed in (EVPAGE-18,
 * RSVP-05, RSVP-10).
 */
export function PhotoPromo({ fromLogin, photoUrl, onClose }: PhotoPromoProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fromLogin ? copy.signedIn : copy.rsvpReceived}
      description={copy.promoIntro}
      size="small"
      actions={
        <Button size="large" block onClick={onClose}>
          {copy.backToParty}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <img src={photoUrl} alt="" className="h-40 w-full rounded-lg bg-tint object-cover" />
        <p className="text-lead">{copy.promo}</p>
        <div className="flex flex-wrap gap-3">
          <AppStoreBadge store="apple" href="/apps/apple" />
          <AppStoreBadge store="google" href="/apps/google" />
        </div>
      </div>
    </Dialog>
  )
}
