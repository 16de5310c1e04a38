import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { isSmsNumber } from '../../core/smsNumber.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Services } from '../../rpc/services.ts'
import { readHostIds } from '../sending/hostContacts.ts'
import { isOfInstallation, smsCosts, type BudgetedSms } from './smsCosts.ts'
import { smsSegments } from './smsSegments.ts'
import { warnOfStoppedSms } from './warnOfStoppedSms.ts'

/**
 * Sends an SMS if its number and budgets allow it. The only function that uses the SMS provider. Each SMS uses up the budgets of
 * its number, of its network or host, and of the installation (smsCosts.ts). When a budget of the installation is used up, its SMS
 * stop until its period ends, and the operator gets an email.
 * @throws SmsRefused if the number isn't allowed, a budget is used up, or the provider permanently rejects the SMS; another Error
 * if it can be retried.
 */
export async function sendSms(services: Services, { key, to, body, budget }: BudgetedSms): Promise<void> {
  const { db, config, providers, budgets } = services
  if (!providers.sms || !isSmsNumber(to, config.smsLimits.countries))
    throw new SmsRefused('notAllowed', copy.smsNotAllowed)
  const amount = smsSegments(body)
  const hostIds = typeof budget === 'object' && 'hostId' in budget ? await readHostIds(db, budget.hostId) : []
  const costs = smsCosts(services, { to, budget, amount, hostIds })
  const exhausted = await budgets.spend(db, costs)
  if (exhausted) {
    const isStopped = isOfInstallation(exhausted)
    if (isStopped) await warnOfStoppedSms(services, exhausted)
    throw new SmsRefused(isStopped ? 'paused' : 'overBudget', isStopped ? copy.smsPaused : copy.smsOverBudget)
  }
  try {
    await providers.sms.send({ key, to, body })
  } catch (error) {
    if (!(error instanceof SmsRefused)) await budgets.giveBack(db, costs)
    throw error
  }
}
