import * as copy from '@festoon/contract/messages/guests/sharing'
import { Dialog } from '@festoon/ui/Dialog'
import { LinkPreview } from './LinkPreview.tsx'
import { ShareWays, type ShareWaysProps } from './ShareWays.tsx'
import { whoCanRsvp } from './whoCanRsvp.ts'

export interface ShareDialogProps extends ShareWaysProps {
  onClose: () => void
}

/** Dialog with the preview of a party's link as chats show it, and the ways to share the link. */
export function ShareDialog({ event, url, now, onClose }: ShareDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={copy.share} description={whoCanRsvp(event)} size="medium">
      <div className="grid grid-cols-1 gap-5">
        <div className="grid justify-items-center">
          <LinkPreview event={event} url={url} />
        </div>
        <ShareWays event={event} url={url} now={now} />
      </div>
    </Dialog>
  )
}
