import { smsMaxima } from '../../accounts/sms/smsCosts.ts'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { maxOf } from '../../rpc/budgets.ts'

/**
 * The used part of the installation's budgets, the hosts who reached the most people, and the emails that are limited per mailbox. Times
 * are in ms since 1970.
 */
export interface Spending {
  /** The installation's budgets. `endsAt` is the end of the current period, or null if nothing was used. */
  budgets: readonly { name: SpentBudget; used: number; max: number; endsAt: number | null }[]
  /** The hosts who reached the most people in the current period, by invitations, by messages, or without a proven address. */
  reach: readonly { userId: string; name: string; kind: ReachKind; used: number }[]
  /**
   * The emails to all mailboxes. Many mailboxes and few that are used up mean a busy day; used-up ones mean that someone fills them. A
   * mailbox counts once per host, if the limit does.
   */
  mailboxes: readonly { kind: MailboxKind; emails: number; mailboxes: number; usedUp: number }[]
}

/**
 * The budgets of the whole installation: SMS, its shares for codes that anyone can request, and the services that bill per call. The
 * share that is fullest shows who causes the SMS.
 */
export type SpentBudget =
  | 'smsOfInstallation'
  | keyof ReturnType<typeof smsMaxima>
  | `${'places' | 'video' | 'music' | 'words' | 'images'}OfInstallation`
/** The budgets for reaching people (rpc/budgets.ts). */
export type ReachKind = 'invitationsOfUser' | 'recipientsOfUser' | 'strangersOfUser'
/** The budgets of one mailbox. */
export type MailboxKind = (typeof mailboxKinds)[number]

const reachKinds: readonly ReachKind[] = ['invitationsOfUser', 'recipientsOfUser', 'strangersOfUser']
const mailboxKinds = [
  'mailsOfHostToAddress',
  'dataLinksToAddress',
  'confirmationsToAddress',
  'newslettersToAddress',
] as const
/** The number of hosts shown. */
const maxHosts = 10

/** Returns what has been used of the budgets and limits. Services without a budget are left out. `now` is in ms since 1970. */
export async function readSpending(
  db: Db,
  { smsLimits, paidServices }: Pick<Config, 'smsLimits' | 'paidServices'>,
  now: number,
): Promise<Spending> {
  const shares = smsMaxima(smsLimits.dailyMax)
  const maxima: readonly (readonly [name: SpentBudget, max: number | undefined])[] = [
    ['smsOfInstallation', smsLimits.dailyMax],
    ['smsToUnverified', shares.smsToUnverified],
    ['smsCodesOutstanding', shares.smsCodesOutstanding],
    ['smsOutsideReserve', shares.smsOutsideReserve],
    ['holdersLaterSms', shares.holdersLaterSms],
    ['placesOfInstallation', paidServices.places],
    ['videoOfInstallation', paidServices.video],
    ['musicOfInstallation', paidServices.music],
    ['wordsOfInstallation', paidServices.words],
    ['imagesOfInstallation', paidServices.images],
  ]
  const usedBudgets = await db
    .selectFrom('budgets')
    .select(['name', 'used', 'ends_at'])
    .where('subject', '=', '')
    .where('ends_at', '>', now)
    .execute()
  const budgets = maxima.flatMap(([name, max]) => {
    const row = usedBudgets.find((one) => one.name === name)
    return max === undefined ? [] : [{ name, used: row?.used ?? 0, max, endsAt: row?.ends_at ?? null }]
  })
  return { budgets, reach: await readReach(db, now), mailboxes: await readMailboxes(db, now) }
}

async function readReach(db: Db, now: number): Promise<Spending['reach']> {
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
  return rows.flatMap(({ name: budget, subject, used: usedAmount }) => {
    const kind = reachKinds.find((one) => one === budget)
    const user = users.find(({ id }) => id === subject)
    return kind && user ? [{ userId: user.id, name: user.name, kind, used: usedAmount }] : []
  })
}

async function readMailboxes(db: Db, now: number): Promise<Spending['mailboxes']> {
  const rows = await Promise.all(
    mailboxKinds.map(async (kind) => {
      const row = await db
        .selectFrom('budgets')
        .select(({ fn }) => [
          fn.sum<string | null>('used').as('emails'),
          fn.countAll<number>().as('mailboxes'),
          fn.countAll<number>().filterWhere('used', '>=', maxOf(kind)).as('used_up'),
        ])
        .where('name', '=', kind)
        .where('ends_at', '>', now)
        .where('used', '>', 0)
        .executeTakeFirstOrThrow()
      return { kind, emails: Number(row.emails ?? 0), mailboxes: row.mailboxes, usedUp: row.used_up }
    }),
  )
  return rows.filter(({ mailboxes }) => mailboxes > 0)
}
