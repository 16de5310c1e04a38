import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { imageStorage } from '@festoon/contract/messages/account/storage'
import * as copy from '@festoon/contract/messages/edit/cover'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { Spinner } from '@festoon/ui/Spinner'
import { Tabs } from '@festoon/ui/Tabs'
import { galleryQuery, imageHistoryQuery } from '../../../platform/api/queries.ts'
import { errorMessage } from '../../../platform/rpc/errorMessage.ts'
import { useSession } from '../../../platform/session/useSession.ts'
import { DeleteImage } from './DeleteImage.tsx'
import { ImagePages, type HistoryImage } from './ImagePages.tsx'

const views = [
  { value: 'uploaded', label: copy.uploadedImages },
  { value: 'generated', label: copy.previouslyGenerated },
  { value: 'gallery', label: copy.gallery },
] as const

export interface ImageHistoryProps {
  chosenUrl: string | null
  onPick: (image: HistoryImage) => void
  onClose: () => void
}

/** Dialog for picking a cover image from the user's uploaded or generated images, or from the gallery (IMG-03..06). */
export function ImageHistory({ chosenUrl, onPick, onClose }: ImageHistoryProps) {
  const [view, setView] = useState<string>('uploaded')
  const [isDeleting, setDeleting] = useState(false)
  const [imageToDelete, setImageToDelete] = useState<string | null>(null)
  const { isSignedIn } = useSession()
  const history = useQuery({ ...imageHistoryQuery, enabled: isSignedIn })
  const gallery = useInfiniteQuery(galleryQuery(undefined))
  const source = view === 'gallery' ? gallery : history
  const images: Record<string, readonly HistoryImage[]> = {
    uploaded: history.data?.uploadedImages ?? [],
    generated: history.data?.images ?? [],
    gallery: gallery.data?.pages.flatMap((page) => page.inspirations) ?? [],
  }
  const max = limits.historyPage * limits.historyPages
  const isOwn = view !== 'gallery'
  const offeredImages = (images[view] ?? []).slice(0, max)
  const mayDelete = isOwn && offeredImages.some(({ imageUrl }) => imageUrl !== chosenUrl)
  const deletes = isDeleting && mayDelete
  const shownImages = deletes ? offeredImages.filter(({ imageUrl }) => imageUrl !== chosenUrl) : offeredImages
  const storage = history.data?.storage
  const isGalleryShort = view === 'gallery' && shownImages.length < max && gallery.hasNextPage
  const { fetchNextPage, isFetching } = gallery
  useEffect(() => {
    if (isGalleryShort && !isFetching) void fetchNextPage()
  }, [isGalleryShort, isFetching, fetchNextPage])

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      size="large"
      title={copy.imageHistory}
    >
      {storage && (
        <p role="status" className="pb-4 text-body">
          {imageStorage(storage.usedBytes, storage.maxBytes)}
        </p>
      )}
      <Tabs label={copy.images} tabs={views} value={view} onValueChange={setView}>
        {source.isLoading && <Spinner />}
        {source.error && <p className="text-body text-error">{errorMessage(source.error)}</p>}
        {!source.isLoading && shownImages.length === 0 && (
          <p className="rounded-md bg-tint p-8 text-center text-body">
            {view === 'uploaded' ? copy.noUploads : copy.noneGenerated}
          </p>
        )}
        {mayDelete && (
          <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
            <p role="status" className="text-body text-ink-muted">
              {deletes ? copy.chooseToDelete : ''}
            </p>
            <Button tone="quiet" size="small" onClick={() => setDeleting(!deletes)}>
              {deletes ? copy.doneDeleting : copy.deleteImages}
            </Button>
          </div>
        )}
        {shownImages.length > 0 && (
          <ImagePages
            key={view}
            images={shownImages}
            chosenUrl={deletes ? null : chosenUrl}
            onPick={deletes ? ({ imageUrl }) => setImageToDelete(imageUrl) : onPick}
          />
        )}
        {imageToDelete !== null && <DeleteImage imageUrl={imageToDelete} onClose={() => setImageToDelete(null)} />}
      </Tabs>
    </Dialog>
  )
}
