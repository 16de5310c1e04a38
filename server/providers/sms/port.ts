/** The path to which Twilio reports the status of an SMS. */
export const smsStatusPath = '/webhooks/sms/status'

/** Twilio's error code for a phone number that has opted out. */
export const stoppedCode = 21_610

/** A provider that sends SMS. */
export interface SmsProvider {
  /**
   * Sends an SMS. `to` is in E.164 format. `key` is the permanent id of the message, which lets providers discard duplicates.
   * @throws SmsRefused if the SMS is permanently rejected; another Error if it can be retried.
   */
  send(message: { key: string; to: string; body: string }): Promise<void>
}

/**
 * The reason why an SMS isn't sent. `stopped`: the number's owner has opted out at the provider. `unreachable`: the provider can't
 * reach the number. `notAllowed`: the operator doesn't allow SMS to such numbers. `overBudget`: too many SMS were sent to the
 * number, or for its network or host. `paused`: the installation sends no SMS for now.
 */
type SmsRefusal = 'stopped' | 'unreachable' | 'notAllowed' | 'overBudget' | 'paused'

/** Thrown when an SMS isn't sent and a retry wouldn't help. The error's message doesn't contain personal data. */
export class SmsRefused extends Error {
  override readonly name = 'SmsRefused'
  readonly why: SmsRefusal

  constructor(why: SmsRefusal, message: string) {
    super(message)
    this.why = why
  }
}
