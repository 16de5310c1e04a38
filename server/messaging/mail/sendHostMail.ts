import { mailboxOf } from '../../core/mailbox.ts'
import { tooManyMails } from '@festoon/contract/messages/messaging/undelivered'
import { addressKey } from '../../crypto/addressKey.ts'
import { MailRefused, type Mail } from '../../providers/mail/port.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Emails someone about a host's party, unless the host's parties have emailed the same mailbox too often today.
 * @throws MailRefused if they have, or if the email is permanently rejected; another Error if it can be retried.
 */
export async function sendHostMail(
  { db, keys, budgets, providers }: Pick<Services, 'db' | 'keys' | 'budgets' | 'providers'>,
  hostId: string,
  mail: Mail,
): Promise<void> {
  const subject = `${hostId}/${addressKey(keys.addressKey, 'email', mailboxOf(mail.to))}`
  const costs = [{ name: 'mailsOfHostToAddress', subject, amount: 1 } as const]
  if (await budgets.spend(db, costs)) throw new MailRefused(tooManyMails)
  try {
    await providers.mail.send(mail)
  } catch (error) {
    await budgets.giveBack(db, costs)
    throw error
  }
}
