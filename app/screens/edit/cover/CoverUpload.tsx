import { useEffect, useState, type Ref } from 'react'
import * as copy from '@festoon/contract/messages/edit/cover'
import { FileUpload } from '@festoon/ui/FileUpload'
import { imageTypes } from '@festoon/ui/imageTypes'
import { lazyPart } from '../../../parts/lazyPart.tsx'
import { isAnimatedFile } from '../../../platform/browser/isAnimated.ts'
import { keepCropped } from './croppedCover.ts'

// Loaded when an image is chosen, because nothing else needs the crop code.
const CropDialog = lazyPart(() => import('@festoon/ui/CropDialog').then((kit) => kit.CropDialog))

export interface CoverUploadProps {
  ref?: Ref<HTMLInputElement>
  label: string
  /** Hides the field. An image that is being cropped stays. */
  isHidden?: boolean
  /** Called with the reference that `keepCropped` returned for the cropped image. */
  onCover: (cover: string) => void
  error?: string | undefined
  required?: boolean
  className?: string
}

/** Upload field for the cover image. The host crops the image to a square of 250 to 1024 px (IMG-01, IMG-02, VAL-21..23). */
export function CoverUpload({
  ref,
  label,
  isHidden = false,
  onCover,
  error,
  required = false,
  className,
}: CoverUploadProps) {
  const [chosenUrl, setChosenUrl] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(() => () => void (chosenUrl && URL.revokeObjectURL(chosenUrl)), [chosenUrl])

  const choose = (files: File[]): void => {
    const [file] = files
    if (!file) return
    setRefusal(null)
    setChosenUrl(URL.createObjectURL(file))
    setMoving(false)
    void isAnimatedFile(file).then(setMoving)
  }
  const finishCrop = async (image: Blob): Promise<void> => {
    onCover(await keepCropped(image))
    setChosenUrl(null)
  }
  const shownError = refusal ?? error

  return (
    <>
      {!isHidden && (
        <FileUpload
          {...(ref === undefined ? {} : { ref })}
          label={label}
          accept={imageTypes}
          onFiles={choose}
          onReject={setRefusal}
          required={required}
          className={className}
          {...(shownError === undefined ? {} : { error: shownError })}
        >
          {copy.uploadHint}
        </FileUpload>
      )}
      {chosenUrl !== null && (
        <CropDialog
          open
          onOpenChange={(open) => {
            if (!open) setChosenUrl(null)
          }}
          src={chosenUrl}
          note={isMoving ? copy.imageBecomesStill : undefined}
          onDone={(image) => void finishCrop(image)}
        />
      )}
    </>
  )
}
