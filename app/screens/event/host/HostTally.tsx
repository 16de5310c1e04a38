import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/hostPage'
import type { EventView } from '@festoon/contract/nouns/event'
import { Skeleton } from '@festoon/ui/Skeleton'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import { messagesQuery } from '../../../platform/api/queries.ts'
import * as paths from '../../../platform/paths.ts'
import { guestsWithMessages } from './hostFeed.ts'

const linkStyle = 'underline after:absolute after:inset-0 after:rounded-md'

/**
 * Counts of people going, guests who said maybe, if any, guests who declined, and messages. Each links to what it counts: the
 * guest list, filtered by RSVP, or the messages on this page (EVPAGE-01).
 */
export function HostTally({ event }: { event: EventView }) {
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const { data: sentMessages } = useQuery(messagesQuery(event.id))
  const acceptedCount = event.goingCount ?? undefined
  const declinedCount = invitees?.filter(({ rsvpStatus }) => rsvpStatus === 'NO').length
  const maybe = invitees?.filter(({ rsvpStatus }) => rsvpStatus === 'MAYBE').length ?? 0
  const messages = invitees && sentMessages && guestsWithMessages(invitees).length + sentMessages.messages.length
  return (
    <dl className={`grid gap-2 ${maybe > 0 ? 'grid-cols-2 small:grid-cols-4' : 'grid-cols-3'}`}>
      <Count count={acceptedCount}>
        <Link to={paths.invite(event.id, 'yes')} aria-label={copy.seeAccepted} className={linkStyle}>
          {copy.accepted}
        </Link>
      </Count>
      {maybe > 0 && (
        <Count count={maybe}>
          <Link to={paths.invite(event.id, 'maybe')} aria-label={copy.seeMaybe} className={linkStyle}>
            {copy.maybe}
          </Link>
        </Count>
      )}
      <Count count={declinedCount}>
        <Link to={paths.invite(event.id, 'no')} aria-label={copy.seeDeclined} className={linkStyle}>
          {copy.declined}
        </Link>
      </Count>
      <Count count={messages}>
        <a href="#party-messages" className={linkStyle}>
          {copy.messages}
        </a>
      </Count>
    </dl>
  )
}

function Count({ count, children }: { count: number | undefined; children: ReactNode }) {
  return (
    <div className="relative grid content-start rounded-md bg-surface px-[clamp(0.5rem,11vw-27px,1rem)] py-3 transition-colors focus-within:bg-tint-hover hover:bg-tint-hover">
      <dt className="text-label text-ink-muted">{children}</dt>
      <dd translate="no" className="row-start-1 font-display text-headline font-bold tabular-nums">
        {count ?? <Skeleton className="my-1 h-[1em] w-10" />}
      </dd>
    </div>
  )
}
