import * as copy from '@festoon/contract/messages/messaging/undelivered'
import { normalizeEmail } from '@festoon/contract/rules/email'
import { giveBackRecipients, spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { Failure } from '../../core/Failure.ts'
import { addressKey, recipientKey } from '../../crypto/addressKey.ts'
import { confirmLink } from '../../crypto/confirmLink.ts'
import { unsubscribeLink } from '../../crypto/unsubscribeLink.ts'
import { isStranger, isTypedEmail } from '../../database/rows/strangers.ts'
import { wasInvited } from '../../database/rows/wasInvited.ts'
import type { Db, EventRow, InviteeRow } from '../../database/schema.ts'
import { reachableEmail } from '../../guests/list/reachableEmail.ts'
import type { Services } from '../../rpc/services.ts'
import { confirmMail } from './confirmMail.ts'
import type { WaitingNotice } from './guestNotice.ts'

/** A notification or invitation that a guest with an unconfirmed address would get. */
interface Waiting {
  event: EventRow
  row: InviteeRow
  notice: WaitingNotice
  /** The guest's email address. */
  to: string
  /** The host who wrote the notification, if one did. Otherwise, the email counts for the organizer. */
  sentBy: string | undefined
  /** The key that permanently identifies the email. */
  key: string
}

/**
 * Asks a guest by email to confirm the address, instead of sending a notification to an address that anyone may have typed. The email says
 * what happened, and holds nothing that a host or guest wrote. One mailbox is asked once a week about one party, three times a day
 * about all, and each email counts toward the sender's limit for strangers.
 * @returns The reason why the notification wasn't sent, which says if the guest was asked. Undefined if the guest isn't a stranger.
 * @throws MailRefused if the email is permanently rejected; another Error if it can be retried, also if the address has changed meanwhile.
 */
export async function askToConfirm(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'budgets' | 'keys' | 'providers'>,
  { event, row, notice, to, sentBy, key }: Waiting,
): Promise<string | undefined> {
  const { db, budgets, keys, config, providers } = services
  if (!(await isAtStranger(db, row, notice, to))) return undefined
  const { event_id: eventId, invitee_id: inviteeId, token_version: tokenVersion } = row
  const mailbox = recipientKey(keys.addressKey, 'email', to)
  const costs = [
    { name: 'asksOfPartyToAddress', subject: `${eventId}/${mailbox}`, amount: 1 },
    { name: 'asksToAddress', subject: mailbox, amount: 1 },
  ] as const
  const exhaustedBudget = await budgets.spend(db, costs)
  if (exhaustedBudget) return exhaustedBudget.name === 'asksOfPartyToAddress' ? copy.askedBefore : copy.tooManyAsks
  const userId = sentBy !== undefined && (await isUser(db, sentBy)) ? sentBy : event.organizer_id
  const sending = { ...services, session: { userId }, event }
  try {
    await spendRecipients(sending, 'strangers')(db, 1)
  } catch (error) {
    await budgets.giveBack(db, costs)
    if (error instanceof Failure && error.data.reason === 'sendingLimit') return copy.tooManyStrangers
    throw error
  }
  const subject = { eventId, inviteeId, tokenVersion, addressKey: addressKey(keys.addressKey, 'email', to) }
  const unsubscribe = unsubscribeLink(config.origin, keys, {
    addressKey: mailbox,
    eventId,
    wasInvited: wasInvited(row),
  })
  const href = confirmLink(config.origin, keys, subject)
  try {
    await providers.mail.send(confirmMail({ key, to, unsubscribe }, { event, row, notice, href }))
  } catch (error) {
    await budgets.giveBack(db, costs)
    await giveBackRecipients(db, sending, 'strangers', 1)
    throw error
  }
  return copy.askedToConfirm
}

/**
 * Returns true if an invitee's address is a stranger's (`isStranger`), for an invitation only if no host entered it.
 * @throws Error if the invitee has another address by now. The next attempt reads it.
 */
async function isAtStranger(
  db: Db,
  { event_id, invitee_id }: InviteeRow,
  { kind }: WaitingNotice,
  to: string,
): Promise<boolean> {
  const reachable = await db
    .selectFrom('invitees')
    .select(({ and }) => and(kind === 'invitation' ? [isStranger, isTypedEmail] : [isStranger]).as('is_stranger'))
    .where('event_id', '=', event_id)
    .where('invitee_id', '=', invitee_id)
    .where(reachableEmail, '=', normalizeEmail(to))
    .executeTakeFirst()
  if (!reachable) throw new Error('the guest has another email address by now')
  return reachable.is_stranger === true
}

/** Returns true if the account still exists. */
const isUser = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
