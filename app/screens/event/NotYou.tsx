import * as paths from '../../pathTo.ts'

export interface NotYouProps {
  eventId: string
  /** Whom the link was written to. */
  name: string
  onLeave: () => void
}

/** Says whose answer this is, for links get passed on, and leads whoever is somebody else to an answer of their own. */
export function NotYou({ eventId, name, onLeave }: NotYouProps) {
  return (
    <p className="border-t border-line pt-4 text-label text-ink-muted">
      {name !== '' && (
        <>
          This invitation is for <bdi className="font-semibold text-ink">{name}</bdi>.{' '}
        </>
      )}
      Not you?{' '}
      <a
        href={paths.event(eventId)}
        onClick={(event) => {
          event.preventDefault()
          // The link goes with the guest whom it names; the card stays.
          event.currentTarget.closest('section')?.focus()
          onLeave()
        }}
        className="inline-flex min-h-11 items-center font-semibold text-highlight underline"
      >
        Reply as yourself
      </a>
    </p>
  )
}
