import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { isSmsNumber } from '../../core/smsNumber.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Cost } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'
import { hasStopped, stopAllSms } from '../profile/smsPermission.ts'
import { readHostIds } from '../sending/hostContacts.ts'
import { hasMore, isOfInstallation, smsCosts, type BudgetedSms } from './smsCosts.ts'
import { smsSegments } from './smsSegments.ts'
import { warnOfStoppedSms } from './warnOfStoppedSms.ts'

/**
 * Sends an SMS if its number and budgets allow it. The only function that uses the SMS provider. Each SMS uses up the budgets of
 * its number, of its network or host, and of the installation (smsCosts.ts). When a budget of the installation is used up, its SMS
 * stop until its period ends, and the operator gets an email.
 * A number that texted STOP gets nothing until it texts START, as carriers require.
 * @throws SmsRefused if the number isn't allowed or texted STOP, a budget is used up, or the provider permanently rejects the
 * SMS; another Error if it can be retried.
 */
export async function sendSms(services: Services, { key, to, body, budget }: BudgetedSms): Promise<void> {
  const { db, clock, keys, config, providers, budgets } = services
  if (!providers.sms || !isSmsNumber(to, config.smsLimits.countries))
    throw new SmsRefused('notAllowed', copy.smsNotAllowed)
  if (await hasStopped(db, keys.addressKey, to)) throw new SmsRefused('stopped', copy.smsStopped)
  const amount = smsSegments(body)
  const hostIds = typeof budget === 'object' && 'hostId' in budget ? await readHostIds(db, budget.hostId) : []
  const costs = await spend(services, smsCosts(services, { to, budget, amount, hostIds }))
  try {
    await providers.sms.send({ key, to, body })
  } catch (error) {
    if (!(error instanceof SmsRefused)) await budgets.giveBack(db, costs)
    else if (error.why === 'stopped') await inTransaction(db, (tx) => stopAllSms(tx, keys.addressKey, to, clock.now()))
    throw error
  }
}

/**
 * Spends the first list of costs, or the next ones if they apply, and returns it.
 * @throws SmsRefused if a budget is used up.
 */
async function spend(services: Services, [costs, ...others]: ReturnType<typeof smsCosts>): Promise<Cost[]> {
  const exhaustedBudget = await services.budgets.spend(services.db, costs)
  if (!exhaustedBudget) return costs
  const [next, ...rest] = others
  if (next && hasMore(exhaustedBudget)) return spend(services, [next, ...rest])
  const isStopped = isOfInstallation(exhaustedBudget)
  if (isStopped) await warnOfStoppedSms(services, exhaustedBudget)
  throw new SmsRefused(isStopped ? 'paused' : 'overBudget', isStopped ? copy.smsPaused : copy.smsOverBudget)
}
