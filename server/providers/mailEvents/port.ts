import type { DeliveryEventKind } from '../../database/deliveryTables.ts'

/** What the service that carries our mails tells of one. */
export interface MailEvent {
  /** Names this very telling: one that comes again is a repetition, or somebody who has heard it on the way. */
  token: string
  /** Until when it could come again, ms. */
  expiresAt: number
  /** Whom the mail was to. */
  recipient: string
  /** Undefined: nothing that matters here. */
  event: DeliveryEvent | undefined
}

export interface MailEvents {
  /** Reads what was posted. @throws UnsignedEvent when it is not the service's, or too old. */
  hear(body: unknown): MailEvent
}

/** What was posted does not come from the service that carries our mails, or is too old to be believed. */
export class UnsignedEvent extends Error {
  override readonly name = 'UnsignedEvent'
}

/** What a provider tells of a message that it took from us. */
export interface DeliveryEvent {
  kind: DeliveryEventKind
  /** As `messageId` made it. */
  messageId: string
  /** Why it failed; short, without an address. */
  reason?: string
}
