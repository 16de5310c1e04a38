import { countryOf, rangeOf } from '../../core/smsNumber.ts'
import type { Networks } from '../../core/networks.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import type { Cost, Exhausted } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'

/** An SMS, and the network, host or account whose budgets it uses up. */
export interface BudgetedSms {
  key: string
  to: string
  body: string
  /**
   * The networks that requested a code or a link to a guest's data, which anyone can do for any number; the host whose party the
   * SMS is about; or the account whose holder gets a notice, or a code that they requested themselves.
   */
  budget: { networks: Networks } | { hostId: string } | 'account'
}

/**
 * The share of the daily SMS for codes and links that anyone can request for any number. The rest is a reserve for verified numbers.
 */
const unverifiedShare = 0.5
/** The share of the daily SMS for these and for messages about parties. The rest is a reserve for people who sign in. */
const sharedShare = 0.9
/** The share of the daily SMS with codes and links that can go to one range of numbers, and the least that can. */
const rangeShare = 0.05
const rangeMinimum = 20
/** The share of the daily SMS that can be links, and codes that no one has entered within an hour. */
const outstandingShare = 0.1
/** The share of these that one network can request, and that can go to one range of numbers, and the least that can. */
const partShare = 0.1
const partMinimum = 3
/** The share of these that can go to one country, if numbers of several get SMS. */
const countryShare = 0.5

/** Returns the costs of an SMS for its number, its network or the accounts of its host (`hostIds`), and the installation. */
export function smsCosts(
  services: Services,
  { to, budget, amount, hostIds }: Pick<BudgetedSms, 'to' | 'budget'> & { amount: number; hostIds: readonly string[] },
): Cost[] {
  const number = addressKey(services.keys.addressKey, 'phone', to)
  const { dailyMax } = services.config.smsLimits
  const share = (part: number, minimum = 0): number => Math.max(minimum, Math.ceil(dailyMax * part))
  const ofAll: Cost = { name: 'smsOfInstallation', subject: '', amount, max: dailyMax }
  if (budget === 'account') return [{ name: 'holdersSmsToNumber', subject: number, amount }, ofAll]
  const outsideReserve: Cost = { name: 'smsOutsideReserve', subject: '', amount, max: share(sharedShare) }
  if ('hostId' in budget)
    return [
      { name: 'smsToNumber', subject: number, amount },
      ...hostIds.map((subject): Cost => ({ name: 'smsOfHost', subject, amount })),
      outsideReserve,
      ofAll,
    ]
  return [
    { name: 'codeSmsToNumber', subject: number, amount },
    { name: 'smsFromNetwork', networks: budget.networks, amount },
    { name: 'smsToRange', subject: rangeOf(to), amount, max: share(rangeShare, rangeMinimum) },
    ...outstandingCosts(services, to, budget.networks),
    { name: 'smsToUnverified', subject: '', amount, max: share(unverifiedShare) },
    outsideReserve,
    ofAll,
  ]
}

/** Returns the costs of a code or link that hasn't been used yet. */
function outstandingCosts({ config }: Services, to: string, networks: Networks): Cost[] {
  const { dailyMax, countries } = config.smsLimits
  const max = Math.ceil(dailyMax * outstandingShare)
  const part = Math.max(partMinimum, Math.ceil(max * partShare))
  const country: Cost = {
    name: 'outstandingToCountry',
    subject: countryOf(to) ?? '',
    amount: 1,
    max: countries.length > 1 ? Math.max(partMinimum, Math.ceil(max * countryShare)) : max,
  }
  return [
    { name: 'outstandingFromNetwork', networks, amount: 1, max: part },
    { name: 'outstandingToRange', subject: rangeOf(to), amount: 1, max: part },
    country,
    { name: 'smsCodesOutstanding', subject: '', amount: 1, max },
  ]
}

/** Records that a code sent by SMS at anyone's request was entered, so that it no longer counts as outstanding. */
export const countEnteredCode = (services: Services, to: string, networks: Networks): Promise<void> =>
  services.budgets.giveBack(services.db, outstandingCosts(services, to, networks))

/** The budgets without which no SMS of their kind is sent to anyone. */
const ofInstallation: ReadonlySet<Exhausted['name']> = new Set([
  'smsOfInstallation',
  'smsOutsideReserve',
  'smsToUnverified',
  'smsCodesOutstanding',
  'outstandingToCountry',
])

/** Returns true if a used-up budget stops the SMS of many people, rather than of one number, network, or host. */
export const isOfInstallation = ({ name }: Exhausted): boolean => ofInstallation.has(name)
