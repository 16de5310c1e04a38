import { useEffect, useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { limits } from '@festoon/contract/limits'
import { Dialog } from '@festoon/ui/Dialog'
import { Spinner } from '@festoon/ui/Spinner'
import { Tabs } from '@festoon/ui/Tabs'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import { galleryQuery, imageHistoryQuery } from '../../../api/queries.ts'
import { useSession } from '../../../session/useSession.ts'
import { ImagePages, type HistoryImage } from './ImagePages.tsx'
import * as copy from '@festoon/contract/messages/edit/cover'

const views = [
  { value: 'uploaded', label: copy.uploadedImages },
  { value: 'generated', label: copy.previouslyGenerated },
  { value: 'gallery', label: copy.gallery },
] as const

export interface ImageHistoryProps {
  chosen: string | null
  onPick: (image: HistoryImage) => void
  onClose: () => void
}

/** Dialog for picking a cover image from the user's uploaded or generated images, or from the gallery (IMG-03..06). */
export function ImageHistory({ chosen, onPick, onClose }: ImageHistoryProps) {
  const [view, setView] = useState<string>('uploaded')
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
  const shown = (images[view] ?? []).slice(0, max)
  const isGalleryShort = view === 'gallery' && shown.length < max && gallery.hasNextPage
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
      <Tabs label={copy.images} tabs={views} value={view} onValueChange={setView}>
        {source.isLoading && <Spinner />}
        {source.error && <p className="text-body text-error">{errorMessage(source.error)}</p>}
        {!source.isLoading && shown.length === 0 && (
          <p className="rounded-md bg-tint p-8 text-center text-body">
            {view === 'uploaded' ? copy.noUploads : copy.noneGenerated}
          </p>
        )}
        {shown.length > 0 && <ImagePages key={view} images={shown} chosen={chosen} onPick={onPick} />}
      </Tabs>
    </Dialog>
  )
}
