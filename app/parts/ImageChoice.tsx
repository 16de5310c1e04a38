import { AwaitedImage } from './AwaitedImage.tsx'
import { smallPhoto } from './smallPhoto.ts'

export interface ImageChoiceProps {
  /** The accessible name of the grid. */
  label: string
  /** `tone` is a CSS class with the colors of an image's placeholder. */
  images: readonly { id: string; imageUrl: string; name: string; tone?: string }[]
  /** The URL of the selected image. */
  chosenUrl?: string | null
  onPick: (id: string) => void
  /** The number of columns if there is enough room. Small screens always show two. */
  columns?: 2 | 3
}

/** A grid of square images, one of which can be selected. */
export function ImageChoice({ label, images, chosenUrl = null, onPick, columns = 2 }: ImageChoiceProps) {
  return (
    <ul
      aria-label={label}
      className={columns === 2 ? 'grid grid-cols-2 gap-3' : 'grid grid-cols-2 gap-3 small:grid-cols-3'}
    >
      {images.map(({ id, imageUrl, name, tone = '' }) => (
        <li key={id}>
          <button
            type="button"
            aria-pressed={imageUrl === chosenUrl}
            aria-label={name}
            onClick={() => onPick(id)}
            className="group relative block aspect-square w-full overflow-hidden rounded-md outline-offset-3 aria-pressed:outline-4 aria-pressed:outline-ink"
          >
            <AwaitedImage
              src={smallPhoto(imageUrl)}
              alt=""
              loading="lazy"
              className={`${tone} size-full bg-tint bg-linear-160 from-tint to-tint-hover object-cover transition-transform duration-300 group-hover:scale-105`}
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
