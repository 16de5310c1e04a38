import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as copy from '@festoon/contract/messages/hostPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Button } from '@festoon/ui/Button'
import { MessageItem } from '../../../features/guests/messages/MessageItem.tsx'
import { PrivateMessage } from '../../../features/guests/messages/PrivateMessage.tsx'
import { SentMessage } from '../../../features/guests/messages/SentMessage.tsx'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import { messagesQuery } from '../../../platform/api/queries.ts'
import { hostFeed } from './hostFeed.ts'

/** The number of messages shown until the host expands the list. */
const shownAtFirst = 6

/**
 * Section with the messages from and to guests, newest first. Each message from a guest has a button to reply privately
 * (EVPAGE-11, MSG-02), except in a read-only preview (ROUTE-20).
 */
export function HostMessages({ event, isReadOnly }: { event: EventView; isReadOnly: boolean }) {
  const { data: invitees } = useQuery(inviteesQuery(event.id))
  const { data: sentMessages } = useQuery(messagesQuery(event.id))
  const [isOpen, setOpen] = useState(false)
  const [guest, setGuest] = useState<Invitee | null>(null)
  const feed = invitees && sentMessages && hostFeed(invitees, sentMessages.messages)
  const shownMessages = isOpen ? feed : feed?.slice(0, shownAtFirst)
  return (
    <section aria-labelledby="messages-title" className="grid grid-cols-1 gap-4">
      <h2 id="messages-title" className="font-display text-title">
        {copy.messages}
      </h2>
      {!shownMessages || shownMessages.length === 0 ? (
        <p role="status" className="text-body text-ink-muted">
          {shownMessages ? copy.noMessages : copy.loadingMessages}
        </p>
      ) : (
        <ul aria-labelledby="messages-title" className="grid grid-cols-1 gap-3">
          {shownMessages.map((entry) =>
            entry.from === 'guest' ? (
              <MessageItem
                key={entry.key}
                name={entry.guest.name}
                photoUrl={entry.guest.photoUrl}
                time={entry.time}
                text={entry.guest.rsvpMessage}
                action={
                  !isReadOnly && (
                    <Button
                      tone="quiet"
                      size="small"
                      aria-label={copy.replyTo(entry.guest.name)}
                      onClick={() => setGuest(entry.guest)}
                    >
                      {copy.reply}
                    </Button>
                  )
                }
              />
            ) : (
              <SentMessage key={entry.key} message={entry.message} to={entry.to} />
            ),
          )}
        </ul>
      )}
      {feed && shownMessages && feed.length > shownMessages.length && (
        <Button tone="quiet" size="small" className="w-fit" onClick={() => setOpen(true)}>
          {copy.showMore(feed.length - shownMessages.length)}
        </Button>
      )}
      {guest && <PrivateMessage eventId={event.id} guest={guest} onClose={() => setGuest(null)} />}
    </section>
  )
}
