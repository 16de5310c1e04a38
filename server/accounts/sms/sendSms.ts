import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { isSmsNumber } from '../../core/smsNumber.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { SmsRefused } from '../../providers/sms/port.ts'
import type { Cost } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'
import type { Db } from '../../database/schema.ts'
import { readHostIds } from '../sending/hostContacts.ts'
import { smsSegments } from './smsSegments.ts'
import { warnOfStoppedSms } from './warnOfStoppedSms.ts'

export interface BudgetedSms {
  key: string
  to: string
  body: string
  /**
   * The network that requested a code or a link to a guest's data, or the host whose party the SMS is about. Notices about an
   * account have neither.
   */
  budget: { network: string } | { hostId: string } | 'account'
}

/**
 * Sends an SMS if its number and budgets allow it. The only function that uses the SMS provider. Each SMS uses up the budgets of
 * its number, of its network or host, and of the installation. When a budget of the installation is used up, all SMS stop until
 * its period ends, and the operator gets an email.
 * @throws SmsRefused if the number isn't allowed, a budget is used up, or the provider permanently rejects the SMS; another Error
 * if it can be retried.
 */
export async function sendSms(services: Services, { key, to, body, budget }: BudgetedSms): Promise<void> {
  const { db, config, keys, providers, budgets } = services
  const { countries, dailyMax } = config.smsLimits
  if (!providers.sms || !isSmsNumber(to, countries)) throw new SmsRefused('notAllowed', copy.smsNotAllowed)
  const amount = smsSegments(body)
  const costs: Cost[] = [
    { name: 'smsToNumber', subject: addressKey(keys.addressKey, 'phone', to), amount },
    { name: 'smsOfInstallation', subject: '', amount, max: dailyMax },
    ...(await payersOf(db, budget, amount, dailyMax)),
  ]
  const exhausted = await budgets.spend(db, costs)
  if (exhausted) {
    const isStopped = exhausted.name === 'smsOfInstallation' || exhausted.name === 'smsCodesOutstanding'
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

/** Returns the costs of an SMS for its network or host. */
async function payersOf(db: Db, budget: BudgetedSms['budget'], amount: number, dailyMax: number): Promise<Cost[]> {
  if (budget === 'account') return []
  if ('hostId' in budget) {
    const ids = await readHostIds(db, budget.hostId)
    return ids.map((subject) => ({ name: 'smsOfHost', subject, amount }))
  }
  return [{ name: 'smsFromNetwork', subject: budget.network, amount }, outstandingCode(dailyMax)]
}

/** The share of the daily SMS that can be links, and codes that no one has entered within an hour. */
const outstandingShare = 0.1

const outstandingCode = (dailyMax: number): Cost => ({
  name: 'smsCodesOutstanding',
  subject: '',
  amount: 1,
  max: Math.ceil(dailyMax * outstandingShare),
})

/** Records that a code sent by SMS was entered, so that it no longer counts as outstanding. */
export const countEnteredCode = ({ db, budgets }: Services): Promise<void> =>
  budgets.giveBack(db, [{ name: 'smsCodesOutstanding', subject: '', amount: 1 }])
