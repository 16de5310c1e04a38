import { use } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { GuestKey } from '@festoon/contract/page'
import { sendPhoto } from '../../api/sendPhoto.ts'
import { addStyles } from './addStyles.ts'
import { AlbumSection } from './AlbumSection.tsx'
import styles from './guestParts.css?url'
import { MessageSection } from './MessageSection.tsx'
import { fetchAlbum, fetchMessages } from './partyCalls.ts'
import { useAdding } from './useAdding.ts'
import { useKept } from './useKept.ts'

const styled = addStyles(styles)

/** What a guest without an account gets beside the invitation: the hosts' messages and the party's photos. */
export function GuestParts({ event, guestKey }: { event: EventView; guestKey: GuestKey }) {
  // Nothing is drawn before: it would jump.
  use(styled)
  const messages = useKept(() => fetchMessages(event.id, guestKey))
  const album = useKept(() => fetchAlbum({ eventId: event.id }, guestKey))
  const { albumId, albumCode } = album.value ?? {}
  const photos = useKept(() => fetchAlbum({ albumId }, guestKey), { waits: true })
  const adding = useAdding(
    (photo) => sendPhoto(albumCode ?? '', guestKey, photo),
    () => {
      album.refresh()
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
          onOpen={photos.refresh}
          isRefreshing={album.isBusy}
          onRefresh={() => {
            album.refresh()
            photos.drop()
          }}
          onAdd={isOff ? undefined : adding.add}
          adding={adding.adding}
          problem={adding.problem ?? album.problem}
        />
      )}
    </>
  )
}
