import { createContext, type ReactNode } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'

export interface InvitationPreviewProps {
  /** The event with only the data that the guest may see. */
  event: EventView
  now: number
}

/**
 * Renders an invitation as a guest would see it. The page belongs to the event area, which other screens can't
 * import, so the app's entry provides it.
 */
export const InvitationPreview = createContext<(props: InvitationPreviewProps) => ReactNode>(() => null)
