import { tooManyMails } from '@festoon/contract/messages/messaging/undelivered'
import { readHostIds } from '../../accounts/sending/hostContacts.ts'
import { recipientKey } from '../../crypto/addressKey.ts'
import type { Mail } from '../../providers/mail/port.ts'
import type { Services } from '../../rpc/services.ts'
import { spendOnMail } from './spendOnMail.ts'

type Sender = Pick<Services, 'db' | 'keys' | 'budgets' | 'providers'>

/**
 * Emails someone about a host's party, unless the host's parties have emailed the same mailbox too often today.
 * @throws MailRefused if they have, or if the email is permanently rejected; another Error if it can be retried.
 */
export async function sendHostMail(services: Sender, hostId: string, mail: Mail): Promise<void> {
  const recipient = recipientKey(services.keys.addressKey, 'email', mail.to)
  const ids = await readHostIds(services.db, hostId)
  const costs = ids.map((id) => ({ name: 'mailsOfHostToAddress', subject: `${id}/${recipient}`, amount: 1 }) as const)
  await spendOnMail(services, costs, tooManyMails, () => services.providers.mail.send(mail))
}

/**
 * Emails someone that a party was canceled, whatever its host sent before, unless the same mailbox was emailed about it for several of
 * the party's guests.
 * @throws MailRefused if it was, or if the email is permanently rejected; another Error if it can be retried.
 */
export async function sendCancellation(services: Sender, eventId: string, mail: Mail): Promise<void> {
  const subject = `${eventId}/${recipientKey(services.keys.addressKey, 'email', mail.to)}`
  const cost = { name: 'cancellationsToAddress', subject, amount: 1 } as const
  await spendOnMail(services, [cost], tooManyMails, () => services.providers.mail.send(mail))
}
