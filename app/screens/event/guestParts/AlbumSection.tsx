import { useRef, useState, type ReactNode } from 'react'
import { albumStorage } from '@festoon/contract/messages/account/storage'
import * as copy from '@festoon/contract/messages/eventParts'
import type { Album, PhotoMeta } from '@festoon/contract/nouns/album'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { PhotoViewer } from '@festoon/ui/PhotoViewer'
import { QrCode } from '@festoon/ui/QrCode'
import { ThumbnailGrid } from '@festoon/ui/ThumbnailGrid'
import { DeletePhoto } from './DeletePhoto.tsx'

export interface AlbumSectionProps {
  /** The album with its newest photos; null until loaded. */
  album: Album | null
  /** All photos in the album, which are loaded after the user opens a photo; null until then. */
  photos: readonly PhotoMeta[] | null
  /** Called when the user opens a photo, to load the whole album. */
  onOpen: () => void
  isRefreshing: boolean
  onRefresh: () => void
  /** Called with the photos that the user picked for upload; absent if photos can't be added. */
  onAdd?: ((files: readonly File[]) => void) | undefined
  /** The number of photos processed so far and the number selected; null if no upload is in progress. */
  adding?: { done: number; of: number } | null | undefined
  /**
   * Called to delete a photo. Resolves after the photo has been deleted and the album has been refreshed. Absent if photos
   * can't be deleted.
   */
  onDelete?: ((photoId: string) => Promise<void>) | undefined
  /** The error messages of failed requests, such as one for each photo that couldn't be added. */
  problems?: readonly string[] | undefined
}

/**
 * Section with the newest photos of a party, a viewer that can delete photos, and buttons to add photos, refresh the album, and
 * share its link (EVPAGE-08, ALBUM-01..05).
 */
export function AlbumSection(props: AlbumSectionProps) {
  const { album, photos, onOpen, isRefreshing, onRefresh, onAdd, adding, onDelete, problems = [] } = props
  const [index, setIndex] = useState<number | null>(null)
  const [isSharing, setSharing] = useState(false)
  const albumPhotos = photos ?? album?.photoMetas ?? []
  const count = album?.photoCount ?? 0
  const current = index === null ? undefined : albumPhotos[Math.min(index, albumPhotos.length - 1)]
  const section = useRef<HTMLElement>(null)
  const remove = async (photoId: string): Promise<void> => {
    const wasLast = albumPhotos.length === 1
    await onDelete?.(photoId)
    if (wasLast) setIndex(null)
  }
  const add = onAdd && (
    <AddPhotos
      onAdd={onAdd}
      adding={adding ?? null}
      tone={count === 0 ? 'primary' : 'quiet'}
      isReady={album !== null}
    />
  )
  const share = album && (
    <Button tone="quiet" size="small" onClick={() => setSharing(true)}>
      {copy.shareAlbum}
    </Button>
  )
  return (
    <section
      ref={section}
      id="photos"
      tabIndex={-1}
      aria-labelledby="photos-title"
      className="grid grid-cols-1 gap-4 scroll-mt-6 outline-none"
    >
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="photos-title" className="font-display text-title">
          {count === 0 ? copy.photos : copy.photoCount(count)}
        </h2>
        {count > 0 && (
          <div className="flex flex-wrap gap-2">
            {add}
            {share}
            <Button tone="quiet" size="small" busy={isRefreshing} onClick={onRefresh}>
              {copy.refresh}
            </Button>
          </div>
        )}
      </div>
      {count > 0 ? (
        <ThumbnailGrid
          label={copy.partyPhotos}
          photos={(album?.photoMetas ?? []).map(({ photoId, thumbnailUrl }) => ({ id: photoId, src: thumbnailUrl }))}
          total={count}
          onOpen={(photo) => {
            setIndex(photo)
            onOpen()
          }}
        />
      ) : (
        <Empty isLoading={album === null && problems.length === 0}>
          {add}
          {share}
          {album && (
            <Button tone="plain" size="small" busy={isRefreshing} onClick={onRefresh}>
              {copy.refresh}
            </Button>
          )}
        </Empty>
      )}
      <p role="status" className="text-body text-ink-muted empty:hidden">
        {adding && copy.addingPhoto(adding.done + 1, adding.of)}
      </p>
      {album?.storage && (
        <p className="text-body text-ink-muted">{albumStorage(album.storage.usedBytes, album.storage.maxBytes)}</p>
      )}
      <div role="alert" className="grid gap-2 text-body text-error empty:hidden">
        {[...new Set(problems)].map((problem) => (
          <p key={problem} className="wrap-anywhere">
            {problem}
          </p>
        ))}
      </div>
      <PhotoViewer
        label={copy.partyPhotos}
        photos={albumPhotos.map(({ fullsizeUrl }, position) => ({
          src: fullsizeUrl,
          alt: copy.partyPhoto(position + 1),
        }))}
        index={index}
        onIndexChange={setIndex}
        fallbackFocus={section}
        actions={
          onDelete &&
          current?.isDeletable && <DeletePhoto key={current.photoId} onDelete={() => remove(current.photoId)} />
        }
      />
      {album && <AlbumLink url={album.albumUrl} open={isSharing} onOpenChange={setSharing} />}
    </section>
  )
}

const camera = (
  <svg
    viewBox="0 0 24 24"
    width="22"
    height="22"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden="true"
  >
    <path strokeLinejoin="round" d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z" />
    <circle cx="12" cy="13" r="3.25" />
  </svg>
)

function Empty({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  return (
    <div className="grid min-h-56 place-content-center justify-items-center gap-4 rounded-lg bg-surface p-6 text-center">
      <span className="grid size-12 place-items-center rounded-pill bg-tint">{camera}</span>
      <p className="max-w-[40ch] text-body text-ink-muted">{isLoading ? copy.loadingPhotos : copy.noPhotos}</p>
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  )
}

interface AddPhotosProps {
  onAdd: (files: readonly File[]) => void
  adding: { done: number; of: number } | null
  tone: 'primary' | 'quiet'
  isReady: boolean
}

function AddPhotos({ onAdd, adding, tone, isReady }: AddPhotosProps) {
  const field = useRef<HTMLInputElement>(null)
  if (!isReady) return null
  return (
    <>
      <Button tone={tone} size="small" busy={adding !== null} onClick={() => field.current?.click()}>
        {copy.addPhotos}
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        accept="image/*"
        aria-label={copy.photosToAdd}
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onAdd([...currentTarget.files])
          // Reset so that the same photo can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function AlbumLink({ url, ...state }: { url: string; open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog {...state} title={copy.shareAlbum} description={copy.shareAlbumDetail} size="small">
      <div className="grid grid-cols-1 justify-items-center gap-4">
        <QrCode value={url} label={copy.albumLink} className="w-60" />
        <a href={url} className="text-label wrap-anywhere text-highlight underline">
          {url.replace(/^https?:\/\//, '')}
        </a>
      </div>
    </Dialog>
  )
}
