import { Failure } from '../../core/Failure.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import type { Session } from '../../rpc/access/sessionOfToken.ts'
import { secondsUntilFree } from '../../rpc/budgets.ts'
import type { Services } from '../../rpc/services.ts'
import { readHostIds } from './hostContacts.ts'
import { readStanding } from './readStanding.ts'
import { sendingLimit } from './sendingLimit.ts'

/** Counts recipients toward a sender's limit, in the transaction `tx` if there is one. Throws Failure sendingLimit. */
export type SpendRecipients = (tx: Db, recipients: number) => Promise<void>

/** Counts the recipients of messages and updates, and those of them who count as invited. */
export interface SpendMessages {
  messages: SpendRecipients
  invitations: SpendRecipients
}

/** A call by which a host reaches an event's guests. */
type Sending = Pick<Services, 'budgets' | 'clock' | 'config'> & {
  session: Pick<Session, 'userId'>
  event: Pick<EventRow, 'organizer_id'>
}

/** Returns the functions that count the recipients of a host's message or update. */
export const spendMessages = (sending: Sending): SpendMessages => ({
  messages: spendRecipients(sending, 'messages'),
  invitations: spendRecipients(sending, 'invitations'),
})

/**
 * Returns a function that counts a host's recipients: those of `invitations`, or those of `messages` and updates. Bad reactions to
 * the organizer's events also lower the limit of their co-hosts, who could otherwise send in their place.
 * All accounts of one person share a limit, also deleted ones. The function throws Failure sendingLimit, with the seconds until the limit is reset, if the host can't reach so many people now.
 */
export const spendRecipients =
  (
    { budgets, clock, config, session: { userId }, event }: Sending,
    kind: 'invitations' | 'messages',
  ): SpendRecipients =>
  async (tx, recipients) => {
    if (recipients === 0) return
    const user = await tx.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst()
    if (!user) throw new Failure('sessionExpired')
    const ageMs = clock.now() - user.created_at
    const limitOf = async (hostId: string): Promise<number> =>
      sendingLimit(ageMs, await readStanding(tx, hostId), config.newHostInvitations)[kind]
    const own = await limitOf(userId)
    const max = event.organizer_id === userId ? own : Math.min(own, await limitOf(event.organizer_id))
    const name = kind === 'invitations' ? 'invitationsOfUser' : 'recipientsOfUser'
    const ids = await readHostIds(tx, userId)
    const costs = ids.map((subject) => ({ name, subject, amount: recipients, max }) as const)
    const exhausted = await budgets.spend(tx, costs)
    if (!exhausted) return
    throw new Failure('sendingLimit', { retryAfter: secondsUntilFree(exhausted, clock.now()) })
  }
