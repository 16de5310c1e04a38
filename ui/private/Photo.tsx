import ImageOff from 'lucide-react/icons/image-off'
import { useCallback, useEffect, useState } from 'react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export interface PhotoProps extends ComponentProps<'img'> {
  src: string
  /** The alternative text, or '' if nearby text describes the photo. */
  alt: string
}

/** The delays before the first and second retries, in milliseconds. */
const pauses = [2_000, 6_000]

interface Asking {
  src: string
  /** The number of completed retries. */
  retries: number
  isMissing: boolean
}

/**
 * An image that retries twice if it fails to load. If the retries fail, too, an icon with the same alternative text replaces
 * it.
 */
export function Photo({ src, alt, className, ...rest }: PhotoProps) {
  const [last, setLast] = useState<Asking>({ src, retries: 0, isMissing: false })
  const asking = last.src === src ? last : { src, retries: 0, isMissing: false }
  const { isMissing, retries } = asking
  const fail = useCallback(
    () => setLast((before) => ({ src, retries: before.src === src ? before.retries : 0, isMissing: true })),
    [src],
  )
  // A server-rendered image may have failed before hydration.
  const check = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) fail()
    },
    [fail],
  )
  // Retrying a data: URL wouldn't help.
  const pause = isMissing && !src.startsWith('data:') ? pauses[retries] : undefined
  useEffect(() => {
    if (pause === undefined) return undefined
    const again = new Image()
    again.addEventListener('load', () => setLast({ src, retries: retries + 1, isMissing: false }))
    again.addEventListener('error', () => setLast({ src, retries: retries + 1, isMissing: true }))
    const timer = setTimeout(() => {
      again.src = src
    }, pause)
    return () => {
      clearTimeout(timer)
      again.removeAttribute('src')
    }
  }, [pause, retries, src])
  if (isMissing)
    return (
      <span
        data-slot="broken"
        {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        className={classes('grid place-items-center bg-tint text-ink-muted', className)}
      >
        {pause === undefined && <ImageOff aria-hidden="true" className="size-8 max-h-1/2" strokeWidth={1.5} />}
      </span>
    )
  return <img ref={check} src={src} alt={alt} className={className} {...rest} onError={fail} />
}
