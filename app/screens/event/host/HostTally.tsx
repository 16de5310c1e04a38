import { useQuery } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/nouns/event'
import { Skeleton } from '@festoon/ui/Skeleton'
import { messagesQuery } from '../../../api/queries.ts'
import { guestsWithMessages } from './hostFeed.ts'
import { inviteesQuery } from '../../../api/inviteesQuery.ts'
import * as copy from '@festoon/contract/messages/hostPage'

/** Counts of people going, guests who declined, and messages, with a link to the messages (EVPAGE-01). */
export function HostTally({ event }: { event: EventView }) {
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const { data: sent } = useQuery(messagesQuery(event.id))
  const declined = invitees?.filter(({ rsvpStatus }) => rsvpStatus === 'NO').length
  const messages = invitees && sent && guestsWithMessages(invitees).length + sent.messages.length
  return (
    <dl className="grid grid-cols-3 gap-2">
      <Count name={copy.accepted} count={event.goingCount ?? undefined} />
      <Count name={copy.declined} count={declined} />
      <Count name={copy.messages} count={messages} href="#messages" />
    </dl>
  )
}

function Count({ name, count, href }: { name: string; count: number | undefined; href?: string }) {
  return (
    <div className="relative grid content-start rounded-md bg-surface px-4 py-3 focus-within:bg-tint-hover hover:has-[a]:bg-tint-hover">
      <dt className="text-label text-ink-muted">
        {href === undefined ? (
          name
        ) : (
          <a href={href} className="underline after:absolute after:inset-0">
            {name}
          </a>
        )}
      </dt>
      <dd className="row-start-1 font-display text-headline font-bold tabular-nums">
        {count ?? <Skeleton className="my-1 h-[1em] w-10" />}
      </dd>
    </div>
  )
}
