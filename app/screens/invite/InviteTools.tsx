import { useLocation } from 'react-router-dom'
import { whoBringsWhat } from '@festoon/contract/messages/eventPage'
import { catererSheet } from '@festoon/contract/messages/guests/catering'
import * as copy from '@festoon/contract/messages/guests/guestList'
import { askWhen } from '@festoon/contract/messages/hostPage'
import type { EventView } from '@festoon/contract/nouns/event'
import { isPast } from '@festoon/contract/rules/dates/past'
import { perPersonQuestions } from '@festoon/contract/rules/questions/perPersonQuestions'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { GuestsMenu } from '../../features/guests/GuestsMenu.tsx'
import { routerLink } from '../../parts/routerLink.tsx'
import * as paths from '../../platform/paths.ts'
import { isFromCreate } from './isFromCreate.ts'

/** A menu of guest tasks, and links to the party's other pages. `now` is the current time in ms. */
export function InviteTools({ event, now }: { event: EventView; now: number }) {
  const { state } = useLocation()
  const isNew = isFromCreate(state)
  return (
    <div role="group" aria-label={copy.tools} className="flex flex-wrap gap-2">
      <ButtonLink
        href={paths.event(event.id)}
        tone="quiet"
        render={routerLink(paths.event(event.id), isNew ? { showEventCreated: true } : undefined)}
      >
        {isNew ? copy.skipAndView : copy.viewInvite}
      </ButtonLink>
      <GuestsMenu event={event} now={now} />
      <ButtonLink href={paths.bring(event.id)} tone="quiet">
        {whoBringsWhat}
      </ButtonLink>
      {event.dateUndecided && !isPast(event, now) && (
        <ButtonLink href={paths.whenWorks(event.id)} tone="quiet">
          {askWhen}
        </ButtonLink>
      )}
      {(event.headDetails !== undefined || perPersonQuestions(event.questions).length > 0) && (
        <ButtonLink href={paths.catering(event.id)} tone="quiet">
          {catererSheet}
        </ButtonLink>
      )}
      {event.isHost && (
        <ButtonLink href={paths.cohost(event.id)} tone="quiet" render={routerLink(paths.cohost(event.id))}>
          {copy.cohosts}
        </ButtonLink>
      )}
    </div>
  )
}
