import type { EventChange } from '@festoon/contract/rules/events/eventChanges'
import type { UpdateAudience, UpdateNote } from '@festoon/contract/rules/events/updateAudiences'

/** A notification to a guest or host about an event. */
export type Notification =
  /** The event changed. The audience, the hosts' notes and ids were added later, so queued notifications may not have them. */
  | {
      kind: 'changed'
      changes: readonly EventChange[]
      audience?: UpdateAudience
      notes?: readonly SentNote[]
      /** The ids of the hosts who changed the event. */
      sentBy?: readonly string[]
      /** True if the host picked a proposed time, so that the message also says how the guest counts, or asks for an RSVP. */
      isPicked?: true
    }
  /**
   * The event was canceled. `title` is the event's title, which is no longer in the database once the host's account has been
   * deleted. `message` is the host's message, or ''. The host's id was added later, so queued notifications may not have it.
   */
  | { kind: 'canceled'; title: string; message: string; sentBy?: string }
  /** The guest got a spot from the waitlist (OPT-09). */
  | { kind: 'promoted' }
  /** Confirms the guest's own RSVP. Without an RSVP (`none`), the guest only gets the personal link. */
  | { kind: 'confirmation'; reply: Reply | 'none' }
  /** The guest said yes by calendar, which can't show the party's required questions. */
  | { kind: 'responsesNeeded' }
  /** The organizer asked the guest to co-host. */
  | { kind: 'cohost' }
  /** The organizer has left, and asks a co-host to take over the event. */
  | { kind: 'handover' }
  /** The event is coming up. `startTime` is the start time in ms that the event had when the reminder was queued. */
  | { kind: 'reminder'; reminder: ReminderKind; startTime: number }
  /** The event received RSVPs after `from` and no later than `until`, both in ms. Sent to a host. */
  | { kind: 'rsvps'; from: number; until: number }
  /**
   * A message from a host. `replyTo` is the email address that receives replies, if any. The sender's id was added later, so queued
   * messages may not have it. `asksWhen` is true for one that asks the guest to answer the proposed times.
   */
  | {
      kind: 'message'
      text: string
      isTextBlast: boolean
      replyTo: string | undefined
      sentBy?: string
      asksWhen?: true
    }

/** The result of a guest's RSVP: a yes with a spot, a no, a maybe, or a place on the waitlist. */
export const replies = ['yes', 'no', 'maybe', 'waitlist'] as const
export type Reply = (typeof replies)[number]

/** One notification to one guest or host. `key` is unique per recipient. */
export interface NotificationDelivery {
  eventId: string
  inviteeId: string
  key: string
  notice: Notification
}

/** A note with the id of the host who wrote it. Notes of earlier versions have none. */
export interface SentNote extends UpdateNote {
  sentBy?: string
}

/**
 * The kinds of reminders. `week` and `days` remind guests without an RSVP 7 and 2 days before the event. `going` reminds guests
 * who said yes 24 hours before the event.
 */
export const reminderKinds = ['week', 'days', 'going'] as const

/** The kinds of reminders, and `decide`, which asks guests who said maybe to decide, the day before the date for that. */
export type ReminderKind = (typeof reminderKinds)[number] | 'decide'
