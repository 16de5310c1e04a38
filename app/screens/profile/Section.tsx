import { useId, type ReactNode } from 'react'

interface SectionProps {
  title: string
  text: string
  /** The fragment with which links open the page at this section. */
  anchor?: string
  children: ReactNode
}

/** A section of the profile page, with a heading and a description. */
export function Section({ title, text, anchor, children }: SectionProps) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-t-2 border-line pt-8 wide:first:border-t-0 wide:first:pt-0"
    >
      <header className="grid grid-cols-1 gap-1">
        <h2 id={id} className="font-display text-title">
          {title}
        </h2>
        <p className="max-w-prose text-body text-ink-muted">{text}</p>
      </header>
      {children}
    </section>
  )
}
