import { useEffect, useState, type ComponentProps } from 'react'

/** The delay before each retry, in ms. */
const retryDelaysMs = [2_000, 4_000, 8_000, 16_000, 32_000]

/**
 * An image that the server may still be generating. If the image fails to load, requests it again up to five times, with
 * increasing delays.
 */
export function AwaitedImage({ src, alt, ...rest }: ComponentProps<'img'> & { src: string; alt: string }) {
  const [tries, setTries] = useState(0)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const wait = retryDelaysMs[tries]
    if (!isMissing || wait === undefined) return undefined
    const timer = setTimeout(() => {
      setMissing(false)
      setTries(tries + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [isMissing, tries])
  // A new element triggers a new request.
  return <img key={tries} src={src} alt={alt} {...rest} onError={() => setMissing(true)} />
}
