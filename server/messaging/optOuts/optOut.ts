import { normaliseEmail } from '@festoon/contract/rules/email'
import { inTransaction } from '../../database/inTransaction.ts'
import { addOptOut, changeOptOut } from '../../database/rows/optOuts.ts'
import { stopSms } from '../../accounts/profile/smsPermission.ts'
import { Failure } from '../../core/Failure.ts'
import { networkOf } from '../../core/networkOf.ts'
import { addressKey } from '../../crypto/addressKey.ts'
import { isOptOutToken } from '../../crypto/tokens.ts'
import type { Handler } from '../../rpc/handler.ts'

/** Ends messages to an address, for whoever holds the link of one of them. Asked twice, it answers the same. */
export const optOut: Handler<'optOut'> = async (context, { channel, address, scope, eventId, token }) => {
  const { db, clock, keys, rateLimits } = context
  await rateLimits.take('optOutFromAddress', networkOf(context.ip))
  const spelled = channel === 'email' ? normaliseEmail(address) : address
  if (!isOptOutToken(keys.optOut, { channel, address: spelled, scope, eventId }, token))
    throw new Failure('linkInvalid')
  const now = clock.now()
  if (scope === 'all' && channel === 'phone') {
    await inTransaction(db, (tx) => stopSms(tx, keys.addressKey, spelled, now))
    return {}
  }
  const whose = { channel, addressKey: addressKey(keys.addressKey, channel, spelled) }
  if (scope === 'all') await addOptOut(db, { ...whose, scope, subject: undefined }, now)
  else if (eventId === undefined || !(await changeOptOut(db, { ...whose, scope, eventId, isOff: true }, now)))
    throw new Failure('linkInvalid')
  return {}
}
