import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'

/** The used part of the installation's daily budgets, and the hosts who reached the most people. Times are in ms since 1970. */
export interface Spending {
  /** The installation's budgets. `endsAt` is the end of the current period, or null if nothing was used. */
  budgets: readonly { name: SpentBudget; used: number; max: number; endsAt: number | null }[]
  /** The hosts who reached the most people in the current period, by invitations or by messages. */
  reach: readonly { userId: string; name: string; kind: ReachKind; used: number }[]
}

/** The budgets of the whole installation: SMS, and the services that bill per call. */
export type SpentBudget = 'sms' | 'places' | 'video' | 'music' | 'words' | 'images'
/** The budgets for reaching people (rpc/budgets.ts). */
export type ReachKind = 'invitationsOfUser' | 'recipientsOfUser'

const reachKinds = ['invitationsOfUser', 'recipientsOfUser'] as const
/** The number of hosts shown. */
const maxHosts = 10

/** Returns what has been used of the budgets and limits. Services without a budget are left out. `now` is in ms since 1970. */
export async function readSpending(
  db: Db,
  { smsLimits, paid }: Pick<Config, 'smsLimits' | 'paid'>,
  now: number,
): Promise<Spending> {
  const maxima = { sms: smsLimits.dailyMax, ...paid }
  const used = await db
    .selectFrom('budgets')
    .select(['name', 'used', 'ends_at'])
    .where('subject', '=', '')
    .where('ends_at', '>', now)
    .execute()
  const kept: readonly SpentBudget[] = ['sms', 'places', 'video', 'music', 'words', 'images']
  const budgets = kept.flatMap((name) => {
    const max = maxima[name]
    const row = used.find((one) => one.name === `${name}OfInstallation`)
    return max === undefined ? [] : [{ name, used: row?.used ?? 0, max, endsAt: row?.ends_at ?? null }]
  })
  const rows = await db
    .selectFrom('budgets')
    .select(['name', 'subject', 'used'])
    .where('name', 'in', reachKinds)
    .where('ends_at', '>', now)
    .where('used', '>', 0)
    .orderBy('used', 'desc')
    .orderBy('subject')
    .limit(maxHosts)
    .execute()
  const ids = rows.map(({ subject }) => subject)
  const users =
    ids.length === 0 ? [] : await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute()
  const reach = rows.flatMap(({ name: budget, subject, used: reached }) => {
    const kind = reachKinds.find((one) => one === budget)
    const user = users.find(({ id }) => id === subject)
    return kind && user ? [{ userId: user.id, name: user.name, kind, used: reached }] : []
  })
  return { budgets, reach }
}
