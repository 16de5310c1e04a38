import * as guestMessages from '@festoon/contract/messages/guests/guestMessages'
import * as digest from '@festoon/contract/messages/messaging/digest'
import * as invite from '@festoon/contract/messages/messaging/invite'
import * as copy from '@festoon/contract/messages/messaging/notifications'
import { messageHeadline, messageLines } from '@festoon/contract/rules/guests/messageWords'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import type { Config } from '../../config/config.ts'
import type { Notification } from '../../queue/notifications.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { calendarFileLink, personalLink } from '../../guests/rsvp/personalLink.ts'
import type { Sender } from './sender.ts'
import { digestCopy, type NewRsvps } from './digestCopy.ts'
import type { Block } from '../../providers/mail/compose/block.ts'
import { whenText } from '../../providers/mail/compose/whenText.ts'

/**
 * A notification with all the data that its message needs. A notification of new RSVPs contains the RSVPs themselves instead of
 * the time span in which they arrived.
 */
export type NotificationWithContent = Exclude<Notification, { kind: 'rsvps' }> | ({ kind: 'rsvps' } & NewRsvps)

/** A notification for one recipient. */
export interface AddressedNotification {
  notice: NotificationWithContent
  row: InviteeRow
  token: string
  key: string
  /** The URL of the page where the recipient can turn off messages. */
  unsubscribe: string
  sender: Sender
  /** True if the notification may show the event's address (`messagesShowAddress`, AUTHZ-18). */
  showsAddress: boolean
  /** The current time in ms. */
  now: number
}

/** The copy of a notification, used for both email and SMS. */
export interface NotificationCopy {
  headline: string
  /** A sentence with the event's date, if the notification mentions it. */
  when?: string
  /** A sentence with the event's location, if the notification mentions it and the recipient may see it. */
  place?: string | undefined
  lines: readonly string[]
  /** A question and its buttons, which are shown only in the email. */
  question?: Extract<Block, { kind: 'buttons' }>
  link: { label: string; href: string }
}

/** Returns the copy of a notification to one recipient. */
export function notificationCopy(
  config: Config,
  event: EventRow,
  { notice, row, token, showsAddress, now }: AddressedNotification,
): NotificationCopy {
  const key = { eventId: event.id, inviteeId: row.invitee_id, token }
  const linkTo = (rsvp?: 'yes' | 'no'): string => personalLink(config.origin, key, rsvp)
  const link = { label: guestMessages.viewInvitation, href: linkTo() }
  const when = whenText(event)
  const place = showsAddress
    ? copy.happensAt([event.location.placeName, event.location.displayName].filter(Boolean).join(', '))
    : undefined
  switch (notice.kind) {
    case 'canceled': {
      const lines = notice.message === '' ? [] : [copy.quote(notice.message)]
      // The file removes the event from calendars that it was added to (EVPAGE-07).
      const buttons = [{ label: copy.removeFromCalendar, href: calendarFileLink(config.origin, key) }]
      const question = { kind: 'buttons', title: copy.inCalendar, buttons } as const
      return { headline: copy.canceled(notice.title), when: copy.plannedFor(when), lines, question, link }
    }
    case 'changed':
      return { headline: copy.changed(event.title), lines: notice.changes.map(changeLine(showsAddress)), link }
    case 'promoted':
      return {
        headline: copy.gotSpot(event.title),
        when: copy.happensOn(when),
        place,
        lines: [copy.passSpotOn],
        link,
      }
    case 'reminder': {
      if (notice.reminder === 'going')
        return {
          headline: isSameDay(event, now) ? copy.today(event.title) : copy.tomorrow(event.title),
          when: copy.happensOn(when),
          place,
          lines: [copy.cannotCome(event.hosted_by)],
          link,
        }
      const buttons = [
        { label: invite.yes, href: linkTo('yes') },
        { label: invite.no, href: linkTo('no') },
      ]
      return {
        headline: copy.canYouMakeIt(event.title),
        when: copy.happensOn(when),
        lines: [copy.rsvpRequested(event.hosted_by)],
        question: { kind: 'buttons', title: invite.canYouMakeIt, buttons },
        link,
      }
    }
    case 'message':
      return { headline: messageHeadline(event.hosted_by, event.title), lines: messageLines(notice.text), link }
    case 'rsvps':
      return {
        ...digestCopy(event.title, notice),
        link: { label: digest.viewGuestList, href: `${config.origin}/event/invite/${event.id}` },
      }
    case 'handover':
      return {
        headline: copy.needsHost(event.title),
        when: copy.happensOn(when),
        lines: [copy.whyTakeOver, copy.orCanceled],
        link: { label: copy.takeOver, href: `${config.origin}/event/${event.id}` },
      }
    case 'cohost':
      return {
        headline: copy.cohostRequest(event.hosted_by, event.title),
        when: copy.happensOn(when),
        lines: [copy.whatCohostsDo],
        link: { label: copy.acceptOrDecline, href: `${config.origin}/event/cohost/${event.id}` },
      }
  }
}

const isSameDay = ({ start_time, time_zone }: EventRow, now: number): boolean =>
  dayIn(start_time, time_zone) === dayIn(now, time_zone)

const changeLine =
  (showsAddress: boolean) =>
  ({ field, label, before, after }: Extract<Notification, { kind: 'changed' }>['changes'][number]): string => {
    if (field === 'place' && !showsAddress) return copy.placeChanged
    if (before === undefined || after === undefined) return copy.partChanged(label)
    return copy.newValue(label, after, before)
  }
