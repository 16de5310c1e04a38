import { useEffect, useRef, useState } from 'react'
import * as copy from '@festoon/contract/messages/account/profile'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { imageProblem } from '@festoon/ui/imageKind'
import { imageTypes } from '@festoon/ui/imageTypes'
import { lazyPart } from '../../parts/lazyPart.tsx'
import { isAnimatedFile } from '../../platform/browser/isAnimated.ts'

// Loaded when a photo is chosen, because nothing else needs the crop code.
const CropDialog = lazyPart(() => import('@festoon/ui/CropDialog').then((kit) => kit.CropDialog))

export interface PictureFieldProps {
  name: string
  userId: string
  /** The URL of the saved or newly cropped photo; undefined if there is none. */
  picture: string | undefined
  onPicture: (image: Blob) => void
  onRemove: () => void
}

/** Field for adding, cropping, and removing the user's profile photo (PROF-01). */
export function PictureField({ name, userId, picture, onPicture, onRemove }: PictureFieldProps) {
  const [chosenUrl, setChosenUrl] = useState<string | null>(null)
  const [isMoving, setMoving] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const change = useRef<HTMLButtonElement>(null)
  useEffect(() => () => void (chosenUrl && URL.revokeObjectURL(chosenUrl)), [chosenUrl])

  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const problem = await imageProblem(file)
    setRefusal(problem ?? null)
    if (problem !== undefined) return
    setMoving(await isAnimatedFile(file))
    setChosenUrl(URL.createObjectURL(file))
  }

  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar size="profile" name={name} id={userId} {...(picture === undefined ? {} : { photoUrl: picture })} />
      <div className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap gap-3">
          <Button ref={change} tone="quiet" size="small" onClick={() => input.current?.click()}>
            {picture === undefined ? copy.addPicture : copy.changePicture}
          </Button>
          {picture !== undefined && (
            <Button
              tone="plain"
              size="small"
              onClick={() => {
                onRemove()
                change.current?.focus()
              }}
            >
              {copy.removePicture}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          aria-label={copy.profilePicture}
          accept={imageTypes.join(',')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void choose(event.target.files?.[0])
            // Lets the same file be chosen again after a canceled crop.
            event.target.value = ''
          }}
        />
        <p role="alert" className="text-label text-error empty:hidden">
          {refusal}
        </p>
      </div>
      {chosenUrl !== null && (
        <CropDialog
          open
          shape="circle"
          title={copy.cropPicture}
          src={chosenUrl}
          note={isMoving ? copy.pictureBecomesStill : undefined}
          onOpenChange={(open) => {
            if (!open) setChosenUrl(null)
          }}
          onDone={(image) => {
            onPicture(image)
            setChosenUrl(null)
          }}
        />
      )}
    </div>
  )
}
