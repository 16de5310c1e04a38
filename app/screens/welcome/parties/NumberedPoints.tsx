interface Point {
  title: string
  text: string
}

/**
 * The class names and heading level of each look. `band` fills a whole section, and `section` shares a section with other
 * content.
 */
const looks = {
  band: { point: 'gap-3 border-line pt-5', number: 'text-display', text: 'text-lead', heading: 'h2' },
  section: { point: 'gap-2 border-ink pt-4', number: 'text-headline', text: 'text-body', heading: 'h3' },
} as const

/** A numbered list of points. `className` sets the layout of the list. */
export function NumberedPoints({
  points,
  look,
  className,
}: {
  points: readonly Point[]
  look: keyof typeof looks
  className: string
}) {
  const { heading: Heading, point, number, text: textClass } = looks[look]
  return (
    <ol className={className}>
      {points.map(({ title, text }, index) => (
        <li key={title} className={`grid content-start border-t-2 ${point}`}>
          <span aria-hidden="true" className={`font-display ${number} leading-none font-bold text-highlight`}>
            {index + 1}
          </span>
          <Heading className="font-display text-headline leading-none">{title}</Heading>
          <p className={`${textClass} text-ink-muted`}>{text}</p>
        </li>
      ))}
    </ol>
  )
}
