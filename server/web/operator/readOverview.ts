import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { readReports, type ReportedParty } from '../../messaging/reports/readReports.ts'
import { readDiskUse, type DiskUse } from '../../providers/storage/diskUse.ts'
import { readPageErrors, type PageError } from '../../rpc/pageErrors.ts'
import { readSpending, type Spending } from './readSpending.ts'

/** The operators' view of reports, suspensions, failed deliveries, page errors, budgets and recent actions. Times are in ms since 1970. */
export interface OperatorOverview {
  /** The parties that guests reported. */
  reports: readonly ReportedParty[]
  suspendedEvents: readonly { id: string; title: string; hostId: string; reason: string; at: number }[]
  suspendedAccounts: readonly { id: string; name: string; reason: string; at: number }[]
  /** The deliveries that failed in the past day, by reason, most frequent first. */
  failedDeliveries: readonly { reason: string; count: number }[]
  /** The most frequent page errors. */
  pageErrors: readonly PageError[]
  spending: Spending
  /** Undefined if files are stored in a bucket. */
  disk: DiskUse | undefined
  actions: readonly { operator: string; action: string; subject: string; reason: string; at: number }[]
}

const maxRows = 100
/** The number of page errors that are shown. `npm run operator -- errors` lists all of them. */
const shownErrors = 20
const dayMs = 86_400_000

/** Returns what operators need to see at a glance. `now` is in ms since 1970. */
export async function readOverview(
  db: Db,
  config: Pick<Config, 'smsLimits' | 'paidServices' | 'cloud' | 'dataFolder' | 'diskMaxPercent'>,
  now: number,
): Promise<OperatorOverview> {
  const events = await db
    .selectFrom('events')
    .select(['id', 'title', 'organizer_id as hostId', 'suspension_reason as reason', 'suspended_at as at'])
    .where('suspended_at', 'is not', null)
    .orderBy('suspended_at', 'desc')
    .limit(maxRows)
    .execute()
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'name', 'suspension_reason as reason', 'suspended_at as at'])
    .where('suspended_at', 'is not', null)
    .orderBy('suspended_at', 'desc')
    .limit(maxRows)
    .execute()
  const failedJobs = await db
    .selectFrom('deliveries')
    .select(({ fn }) => ['reason', fn.countAll<number>().as('count')])
    .where('state', '=', 'failed')
    .where('finished_at', '>', now - dayMs)
    .groupBy('reason')
    .orderBy('count', 'desc')
    .limit(20)
    .execute()
  const actions = await db
    .selectFrom('operator_log')
    .select(['operator', 'action', 'subject', 'reason', 'created_at as at'])
    .orderBy('entry', 'desc')
    .limit(maxRows)
    .execute()
  const suspensionOf = <Row extends { reason: string | null; at: number | null }>(row: Row) => ({
    ...row,
    reason: row.reason ?? '',
    at: row.at ?? 0,
  })
  return {
    reports: await readReports(db),
    suspendedEvents: events.map(suspensionOf),
    suspendedAccounts: accounts.map(suspensionOf),
    failedDeliveries: failedJobs.map(({ reason, count }) => ({ reason: reason ?? '', count })),
    pageErrors: await readPageErrors(db, shownErrors),
    spending: await readSpending(db, config, now),
    disk: await readDiskUse(config),
    actions,
  }
}
