import { useQuery } from '@tanstack/react-query'
import type { Dispatch } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import { call } from '../../../platform/api/call.ts'
import { useSession } from '../../../platform/session/useSession.ts'
import { isCropped } from '../cover/croppedCover.ts'
import { withUploadedCover } from '../cover/uploadedCover.ts'
import type { EditorAction } from '../editorState.ts'
import type { EventFields } from '../eventFields.ts'
import { toDraftEvent } from '../saving/draftFields.ts'

export interface MessagedEvent {
  fields: EventFields
  /** The saved version of a live event. */
  live: EventView | undefined
  dispatch: Dispatch<EditorAction>
}

/**
 * Loads the messages about the party in the editor, and its link card if `withLinkCard` is true, as the server makes them. Uploads
 * the cover image first. Loads nothing for visitors, and for a party whose time is still empty.
 */
export function useMessages({ fields, live, dispatch }: MessagedEvent, withLinkCard: boolean) {
  const { isSignedIn } = useSession()
  const { startTime, dateUndecided } = toDraftEvent(fields, 0, undefined)
  const isTimed = startTime > 0 || dateUndecided === true
  const messages = useQuery({
    queryKey: ['messages', fields, live?.id, withLinkCard],
    queryFn: async () => {
      const { cover } = await withUploadedCover(fields, dispatch)
      const event = toDraftEvent(fields, 0, cover === null || isCropped(cover) ? undefined : cover)
      return call('previewMessages', { event, withLinkCard, ...(live === undefined ? {} : { eventUuid: live.id }) })
    },
    enabled: isSignedIn && isTimed,
    // Uploading the cover changes the fields.
    placeholderData: (previous) => previous,
    // The link to the email works for ten minutes.
    staleTime: 5 * 60_000,
    refetchInterval: 8 * 60_000,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  })
  return { isSignedIn, isTimed, messages }
}
