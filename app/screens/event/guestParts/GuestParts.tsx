import { use } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { sendPhoto } from '../../../platform/api/sendPhoto.ts'
import * as paths from '../../../platform/paths.ts'
import { AlbumSection } from './AlbumSection.tsx'
import { MessageSection } from './MessageSection.tsx'
import { partStyles } from './partStyles.ts'
import { deletePhoto, fetchAlbum, fetchMessages } from './partyCalls.ts'
import { useAdding } from './useAdding.ts'
import { usePolled } from './usePolled.ts'

export interface GuestPartsProps {
  event: EventView
  link: PersonalLink
  /** True for a preview in which photos can't be added or deleted (ROUTE-20). */
  isReadOnly: boolean
}

/** Sections with the hosts' messages and the party's photos, for a guest without an account. */
export function GuestParts({ event, link, isReadOnly }: GuestPartsProps) {
  // Waits for its styles, so that the layout doesn't shift.
  use(partStyles())
  const messages = usePolled(() => fetchMessages(link))
  const album = usePolled(() => fetchAlbum({ eventId: event.id }, link))
  const { albumId, albumCode } = album.value ?? {}
  const photos = usePolled(() => fetchAlbum({ albumId }, link), { onlyOnRefresh: true })
  const adding = useAdding(
    (photo) => sendPhoto(albumCode ?? '', link, photo),
    () => {
      void album.refresh()
      photos.drop()
    },
  )
  const remove = async (photoId: string): Promise<void> => {
    await deletePhoto(photoId, link)
    // Thumbnails first: when the viewer closes, it must not focus one that is about to be removed.
    await album.refresh()
    await photos.refresh()
  }
  const isCanceled = event.cancelledTimestamp !== null
  return (
    <>
      <MessageSection
        messages={messages.value?.messages ?? null}
        isPersonal={messages.value?.messagesArePersonal ?? true}
        privatePath={messages.value?.hidesPrivate === true ? paths.guestData(link) : undefined}
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
          onAdd={isReadOnly || isCanceled ? undefined : adding.add}
          adding={adding.adding}
          onDelete={isReadOnly ? undefined : remove}
          problems={adding.problems.length > 0 || !album.problem ? adding.problems : [album.problem]}
        />
      )}
    </>
  )
}
