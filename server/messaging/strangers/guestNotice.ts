import type { Notification } from '../../core/notices/notification.ts'

/** A notification that a guest gets only at a confirmed address. */
export type GuestNotice = Exclude<Notification, { kind: 'confirmation' | 'cohost' | 'handover' | 'rsvps' }>

/** Something that a guest gets only at a confirmed address: a notification, or an invitation to an address that a guest entered. */
export type WaitingNotice = GuestNotice | { kind: 'invitation' }

/**
 * Returns true if a notification is from a party to a guest. Confirmations of RSVPs, requests to co-host, and notifications to hosts have
 * their own rules.
 */
export const isGuestNotice = <Notice extends Notification>(notice: Notice): notice is Notice & GuestNotice =>
  notice.kind !== 'confirmation' && notice.kind !== 'cohost' && notice.kind !== 'handover' && notice.kind !== 'rsvps'
