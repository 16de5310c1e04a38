import { AppStoreBadge } from '@festoon/ui/AppStoreBadge'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'

export interface PhotoPromoProps {
  /** The visitor has just signed in to answer. */
  fromLogin: boolean
  /** The party's cover. */
  photoUrl: string
  onClose: () => void
}

/** After a yes: how the party's photos come together (EVPAGE-18, RSVP-05, RSVP-10). */
export function PhotoPromo({ fromLogin, photoUrl, onClose }: PhotoPromoProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fromLogin ? "You're signed in" : 'RSVP received'}
      description="Your host has your answer. One more thing for the day itself:"
      size="small"
      actions={
        <Button size="large" block onClick={onClose}>
          Back to the party
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <img src={photoUrl} alt="" className="h-40 w-full rounded-lg bg-tint object-cover" />
        <p className="text-lead">
          Everybody's photos in one album. Get the companion app, and yours join the party's by themselves or when you
          pick them.
        </p>
        <div className="flex flex-wrap gap-3">
          <AppStoreBadge store="apple" href="/apps/apple" />
          <AppStoreBadge store="google" href="/apps/google" />
        </div>
      </div>
    </Dialog>
  )
}
