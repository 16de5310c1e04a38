import * as copy from '@festoon/contract/messages/messaging/confirmAddress'
import { dayText } from '@festoon/contract/rules/dates/eventDates'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { eventDefaults } from '@festoon/tokens/defaults'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { composeMail } from '../../providers/mail/compose/composeMail.tsx'
import type { Mail } from '../../providers/mail/port.ts'
import type { WaitingNotice } from './guestNotice.ts'

interface AskedGuest {
  event: Pick<EventRow, 'time_zone'>
  row: Pick<InviteeRow, 'created_at'>
  notice: WaitingNotice
  /** The URL of the page where the guest confirms the address. */
  href: string
}

/**
 * Builds the email that asks a guest to confirm their address. It holds nothing that a person wrote or chose, because anyone can enter
 * someone else's address in an RSVP.
 */
export function confirmMail(
  header: Required<Pick<Mail, 'key' | 'to' | 'unsubscribe'>>,
  { event, row, notice, href }: AskedGuest,
): Mail {
  return composeMail({
    ...header,
    subject: copy.subject,
    preview: copy.preview,
    colors: eventDefaults,
    blocks: [
      { kind: 'heading', text: copy.heading },
      { kind: 'paragraph', text: copy.reasons[reasonFor(notice)] },
      { kind: 'paragraph', text: copy.whyAsked(dayText(dayIn(row.created_at, event.time_zone))) },
      { kind: 'buttons', buttons: [{ label: copy.confirmAndRead, href }] },
      { kind: 'paragraph', quiet: true, text: copy.unexpected },
    ],
  })
}

function reasonFor(notice: WaitingNotice): keyof typeof copy.reasons {
  if (notice.kind === 'changed') return notice.isPicked ? 'picked' : 'changed'
  if (notice.kind === 'reminder') return notice.reminder === 'decide' ? 'decide' : 'reminder'
  return notice.kind
}
