import { normaliseEmail } from '@festoon/contract/rules/email'
import { readEvent } from '../../data/events.ts'
import { inTransaction } from '../../data/inTransaction.ts'
import { addOptOut } from '../../data/optOuts.ts'
import { stopTexts } from '../../data/textPermission.ts'
import { Failure } from '../../Failure.ts'
import { networkOf } from '../../networkOf.ts'
import { addressKey } from '../../secret/addressKey.ts'
import { isOptOutToken } from '../../secret/optOutToken.ts'
import type { Handler } from '../handler.ts'

/** Ends messages to an address, for whoever holds the link of one of them. Asked twice, it answers the same. */
export const optOut: Handler<'optOut'> = async (context, { channel, address, scope, eventId, token }) => {
  const { db, clock, keys, rateLimits } = context
  await rateLimits.take('optOutFromAddress', networkOf(context.ip))
  const spelled = channel === 'email' ? normaliseEmail(address) : address
  if (!isOptOutToken(keys.optOut, { channel, address: spelled, scope, eventId }, token))
    throw new Failure('linkInvalid')
  const now = clock.now()
  if (scope === 'all' && channel === 'phone') {
    await inTransaction(db, (tx) => stopTexts(tx, keys.addressKey, spelled, now))
    return {}
  }
  const event = eventId === undefined ? undefined : await readEvent(db, eventId)
  if (scope !== 'all' && !event) throw new Failure('linkInvalid')
  const subject = scope === 'all' ? undefined : scope === 'host' ? event?.organizer_id : event?.id
  await addOptOut(db, { channel, addressKey: addressKey(keys.addressKey, channel, spelled), scope, subject }, now)
  return {}
}
