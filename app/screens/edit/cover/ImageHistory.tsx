import { useEffect, useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { limits } from '@festoon/contract/limits'
import { Dialog } from '@festoon/ui/Dialog'
import { Spinner } from '@festoon/ui/Spinner'
import { Tabs } from '@festoon/ui/Tabs'
import { errorMessage } from '../../../rpc/errorMessage.ts'
import { galleryQuery, imageHistoryQuery } from '../../../api/queries.ts'
import { useSession } from '../../../session/useSession.ts'
import { PicturePages, type HistoryPicture } from './PicturePages.tsx'

const views = [
  { value: 'uploaded', label: 'Uploaded Images' },
  { value: 'drawn', label: 'Previously Generated AI Images' },
  { value: 'gallery', label: 'Gallery' },
] as const

export interface ImageHistoryProps {
  chosen: string | null
  onPick: (picture: HistoryPicture) => void
  onClose: () => void
}

/** The pictures that one had before, and the gallery, to choose the cover from (IMG-03..06). */
export function ImageHistory({ chosen, onPick, onClose }: ImageHistoryProps) {
  const [view, setView] = useState<string>('uploaded')
  const { isSignedIn } = useSession()
  const history = useQuery({ ...imageHistoryQuery, enabled: isSignedIn })
  const gallery = useInfiniteQuery(galleryQuery(undefined))
  const source = view === 'gallery' ? gallery : history
  const pictures: Record<string, readonly HistoryPicture[]> = {
    uploaded: history.data?.uploadedImages ?? [],
    drawn: history.data?.images ?? [],
    gallery: gallery.data?.pages.flatMap((page) => page.inspirations) ?? [],
  }
  const most = limits.historyPage * limits.historyPages
  const shown = (pictures[view] ?? []).slice(0, most)
  const isGalleryShort = view === 'gallery' && shown.length < most && gallery.hasNextPage
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
      title="Image history"
    >
      <Tabs label="Pictures" tabs={views} value={view} onValueChange={setView}>
        {source.isLoading && <Spinner />}
        {source.error && <p className="text-body text-error">{errorMessage(source.error)}</p>}
        {!source.isLoading && shown.length === 0 && (
          <p className="rounded-md bg-tint p-8 text-center text-body">
            {view === 'uploaded' ? 'You have not uploaded any images yet.' : 'You have no previously generated images.'}
          </p>
        )}
        {shown.length > 0 && <PicturePages key={view} pictures={shown} chosen={chosen} onPick={onPick} />}
      </Tabs>
    </Dialog>
  )
}
