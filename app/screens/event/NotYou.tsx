import type { GuestKey } from '@festoon/contract/page'
import * as paths from '../../pathTo.ts'

export interface NotYouProps {
  eventId: string
  /** The key of the link, which leads to what is kept about its guest. */
  guestKey: GuestKey | null
  /** Whom the link was written to. */
  name: string
  onLeave: () => void
}

/** Says whose answer this is, for links get passed on, and leads whoever is somebody else to an answer of their own. */
export function NotYou({ eventId, guestKey, name, onLeave }: NotYouProps) {
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
      {guestKey && (
        <a href={paths.guestData(eventId, guestKey)} className="ms-4 inline-flex min-h-11 items-center underline">
          Your data
        </a>
      )}
    </p>
  )
}
