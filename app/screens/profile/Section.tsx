import { useId, type ReactNode } from 'react'

/** A section of the profile page, with a heading and a description. */
export function Section({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <section
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
