import { ButtonLink } from '@festoon/ui/ButtonLink'
import { paths } from '../paths.ts'

/** There is no such party, or no longer. */
export function NotFound() {
  return (
    <div className="mx-auto grid w-full max-w-xl flex-1 content-center justify-items-start gap-5 px-5 py-16">
      <p className="text-label text-highlight">No party here</p>
      <h1 className="font-display text-display">We can't find this invitation</h1>
      <p className="text-lead text-ink-muted">
        The link may be incomplete, or the host has taken the party down. Ask whoever sent it to you for a new one.
      </p>
      <ButtonLink href={paths.root()}>Go to Festoon</ButtonLink>
    </div>
  )
}
