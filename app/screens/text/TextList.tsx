import { useRef, useState } from 'react'
import * as copy from '@festoon/contract/messages/guests/textGuests'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { RemoveGuest } from '../../features/guests/list/RemoveGuest.tsx'
import type { TextGuest } from '../../features/guests/texts/textGuest.ts'
import { EditTextGuest } from './EditTextGuest.tsx'
import { TextRow, type TextRowProps } from './TextRow.tsx'
import { useRemoval } from './useRemoval.ts'

interface TextListProps extends Pick<TextRowProps, 'purpose'> {
  eventId: string
  guests: readonly TextGuest[]
  /** The guest list, for the details of a guest to remove. */
  invitees: readonly Invitee[]
  /** Called when the host says that a text wasn't sent after all. */
  onUndo: (guest: TextGuest) => void
  /** Called with a guest's number, or '' to remove it from this device. */
  onPhone: (id: string, phone: string) => void
}

/** List of the guests to text, which the host can edit and remove. */
export function TextList({ eventId, guests, invitees, purpose, onUndo, onPhone }: TextListProps) {
  // The button or form that was used goes away, so the focus moves to the heading.
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = (): void => heading.current?.focus()
  const [editedId, setEditedId] = useState<string>()
  const [leaving, setLeaving] = useState<string>()
  const remove = useRemoval(eventId, onPhone)
  const guestToEdit = guests.find(({ id }) => id === editedId)
  const guestToRemove = invitees.find(({ inviteeId }) => inviteeId === leaving)
  const begin = async (guest: TextGuest): Promise<void> => {
    // Guests who have the link are removed after a confirmation, because that can't be undone.
    if (guest.isTexted || !(await remove(guest))) setLeaving(guest.id)
    else focusHeading()
  }
  return (
    <section aria-labelledby="text-guests" className="grid grid-cols-1 gap-4">
      <h2 ref={heading} id="text-guests" tabIndex={-1} className="font-display text-title outline-none">
        {copy.guests}
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {guests.map((guest) => (
          <TextRow
            key={guest.id}
            guest={guest}
            guests={guests}
            purpose={purpose}
            onUndo={() => {
              onUndo(guest)
              focusHeading()
            }}
            onPhone={(phone) => {
              onPhone(guest.id, phone)
              focusHeading()
            }}
            onEdit={() => setEditedId(guest.id)}
            {...(purpose === 'invite' ? { onRemove: () => void begin(guest) } : {})}
          />
        ))}
      </ul>
      {guestToEdit && (
        <EditTextGuest
          eventId={eventId}
          guest={guestToEdit}
          guests={guests}
          onPhone={(phone) => onPhone(guestToEdit.id, phone)}
          onClose={() => setEditedId(undefined)}
        />
      )}
      {guestToRemove && (
        <RemoveGuest
          eventId={eventId}
          guest={guestToRemove}
          onClose={() => {
            setLeaving(undefined)
            focusHeading()
          }}
        />
      )}
    </section>
  )
}
