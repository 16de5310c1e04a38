import { sql } from 'kysely'
import { z } from 'zod'
import type { Clock } from '../core/clock.ts'
import type { Networks } from '../core/networks.ts'
import { readRows } from '../database/rows/readRows.ts'
import type { Db } from '../database/schema.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * The budgets. Each allows `max` units per period of `ms` milliseconds. A budget without a maximum gets it from its caller,
 * because it depends on a setting or on the account.
 */
const rules = {
  /** The SMS segments about parties to one phone number. */
  smsToNumber: { max: 30, ms: day },
  /**
   * The SMS segments to one phone number that its holder causes: codes that they request, and notices about their account. The first
   * of a day are always sent, and the others from a small budget of the installation, so that a few holders can't use up the
   * reserve of all.
   */
  holdersFirstSmsToNumber: { max: 3, ms: day },
  holdersSmsToNumber: { max: 12, ms: day },
  holdersLaterSms: { ms: day },
  /** The SMS segments with codes that one session of a holder requests, and that all sessions of one holder request. */
  holdersSmsOfSession: { max: 6, ms: day },
  holdersSmsOfUser: { max: 15, ms: day },
  /** The SMS segments of holders to one range of numbers, and to one of several countries. */
  holdersSmsToRange: { ms: day },
  holdersSmsToCountry: { ms: day },
  /** The SMS segments to one phone number with codes and links that anyone can request. */
  codeSmsToNumber: { max: 20, ms: day },
  /** The SMS segments with such codes and links that one network causes, and those to one range of numbers. */
  smsFromNetwork: { max: 60, ms: day },
  smsToRange: { ms: day },
  /** The SMS segments that one host's parties can cause. */
  smsOfHost: { max: 500, ms: day },
  /** All SMS segments of the installation, those that anyone can request for any number, and all but those of holders. */
  smsOfInstallation: { ms: day },
  smsToUnverified: { ms: day },
  smsOutsideReserve: { ms: day },
  /**
   * The codes sent by SMS that anyone requested and no one has entered, and the links. Many of them mean that someone is pumping
   * SMS. Those from one network, to one range of numbers, and to one of several countries are shares of all.
   */
  outstandingFromNetwork: { ms: hour },
  outstandingToRange: { ms: hour },
  outstandingToCountry: { ms: hour },
  smsCodesOutstanding: { ms: hour },
  /** The recipients of a user's invitations, previews, and requests to co-host. */
  invitationsOfUser: { ms: day },
  /** The recipients of a user's messages and updates. */
  recipientsOfUser: { ms: day },
  /** The emails that ask to confirm an address, sent because of a user's messages. */
  strangersOfUser: { ms: day },
  /** The emails that ask to confirm an address of one mailbox, about one party and about all parties. */
  asksOfPartyToAddress: { max: 1, ms: 7 * day },
  asksToAddress: { max: 3, ms: day },
  /** The emails about one host's parties to one address, except cancellations and those to hosts. */
  mailsOfHostToAddress: { max: 30, ms: day },
  /** The emails about one party's cancellation to one address, which can be on its guest list several times. */
  cancellationsToAddress: { max: 3, ms: day },
  /**
   * The links to a guest's data that are sent to one address: for all parties whose hosts didn't invite it, and for the parties of one host
   * who did.
   */
  dataLinksToAddress: { max: 5, ms: day },
  dataLinksOfHostToAddress: { max: 5, ms: day },
  /** The confirmations of RSVPs to one address, for all parties. */
  confirmationsToAddress: { max: 10, ms: day },
  /** The newsletter's sign-ups with addresses of one mailbox. */
  newslettersToAddress: { max: 3, ms: day },
  /** The calls of external services that bill per call, by one visitor or user. */
  paidCallsOfVisitor: { max: 1_000, ms: day },
  /** The calls of one such service that visitors behind one network address cause. */
  paidCallsOfNetwork: { ms: day },
  /** The background videos, of up to 25 MB each, that visitors behind one network address and all visitors cause to be stored. */
  newVideosOfNetwork: { max: 100, ms: day },
  newVideosOfInstallation: { max: 1_000, ms: day },
  /** All calls of the external services that bill per call (rpc/paidServices.ts). */
  placesOfInstallation: { ms: day },
  videoOfInstallation: { ms: day },
  musicOfInstallation: { ms: day },
  wordsOfInstallation: { ms: day },
  imagesOfInstallation: { ms: day },
} as const satisfies Record<string, { max?: number; ms: number }>
export type BudgetName = keyof typeof rules

/** The budgets of networks. */
type NetworkBudget = Extract<BudgetName, `${string}${'From' | 'Of'}Network`>
type NamesWithMax = { [Name in BudgetName]: (typeof rules)[Name] extends { max: number } ? Name : never }[BudgetName]

/** The maximum of a budget, which must be given for those that have none in their rule. */
type Maximum<Name extends BudgetName> = Name extends NamesWithMax
  ? { name: Name; max?: undefined }
  : { name: Name; max: number }

/**
 * An amount to take from a budget. `subject` identifies the user, number, or range, and is '' for the installation. A budget of
 * networks is taken from all networks of the caller (core/networks.ts), each of which has a multiple of the maximum; `part` tells
 * apart those of several services.
 */
export type Cost = { amount: number } & (
  | (Maximum<Exclude<BudgetName, NetworkBudget>> & { subject: string; networks?: undefined })
  | (Maximum<NetworkBudget> & { networks: Networks; part?: string })
)

/** An amount that was taken from a budget. */
export type Spending = { amount: number; max?: number | undefined } & (
  | { name: Exclude<BudgetName, NetworkBudget>; subject: string; networks?: undefined }
  | { name: NetworkBudget; networks: Networks; part?: string }
)

/** Returns the maximum of a budget whose subjects, such as users or addresses, all have the same one. */
export const maxOf = (name: NamesWithMax): number => rules[name].max

/** A budget that is used up. `freeAt` is the end of its period in ms. */
export interface ExhaustedBudget {
  name: BudgetName
  freeAt: number
}

/** Returns the seconds until a used-up budget is free again, at least 1. `now` is in ms. */
export const secondsUntilFree = ({ freeAt }: ExhaustedBudget, now: number): number =>
  Math.max(1, Math.ceil((freeAt - now) / 1_000))

export interface Budgets {
  /** Takes amounts from all given budgets, or from none of them and returns the one that has too little left. */
  spend(db: Db, costs: readonly Cost[]): Promise<ExhaustedBudget | undefined>
  /** Returns amounts to their budgets, for something that didn't happen after all. */
  giveBack(db: Db, costs: readonly Spending[]): Promise<void>
}

const isBudgetName = (name: unknown): name is BudgetName => typeof name === 'string' && Object.hasOwn(rules, name)
const exhaustedRow = z.object({ budget: z.custom<BudgetName>(isBudgetName), free_at: z.number() })

/** An amount to take from one row of the budgets. */
interface RowCost {
  name: BudgetName
  subject: string
  amount: number
  max: number
}

/** Returns the amounts to take from each row: for a budget of networks, one per network. */
function rowCosts(cost: Spending): RowCost[] {
  const { name, amount } = cost
  const rule = rules[name]
  const max = cost.max ?? ('max' in rule ? rule.max : 0)
  if (cost.networks === undefined) return [{ name, subject: cost.subject, amount, max }]
  const { networks, part } = cost
  return networks.map((network) => ({
    name,
    subject: part === undefined ? network.name : `${part} ${network.name}`,
    amount,
    max: max * network.times,
  }))
}

/** Creates the budgets, which are counted in the database and shared by all server processes. `scale` multiplies every budget. */
export function databaseBudgets(clock: Clock, scale = 1): Budgets {
  return {
    spend: async (db, costs) => {
      const rows = costs
        .filter(({ amount }) => amount > 0)
        .flatMap(rowCosts)
        .map((cost) => ({ ...cost, max: cost.max * scale, ms: rules[cost.name].ms }))
      if (rows.length === 0) return undefined
      const query = sql`select * from spend_budgets(${JSON.stringify(rows)}::jsonb, ${clock.now()}::bigint)`
      const [exhaustedBudget] = await readRows(db, exhaustedRow, query)
      return exhaustedBudget && { name: exhaustedBudget.budget, freeAt: exhaustedBudget.free_at }
    },
    giveBack: async (db, costs) => {
      for (const { name, subject, amount } of costs.flatMap(rowCosts))
        await db
          .updateTable('budgets')
          .set(({ fn, eb, val }) => ({ used: fn<number>('greatest', [val(0), eb('used', '-', amount)]) }))
          .where('name', '=', name)
          .where('subject', '=', subject)
          .execute()
    },
  }
}
