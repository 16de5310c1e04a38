import { tooManyConfirmations } from '@festoon/contract/messages/messaging/undelivered'
import { mailboxOf } from '../../core/mailbox.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { MailRefused, type Mail } from '../../providers/mail/port.ts'
import type { Cost } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'
import { sendHostMail } from '../mail/sendHostMail.ts'

/**
 * Emails a confirmation, unless too many were sent to the mailbox today.
 * @throws MailRefused if there were too many, or if the email is permanently rejected; another Error if it can be retried.
 */
export async function sendConfirmation(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'budgets' | 'providers'>,
  hostId: string,
  mail: Mail,
): Promise<void> {
  const { db, keys, budgets } = services
  const subject = addressKey(keys.addressKey, 'email', mailboxOf(mail.to))
  const costs: Cost[] = [{ name: 'confirmationsToAddress', subject, amount: 1 }]
  if (await budgets.spend(db, costs)) throw new MailRefused(tooManyConfirmations)
  try {
    await sendHostMail(services, hostId, mail)
  } catch (error) {
    await budgets.giveBack(db, costs)
    throw error
  }
}
