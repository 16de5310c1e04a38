import type { Networks } from '../../core/networks.ts'
import { countryOf, rangeOf } from '../../core/smsNumber.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import type { Cost, ExhaustedBudget } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'

/** An SMS, and the network, host or account whose budgets it uses up. */
export interface BudgetedSms {
  key: string
  to: string
  body: string
  /**
   * The networks that requested a code or a link to a guest's data, which anyone can do for any number; the host whose party the
   * SMS is about; or the holder of the number, who gets a notice, or a code that they requested themselves.
   */
  budget: { networks: Networks } | { hostId: string } | { holder: Holder | 'notice' }
}

/** The session in which a number's holder requested a code. */
export interface Holder {
  userId: string
  sessionId: string
}

/**
 * The share of the daily SMS for codes and links that anyone can request for any number. The rest is a reserve for verified numbers.
 */
const unverifiedShare = 0.5
/** The share of the daily SMS for those codes and links, and for messages about parties. The rest is a reserve for people who sign in. */
const sharedShare = 0.9
/**
 * The share of the daily SMS with codes and links that can go to one range of numbers, and a minimum number, which applies if few
 * SMS are allowed per day.
 */
const rangeShare = 0.05
const rangeMinimum = 20
/** The share of the daily SMS that holders can cause beyond the first to each number, and a minimum number. */
const laterShare = 0.025
const laterMinimum = 3
/**
 * The shares of the daily SMS with codes and notices to holders that can go to one range, and to one country if there are several, with a
 * minimum number.
 */
const holdersRangeShare = 0.02
const holdersCountryShare = 0.5
const holdersMinimum = 12
/** The share of the daily SMS that can be links, and codes that no one has entered within an hour. */
const outstandingShare = 0.1
/** The share of those links and codes that one network can request, and that can go to one range of numbers, with a minimum number. */
const partShare = 0.1
const partMinimum = 3
/** The share of those links and codes that can go to one country, if numbers of several get SMS. */
const countryShare = 0.5

const shareOf = (dailyMax: number, part: number, minimum = 0): number => Math.max(minimum, Math.ceil(dailyMax * part))

/** Returns the maxima of the installation's budgets that are shares of its daily SMS, in the order in which they are of interest. */
export const smsMaxima = (dailyMax: number) =>
  ({
    smsToUnverified: shareOf(dailyMax, unverifiedShare),
    smsCodesOutstanding: shareOf(dailyMax, outstandingShare),
    smsOutsideReserve: shareOf(dailyMax, sharedShare),
    holdersLaterSms: shareOf(dailyMax, laterShare, laterMinimum),
  }) as const

/**
 * Returns the costs of an SMS for its number, its network, session or the accounts of its host (`hostIds`), and the installation. If
 * there are several lists, the next one applies if the number's first SMS of the day have been sent (`hasMore`).
 */
export function smsCosts(
  services: Services,
  { to, budget, amount, hostIds }: Pick<BudgetedSms, 'to' | 'budget'> & { amount: number; hostIds: readonly string[] },
): [Cost[], ...Cost[][]] {
  const number = addressKey(services.keys.addressKey, 'phone', to)
  const { dailyMax } = services.config.smsLimits
  const maxima = smsMaxima(dailyMax)
  const ofAll: Cost = { name: 'smsOfInstallation', subject: '', amount, max: dailyMax }
  if ('holder' in budget) {
    const always = [...holdersCosts(services, to, budget.holder, amount), ofAll]
    return [
      [{ name: 'holdersFirstSmsToNumber', subject: number, amount }, ...always],
      [{ name: 'holdersLaterSms', subject: '', amount, max: maxima.holdersLaterSms }, ...always],
    ]
  }
  const outsideReserve: Cost = { name: 'smsOutsideReserve', subject: '', amount, max: maxima.smsOutsideReserve }
  if ('hostId' in budget)
    return [
      [
        { name: 'smsToNumber', subject: number, amount },
        ...hostIds.map((subject): Cost => ({ name: 'smsOfHost', subject, amount })),
        outsideReserve,
        ofAll,
      ],
    ]
  return [
    [
      { name: 'codeSmsToNumber', subject: number, amount },
      { name: 'smsFromNetwork', networks: budget.networks, amount },
      { name: 'smsToRange', subject: rangeOf(to), amount, max: shareOf(dailyMax, rangeShare, rangeMinimum) },
      ...outstandingCosts(services, to, budget.networks),
      { name: 'smsToUnverified', subject: '', amount, max: maxima.smsToUnverified },
      outsideReserve,
      ofAll,
    ],
  ]
}

/** Returns the costs of an SMS for the number's holder that apply to any SMS of the day. */
function holdersCosts({ keys, config }: Services, to: string, holder: Holder | 'notice', amount: number): Cost[] {
  const { dailyMax, countries } = config.smsLimits
  const share = (part: number): number => shareOf(dailyMax, part, holdersMinimum)
  const ofNumber: Cost[] = [
    { name: 'holdersSmsToNumber', subject: addressKey(keys.addressKey, 'phone', to), amount },
    { name: 'holdersSmsToRange', subject: rangeOf(to), amount, max: share(holdersRangeShare) },
  ]
  const ofCountry: Cost[] =
    countries.length > 1
      ? [{ name: 'holdersSmsToCountry', subject: countryOf(to) ?? '', amount, max: share(holdersCountryShare) }]
      : []
  if (holder === 'notice') return [...ofNumber, ...ofCountry]
  return [
    ...ofNumber,
    ...ofCountry,
    { name: 'holdersSmsOfSession', subject: holder.sessionId, amount },
    { name: 'holdersSmsOfUser', subject: holder.userId, amount },
  ]
}

/** Returns true if the next list of costs applies, because a number's first SMS of the day have been sent. */
export const hasMore = ({ name }: ExhaustedBudget): boolean => name === 'holdersFirstSmsToNumber'

/** Returns the costs of a code or link that hasn't been used yet. */
function outstandingCosts({ config }: Services, to: string, networks: Networks): Cost[] {
  const { dailyMax, countries } = config.smsLimits
  const max = smsMaxima(dailyMax).smsCodesOutstanding
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
const ofInstallation: ReadonlySet<ExhaustedBudget['name']> = new Set([
  'smsOfInstallation',
  'smsOutsideReserve',
  'smsToUnverified',
  'smsCodesOutstanding',
  'outstandingToCountry',
])

/** Returns true if a used-up budget stops the SMS of many people, rather than of one number, network, or host. */
export const isOfInstallation = ({ name }: ExhaustedBudget): boolean => ofInstallation.has(name)
