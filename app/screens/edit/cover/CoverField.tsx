import { useEffect, useRef } from 'react'
import * as copy from '@festoon/contract/messages/edit/cover'
import { Button } from '@festoon/ui/Button'
import { SparkIcon } from '../icons.tsx'
import { CoverUpload } from './CoverUpload.tsx'
import { useCoverSource } from './croppedCover.ts'

export interface CoverFieldProps {
  /**
   * The cover image's path on the server, or a reference to a cropped image on this device; null if there is no cover image.
   */
  cover: string | null
  onCover: (cover: string) => void
  /** Called when the host wants to open the side panel's cover tab. */
  onOpenPanel: () => void
  error?: string | undefined
}

/** The cover image or, if there is none, an upload field, with a button that opens the side panel (IMG-01). */
export function CoverField({ cover, onCover, onOpenPanel, error }: CoverFieldProps) {
  const picker = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const wasEmpty = useRef(cover === null)
  const source = useCoverSource(cover)

  // The focused element disappears with the change, so the focus moves to its replacement.
  useEffect(() => {
    if (wasEmpty.current === (cover === null)) return
    wasEmpty.current = cover === null
    const next = cover === null ? picker.current : again.current
    if (document.activeElement === document.body) next?.focus()
  }, [cover])

  return (
    <div
      data-empty={cover === null || undefined}
      // As high without an image as with one, so that nothing below moves.
      className="relative grid grid-cols-1 gap-3 data-empty:aspect-[4/3] data-empty:grid-rows-[1fr_auto] @3xl:data-empty:aspect-square"
    >
      <CoverUpload
        ref={picker}
        label={copy.coverImage}
        isHidden={cover !== null}
        onCover={onCover}
        error={error}
        required
      />
      {cover === null ? (
        <Button tone="quiet" icon={<SparkIcon />} onClick={onOpenPanel}>
          {copy.chooseOrGenerate}
        </Button>
      ) : (
        <>
          <img
            src={source}
            alt={copy.yourCoverImage}
            // As on the event page.
            className="aspect-[4/3] max-h-[34svh] w-full rounded-lg bg-tint object-cover shadow-raised @3xl:aspect-square @3xl:max-h-none"
          />
          <div className="absolute end-3 bottom-3">
            <Button ref={again} tone="quiet" size="small" onClick={onOpenPanel} className="shadow-raised">
              {copy.chooseAnother}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
