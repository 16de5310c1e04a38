import type { EventView } from '@festoon/contract/nouns/event'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../pathTo.ts'

const reasons = {
  notHost: ['This is not your party', 'Only its hosts can change it.'],
  cancelled: ['This party was canceled', 'It stays as it was. You can plan it again, with another day.'],
  begun: ['This party has begun', 'What your guests were told stands now. You can plan it again, with another day.'],
} as const

export interface CannotEditProps {
  event: EventView
  reason: keyof typeof reasons
}

/** Why an event cannot be changed, and what can be done instead. */
export function CannotEdit({ event, reason }: CannotEditProps) {
  const [title, text] = reasons[reason]
  const back = paths.event(event.id)
  const again = paths.cloneEvent(event.id)
  return (
    <section className="mx-auto grid w-full max-w-xl flex-1 content-center justify-items-center gap-5 px-4 py-20 text-center">
      <img src={event.photoUrl} alt="" className="size-40 rounded-lg object-cover shadow-raised" />
      <h1 className="font-display text-headline">{title}</h1>
      <p className="text-lead text-ink-muted">
        <bdi className="font-semibold text-ink">{titleOf(event.title)}</bdi>. {text}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {reason !== 'notHost' && (
          <ButtonLink href={again} tone="quiet" render={routerLink(again)}>
            Plan it again
          </ButtonLink>
        )}
        <ButtonLink href={back} render={routerLink(back)}>
          View the invitation
        </ButtonLink>
      </div>
    </section>
  )
}
