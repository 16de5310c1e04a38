import { useRef, useState, type ReactNode } from 'react'
import type { Album, PhotoMeta } from '@festoon/contract/album'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { PhotoViewer } from '@festoon/ui/PhotoViewer'
import { QrCode } from '@festoon/ui/QrCode'
import { ThumbnailGrid } from '@festoon/ui/ThumbnailGrid'
import { DeletePhoto } from './DeletePhoto.tsx'

export interface AlbumSectionProps {
  /** The newest photos; null until they are there. */
  album: Album | null
  /** Every photo, once somebody looks at them one by one. */
  photos: readonly PhotoMeta[] | null
  /** A photo is opened: the whole album is wanted. */
  onOpen: () => void
  isRefreshing: boolean
  onRefresh: () => void
  /** Puts photos of this device into the album; absent: nobody may any more. */
  onAdd?: ((files: readonly File[]) => void) | undefined
  /** How far that is. */
  adding?: { done: number; of: number } | null | undefined
  /** Takes a photo out; settles once the album is without it. */
  onDelete: (photoId: string) => Promise<void>
  /** What went wrong. */
  problem?: string | null | undefined
}

/** The photos of a party: a preview, one by one, and the link to the album for another device (EVPAGE-08, ALBUM-01..05). */
export function AlbumSection(props: AlbumSectionProps) {
  const { album, photos, onOpen, isRefreshing, onRefresh, onAdd, adding, onDelete, problem } = props
  const [index, setIndex] = useState<number | null>(null)
  const [isSharing, setSharing] = useState(false)
  const shown = photos ?? album?.photoMetas ?? []
  const count = album?.photoCount ?? 0
  const opened = index === null ? undefined : shown[Math.min(index, shown.length - 1)]
  const section = useRef<HTMLElement>(null)
  const remove = async (photoId: string): Promise<void> => {
    const wasLast = shown.length === 1
    await onDelete(photoId)
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
      Album link
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
          {count === 0 ? 'Photos' : count === 1 ? '1 photo' : `${count} photos`}
        </h2>
        {count > 0 && (
          <div className="flex flex-wrap gap-2">
            {add}
            {share}
            <Button tone="quiet" size="small" busy={isRefreshing} onClick={onRefresh}>
              Refresh
            </Button>
          </div>
        )}
      </div>
      {count > 0 ? (
        <ThumbnailGrid
          label="Photos of the party"
          photos={(album?.photoMetas ?? []).map(({ photoId, thumbnailUrl }) => ({ id: photoId, src: thumbnailUrl }))}
          total={count}
          onOpen={(at) => {
            setIndex(at)
            onOpen()
          }}
        />
      ) : (
        <Empty isLoading={album === null && !problem}>
          {add}
          {share}
          {album && (
            <Button tone="plain" size="small" busy={isRefreshing} onClick={onRefresh}>
              Refresh
            </Button>
          )}
        </Empty>
      )}
      <p role="status" className="text-body text-ink-muted empty:hidden">
        {adding && `Adding photo ${adding.done + 1} of ${adding.of}…`}
      </p>
      {problem && (
        <p role="alert" className="text-body text-error">
          {problem}
        </p>
      )}
      <PhotoViewer
        label="Photos of the party"
        photos={shown.map(({ fullsizeUrl }, at) => ({ src: fullsizeUrl, alt: `Photo ${at + 1} of the party` }))}
        index={index}
        onIndexChange={setIndex}
        fallbackFocus={section}
        actions={opened?.isDeletable && <DeletePhoto key={opened.photoId} onDelete={() => remove(opened.photoId)} />}
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
      <p className="max-w-[40ch] text-body text-ink-muted">
        {isLoading
          ? 'Looking for photos…'
          : 'Everybody’s photos of the party, in one place. Hosts and guests see them, nobody else.'}
      </p>
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
        Add photos
      </Button>
      <input
        ref={field}
        type="file"
        multiple
        accept="image/*"
        aria-label="Photos to add"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onAdd([...currentTarget.files])
          // The same photo may be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function AlbumLink({ url, ...state }: { url: string; open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      {...state}
      title="The album on another phone"
      description="Point a camera at it. It opens the party there; who is on the guest list sees the photos."
      size="small"
    >
      <div className="grid grid-cols-1 justify-items-center gap-4">
        <QrCode value={url} label="Link to the album" className="w-60" />
        <a href={url} className="text-label wrap-anywhere text-highlight underline">
          {url.replace(/^https?:\/\//, '')}
        </a>
      </div>
    </Dialog>
  )
}
