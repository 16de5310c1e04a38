import * as Radix from '@radix-ui/react-dialog'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { use, useRef } from 'react'
import type { ComponentProps, PointerEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { classes } from '../private/classes.ts'
import { directionOf } from '../private/directionOf.ts'
import * as copy from '../private/laterMessages.ts'
import { Photo } from '../private/Photo.tsx'
import { useScrollStop } from '../private/useScrollStop.ts'
import { ScopeClass } from '../ThemeScope/scopeClass.ts'
import { photoByKey, swipeStep } from './photoStep.ts'

export interface ViewedPhoto {
  src: string
  /** The photo's alternative text. */
  alt: string
  /** The caption shown below the photo. */
  caption?: string | undefined
}

export interface PhotoViewerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The accessible name of the viewer, which describes the photos. */
  label: string
  photos: readonly ViewedPhoto[]
  /** The index of the visible photo, or null to close the viewer. */
  index: number | null
  onIndexChange: (index: number | null) => void
  /** Buttons that act on the visible photo, shown next to the close button. */
  actions?: ReactNode
  /** The element to focus after closing, if the thumbnail that opened the viewer no longer exists. */
  fallbackFocus?: RefObject<HTMLElement | null> | undefined
}

const isRightToLeft = (element: Element) => directionOf(element) === 'rtl'

/**
 * A full-window viewer that shows one photo at a time (KIT-31), usually opened from a ThumbnailGrid. Buttons, arrow keys, and
 * swipes switch photos, wrapping around at the ends. The neighboring photos are preloaded.
 */
export function PhotoViewer({
  label,
  photos,
  index,
  onIndexChange,
  actions,
  fallbackFocus,
  className,
  ...rest
}: PhotoViewerProps) {
  const theme = use(ScopeClass)
  const opener = useRef<Element>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const pressed = useRef<{ x: number; y: number }>(null)
  const count = photos.length
  const at = index === null ? -1 : Math.min(index, count - 1)
  const photo = photos[at]
  const around = (step: number) => (at + step + count) % count
  const neighbors = [...new Set([around(1), around(-1)])].filter((other) => other !== at)

  const lift = (event: PointerEvent) => {
    const from = pressed.current
    pressed.current = null
    if (!from) return
    const step = swipeStep(event.clientX - from.x, event.clientY - from.y, isRightToLeft(event.currentTarget))
    if (step !== 0 && count > 1) onIndexChange(around(step))
  }
  return (
    <Radix.Root open={photo !== undefined} onOpenChange={(open) => !open && onIndexChange(null)}>
      <Radix.Portal>
        <div className={theme}>
          {/* Only for its scroll lock, which keeps the page behind from scrolling. */}
          <Radix.Overlay className="hidden" />
          <Radix.Content
            aria-modal="true"
            aria-describedby={undefined}
            className={classes(
              'fixed inset-0 z-50 grid animate-[kit-fade_0.2s_ease-out] grid-rows-[auto_minmax(0,1fr)_auto] bg-page pt-[env(safe-area-inset-top)] pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink focus-visible:outline-none',
              className,
            )}
            onOpenAutoFocus={(event) => {
              opener.current = document.activeElement
              // Focus the close button instead of the first action.
              event.preventDefault()
              closer.current?.focus()
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus()
              else fallbackFocus?.current?.focus()
            }}
            onKeyDown={(event) => {
              const next = photoByKey(event.key, at, count, isRightToLeft(event.currentTarget))
              if (next === undefined) return
              event.preventDefault()
              onIndexChange(next)
            }}
            {...rest}
          >
            <header className="flex items-center justify-between gap-4 px-4 py-3">
              <Radix.Title className="sr-only">{label}</Radix.Title>
              <p role="status" className="text-label font-semibold tabular-nums">
                {copy.countOf(at + 1, count)}
              </p>
              <div className="ms-auto flex items-center gap-3">
                {actions}
                <Radix.Close asChild>
                  <IconButton ref={closer} label={copy.close} icon={<X aria-hidden="true" />} tone="quiet" />
                </Radix.Close>
              </div>
            </header>
            <div
              className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] touch-pan-y touch-pinch-zoom select-none place-items-center px-4"
              onPointerDown={(event) => {
                pressed.current = { x: event.clientX, y: event.clientY }
              }}
              onPointerUp={lift}
              onPointerCancel={() => {
                pressed.current = null
              }}
            >
              {photo && (
                <Photo
                  key={photo.src}
                  src={photo.src}
                  alt={photo.alt}
                  draggable={false}
                  className="size-full max-h-full animate-[kit-fade_0.2s_ease-out] object-contain"
                />
              )}
              {neighbors.map((other) => (
                <img key={other} src={photos[other]?.src} alt="" hidden data-neighbor={other + 1} />
              ))}
            </div>
            <footer className="flex min-h-14 items-center justify-between gap-4 px-4 pt-3">
              {count > 1 && (
                <IconButton
                  label={copy.previousPhoto}
                  icon={<ChevronLeft aria-hidden="true" className="rtl:-scale-x-100" />}
                  tone="quiet"
                  onClick={() => onIndexChange(around(-1))}
                />
              )}
              <Caption key={at}>{photo?.caption}</Caption>
              {count > 1 && (
                <IconButton
                  label={copy.nextPhoto}
                  icon={<ChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
                  tone="quiet"
                  onClick={() => onIndexChange(around(1))}
                />
              )}
            </footer>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Caption({ children }: { children: string | undefined }) {
  const [watch, scrolls] = useScrollStop()
  return (
    <div
      ref={watch}
      {...(scrolls && { role: 'region', 'aria-label': copy.caption, tabIndex: 0 })}
      className="max-h-24 grow overflow-y-auto text-center text-body"
    >
      <p dir="auto">{children}</p>
    </div>
  )
}
