import { useEffect, useRef, type ReactNode } from 'react'

export interface KeepInViewProps {
  /** The field's error message; undefined if it is valid. */
  error: string | undefined
  /** The field. */
  children: ReactNode
}

/** Scrolls a field with the focus so that its error message is in view, rather than below the end of the panel. */
export function KeepInView({ error, children }: KeepInViewProps) {
  const box = useRef<HTMLDivElement>(null)
  const show = (): void => {
    if (error !== undefined) box.current?.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    if (error !== undefined && box.current?.contains(document.activeElement) === true)
      box.current.scrollIntoView({ block: 'nearest' })
  }, [error])
  return (
    <div ref={box} onFocus={show}>
      {children}
    </div>
  )
}
