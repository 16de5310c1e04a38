import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { dietsText, partyText } from '@festoon/contract/rules/catering/heads'
import { yearOf } from '@festoon/contract/rules/dates/calendarDay'
import { guestDetail } from '@festoon/contract/rules/guests/guestStatus'
import { shownResponse } from '@festoon/contract/rules/guests/responseText'
import { displayPhone } from '@festoon/ui/phone'

/**
 * Read-only details of a guest: status, phone number, details for the caterer, message, and responses (GLIST-18, INV-02, INV-04..09,
 * INV-12).
 */
export function GuestDetail({ event, guest }: { event: EventView; guest: Invitee }) {
  const { heads } = guest
  const rows: { id: string; name: string; value: string | undefined }[] = [
    { id: 'status', name: copy.status, value: guestDetail(guest) },
    { id: 'phone', name: copy.phone, value: guest.phone === undefined ? undefined : displayPhone(guest.phone) },
    { id: 'party', name: copy.party, value: partyText(guest, event.headDetails) },
    { id: 'plusOneNames', name: copy.plusOneNames, value: heads?.plusOneNames?.join('\n') },
    { id: 'diets', name: copy.diets, value: heads && dietsText(heads, 1 + guest.additionalGuestCount) },
    { id: 'dietNote', name: copy.dietNote, value: heads?.dietNote },
    { id: 'message', name: copy.message, value: guest.rsvpMessage },
    ...event.questions.map((question) => ({
      id: question.questionUuid,
      name: question.question,
      value: shownResponse(guest.answers, question, yearOf(event.date)),
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
