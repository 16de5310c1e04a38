import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { responseTo } from '@festoon/contract/rules/guests/responseText'
import { guestDetail } from '@festoon/contract/rules/guests/guestStatus'
import { displayPhone } from '@festoon/ui/phone'
import * as copy from '@festoon/contract/messages/guests/guestList'

/** Read-only details of a guest: status, phone number, message, and responses (GLIST-18, INV-02, INV-04..09, INV-12). */
export function GuestDetail({ event, guest }: { event: EventView; guest: Invitee }) {
  const rows: { id: string; name: string; value: string | undefined }[] = [
    { id: 'status', name: copy.status, value: guestDetail(guest) },
    { id: 'phone', name: copy.phone, value: guest.phone === undefined ? undefined : displayPhone(guest.phone) },
    { id: 'message', name: copy.message, value: guest.rsvpMessage },
    ...event.questions.map(({ questionUuid: id, question }) => ({
      id,
      name: question,
      value: responseTo(guest.answers, id),
    })),
  ]
  return (
    <dl className="grid grid-cols-1 gap-3 rounded-md bg-tint p-4">
      {rows.map(({ id, name, value }) =>
        value === undefined || value === '' ? null : (
          <div key={id} className="grid grid-cols-1 gap-0.5 small:grid-cols-[9rem_minmax(0,1fr)] small:gap-4">
            <dt dir="auto" className="text-label wrap-anywhere text-ink-muted">
              {name}
            </dt>
            <dd dir="auto" className="text-body wrap-anywhere whitespace-pre-line">
              {value}
            </dd>
          </div>
        ),
      )}
    </dl>
  )
}
