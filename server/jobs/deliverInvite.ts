import { finishDelivery, readDelivery, type DeliveryEnd, type InviteDelivery } from '../data/deliveries.ts'
import { findOptedOut } from '../data/optOuts.ts'
import type { EventRow } from '../data/schema.ts'
import { unwanted } from '../data/triggerInvites.ts'
import { inviteMail } from '../mail/inviteMail.ts'
import { addressKey } from '../secret/addressKey.ts'
import { inviteeToken } from '../secret/inviteeToken.ts'
import type { Services } from '../services.ts'
import { unsubscribeLink } from '../unsubscribeLink.ts'
import { attemptDelivery } from './attemptDelivery.ts'

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
  const { event_id: eventId, invitee_id: inviteeId, token_version: tokenVersion } = row
  const token = inviteeToken(keys.inviteeToken, { eventId, inviteeId, tokenVersion })
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
  if (event.cancelled_at !== null) return { reason: 'The event was cancelled.', failure: 'cancelled' }
  return event.past_from <= now ? { reason: 'The event was over.', failure: 'over' } : undefined
}
