import ImageOff from 'lucide-react/icons/image-off'
import { useCallback, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export interface PhotoProps extends ComponentProps<'img'> {
  src: string
  /** What it shows; empty where words beside it say so. */
  alt: string
}

/** A picture that may be gone: then an icon stands on its ground, with the words that the picture had. */
export function Photo({ src, alt, className, ...rest }: PhotoProps) {
  const [failed, setFailed] = useState<string>()
  // What a server drew may have failed before React listens.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(src)
    },
    [src],
  )
  if (failed === src)
    return (
      <span
        data-slot="broken"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={classes('grid place-items-center bg-tint text-ink-muted', className)}
      >
        <ImageOff aria-hidden="true" className="size-8 max-h-1/2" strokeWidth={1.5} />
      </span>
    )
  return <img ref={check} src={src} alt={alt} className={className} {...rest} onError={() => setFailed(src)} />
}
