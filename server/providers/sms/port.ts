/** The path to which Twilio reports the status of an SMS. */
export const smsStatusPath = '/webhooks/sms/status'

/** Twilio's error code for a phone number that has opted out. */
export const stopped = 21_610

/** A provider that sends SMS. */
export interface SmsProvider {
  /**
   * Sends an SMS. `to` is in E.164 format. `key` is the permanent id of the message, which lets providers discard duplicates.
   * @throws SmsRefused if the SMS is permanently rejected; another Error if it can be retried.
   */
  send(message: { key: string; to: string; body: string }): Promise<void>
}

/**
 * Thrown when a phone number can't receive an SMS. `stopped` means that its owner has opted out at the provider. The error's
 * message doesn't contain personal data.
 */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
  readonly why: 'stopped' | 'unreachable'

  constructor(why: 'stopped' | 'unreachable', message: string) {
    super(message)
    this.why = why
  }
}
