import { Failure } from '../../core/Failure.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import { secondsUntilFree } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'
import { readHostIds } from './hostContacts.ts'
import { readStanding } from './readStanding.ts'
import { reachKinds, sendingLimit, type ReachKind } from './sendingLimit.ts'

/** Counts recipients toward a sender's limit, in the transaction `tx` if there is one. Throws Failure sendingLimit. */
export type SpendRecipients = (tx: Db, recipients: number) => Promise<void>

/** Counts the recipients of messages and updates, and those of them who count as invited. */
export interface SpendMessages {
  messages: SpendRecipients
  invitations: SpendRecipients
}

/** A call by which a host reaches an event's guests. */
export type Sending = Pick<Services, 'budgets' | 'clock' | 'config'> & {
  session: Pick<Session, 'userId'>
  event: Pick<EventRow, 'organizer_id'>
}

/** Returns the functions that count the recipients of a host's message or update. */
export const spendMessages = (sending: Sending): SpendMessages => ({
  messages: spendRecipients(sending, 'messages'),
  invitations: spendRecipients(sending, 'invitations'),
})

/**
 * Returns a function that counts a host's recipients. Bad reactions to the organizer's events also lower the limit of their co-hosts, who
 * could otherwise send in their place. All accounts of one person share a limit, also deleted ones. The function throws Failure
 * sendingLimit, with the seconds until the limit is reset, if the host can't reach so many people now.
 */
export const spendRecipients =
  (sending: Sending, kind: ReachKind): SpendRecipients =>
  async (tx, recipients) => {
    if (recipients === 0) return
    const { budgets, clock, session } = sending
    const max = await limitOf(tx, sending, kind)
    const ids = await readHostIds(tx, session.userId)
    const costs = ids.map((subject) => ({ name: reachKinds[kind].budget, subject, amount: recipients, max }) as const)
    const exhaustedBudget = await budgets.spend(tx, costs)
    if (!exhaustedBudget) return
    throw new Failure('sendingLimit', { retryAfter: secondsUntilFree(exhaustedBudget, clock.now()) })
  }

/** Gives recipients back that weren't reached after all. */
export async function giveBackRecipients(
  db: Db,
  { budgets, session: { userId } }: Sending,
  kind: ReachKind,
  recipients: number,
): Promise<void> {
  const ids = await readHostIds(db, userId)
  await budgets.giveBack(
    db,
    ids.map((subject) => ({ name: reachKinds[kind].budget, subject, amount: recipients })),
  )
}

async function limitOf(
  tx: Db,
  { clock, config, session: { userId }, event }: Sending,
  kind: ReachKind,
): Promise<number> {
  const user = await tx.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst()
  if (!user) throw new Failure('sessionExpired')
  const ageMs = clock.now() - user.created_at
  const limitFor = async (hostId: string): Promise<number> =>
    sendingLimit(ageMs, await readStanding(tx, hostId), config.newHostInvitations)[reachKinds[kind].limit]
  const ownLimit = await limitFor(userId)
  return event.organizer_id === userId ? ownLimit : Math.min(ownLimit, await limitFor(event.organizer_id))
}
