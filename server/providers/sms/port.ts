/** Where the service that carries texts tells what became of one. */
export const smsStatusPath = '/webhooks/text/status'

/** Twilio's code for a phone whose owner has stopped our texts. */
export const stopped = 21_610

/** Sends text messages to phones. */
export interface SmsProvider {
  /**
   * Hands a text over. `to` is E.164; `key` names the message for ever: a provider that knows it drops a repetition.
   * @throws TextRefused when trying again is useless; any other error when it may help.
   */
  send(message: { key: string; to: string; body: string }): Promise<void>
}

/**
 * This phone will never take this text. `stopped`: its owner has turned texts off at the provider. The message is short and
 * safe to store.
 */
export class SmsRefused extends Error {
  override readonly name = 'TextRefused'
  readonly why: 'stopped' | 'unreachable'

  constructor(why: 'stopped' | 'unreachable', message: string) {
    super(message)
    this.why = why
  }
}
