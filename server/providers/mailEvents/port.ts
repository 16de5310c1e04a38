import type { DeliveryEventKind } from '../../database/deliveryTables.ts'

/** An event from the service that sends our emails. */
export interface MailEvent {
  /** The report's id. A second report with the same token is a repetition or a replay. */
  token: string
  /** The time in ms until which the report can be repeated. */
  expiresAt: number
  /** The recipient of the email. */
  recipient: string
  /** The delivery event, or undefined if the report doesn't affect any delivery. */
  event: DeliveryEvent | undefined
}

export interface MailEvents {
  /**
   * Parses a posted event.
   * @throws UnsignedEvent if the event isn't from the service, or is too old.
   */
  parseEvent(body: unknown): MailEvent
}

/** Thrown when a posted event isn't from the service that sends our emails, or is too old to be trusted. */
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
