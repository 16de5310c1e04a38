import * as copy from '@festoon/contract/messages/edit/editor'
import type { EventView } from '@festoon/contract/nouns/event'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'

const reasons = {
  notHost: [copy.notHost, copy.notHostDetail],
  canceled: [copy.canceled, copy.canceledDetail],
  started: [copy.started, copy.startedDetail],
} as const

export interface CannotEditProps {
  event: EventView
  reason: keyof typeof reasons
}

/**
 * Explanation of why the user can't edit an event, with links to view the invitation and, for hosts, to duplicate the party.
 */
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
            {copy.duplicateParty}
          </ButtonLink>
        )}
        <ButtonLink href={back} render={routerLink(back)}>
          {copy.viewInvitation}
        </ButtonLink>
      </div>
    </section>
  )
}
