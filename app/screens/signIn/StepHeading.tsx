import { useEffect, useRef, type ReactNode } from 'react'

/**
 * The heading and text of a sign-in step. If `focus` is true, the heading receives focus, so that screen readers announce it.
 */
export function StepHeading({ title, text, focus = false }: { title: string; text: ReactNode; focus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focus) heading.current?.focus()
  }, [focus])
  return (
    <div className="grid grid-cols-1 gap-3">
      <h1 ref={heading} tabIndex={-1} className="font-display text-display outline-none">
        {title}
      </h1>
      <p className="text-lead text-ink-muted">{text}</p>
    </div>
  )
}
