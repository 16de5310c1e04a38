import { MailRefused } from '../../providers/mail/port.ts'
import type { Cost } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'

/**
 * Sends an email and takes it from budgets of its recipient. An email that isn't sent costs nothing.
 * @throws MailRefused with the `reason` if one of them is used up, or if the email is permanently rejected; another Error if it can be
 * retried.
 */
export async function spendOnMail(
  { db, budgets }: Pick<Services, 'db' | 'budgets'>,
  costs: readonly Cost[],
  reason: string,
  send: () => Promise<void>,
): Promise<void> {
  if (await budgets.spend(db, costs)) throw new MailRefused(reason)
  try {
    await send()
  } catch (error) {
    await budgets.giveBack(db, costs)
    throw error
  }
}
