import { dateUndecided } from '@festoon/contract/messages/event'
import { answerWhen } from '@festoon/contract/messages/eventPage'
import * as bring from '@festoon/contract/messages/guests/bring'
import * as guestMessages from '@festoon/contract/messages/guests/guestMessages'
import * as whenWorks from '@festoon/contract/messages/guests/whenWorks'
import * as digest from '@festoon/contract/messages/messaging/digest'
import { afterDeadlineOf } from '@festoon/contract/messages/messaging/eventOptions'
import * as invite from '@festoon/contract/messages/messaging/invite'
import * as copy from '@festoon/contract/messages/messaging/notifications'
import type { VisibleLocation } from '@festoon/contract/nouns/place'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { isForGuests, type EventChange } from '@festoon/contract/rules/events/eventChanges'
import { locationLine, openPartOf } from '@festoon/contract/rules/events/locationLine'
import type { UpdateNote } from '@festoon/contract/rules/events/updateAudiences'
import { messageHeadline, messageLines } from '@festoon/contract/rules/guests/messageWords'
import type { Config } from '../../config/config.ts'
import type { Notification, ReminderKind } from '../../core/notices/notification.ts'
import type { BroughtItem } from '../../database/rows/broughtRows.ts'
import type { EventRow, InviteeRow } from '../../database/schema.ts'
import { isGoing } from '../../events/view/visibility.ts'
import {
  calendarFileLink,
  personalLink,
  type LinkRsvp,
  shortPersonalLink,
  timesLink,
} from '../../guests/rsvp/personalLink.ts'
import { whenText } from '../../providers/mail/compose/whenText.ts'
import type { CalendarPart } from '../../providers/mail/port.ts'
import { confirmationCopy, type Confirmation } from './confirmationCopy.ts'
import { dayOf } from './dayOf.ts'
import { digestCopy, type NewRsvps } from './digestCopy.ts'
import type { MessagedEvent } from './inviteMail.ts'
import type { MessageCopy } from './messageCopy.ts'
import { pickedCopy } from './pickedCopy.ts'
import type { Sender } from './sender.ts'

/**
 * A notification with all the data that its message needs. A notification of new RSVPs contains the RSVPs themselves instead of
 * the time span in which they arrived.
 */
export type NotificationWithContent =
  | Exclude<Notification, { kind: 'rsvps' | 'confirmation' | 'reminder' }>
  /** `brings` lists what the guest signed up to bring. */
  | (Extract<Notification, { kind: 'reminder' }> & { brings?: readonly BroughtItem[] })
  | ({ kind: 'rsvps' } & NewRsvps)
  | Confirmation

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
  /** The event's calendar file, if the notification has one. */
  calendar?: CalendarPart | undefined
  /** The current time in ms. */
  now: number
}

/** Returns the copy of a notification to one recipient. Texts have a short form of the recipient's personal link. */
export function notificationCopy(
  config: Config,
  event: EventRow,
  { notice, row, token, showsAddress, now }: AddressedNotification,
  channel: 'email' | 'text',
): MessageCopy {
  const key = { eventId: event.id, inviteeId: row.invitee_id, linkCode: row.link_code, token }
  const linkTo = (rsvp?: LinkRsvp): string =>
    (channel === 'text' ? shortPersonalLink : personalLink)(config.origin, key, rsvp)
  const link = { label: guestMessages.viewInvitation, href: linkTo() }
  const when = whenText(event)
  const happensText = happensOn(event)
  const place = placeText(showsAddress ? event.location : openPartOf(event.location))
  switch (notice.kind) {
    case 'canceled': {
      const lines = notice.message === '' ? [] : [copy.quote(notice.message)]
      // The file removes the event from calendars that it was added to (EVPAGE-07).
      const buttons = [{ label: copy.removeFromCalendar, href: calendarFileLink(config.origin, key) }]
      const question = { kind: 'buttons', title: copy.inCalendar, buttons } as const
      // Without a date, there is no calendar file.
      if (event.start_time === null) return { headline: copy.canceled(notice.title), lines, link }
      return { headline: copy.canceled(notice.title), when: copy.plannedFor(when), lines, question, link }
    }
    case 'changed': {
      const note = notesFor(row, notice.notes).map(copy.quote)
      const changes = notice.changes.filter(isForGuests)
      if (event.start_time !== null && changes.some(setsDate)) {
        const others = changes.filter((change) => !isOfTime(change))
        const counts = notice.isPicked ? pickedCopy({ config, event, row, key, linkTo }) : { lines: [] }
        return {
          headline: copy.dateSet(event.title),
          when: happensText,
          ...counts,
          lines: [...note, ...counts.lines, ...others.map(changeLine(event, showsAddress))],
          link,
        }
      }
      return {
        headline: copy.changed(event.title),
        lines: [
          ...note,
          ...changes.map(changeLine(event, showsAddress)),
          // The calendars of guests still have the earlier date.
          ...(event.start_time === null && changes.some(isOfTime) ? [copy.noLongerOn] : []),
        ],
        link,
      }
    }
    case 'promoted':
      return {
        headline: copy.gotSpot(event.title),
        when: happensText,
        place,
        lines: [copy.passSpotOn],
        link,
      }
    case 'responsesNeeded':
      return {
        headline: copy.oneMoreStep(event.title),
        when: happensText,
        lines: [copy.questionsOf(event.hosted_by)],
        link: { label: copy.finishRsvp, href: linkTo('yes') },
      }
    case 'reminder':
      return reminderCopy(event, { reminder: notice.reminder, brings: notice.brings, linkTo, showsAddress, now })
    case 'confirmation':
      return confirmationCopy({ event, row, confirmation: notice, showsAddress, href: link.href })
    case 'message':
      if (notice.asksWhen)
        return {
          headline: whenWorks.askSubject(event.title),
          lines: messageLines(notice.text),
          // The short link of a text opens the invitation, which leads to the times.
          link: { label: answerWhen, href: channel === 'text' ? link.href : timesLink(config.origin, key) },
        }
      return { headline: messageHeadline(event.hosted_by, event.title), lines: messageLines(notice.text), link }
    case 'rsvps':
      return {
        ...digestCopy(event.title, notice),
        link: { label: digest.viewGuestList, href: `${config.origin}/event/invite/${event.id}` },
      }
    case 'handover':
      return {
        headline: copy.needsHost(event.title),
        when: happensText,
        lines: [copy.whyTakeOver, copy.orCanceled],
        link: { label: copy.takeOver, href: `${config.origin}/event/${event.id}` },
      }
    case 'cohost':
      return {
        headline: copy.cohostRequest(event.hosted_by, event.title),
        when: happensText,
        lines: [copy.whatCohostsDo],
        link: { label: copy.acceptOrDecline, href: `${config.origin}/event/cohost/${event.id}` },
      }
  }
}

/** Returns the host's notes that are for a guest, each once. */
function notesFor(row: InviteeRow, notes: readonly UpdateNote[] = []): string[] {
  const isFor = { going: isGoing(row), invited: row.rsvp_status !== 'NO', everyone: true }
  return [...new Set(notes.filter(({ audience }) => isFor[audience]).map(({ text }) => text))]
}

/** Returns the sentence about the date. */
const happensOn = (event: MessagedEvent): string =>
  event.start_time === null ? copy.dateUndecided : copy.happensOn(whenText(event))

interface RemindedGuest extends Pick<AddressedNotification, 'showsAddress' | 'now'> {
  reminder: ReminderKind
  brings?: readonly BroughtItem[] | undefined
  /** Returns the guest's personal link. */
  linkTo: (rsvp?: LinkRsvp) => string
}

/** Returns the copy of a reminder. */
export function reminderCopy(
  event: MessagedEvent,
  { reminder, brings = [], linkTo, showsAddress, now }: RemindedGuest,
): MessageCopy {
  const when = happensOn(event)
  const link = { label: guestMessages.viewInvitation, href: linkTo() }
  if (reminder === 'going')
    return {
      headline: isSameDay(event, now) ? copy.today(event.title) : copy.tomorrow(event.title),
      when,
      place: placeText(showsAddress ? event.location : openPartOf(event.location)),
      lines: [
        ...(brings.length === 0
          ? []
          : [bring.youBring(brings.map(({ item, amount }) => bring.amountOf(item, amount)))]),
        copy.cannotCome(event.hosted_by),
      ],
      link,
    }
  const buttons = [
    { label: invite.yes, href: linkTo('yes') },
    ...(event.allow_maybe && reminder !== 'decide' ? [{ label: invite.maybe, href: linkTo('maybe') }] : []),
    { label: invite.no, href: linkTo('no') },
  ]
  if (reminder === 'decide')
    return {
      headline: copy.stillMaybe(event.title),
      when,
      lines: event.decide_by === null ? [] : [copy.decideBy(event.hosted_by, dayOf(event, event.decide_by))],
      question: { kind: 'buttons', title: invite.canYouMakeIt, buttons },
      link,
    }
  return {
    headline: copy.canYouMakeIt(event.title),
    when,
    lines: [copy.rsvpRequested(event.hosted_by)],
    question: { kind: 'buttons', title: invite.canYouMakeIt, buttons },
    link,
  }
}

/** Returns the sentence about a location; undefined if the recipient may not see it. */
function placeText(location: VisibleLocation | null): string | undefined {
  if (location?.kind === 'online' && location.url) return copy.joinOnline(location.url)
  return location === null ? undefined : copy.happensAt(locationLine(location))
}

/** Returns true for the change by which the host decided the date. */
const setsDate = (change: EventChange): boolean => isOfTime(change) && change.before === dateUndecided

const isOfTime = ({ field }: Pick<EventChange, 'field'>): boolean => field === 'time'

const isSameDay = ({ start_time, time_zone }: Pick<EventRow, 'start_time' | 'time_zone'>, now: number): boolean =>
  start_time !== null && dayIn(start_time, time_zone) === dayIn(now, time_zone)

const changeLine =
  ({ hosted_by }: EventRow, showsAddress: boolean) =>
  ({ field, label, before, after, detail }: EventChange): string => {
    if (field === 'place' && !showsAddress) return copy.placeChanged
    if (after === undefined) return copy.partChanged(label)
    return copy.newValue(label, after, before, detail && afterDeadlineOf(hosted_by)[detail])
  }
