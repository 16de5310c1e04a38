import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import { call } from '../../../platform/api/call.ts'
import { albumPreviewQuery, albumQuery, messagesQuery } from '../../../platform/api/queries.ts'
import { sendPhoto } from '../../../platform/api/sendPhoto.ts'
import { withSession } from '../../../platform/api/withSession.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { CallError } from '../../../platform/rpc/postCall.ts'
import { HostMessages } from '../host/HostMessages.tsx'
import { AlbumSection } from './AlbumSection.tsx'
import { MessageSection } from './MessageSection.tsx'
import { useAdding } from './useAdding.ts'

export interface MemberPartsProps {
  event: EventView
  /** True for a preview in which nothing can be sent, added, or deleted (ROUTE-20). */
  isReadOnly: boolean
}

/** Sections with the party's messages and photos, for a signed-in user. */
export function MemberParts({ event, isReadOnly }: MemberPartsProps) {
  return (
    <>
      {event.isHost || event.isCohost ? (
        <HostMessages event={event} isReadOnly={isReadOnly} />
      ) : (
        <OwnMessages eventId={event.id} />
      )}
      <PartyPhotos event={event} isReadOnly={isReadOnly} />
    </>
  )
}

function OwnMessages({ eventId }: { eventId: string }) {
  const { data, error } = useQuery(messagesQuery(eventId))
  return (
    <MessageSection
      messages={data?.messages ?? null}
      isPersonal={data?.messagesArePersonal ?? true}
      problem={error && errorMessage(error)}
    />
  )
}

function PartyPhotos({ event, isReadOnly }: MemberPartsProps) {
  const queryClient = useQueryClient()
  const [isOpened, setOpened] = useState(false)
  const { data: album, isFetching, error } = useQuery(albumPreviewQuery(event.id))
  const { data: whole } = useQuery({
    ...albumQuery(event.id, album?.albumId ?? ''),
    enabled: isOpened && album !== undefined,
  })
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['album', event.id] })
  const adding = useAdding(
    (photo) => withSession((session) => sendPhoto(album?.albumCode ?? '', session, photo)),
    refresh,
  )
  const remove = async (photoId: string): Promise<void> => {
    await call('deleteAlbumPhoto', { eventId: event.id, photoId }, { asUser: true })
    // Thumbnails first: when the viewer closes, it must not focus one that is about to be removed.
    await queryClient.invalidateQueries({ queryKey: albumPreviewQuery(event.id).queryKey })
    await queryClient.invalidateQueries({ queryKey: ['album', event.id, 'whole'] })
  }
  // Waitlisted and denied guests have no access to the album.
  if (error instanceof CallError && error.reason === 'forbidden') return null
  return (
    <AlbumSection
      album={album ?? null}
      photos={whole?.photoMetas ?? null}
      onOpen={() => setOpened(true)}
      isRefreshing={isFetching}
      onRefresh={refresh}
      onAdd={isReadOnly || event.cancelledTimestamp !== null ? undefined : adding.add}
      adding={adding.adding}
      onDelete={isReadOnly ? undefined : remove}
      problems={adding.problems.length > 0 || album || !error ? adding.problems : [errorMessage(error)]}
    />
  )
}
