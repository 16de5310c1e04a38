import type { DeliveryEventKind } from '../../database/deliveryTables.ts'

/** An event from the service that sends our emails. */
export interface MailEvent {
  /** The event's unique token. A second event with the same token is a repetition or a replay. */
  token: string
  /** The time in ms until which the event can be repeated. */
  expiresAt: number
  /** The recipient's email address, or '' if it is unknown. */
  recipient: string
  /** The delivery event to record, or undefined if this event doesn't affect a delivery. */
  event: DeliveryEvent | undefined
}

export interface MailEvents {
  /**
   * Parses an event that was posted to the webhook.
   * @throws UnsignedEvent if the event isn't from the service, or is too old.
   */
  parseEvent(body: unknown): MailEvent
}

/** Thrown when an event isn't from the service that sends our emails, or is too old to be trusted. */
export class UnsignedEvent extends Error {
  override readonly name = 'UnsignedEvent'
}

/** A provider's event about a message that we sent. */
export interface DeliveryEvent {
  kind: DeliveryEventKind
  /** The id of the message, created by `messageId`. */
  messageId: string
  /** The reason for a failure: short, without any email address. */
  reason?: string
}
