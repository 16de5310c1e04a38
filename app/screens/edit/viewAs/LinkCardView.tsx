import type { EventView } from '@festoon/contract/nouns/event'
import { LinkPreview } from '../../../features/sharing/LinkPreview.tsx'
import { useMessages, type MessagedEvent } from './useMessages.ts'
import { viewNames } from './views.ts'

export interface LinkCardViewProps extends MessagedEvent {
  /** The event as its page would show it. */
  event: EventView
  /** The URL of the cover image, shown if the server draws no card; undefined if there is none. */
  cover: string | undefined
}

/** The link to the party in the editor, as a message in a chat. */
export function LinkCardView({ event, cover, ...messageProps }: LinkCardViewProps) {
  const { isSignedIn, isTimed, messages } = useMessages(messageProps, true)
  const isDrawn = isSignedIn && isTimed && !messages.isError
  const image = isDrawn ? messages.data?.linkCard : cover
  return (
    <div className="mx-auto grid w-full max-w-lg grid-cols-1 justify-items-center px-4 py-8 wide:py-16">
      <h1 className="sr-only">{viewNames.linkCard}</h1>
      <LinkPreview event={event} url={messageProps.live?.host?.shortUrl ?? location.origin} image={image ?? null} />
    </div>
  )
}
