import { finishDelivery, readDelivery, type DeliveryEnd } from '../delivery/deliveries.ts'
import { findOptedOut } from '../../database/rows/optOuts.ts'
import type { EventRow } from '../../database/schema.ts'
import { unwanted } from './triggerInvites.ts'
import { inviteMail } from '../mail/inviteMail.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { tokenOf } from '../../guests/rsvp/personalLink.ts'
import type { Services } from '../../rpc/services.ts'
import { unsubscribeLink } from '../../crypto/unsubscribeLink.ts'
import { attemptDelivery } from '../delivery/attemptDelivery.ts'
import type { InviteDelivery } from '../../queue/jobData.ts'

/**
 * Mails an invitation and records how it went: TRIGGERED becomes SUCCESS, or FAILED when it was refused for good or the
 * last try failed. Run twice, it does nothing the second time; killed between sending and recording, it sends again
 * under the same key, which the outbox drops and mail programs can recognise by its Message-ID.
 * @returns false to be tried again.
 */
export async function deliverInvite(
  services: Services,
  delivery: InviteDelivery,
  isLastTry: boolean,
): Promise<boolean> {
  const { db, clock, config, keys, providers } = services
  const found = await readDelivery(db, delivery)
  if (!found) return true
  const { event, row } = found
  const late = tooLate(event, clock.now())
  if (late) {
    await finishDelivery(db, delivery, { state: 'failed', ...late }, clock.now())
    return true
  }
  // It may have been turned off since the invitation was queued.
  const address = addressKey(keys.addressKey, 'email', row.email ?? '')
  if ((await findOptedOut(db, 'email', [address], event)).has(address)) {
    await finishDelivery(db, delivery, { state: 'failed', reason: unwanted, failure: 'messagesOff' }, clock.now())
    return true
  }
  const { event_id: eventId, invitee_id: inviteeId } = row
  const token = tokenOf(keys, row)
  const unsubscribe = unsubscribeLink(config.origin, keys, { addressKey: address, eventId })
  const key = `invite/${delivery.key}`
  return attemptDelivery(services, {
    eventId,
    inviteeId,
    isLastTry,
    key,
    send: () => providers.mail.send(inviteMail(config, event, { row, token, key, unsubscribe })),
    finish: (end) => finishDelivery(db, delivery, end, clock.now()),
  })
}

/** Why nobody is invited any more: it waited in its host's lane, or for its mail server, until then. */
function tooLate(event: EventRow, now: number): Required<Pick<DeliveryEnd, 'reason' | 'failure'>> | undefined {
  if (event.canceled_at !== null) return { reason: 'The event was cancelled.', failure: 'cancelled' }
  return event.past_from <= now ? { reason: 'The event was over.', failure: 'over' } : undefined
}
