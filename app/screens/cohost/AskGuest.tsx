import { useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/cohosts'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { Avatar } from '@festoon/ui/Avatar'
import { Button } from '@festoon/ui/Button'
import { TextField } from '@festoon/ui/TextField'
import { smallPhoto } from '../../parts/smallPhoto.ts'

/** Max number of guests shown at a time. */
const maxShown = limits.suggestions

export interface AskGuestProps {
  invitees: readonly Invitee[]
  /** The id of the person who is being asked. */
  busyId: string | null
  onAsk: (guest: Invitee) => void
}

/** Section for asking a guest of the party to co-host. Shows nothing if the party has no guests yet. */
export function AskGuest({ invitees, busyId, onAsk }: AskGuestProps) {
  const [search, setSearch] = useState('')
  const everyGuest = invitees.filter(({ role }) => role === 'attendee')
  if (everyGuest.length === 0) return null
  const query = search.trim().toLowerCase()
  const guests = everyGuest.filter(
    ({ cohostStatus, name, email = '' }) =>
      (cohostStatus === undefined || cohostStatus === 'DECLINED') &&
      (name.toLowerCase().includes(query) || email.toLowerCase().includes(query)),
  )
  return (
    <section aria-labelledby="ask-a-guest" className="grid grid-cols-1 gap-4">
      <h2 id="ask-a-guest" className="font-display text-title">
        {copy.orAskGuest}
      </h2>
      <TextField
        label={copy.findGuest}
        type="search"
        maxLength={limits.search}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      {guests.length === 0 && <p className="text-body text-ink-muted">{copy.noMatches}</p>}
      <ul className="grid grid-cols-1 divide-y-2 divide-line">
        {guests.slice(0, maxShown).map((guest) => (
          <li key={guest.inviteeId} className="flex items-center gap-4 py-3">
            <Avatar
              name={guest.name}
              {...(guest.photoUrl === undefined ? {} : { photoUrl: smallPhoto(guest.photoUrl) })}
            />
            <span dir="auto" translate="no" className="min-w-0 flex-1 truncate text-body">
              {guest.name}
            </span>
            <Button
              size="small"
              tone="quiet"
              busy={busyId === guest.inviteeId}
              aria-label={copy.askGuest(guest.name)}
              onClick={() => onAsk(guest)}
            >
              {copy.ask}
            </Button>
          </li>
        ))}
      </ul>
      {guests.length > maxShown && (
        <p className="text-label text-ink-muted">{copy.moreGuests(guests.length - maxShown)}</p>
      )}
    </section>
  )
}
