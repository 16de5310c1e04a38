import type { DeliveryEventKind } from '../../database/deliveryTables.ts'

/** An event from the service that sends our emails. */
export interface MailEvent {
  /** Identifies this report. A second one with the same token is a repetition or a replay. */
  token: string
  /** The time until which it can be repeated, ms. */
  expiresAt: number
  /** Recipient of the email. */
  recipient: string
  /** Undefined if it's of no interest. */
  event: DeliveryEvent | undefined
}

export interface MailEvents {
  /** Parses a posted event. @throws UnsignedEvent if it isn't from the service, or is too old. */
  parseEvent(body: unknown): MailEvent
}

/** The posted event isn't from the service that sends our emails, or is too old to be trusted. */
export class UnsignedEvent extends Error {
  override readonly name = 'UnsignedEvent'
}

/** A provider's event about a message that we sent. */
export interface DeliveryEvent {
  kind: DeliveryEventKind
  /** The id from `messageId`. */
  messageId: string
  /** The reason for a failure: short, without an address. */
  reason?: string
}
