import * as copy from '@festoon/contract/messages/guests/sharing'
import { LinkPreview } from './LinkPreview.tsx'
import { ShareWays, type ShareWaysProps } from './ShareWays.tsx'
import { whoCanRsvp } from './whoCanRsvp.ts'

export interface SharePanelProps extends ShareWaysProps {
  /** True to leave out the preview, so that what follows is nearer to the top. */
  isCompact: boolean
}

/** Section with the preview of a party's link as chats show it, and the ways to share the link. */
export function SharePanel({ event, url, now, isCompact }: SharePanelProps) {
  if (isCompact)
    return (
      <section
        aria-labelledby="share"
        className="grid grid-cols-1 items-center gap-x-12 gap-y-3 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
      >
        <div className="grid grid-cols-1 gap-1">
          <h2 id="share" className="font-display text-title max-wide:sr-only">
            {copy.share}
          </h2>
          <p className="text-body text-ink-muted max-wide:hidden">{whoCanRsvp(event)}</p>
        </div>
        <ShareWays event={event} url={url} now={now} />
      </section>
    )
  return (
    <section
      aria-labelledby="share"
      className="grid grid-cols-1 gap-x-12 gap-y-4 wide:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] wide:grid-rows-[1fr_auto_auto_1fr]"
    >
      <div className="grid grid-cols-1 gap-1 max-wide:order-last wide:col-start-2 wide:row-start-2">
        <h2 id="share" className="font-display text-title max-wide:sr-only">
          {copy.share}
        </h2>
        <p className="text-body text-ink-muted max-wide:text-center max-wide:text-label">{whoCanRsvp(event)}</p>
      </div>
      <div className="grid justify-items-center wide:row-span-4 wide:row-start-1 wide:-rotate-2">
        <LinkPreview event={event} url={url} />
      </div>
      <div className="min-w-0 wide:col-start-2 wide:row-start-3">
        <ShareWays event={event} url={url} now={now} />
      </div>
    </section>
  )
}
