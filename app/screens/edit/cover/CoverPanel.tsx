import { useState } from 'react'
import * as copy from '@festoon/contract/messages/edit/cover'
import { Button } from '@festoon/ui/Button'
import { Tabs } from '@festoon/ui/Tabs'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import type { EventFields } from '../eventFields.ts'
import { CoverUpload } from './CoverUpload.tsx'
import { useCoverSource } from './croppedCover.ts'
import { GalleryPicker } from './GalleryPicker.tsx'
import { GeneratePicker } from './GeneratePicker.tsx'
import { pickedInspiration } from './pickedInspiration.ts'
import type { ImageGenerator } from './useGeneration.ts'

const ImageHistory = lazyPart(() => import('./ImageHistory.tsx').then((module) => module.ImageHistory))

const sources = [
  { value: 'gallery', label: copy.gallery },
  { value: 'generate', label: copy.generate },
  { value: 'upload', label: copy.upload },
] as const

export interface CoverPanelProps {
  fields: EventFields
  /** Called with the fields that change with the cover image. */
  onCover: (changed: Partial<EventFields>) => void
  generator: ImageGenerator
}

/**
 * The side panel's tab for the cover image, where the host can upload an image, generate one, or pick one from the gallery or
 * the image history (IMG-01).
 */
export function CoverPanel({ fields, onCover, generator }: CoverPanelProps) {
  const [imageSource, setImageSource] = useState<string>('gallery')
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const source = useCoverSource(fields.cover)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-center justify-between gap-4">
        <Button tone="quiet" size="small" onClick={() => setHistoryOpen(true)}>
          {copy.imageHistory}
        </Button>
        {source !== undefined && (
          // Shows the selected image, because the panel can cover the form.
          <img src={source} alt="" className="size-16 rounded-md object-cover wide:hidden" />
        )}
      </div>
      <Tabs label={copy.imageSource} tabs={sources} value={imageSource} onValueChange={setImageSource}>
        {imageSource === 'gallery' && (
          <GalleryPicker
            chosenUrl={fields.cover}
            onPick={(inspiration) => onCover(pickedInspiration(fields, inspiration))}
          />
        )}
        {imageSource === 'generate' && (
          <GeneratePicker
            fields={fields}
            generator={generator}
            onPick={(cover, prompt) => onCover({ cover, prompt, inspirationId: null })}
          />
        )}
        {imageSource === 'upload' && (
          <CoverUpload
            label={copy.uploadImage}
            onCover={(cover) => onCover({ cover, prompt: '', inspirationId: null })}
            className="aspect-square"
          />
        )}
      </Tabs>
      {isHistoryOpen && (
        <ImageHistory
          chosenUrl={fields.cover}
          onPick={({ imageUrl: cover, prompt, inspirationId }) => {
            onCover({
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
