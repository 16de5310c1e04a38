import * as copy from '@festoon/contract/messages/guests/sharing'
import type { EventView } from '@festoon/contract/nouns/event'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import * as paths from '../../platform/paths.ts'
import { withoutScheme } from './withoutScheme.ts'

export interface LinkPreviewProps {
  event: EventView
  url: string
  /** The image of an event that isn't saved, or null if it has none. Defaults to the picture that the server draws. */
  image?: string | null
}

/** The preview of an event's link as chats show it: its image, the title, and the site. */
export function LinkPreview({ event, url, image = paths.linkCard(event.id, event.modificationId) }: LinkPreviewProps) {
  return (
    <figure className="grid w-full max-w-md grid-cols-1 overflow-hidden rounded-lg bg-raised text-ink shadow-overlay">
      <img
        src={image ?? undefined}
        alt={copy.asSeenInChat}
        width={1200}
        height={630}
        className="aspect-[1200/630] h-auto w-full bg-tint object-cover"
      />
      <figcaption aria-hidden="true" className="grid grid-cols-1 px-4 py-3">
        <span dir="auto" className="truncate text-body font-semibold">
          {titleOf(event.title)}
        </span>
        <span className="truncate text-label text-ink-muted">{withoutScheme(url).replace(/\/.*/, '')}</span>
      </figcaption>
    </figure>
  )
}
