/** The path to which Twilio reports the status of an SMS. */
export const smsStatusPath = '/webhooks/sms/status'

/** Twilio's error code for a phone number that has opted out. */
export const stopped = 21_610

/** A provider that sends SMS. */
export interface SmsProvider {
  /**
   * Sends an SMS. `to` is in E.164 format. `key` permanently identifies the message, which lets providers drop duplicates.
   * @throws SmsRefused if retrying can't help; any other error if it can.
   */
  send(message: { key: string; to: string; body: string }): Promise<void>
}

/**
 * Thrown when a phone can't receive an SMS. `stopped` means that its owner has opted out at the provider. The error's
 * message is short and safe to store.
 */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
  readonly why: 'stopped' | 'unreachable'

  constructor(why: 'stopped' | 'unreachable', message: string) {
    super(message)
    this.why = why
  }
}
