import * as copy from '@festoon/contract/messages/edit/cover'
import { imageStyles, type ImageStyle } from '@festoon/contract/nouns/imageStyles'
import { styleSample } from '@festoon/contract/themes/galleryPicture'
import { AwaitedImage } from '../../../parts/AwaitedImage.tsx'

export interface StyleChoiceProps {
  style: ImageStyle
  onStyle: (style: ImageStyle) => void
}

/** The styles for generated cover images, each with a picture in it (IMG-07). */
export function StyleChoice({ style, onStyle }: StyleChoiceProps) {
  return (
    <div role="group" aria-label={copy.style} className="grid grid-cols-3 gap-2 small:grid-cols-5">
      {imageStyles.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === style}
          onClick={() => onStyle(id)}
          className="group grid w-full justify-items-center gap-1 rounded-md p-1 text-center text-label hover:bg-tint aria-pressed:font-semibold"
        >
          <AwaitedImage
            src={styleSample(id)}
            alt=""
            width={96}
            height={96}
            loading="lazy"
            className="aspect-square w-full rounded-sm bg-tint object-cover outline-offset-2 group-aria-pressed:outline-3 group-aria-pressed:outline-ink"
          />
          {label}
        </button>
      ))}
    </div>
  )
}
