/** An email to one person. */
export interface Mail {
  /** The email's permanent id, which lets providers drop duplicates. */
  key: string
  to: string
  /** The email address for replies, if different from the sender's. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /**
   * A link that lets the recipient turn off similar emails, including with one click (RFC 8058). Undefined for emails that
   * someone requested for this address, such as codes.
   */
  unsubscribe?: string
}

export interface MailProvider {
  /**
   * Sends an email.
   * @throws MailRefused if retrying can't help; any other error if it can.
   */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Thrown when an email or its recipient is permanently rejected. The error's message is short and safe to store. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
