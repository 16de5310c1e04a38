import { tooManyConfirmations } from '@festoon/contract/messages/messaging/undelivered'
import { recipientKey } from '../../crypto/addressKey.ts'
import type { Mail } from '../../providers/mail/port.ts'
import type { Services } from '../../rpc/services.ts'
import { sendHostMail } from '../mail/sendHostMail.ts'
import { spendOnMail } from '../mail/spendOnMail.ts'

/**
 * Emails a confirmation, unless too many were sent to the mailbox today.
 * @throws MailRefused if there were too many, or if the email is permanently rejected; another Error if it can be retried.
 */
export async function sendConfirmation(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'budgets' | 'providers'>,
  hostId: string,
  mail: Mail,
): Promise<void> {
  const subject = recipientKey(services.keys.addressKey, 'email', mail.to)
  const cost = { name: 'confirmationsToAddress', subject, amount: 1 } as const
  await spendOnMail(services, [cost], tooManyConfirmations, () => sendHostMail(services, hostId, mail))
}
