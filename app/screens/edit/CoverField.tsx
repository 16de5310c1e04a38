import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { FileUpload } from '@festoon/ui/FileUpload'

// Loaded when a picture is chosen: nobody else needs the crop code.
const CropDialog = lazy(() => import('@festoon/ui/CropDialog').then((kit) => ({ default: kit.CropDialog })))

export interface CoverFieldProps {
  /** The cropped cover as a data URL. */
  cover: string | null
  onCover: (cover: string | null) => void
  error?: string
}

/** The cover: one picture, cropped to a square of 250 to 1024 px (IMG-02, VAL-21..23). */
export function CoverField({ cover, onCover, error }: CoverFieldProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const picker = useRef<HTMLInputElement>(null)
  const again = useRef<HTMLButtonElement>(null)
  const wasEmpty = useRef(cover === null)
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen])

  // What had the focus went away with the change: it moves on to what took its place.
  useEffect(() => {
    if (wasEmpty.current === (cover === null)) return
    wasEmpty.current = cover === null
    const next = cover === null ? picker.current : again.current
    if (document.activeElement === document.body) next?.focus()
  }, [cover])

  const choose = (files: File[]): void => {
    const [file] = files
    if (!file) return
    setRefusal(null)
    setChosen(URL.createObjectURL(file))
  }
  const done = async (image: Blob): Promise<void> => {
    onCover(await readAsDataUrl(image))
    setChosen(null)
  }
  const shown = refusal ?? (cover === null ? error : undefined)

  return (
    <div className="grid grid-cols-1 gap-3">
      {cover === null ? (
        <FileUpload
          ref={picker}
          label="Cover image"
          accept={['image/png', 'image/gif', 'image/jpeg']}
          onFiles={choose}
          onReject={setRefusal}
          required
          className="aspect-video wide:aspect-square"
          {...(shown === undefined ? {} : { error: shown })}
        >
          Drop a picture here, or browse. PNG, JPEG or GIF, at least 250 pixels wide and high.
        </FileUpload>
      ) : (
        <>
          <img src={cover} alt="Your cover" className="aspect-square w-full rounded-lg object-cover shadow-raised" />
          <Button ref={again} tone="quiet" onClick={() => onCover(null)}>
            Choose another picture
          </Button>
        </>
      )}
      {chosen !== null && (
        <Suspense fallback={null}>
          <CropDialog
            open
            onOpenChange={(open) => {
              if (!open) setChosen(null)
            }}
            src={chosen}
            onDone={(image) => void done(image)}
          />
        </Suspense>
      )}
    </div>
  )
}

function readAsDataUrl(image: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('The picture could not be read.'))
    })
    reader.readAsDataURL(image)
  })
}
