import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { DialogProps } from '../Dialog/Dialog.tsx'
import { FieldError } from '../private/FieldShell.tsx'
import * as laterCopy from '../private/laterMessages.ts'
import * as copy from '../private/messages.ts'
import { CropControls } from './CropControls.tsx'
import { buttonStep, clampPosition, largeEnough, largestZoom, positionAfterKey } from './cropGeometry.ts'
import type { Point, Size } from './cropGeometry.ts'
import { renderCrop } from './renderCrop.ts'

export interface CropDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'mustChoose' | 'actions' | 'size' | 'children'
> {
  title?: string | undefined
  /** The image's URL, usually a `blob:` URL for the file that the user chose. */
  src: string
  /**
   * The shape in which the image will be shown: `square` on a card, or `circle` as an avatar. The result is square either way.
   */
  shape?: 'square' | 'circle' | undefined
  /** A note about the result, shown below the controls. */
  note?: string | undefined
  /** The minimum side length of the cropped area, in image pixels (CONST-14). */
  minimum?: number | undefined
  /** The maximum side length of the result, in pixels (CONST-14). */
  maximum?: number | undefined
  /** Called with the cropped image as a JPEG. */
  onDone: (blob: Blob) => void
}

const start: Point = { x: 0, y: 0 }

/**
 * A dialog that crops an image to a square (KIT-25). Everything that can be done by dragging, pinching, and scrolling can also
 * be done with buttons and a slider. Images that are too small are rejected with an error. Because the component is large, load
 * it lazily through its default export. Other props, such as `open`, are passed to Dialog.
 */
export function CropDialog({
  title = copy.cropImage,
  src,
  shape = 'square',
  note,
  minimum = 250,
  maximum = 1024,
  onDone,
  onOpenChange,
  ...rest
}: CropDialogProps) {
  const [position, setPosition] = useState(start)
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Point & Size>()
  const [media, setMedia] = useState<{ natural: Size; displayedSize: Size }>()
  const [cropSize, setCropSize] = useState<Size>({ width: 0, height: 0 })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  const tooSmall = media !== undefined && !largeEnough(media.natural, minimum)
  const message = tooSmall ? copy.imageTooSmall(minimum) : problem
  const ready = media !== undefined && area !== undefined && !tooSmall
  const errorId = useId()
  const stage = useRef<HTMLDivElement>(null)
  const isPlaced = cropSize.width > 0

  // The frame renders once the image has loaded. Until then, the stage keeps focus for it.
  useEffect(() => {
    if (isPlaced && document.activeElement === stage.current)
      stage.current?.querySelector<HTMLElement>('[role=group]')?.focus()
  }, [isPlaced])

  // A new image resets the error, the zoom and the crop.
  const [shownSrc, setShownSrc] = useState(src)
  if (shownSrc !== src) {
    setShownSrc(src)
    setPosition(start)
    setZoom(1)
    setArea(undefined)
    setMedia(undefined)
    setProblem(undefined)
  }

  // The image being exported, unless the dialog was closed or the image changed.
  const exportedSrc = useRef<string>(undefined)
  useEffect(() => {
    const leave = () => {
      exportedSrc.current = undefined
    }
    if (!rest.open || exportedSrc.current !== src) leave()
    return leave
  }, [rest.open, src])
  const change = (open: boolean) => {
    exportedSrc.current = undefined
    onOpenChange(open)
  }

  const place = (point: Point, at: number) => (media ? clampPosition(point, media.displayedSize, cropSize, at) : point)

  const largest = media ? largestZoom(media.natural, minimum) : 1
  const moveBySteps = (by: Point) => {
    if (!media) return
    const step = buttonStep(media.displayedSize, cropSize, zoom)
    setPosition(place({ x: position.x + by.x * step.x, y: position.y + by.y * step.y }, zoom))
  }
  const moveFurther = (event: KeyboardEvent) => {
    const next = ready && !busy ? positionAfterKey(event, position, cropSize) : undefined
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    setPosition(place(next, zoom))
  }
  /** Moves an image that is too small to be zoomed. */
  const moveByWheel = (event: WheelEvent): boolean => {
    if (largest > 1 || event.ctrlKey) return true
    event.preventDefault()
    setPosition(place({ x: position.x - event.deltaX, y: position.y - event.deltaY }, zoom))
    return false
  }

  const exportCrop = async () => {
    if (!area) return
    setBusy(true)
    exportedSrc.current = src
    try {
      const blob = await renderCrop(src, area, maximum)
      if (exportedSrc.current === src) onDone(blob)
    } catch {
      if (exportedSrc.current === src) setProblem(copy.cannotCrop)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog
      title={title}
      size="medium"
      initialFocus={stage}
      onOpenChange={change}
      actions={
        <>
          <Button
            tone="plain"
            className="me-auto"
            disabled={!ready || busy}
            onClick={() => {
              setPosition(start)
              setZoom(1)
            }}
          >
            {copy.reset}
          </Button>
          <Button tone="quiet" onClick={() => change(false)}>
            {laterCopy.cancel}
          </Button>
          <Button busy={busy} disabled={!ready} onClick={() => void exportCrop()}>
            {copy.done}
          </Button>
        </>
      }
      {...rest}
    >
      <div className="grid gap-4">
        <div
          ref={stage}
          tabIndex={-1}
          onKeyDownCapture={moveFurther}
          className="relative mx-auto aspect-square w-full max-w-[min(22rem,45svh)] overflow-hidden rounded-md bg-tint outline-none"
        >
          <Cropper
            image={src}
            crop={position}
            zoom={zoom}
            minZoom={1}
            maxZoom={largest}
            aspect={1}
            // The image covers a square stage, so the frame is as large as possible whatever the image's proportions.
            objectFit="cover"
            cropShape={shape === 'circle' ? 'round' : 'rect'}
            showGrid={shape === 'square'}
            disableAutomaticStylesInjection
            onCropChange={setPosition}
            onZoomChange={setZoom}
            onWheelRequest={moveByWheel}
            onCropComplete={(_, pixels) => setArea(pixels)}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            onCropSizeChange={setCropSize}
            onMediaLoaded={({ width, height, naturalWidth, naturalHeight }) =>
              setMedia({ natural: { width: naturalWidth, height: naturalHeight }, displayedSize: { width, height } })
            }
            mediaProps={{
              alt: '',
              onError: () => setProblem(copy.cannotShow),
            }}
            cropperProps={{ 'aria-label': copy.cropArea, role: 'group' }}
          />
        </div>
        <CropControls
          zoom={zoom}
          largest={largest}
          disabled={!ready || busy}
          onZoom={(to) => {
            setZoom(to)
            setPosition(place(position, to))
          }}
          onMove={moveBySteps}
        />
        {note !== undefined && <p className="text-body text-ink-muted">{note}</p>}
        {message && (
          <div role="alert">
            <FieldError id={errorId}>{message}</FieldError>
          </div>
        )}
      </div>
    </Dialog>
  )
}

export default CropDialog
