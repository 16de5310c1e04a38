import { useEffect, useState, type ComponentProps } from 'react'

/** Milliseconds before a picture that did not come is asked for again, each time. */
const waits = [2_000, 4_000, 8_000, 16_000, 32_000]

/** A picture that its server may still be drawing: one that does not come is asked for again, a little later each time. */
export function AwaitedPicture({ src, alt, ...rest }: ComponentProps<'img'> & { src: string; alt: string }) {
  const [tries, setTries] = useState(0)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    const wait = waits[tries]
    if (!isMissing || wait === undefined) return undefined
    const timer = setTimeout(() => {
      setMissing(false)
      setTries(tries + 1)
    }, wait)
    return () => clearTimeout(timer)
  }, [isMissing, tries])
  // Another element asks anew.
  return <img key={tries} src={src} alt={alt} {...rest} onError={() => setMissing(true)} />
}
