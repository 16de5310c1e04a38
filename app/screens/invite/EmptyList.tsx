import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'

/** Nobody is on the list but who gives the party (GLIST-10, GLIST-11). `skips`: the way on is offered here. */
export function EmptyList({ eventId, skips }: { eventId: string; skips: boolean }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-lg bg-tint px-6 py-10 text-center">
      <p className="text-lead">You have not invited anyone yet.</p>
      {skips && (
        <ButtonLink href={paths.event(eventId)} tone="quiet" render={routerLink(paths.event(eventId))}>
          Skip and view invite
        </ButtonLink>
      )}
    </div>
  )
}
