import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/cover'
import { Button } from '@festoon/ui/Button'
import { Carousel } from '@festoon/ui/Carousel'
import { ImageChoice } from '../../../parts/ImageChoice.tsx'

export interface HistoryImage {
  imageUrl: string
  prompt: string
  inspirationId?: string
}

export interface ImagePagesProps {
  images: readonly HistoryImage[]
  chosenUrl: string | null
  onPick: (image: HistoryImage) => void
}

/** Selectable images in pages of six, or all at once after the user selects "View all" (IMG-05, CONST-40). */
export function ImagePages({ images, chosenUrl, onPick }: ImagePagesProps) {
  const [isAll, setAll] = useState(false)
  const page = (from: number, to: number) => (
    <ImageChoice
      label={copy.imageRange(from + 1, to)}
      images={images.slice(from, to).map(({ imageUrl, prompt }, index) => ({
        id: imageUrl,
        imageUrl,
        name: prompt === '' ? copy.imageNumber(from + index + 1) : prompt,
      }))}
      chosenUrl={chosenUrl}
      onPick={(url) => {
        const pickedImage = images.find(({ imageUrl }) => imageUrl === url)
        if (pickedImage) onPick(pickedImage)
      }}
      columns={3}
    />
  )
  if (isAll || images.length <= limits.historyPage) return page(0, images.length)
  const starts = Array.from(
    { length: Math.ceil(images.length / limits.historyPage) },
    (_, at) => at * limits.historyPage,
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Carousel
        label={copy.images}
        slides={starts.map((from) => {
          const to = Math.min(from + limits.historyPage, images.length)
          return { id: String(from), label: copy.imageRange(from + 1, to), content: page(from, to) }
        })}
      />
      <Button className="justify-self-center" tone="quiet" onClick={() => setAll(true)}>
        {copy.viewAll}
      </Button>
    </div>
  )
}
