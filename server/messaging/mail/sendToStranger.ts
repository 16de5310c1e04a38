import { tooManyStrangers } from '@festoon/contract/messages/messaging/undelivered'
import type { ReachKind } from '../../accounts/sending/sendingLimit.ts'
import { giveBackRecipients, spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { Failure } from '../../core/Failure.ts'
import type { Db, EventRow } from '../../database/schema.ts'
import { MailRefused } from '../../providers/mail/port.ts'
import type { Services } from '../../rpc/services.ts'

interface ToStranger {
  event: Pick<EventRow, 'organizer_id'>
  /** The host who wrote the message, if one did. Otherwise, it counts for the organizer. */
  sentBy: string | undefined
  kind: ReachKind
}

/**
 * Sends a guest with an unproven address an email about the party, and counts it toward what its sender has for strangers. They are
 * counted when the email is sent, to the address that it goes to: guests may be added, or get another address, while it waits.
 * @throws MailRefused if the limit is reached, or if the email is permanently rejected; another Error if it can be retried.
 */
export async function sendToStranger(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'budgets'>,
  { event, sentBy, kind }: ToStranger,
  send: () => Promise<void>,
): Promise<void> {
  const { db } = services
  const userId = sentBy !== undefined && (await isUser(db, sentBy)) ? sentBy : event.organizer_id
  const sending = { ...services, session: { userId }, event }
  try {
    await spendRecipients(sending, kind)(db, 1)
  } catch (error) {
    if (error instanceof Failure && error.data.reason === 'sendingLimit') throw new MailRefused(tooManyStrangers)
    throw error
  }
  try {
    await send()
  } catch (error) {
    await giveBackRecipients(db, sending, kind, 1)
    throw error
  }
}

/** Returns true if the account still exists. */
const isUser = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
