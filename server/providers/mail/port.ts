/** An email to one person. */
export interface Mail {
  /** Identifies this email permanently, so that providers can drop a repetition. */
  key: string
  to: string
  /** Address for replies, if not the sender's. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** Link to turn such emails off, which also supports one-click (RFC 8058). Emails with codes have none. */
  unsubscribe?: string
}

export interface MailProvider {
  /**
   * Sends an email.
   * @throws MailRefused if a retry can't help; any other error if it can.
   */
  send(mail: Mail): Promise<void>
  close(): void
}

/** The recipient's mail server permanently rejects this email. The message is short and safe to store. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
