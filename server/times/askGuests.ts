import * as copy from '@festoon/contract/messages/guests/whenWorks'
import { spendMessages } from '../accounts/sending/spendRecipients.ts'
import type { HostOf } from '../core/brands.ts'
import { Failure } from '../core/Failure.ts'
import type { EventRow } from '../database/schema.ts'
import { requireUpcoming } from '../events/lockEvent.ts'
import { guestsToAsk } from '../events/notifications/guestsToAsk.ts'
import { asksWhen } from '../events/view/askedTimes.ts'
import { sendMessage } from '../messaging/messages/messages.ts'
import type { Session } from '../rpc/access/sessionOfToken.ts'
import type { Services } from '../rpc/services.ts'

/**
 * Sends a host's message to the invited guests who haven't answered the proposed times, with a link to them. Guests are asked at most
 * once a day, and a repeated call with the same message's id sends nothing and returns the same numbers: of guests who were asked, and
 * of those who are asked to confirm their address first.
 * @throws Failure as `sendMessage`; eventCancelled, eventPast, conflict if no times are proposed by now, or invalid if there is no one to
 * ask.
 */
export async function askGuests(
  services: Services & { session: Session },
  event: HostOf<EventRow>,
  messageId: string,
): Promise<{ recipients: number; unconfirmed: number }> {
  const { db, clock, jobs, rateLimits, session } = services
  const now = clock.now()
  await rateLimits.take('messagesOfUser', session.userId)
  const spend = spendMessages({ ...services, event })
  const sentMessage = await sendMessage(
    db,
    jobs.queueNotifications,
    event,
    {
      id: messageId,
      senderId: session.userId,
      text: copy.askText,
      isTextBlast: false,
      replyTo: undefined,
      asksWhen: true,
      to: {
        choose: async (tx, lockedEvent) => {
          if (!(await asksWhen(tx, requireUpcoming(lockedEvent, now)))) throw new Failure('conflict')
          const guests = await guestsToAsk(tx, lockedEvent.id, now)
          if (guests.length > 0) return guests
          throw new Failure('invalid', { issues: [{ path: 'messageId', message: copy.noOneToAsk }] })
        },
      },
    },
    spend,
    now,
  )
  jobs.wake()
  return sentMessage
}
