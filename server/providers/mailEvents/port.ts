import type { DeliveryEventKind } from '../../database/deliveryTables.ts'

/** An event from the service that sends our emails. */
export interface MailEvent {
  /** The event's unique token. A second event with the same token is a duplicate or a replay. */
  token: string
  /** The time in ms until which the token must be remembered to detect repeated events. */
  expiresAt: number
  /** The recipient's email address, or '' if the address is unknown. */
  recipient: string
  /** The delivery event to record, or undefined if this event doesn't affect a delivery. */
  event: DeliveryEvent | undefined
}

export interface MailEvents {
  /**
   * Parses an event that was posted to the webhook.
   * @throws UnsignedEvent if the event's signature or timestamp is invalid.
   */
  parseEvent(body: unknown): MailEvent
}

/** Thrown when a webhook event's signature or timestamp is invalid. */
export class UnsignedEvent extends Error {
  override readonly name = 'UnsignedEvent'
}

/** A provider's event about a message that we sent. */
export interface DeliveryEvent {
  kind: DeliveryEventKind
  /** The message's id, as created by `messageId`. */
  messageId: string
  /** The reason for a failure. It never contains an email address. */
  reason?: string
}
