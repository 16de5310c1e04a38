import { createHmac, randomUUID } from 'node:crypto'
import type { TestServer } from '../testServer.ts'

const signingKey = 'a test signing key'

/** Settings of a server that accepts Mailgun's webhooks. */
export const mailgunEnv = { SMTP_URL: 'smtp://127.0.0.1:1', MAILGUN_SIGNING_KEY: signingKey }

export interface MailgunEvent {
  event: string
  severity?: string
  recipient?: string
  /** With or without angle brackets. */
  messageId: string
}

/** Returns the JSON that Mailgun posts for an event, as documented. */
export function mailgunBody(
  { event, severity, recipient = 'gus@example.com', messageId }: MailgunEvent,
  { at, key = signingKey, token = randomUUID() }: { at: number; key?: string; token?: string },
): object {
  const timestamp = String(Math.floor(at / 1_000))
  return {
    signature: {
      timestamp,
      token,
      signature: createHmac('sha256', key).update(`${timestamp}${token}`).digest('hex'),
    },
    'event-data': {
      id: 'CPgfbmQMTCKtHW6uIWtuVe',
      timestamp: at / 1_000,
      'log-level': event === 'failed' ? 'error' : 'info',
      event,
      ...(severity === undefined ? {} : { severity, reason: 'bounce' }),
      'delivery-status': { code: event === 'failed' ? 550 : 250, message: `about ${recipient}`, 'attempt-no': 1 },
      message: { headers: { to: recipient, 'message-id': messageId, from: 'hello@festoon.example', subject: 'Hi' } },
      recipient,
      tags: [],
      'user-variables': {},
    },
  }
}

/** Posts a webhook payload to the server and returns the status. */
export async function postMailEvent({ app }: Pick<TestServer, 'app'>, payload: object): Promise<number> {
  return (await app.inject({ method: 'POST', url: '/webhooks/mail', payload })).statusCode
}
