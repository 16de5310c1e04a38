import { askText } from '@festoon/contract/messages/guests/whenWorks'
import { preference } from '@festoon/contract/rules/guests/preferences'
import { eventDefaults } from '@festoon/tokens/defaults'
import type { EventColors } from '@festoon/tokens/palette'
import { accountNoticeMail } from '../../../server/accounts/notices/accountNoticeMail.ts'
import { codeMail } from '../../../server/accounts/signIn/codeMail.ts'
import { stoppedSmsMail } from '../../../server/accounts/sms/warnOfStoppedSms.ts'
import { readConfig } from '../../../server/config/config.ts'
import type { AccountNotice } from '../../../server/core/notices/accountNotice.ts'
import type { EventRow, InviteeRow } from '../../../server/database/schema.ts'
import { guestDataMail } from '../../../server/guests/data/guestDataMail.ts'
import { inviteMail, previewMail } from '../../../server/messaging/mail/inviteMail.ts'
import type { NotificationWithContent, AddressedNotification } from '../../../server/messaging/mail/notificationCopy.ts'
import { notificationMail, notificationSms } from '../../../server/messaging/mail/notificationMail.ts'
import { confirmMail } from '../../../server/messaging/strangers/confirmMail.ts'
import type { Mail } from '../../../server/providers/mail/port.ts'
import { suspensionMail } from '../../../server/web/operator/suspensionMail.ts'
import { inviteeRow } from '../guests/inviteeRow.ts'

const config = readConfig({ PUBLIC_ORIGIN: 'https://party.example' })
const eventId = '6f0f3b5e-2a3c-4d5e-8f90-0123456789ab'
const unsubscribe = `https://party.example/unsubscribe?a=${'a'.repeat(43)}&e=${eventId}&t=${'t'.repeat(32)}`
const sender = { fromName: 'Hana Host via Festoon', line: 'Sent through Festoon by Hana Host (h…@example.com).' }
const startTime = Date.UTC(2026, 11, 6, 3)

/** Returns a party with a long name in the given colors. */
const eventIn = (colors: EventColors): EventRow => ({
  id: eventId,
  organizer_id: eventId,
  hosted_by: 'Hana Host',
  title: 'Maya turns six: dinosaurs, cake and a treasure hunt',
  description: '',
  photo_url: '/files/events/sample_images/cover.webp',
  start_time: startTime,
  end_time: startTime + 4 * 3_600_000,
  time_zone: 'America/Los_Angeles',
  past_from: startTime + 4 * 3_600_000,
  contacts_erased: false,
  contact_added_at: null,
  suspended_at: null,
  suspension_reason: null,
  suspended_with_account: false,
  short_code: '0123456789',
  location: { displayName: '12 Secret Lane, Oakland, CA, United States', placeName: 'The old barn' },
  colors,
  animation: 'none',
  lettering: 'modern',
  background_url: null,
  video_disabled: false,
  playlist_id: null,
  album_id: null,
  cohost_link: null,
  origin: {},
  questions: [{ questionUuid: eventId, question: 'What will you bring?', isRequired: false, questionType: 'text' }],
  open_invite: false,
  public_guest_list: true,
  reminders_enabled: true,
  host_notification: 'dailyDigest',
  head_details: null,
  communication_preference: preference.email,
  has_waitlist: false,
  capacity: null,
  address_for: null,
  allow_maybe: false,
  decide_by: null,
  rsvp_by: null,
  late_rsvps: 'closed',
  canceled_at: null,
  cohost_link_until: null,
  handover_until: 1_900_000_000_000,
  digested_until: null,
  sequence: 0,
  modification: 1,
  created_at: 1,
  saved_at: null,
})

const guest = (name: string, fields: Partial<InviteeRow> = {}): InviteeRow =>
  inviteeRow({
    event_id: eventId,
    invitee_id: eventId,
    name,
    email: 'gus@example.com',
    email_normalized: 'gus@example.com',
    phone: '+14155550100',
    rsvp_status: 'YES',
    invite_status: 'OPENED',
    rsvp_at: 1,
    ...fields,
  })

const rsvps = [
  guest('Ann Long-Name', { rsvp_message: 'We are looking forward to it so much!', additional_guest_count: 2 }),
  guest('Bo', { rsvp_status: 'NO' }),
]
const notices: Record<string, NotificationWithContent> = {
  changed: {
    kind: 'changed',
    changes: [
      { field: 'time', label: 'When', before: 'Saturday, 7:00 PM', after: 'Sunday, 8:00 PM' },
      { field: 'place', label: 'Where', before: 'Here', after: 'There' },
    ],
  },
  canceled: { kind: 'canceled', title: 'Maya turns six', message: 'Maya has the flu. We are so sorry!' },
  promoted: { kind: 'promoted' },
  'responses-needed': { kind: 'responsesNeeded' },
  'confirmation-yes': { kind: 'confirmation', reply: 'yes' },
  'confirmation-waitlist': { kind: 'confirmation', reply: 'waitlist' },
  'confirmation-no': { kind: 'confirmation', reply: 'no' },
  message: { kind: 'message', text: 'Bring boots.\nIt will be muddy.', isTextBlast: true, replyTo: 'hana@example.com' },
  'message-when': {
    kind: 'message',
    text: askText,
    isTextBlast: false,
    replyTo: undefined,
    asksWhen: true,
  },
  cohost: { kind: 'cohost' },
  handover: { kind: 'handover' },
  'reminder-week': { kind: 'reminder', reminder: 'week', startTime },
  'reminder-days': { kind: 'reminder', reminder: 'days', startTime },
  'reminder-going': { kind: 'reminder', reminder: 'going', startTime },
  rsvps: { kind: 'rsvps', rsvps: rsvps.slice(0, 1), more: 0, going: 12 },
  digest: { kind: 'rsvps', rsvps, more: 3, going: 12 },
}

const accountNotice: Omit<AccountNotice, 'kind'> = {
  key: 'key',
  to: { kind: 'email', value: 'gus@example.com' },
  detail: '',
  device: {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    place: { network: '203.0.113.0/24', country: 'US' },
  },
  at: startTime,
}

const toldOf = (notice: NotificationWithContent): AddressedNotification => ({
  notice,
  row: guest('Gus', {
    additional_guest_count: 2,
    responses: [{ questionUuid: eventId, answerValue: { text: 'Two pies, and boots for the mud' } }],
    awaits: 'approval',
  }),
  token: 'k'.repeat(32),
  key: 'key',
  unsubscribe,
  sender,
  showsAddress: true,
  now: startTime - 86_400_000,
})

/** Returns the emails for a party in the given colors and those that aren't about a party, by name. */
export function everyMail(colors: EventColors = eventDefaults): Map<string, Mail> {
  const event = eventIn(colors)
  const to = 'gus@example.com'
  return new Map([
    [
      'invite',
      inviteMail(config, event, { row: guest('Gus'), token: 'k'.repeat(32), key: 'key', unsubscribe, sender }),
    ],
    [
      'invite-note',
      inviteMail(config, event, {
        row: guest('Gus'),
        token: 'k'.repeat(32),
        key: 'key',
        unsubscribe,
        sender,
        note: 'Gus, it has been far too long.\nBring the boots!',
      }),
    ],
    ['preview', previewMail(config, event, { to, key: 'key', unsubscribe, sender })],
    ...Object.entries(notices).map(
      ([name, notice]) => [name, notificationMail(config, event, to, toldOf(notice))] as const,
    ),
    ['code', codeMail(to, '123456', { purpose: 'signIn', link: undefined })],
    ['link', codeMail(to, '123456', { purpose: 'signIn', link: 'https://party.example/login?l=1' })],
    ['contact', codeMail(to, '123456', { purpose: 'addContact' })],
    ['showRsvp', codeMail(to, '123456', { purpose: 'showRsvp' })],
    ['signed-in', accountNoticeMail(config, { ...accountNotice, kind: 'signedIn' })],
    ['passkey-added', accountNoticeMail(config, { ...accountNotice, kind: 'passkeyAdded', detail: 'Laptop' })],
    [
      'data',
      guestDataMail(
        { key: 'key', to, unsubscribe },
        event,
        `https://party.example/event/${eventId}/my-data?iu=${eventId}&p=x`,
      ),
    ],
    [
      'confirm',
      confirmMail(
        { key: 'key', to, unsubscribe },
        {
          event: { time_zone: 'America/Los_Angeles' },
          row: { created_at: startTime },
          notice: { kind: 'promoted' },
          href: `https://party.example/confirm?e=${eventId}&iu=${eventId}&v=1&a=x&t=x`,
        },
      ),
    ],
    ['suspended', suspensionMail(to, { title: event.title, reason: 'It asks for card numbers.', supportEmail: to })],
    ['restored', suspensionMail(to, { title: event.title, reason: undefined, supportEmail: to })],
    ['sms-stopped', stoppedSmsMail(to, 'key', { name: 'smsOfInstallation', freeAt: startTime })],
  ])
}

/** Returns every kind of notification by SMS for a party, by name. Confirmations are only emailed. */
export function everyText(): Map<string, string> {
  const event = eventIn(eventDefaults)
  return new Map(
    Object.entries(notices)
      .filter(([, { kind }]) => kind !== 'confirmation')
      .map(([name, notice]) => [name, notificationSms(config, event, '+14155550100', toldOf(notice)).body]),
  )
}
