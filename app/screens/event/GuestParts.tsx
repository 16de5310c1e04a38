import { use } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey } from '@festoon/contract/page'
import { sendPhoto } from '../../api/sendPhoto.ts'
import { AlbumSection } from './AlbumSection.tsx'
import { MessageSection } from './MessageSection.tsx'
import { deletePhoto, fetchAlbum, fetchMessages } from './partyCalls.ts'
import { partStyles } from './partStyles.ts'
import { useAdding } from './useAdding.ts'
import { useKept } from './useKept.ts'

/** What a guest without an account gets beside the invitation: the hosts' messages and the party's photos. */
export function GuestParts({ event, guestKey }: { event: EventView; guestKey: GuestKey }) {
  // Nothing is drawn before: it would jump.
  use(partStyles())
  const messages = useKept(() => fetchMessages(event.id, guestKey))
  const album = useKept(() => fetchAlbum({ eventId: event.id }, guestKey))
  const { albumId, albumCode } = album.value ?? {}
  const photos = useKept(() => fetchAlbum({ albumId }, guestKey), { waits: true })
  const adding = useAdding(
    (photo) => sendPhoto(albumCode ?? '', guestKey, photo),
    () => {
      void album.refresh()
      photos.drop()
    },
  )
  const isOff = event.cancelledTimestamp !== null
  return (
    <>
      <MessageSection
        messages={messages.value?.messages ?? null}
        isPersonal={messages.value?.messagesArePersonal ?? true}
        problem={messages.problem}
      />
      {album.error !== 'forbidden' && (
        <AlbumSection
          album={album.value}
          photos={photos.value?.photoMetas ?? null}
          onOpen={() => void photos.refresh()}
          isRefreshing={album.isBusy}
          onRefresh={() => {
            void album.refresh()
            photos.drop()
          }}
          onAdd={isOff ? undefined : adding.add}
          adding={adding.adding}
          onDelete={async (photoId) => {
            await deletePhoto(event.id, photoId, guestKey)
            await Promise.all([album.refresh(), photos.refresh()])
          }}
          problem={adding.problem ?? album.problem}
        />
      )}
    </>
  )
}
