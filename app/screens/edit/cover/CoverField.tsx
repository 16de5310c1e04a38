import { useEffect, useRef } from 'react'
import { Button } from '@festoon/ui/Button'
import { CoverUpload } from './CoverUpload.tsx'
import { useCoverSource } from './croppedCover.ts'
import { SparkIcon } from '../icons.tsx'

export interface CoverFieldProps {
  /** The reference of a cropped image, or the address at which the server has the cover. */
  cover: string | null
  onCover: (cover: string) => void
  /** Shows the tab with the gallery, the generator and the history. */
  onOpenPanel: () => void
  error?: string | undefined
}

/** The cover, as guests will see it: a picture to drop in, or the way to the other pictures (IMG-01). */
export function CoverField({ cover, onCover, onOpenPanel, error }: CoverFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const wasEmpty = useRef(cover === null)
  const source = useCoverSource(cover)

  // What had the focus went away with the change: it moves on to what took its place.
  useEffect(() => {
    if (wasEmpty.current === (cover === null)) return
    wasEmpty.current = cover === null
    const next = cover === null ? picker.current : again.current
    if (document.activeElement === document.body) next?.focus()
  }, [cover])

  if (cover === null)
    return (
      <div className="grid grid-cols-1 gap-3">
        <CoverUpload
          ref={picker}
          label="Cover image"
          onCover={onCover}
          error={error}
          required
          className="aspect-[4/3] @3xl:aspect-square"
        />
        <Button tone="quiet" icon={<SparkIcon />} onClick={onOpenPanel}>
          Pick or draw one instead
        </Button>
      </div>
    )
  return (
    <div className="grid grid-cols-1 gap-3">
      <img
        src={source}
        alt="Your cover"
        className="aspect-square w-full rounded-lg bg-tint object-cover shadow-raised"
      />
      <Button ref={again} tone="quiet" onClick={onOpenPanel}>
        Choose another picture
      </Button>
    </div>
  )
}
