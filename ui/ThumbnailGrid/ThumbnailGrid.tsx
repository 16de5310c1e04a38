import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'
import * as copy from '../private/laterMessages.ts'
import { Photo } from '../private/Photo.tsx'
import { beyond, thumbnailLimits } from './thumbnails.ts'

export interface Thumbnail {
  id: string
  src: string
  /** The photo's alternative text, if known. */
  alt?: string | undefined
}

export interface ThumbnailGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The accessible name, which describes the photos. */
  label: string
  /** The photos in display order. Only those that fit in the grid are shown. */
  photos: readonly Thumbnail[]
  /** The total number of photos in the album, if `photos` contains only some of them. */
  total?: number | undefined
  /** Called with the index of the clicked photo. */
  onOpen: (index: number) => void
}

/**
 * A preview of an album (KIT-32) that shows up to 18 photos in rows of nine, or up to three on phones (CONST-56). If the album
 * has more photos, a badge on the last one says how many more, such as "+5". CSS hides extra photos, so that the server renders the same
 * HTML for every window size.
 */
export function ThumbnailGrid({ label, photos, total = 0, onOpen, className, ...rest }: ThumbnailGridProps) {
  const count = Math.max(total, photos.length)
  const shownPhotos = photos.slice(0, thumbnailLimits.wide)
  const last = { mobile: Math.min(thumbnailLimits.mobile, shownPhotos.length), wide: shownPhotos.length }
  return (
    <ul aria-label={label} className={classes('grid grid-cols-3 gap-1.5 wide:grid-cols-9', className)} {...rest}>
      {shownPhotos.map((photo, index) => (
        <li key={photo.id} className={index < thumbnailLimits.mobile ? 'grid' : 'hidden wide:grid'}>
          <button
            type="button"
            onClick={() => onOpen(index)}
            className="group relative aspect-square w-full overflow-hidden rounded-sm bg-tint text-info-ink"
          >
            <Photo
              src={photo.src}
              alt=""
              loading="lazy"
              decoding="async"
              className="size-full object-cover transition-transform duration-300 group-hover:scale-[1.04]"
            />
            <span className="sr-only">{copy.photoAt(index + 1, count, photo.alt)}</span>
            {index + 1 === last.mobile && <More count={beyond(count, last.mobile)} className="wide:hidden" />}
            {index + 1 === last.wide && <More count={beyond(count, last.wide)} className="max-wide:hidden" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

function More({ count, className }: { count: number; className: string }) {
  if (count === 0) return null
  return (
    <span
      className={classes(
        'absolute end-1.5 bottom-1.5 rounded-pill bg-info px-2.5 py-0.5 text-label font-bold text-info-ink tabular-nums',
        className,
      )}
    >
      <span>
        {`+${count}`}
        <span className="sr-only">{copy.more}</span>
      </span>
    </span>
  )
}
