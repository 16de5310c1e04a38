import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import { Button } from '@festoon/ui/Button'
import { Carousel } from '@festoon/ui/Carousel'
import { PictureChoice } from '../../../parts/PictureChoice.tsx'

export interface HistoryPicture {
  imageUrl: string
  prompt: string
  inspirationId?: string
}

export interface PicturePagesProps {
  pictures: readonly HistoryPicture[]
  chosen: string | null
  onPick: (picture: HistoryPicture) => void
}

/** Pictures six at a time; 'View all' shows them below each other (IMG-05, CONST-40). */
export function PicturePages({ pictures, chosen, onPick }: PicturePagesProps) {
  const [isAll, setAll] = useState(false)
  const page = (from: number, to: number) => (
    <PictureChoice
      label={`Pictures ${from + 1} to ${to}`}
      pictures={pictures.slice(from, to).map(({ imageUrl, prompt }, index) => ({
        id: imageUrl,
        imageUrl,
        name: prompt === '' ? `Picture ${from + index + 1}` : prompt,
      }))}
      chosen={chosen}
      onPick={(url) => {
        const picked = pictures.find(({ imageUrl }) => imageUrl === url)
        if (picked) onPick(picked)
      }}
      columns={3}
    />
  )
  if (isAll || pictures.length <= limits.historyPage) return page(0, pictures.length)
  const starts = Array.from(
    { length: Math.ceil(pictures.length / limits.historyPage) },
    (_, at) => at * limits.historyPage,
  )
  return (
    <div className="grid grid-cols-1 gap-4">
      <Carousel
        label="Pictures"
        slides={starts.map((from) => {
          const to = Math.min(from + limits.historyPage, pictures.length)
          return { id: String(from), label: `Pictures ${from + 1} to ${to}`, content: page(from, to) }
        })}
      />
      <Button className="justify-self-center" tone="quiet" onClick={() => setAll(true)}>
        View all
      </Button>
    </div>
  )
}
