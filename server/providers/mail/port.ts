/** A calendar file in an email (RFC 6047). */
export interface CalendarPart {
  /** `PUBLISH` only offers a file to add. Calendars answer a `REQUEST` and apply a `CANCEL`. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  content: string
}

/** An email to one recipient. */
export interface Mail {
  /** The email's permanent id, which lets providers discard duplicates. */
  key: string
  to: string
  /** The name in the From field, if different from the installation's. */
  fromName?: string
  /** The email address for replies, if different from the sender's. */
  replyTo?: string
  subject: string
  text: string
  html: string
  /** The event's calendar file. */
  calendar?: CalendarPart
  /**
   * The URL of the page where the recipient can turn off similar emails, including with one click (RFC 8058). Undefined for
   * emails that are sent only on request, such as sign-in codes.
   */
  unsubscribe?: string
}

export interface MailProvider {
  /**
   * Sends an email.
   * @throws MailRefused if the email is permanently rejected; another Error if it can be retried.
   */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Thrown when an email or its recipient is permanently rejected. The error's message doesn't contain personal data. */
export class MailRefused extends Error {
  override readonly name: string = 'MailRefused'
}

/**
 * Thrown when a mail server rejects a recipient whose local part isn't ASCII. Many mail servers don't support such addresses (RFC
 * 6531), so the host should ask for another one.
 */
export class MailUnsupported extends MailRefused {
  override readonly name = 'MailUnsupported'
}
