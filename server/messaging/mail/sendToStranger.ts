import { tooManyStrangers } from '@festoon/contract/messages/messaging/undelivered'
import { readHostIds } from '../../accounts/sending/hostContacts.ts'
import { spendRecipients } from '../../accounts/sending/spendRecipients.ts'
import { Failure } from '../../core/Failure.ts'
import type { EventRow } from '../../database/schema.ts'
import { MailRefused, type Mail } from '../../providers/mail/port.ts'
import type { Services } from '../../rpc/services.ts'
import { sendHostMail } from './sendHostMail.ts'

/**
 * Sends a guest with an unproven address the first email about the party. Counts toward the organizer's invitations of the day.
 * @throws MailRefused if they are used up, or if the email is permanently rejected; another Error if it can be retried.
 */
export async function sendToStranger(
  services: Pick<Services, 'db' | 'clock' | 'config' | 'keys' | 'budgets' | 'providers'>,
  event: Pick<EventRow, 'organizer_id'>,
  mail: Mail,
): Promise<void> {
  const { db, budgets } = services
  const hostId = event.organizer_id
  try {
    await spendRecipients({ ...services, session: { userId: hostId }, event }, 'invitations')(db, 1)
  } catch (error) {
    if (error instanceof Failure && error.data.reason === 'sendingLimit') throw new MailRefused(tooManyStrangers)
    throw error
  }
  try {
    await sendHostMail(services, hostId, mail)
  } catch (error) {
    const ids = await readHostIds(db, hostId)
    await budgets.giveBack(
      db,
      ids.map((subject) => ({ name: 'invitationsOfUser', subject, amount: 1 })),
    )
    throw error
  }
}
