import { Failure } from '../../core/Failure.ts'
import type { Db } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'
import { readStanding } from './readStanding.ts'
import { sendingLimit } from './sendingLimit.ts'

/** Counts recipients toward a sender's limit, in the transaction `tx` if there is one. Throws Failure sendingLimit. */
export type SpendRecipients = (tx: Db, recipients: number) => Promise<void>

/**
 * Returns a function that counts a user's recipients: those of `invitations`, or those of `messages` and updates.
 * The function throws Failure sendingLimit, with the seconds until the limit is reset, if the user can't reach so many people now.
 */
export const spendRecipients =
  (
    { budgets, clock, config }: Pick<Services, 'budgets' | 'clock' | 'config'>,
    userId: string,
    kind: 'invitations' | 'messages',
  ): SpendRecipients =>
  async (tx, recipients) => {
    if (recipients === 0) return
    const user = await tx.selectFrom('users').select('created_at').where('id', '=', userId).executeTakeFirst()
    if (!user) throw new Failure('sessionExpired')
    const limit = sendingLimit(clock.now() - user.created_at, await readStanding(tx, userId), config.newHostInvitations)
    const name = kind === 'invitations' ? 'invitationsOfUser' : 'recipientsOfUser'
    const exhausted = await budgets.spend(tx, [{ name, subject: userId, amount: recipients, max: limit[kind] }])
    if (!exhausted) return
    const retryAfter = Math.max(1, Math.ceil((exhausted.freeAt - clock.now()) / 1_000))
    throw new Failure('sendingLimit', { retryAfter })
  }
