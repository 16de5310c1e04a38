/** Sends text messages to phones. */
export interface TextProvider {
  /** `to` is E.164; `key` names the message for ever. */
  send(message: { key: string; to: string; body: string }): Promise<void>
}
