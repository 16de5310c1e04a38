import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/** Parts of a page that are fetched once somebody comes near them. The room for them is kept, so that nothing jumps. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setNear(true)
      },
      { rootMargin: '25%' },
    )
    if (place.current) watch.observe(place.current)
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={place} className="mt-3 grid min-h-96 grid-cols-1 content-start gap-8 wide:mt-0">
      <Suspense>{isNear && children}</Suspense>
    </div>
  )
}
