/** A mail to one person. */
export interface Mail {
  /** Names this mail for ever: a provider that knows it may drop a repetition. */
  key: string
  to: string
  /** Where replies go, when not to the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Where its reader turns such mails off, with one click too (RFC 8058); sign-in codes have none. */
  unsubscribe?: string
}

export interface MailProvider {
  /**
   * Hands a mail over.
   * @throws MailRefused when trying again is useless; any other error when it may help.
   */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The receiving side will never take this mail. The message is short and safe to store. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
