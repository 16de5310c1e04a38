import { useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { Tabs } from '@festoon/ui/Tabs'
import { useCoverSource } from './croppedCover.ts'
import { CoverUpload } from './CoverUpload.tsx'
import { GalleryPicker } from './GalleryPicker.tsx'
import { GeneratePicker } from './GeneratePicker.tsx'
import type { PanelProps } from '../panelProps.ts'
import { pickedInspiration } from './pickedInspiration.ts'
import type { ImageGenerator } from './useGeneration.ts'
import { lazyPart } from '../../../parts/lazyPart.tsx'

const ImageHistory = lazyPart(() => import('./ImageHistory.tsx').then((module) => module.ImageHistory))

const ways = [
  { value: 'gallery', label: 'Gallery' },
  { value: 'draw', label: 'Draw' },
  { value: 'upload', label: 'Upload' },
] as const

/** The ways to a cover: picked from the gallery, drawn, uploaded, or one from before (IMG-01). */
export function CoverPanel({ fields, onChange, generator }: PanelProps & { generator: ImageGenerator }) {
  const [way, setWay] = useState<string>('gallery')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const source = useCoverSource(fields.cover)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-center justify-between gap-4">
        <Button tone="quiet" size="small" onClick={() => setHistoryOpen(true)}>
          Image history
        </Button>
        {source !== undefined && (
          // Where the sheet covers the form, the choice is seen here.
          <img src={source} alt="" className="size-16 rounded-md object-cover wide:hidden" />
        )}
      </div>
      <Tabs label="Ways to a cover" tabs={ways} value={way} onValueChange={setWay}>
        {way === 'gallery' && (
          <GalleryPicker
            chosen={fields.cover}
            onPick={(inspiration) => onChange(pickedInspiration(fields, inspiration))}
          />
        )}
        {way === 'draw' && (
          <GeneratePicker
            fields={fields}
            generator={generator}
            onPick={(cover, prompt) => onChange({ cover, prompt, inspirationId: null })}
          />
        )}
        {way === 'upload' && (
          <CoverUpload
            label="Upload a picture"
            onCover={(cover) => onChange({ cover, prompt: '', inspirationId: null })}
            className="aspect-square"
          />
        )}
      </Tabs>
      {isHistoryOpen && (
        <ImageHistory
          chosen={fields.cover}
          onPick={({ imageUrl: cover, prompt, inspirationId }) => {
            onChange({
              cover,
              prompt: inspirationId === undefined ? prompt : '',
              inspirationId: inspirationId ?? null,
            })
            setHistoryOpen(false)
          }}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </div>
  )
}
