import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { answerTo } from '@festoon/contract/rules/answerText'
import { guestDetail } from '@festoon/contract/rules/guestStatus'

/** How far a guest's invitation came, and what they said: to be read (GLIST-18, INV-02, INV-04..09, INV-12). */
export function GuestDetail({ event, guest }: { event: EventView; guest: Invitee }) {
  const rows: { id: string; name: string; value: string | undefined }[] = [
    { id: 'status', name: 'Status', value: guestDetail(guest) },
    { id: 'phone', name: 'Phone', value: guest.phone },
    { id: 'message', name: 'Message', value: guest.rsvpMessage },
    ...event.questions.map(({ questionUuid: id, question }) => ({
      id,
      name: question,
      value: answerTo(guest.answers, id),
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
