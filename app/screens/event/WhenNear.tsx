import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'

/** Container that mounts its children shortly before they scroll into view. Reserves space so that the layout doesn't shift. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [isNear, setNear] = useState(false)
  const placeholder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '25%' },
    )
    if (placeholder.current) observer.observe(placeholder.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={placeholder} className="mt-3 grid min-h-96 grid-cols-1 content-start gap-8 wide:mt-0">
      <Suspense>{isNear && children}</Suspense>
    </div>
  )
}
