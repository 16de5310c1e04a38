import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useLoaderData, useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/editor'
import { eventPreviewQuery, eventQuery } from '../../platform/api/queries.ts'
import { liveSession } from '../../platform/session/session.ts'
import { useSession } from '../../platform/session/useSession.ts'
import { copyCover } from './cover/croppedCover.ts'
import { Editor } from './Editor.tsx'
import { cloneOf, mayReuseCover } from './eventInput.ts'
import { readKept, type Slot } from './saving/sessionStore.ts'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.sourceId ?? ''

const slotOf = (id: string): Slot => `from:${id}`

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    const id = idOf(params)
    const event = await queryClient.ensureQueryData((await liveSession()) ? eventQuery(id) : eventPreviewQuery(id))
    // Work that the tab kept has its own cover image.
    return mayReuseCover(event) || readKept(slotOf(id)) ? null : copyCover(event.photoUrl)
  }

/** The editor for a copy of an event (ROUTE-27). */
export function Component() {
  const id = idOf(useParams())
  const loadedCover: unknown = useLoaderData()
  const { isSignedIn } = useSession()
  const ownEvent = useQuery({ ...eventQuery(id), enabled: isSignedIn, staleTime: Infinity })
  const previewedEvent = useQuery({ ...eventPreviewQuery(id), enabled: !isSignedIn, staleTime: Infinity })
  const { data: event, error } = isSignedIn ? ownEvent : previewedEvent
  if (error && !event) throw error
  if (!event) return null
  const ownCover = typeof loadedCover === 'string' ? loadedCover : null
  const begin = () => ({ fields: cloneOf(event, Date.now(), ownCover), modificationId: 0, savedAt: null })
  return <Editor key={id} slot={slotOf(id)} heading={copy.duplicateParty} begin={begin} />
}
