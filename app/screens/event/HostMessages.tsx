import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { Button } from '@festoon/ui/Button'
import { inviteesQuery, messagesQuery } from '../../api/queries.ts'
import { SentMessage } from '../../guests/SentMessage.tsx'
import { Written } from '../../guests/Written.tsx'
import { hostFeed } from './hostFeed.ts'
import { PrivateMessage } from './PrivateMessage.tsx'

/** Messages that are shown before the host asks for the rest. */
const shownAtFirst = 6

/** What guests wrote with their answers, to be answered in private, and what was sent to them; newest first (EVPAGE-11, MSG-02). */
export function HostMessages({ event }: { event: EventView }) {
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const { data: sent } = useQuery(messagesQuery(event.id))
  const [isOpen, setOpen] = useState(false)
  const [guest, setGuest] = useState<Invitee | null>(null)
  const feed = invitees && sent && hostFeed(invitees, sent.messages)
  const shown = isOpen ? feed : feed?.slice(0, shownAtFirst)
  return (
    <section id="messages" aria-labelledby="messages-title" className="grid scroll-mt-6 grid-cols-1 gap-4">
      <h2 id="messages-title" className="font-display text-title">
        Messages
      </h2>
      {!shown || shown.length === 0 ? (
        <p role="status" className="text-body text-ink-muted">
          {shown
            ? 'Nothing yet. What guests write with their answers, and what they were sent, stands here.'
            : 'Looking for messages…'}
        </p>
      ) : (
        <ul aria-labelledby="messages-title" className="grid grid-cols-1 gap-3">
          {shown.map((one) =>
            one.from === 'guest' ? (
              <Written
                key={one.key}
                name={one.guest.name}
                photoUrl={one.guest.photoUrl}
                time={one.time}
                text={one.guest.rsvpMessage}
                action={
                  <Button
                    tone="quiet"
                    size="small"
                    aria-label={`Reply to ${one.guest.name}`}
                    onClick={() => setGuest(one.guest)}
                  >
                    Reply
                  </Button>
                }
              />
            ) : (
              <SentMessage key={one.key} message={one.message} to={one.to} />
            ),
          )}
        </ul>
      )}
      {feed && shown && feed.length > shown.length && (
        <Button tone="quiet" size="small" className="w-fit" onClick={() => setOpen(true)}>
          Show {feed.length - shown.length} more
        </Button>
      )}
      {guest && <PrivateMessage eventId={event.id} guest={guest} onClose={() => setGuest(null)} />}
    </section>
  )
}
