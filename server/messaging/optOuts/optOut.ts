import { normalizeEmail } from '@festoon/contract/rules/email'
import { addOptOut, changeOptOut } from '../../accounts/profile/optOuts.ts'
import { stopSms } from '../../accounts/profile/smsPermission.ts'
import { userIdOfContact } from '../../accounts/profile/users.ts'
import { Failure } from '../../core/Failure.ts'
import { recipientKey } from '../../crypto/addressKey.ts'
import { validKeys } from '../../crypto/keys.ts'
import { isOptOutToken } from '../../crypto/tokens.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { readInviteeOfUser } from '../../database/rows/inviteeRows.ts'
import { personOf } from '../../database/rows/personOf.ts'
import { wasInvited, wasReached } from '../../database/rows/wasInvited.ts'
import type { InviteeRow } from '../../database/schema.ts'
import type { Handler } from '../../rpc/handler.ts'

/**
 * Turns off messages to the email address or phone number in an opt-out link, or to one that the caller has verified. Repeated
 * calls have no further effect.
 * @throws Failure rateLimited, or linkInvalid if the token is invalid, if the caller sends none for someone else's address, or
 * if the event was deleted and `scope` isn't `all`.
 */
export const optOut: Handler<'optOut'> = async (context, { channel, address, scope, eventId, token }) => {
  const { db, clock, keys, rateLimits, session } = context
  await rateLimits.takeFrom('optOutFromAddress', context.ip)
  const normalizedAddress = channel === 'email' ? normalizeEmail(address) : address
  const now = clock.now()
  const subject = { channel, address: normalizedAddress, scope, eventId }
  const mayTurnOff =
    token === undefined
      ? session !== undefined &&
        (await userIdOfContact(db, { kind: channel, value: normalizedAddress })) === session.userId
      : validKeys(keys, now).some((valid) => isOptOutToken(valid.optOut, subject, token))
  if (!mayTurnOff) throw new Failure('linkInvalid')
  if (scope === 'all' && channel === 'phone') {
    await inTransaction(db, (tx) => stopSms(tx, keys.addressKey, normalizedAddress, now))
    return {}
  }
  const contact = { channel, addressKey: recipientKey(keys.addressKey, channel, normalizedAddress) }
  // Counts for no host, because the profile's switch is about no message. Emails link to `/unsubscribe`.
  if (scope === 'all') await addOptOut(db, { ...contact, scope, subject: undefined }, now, false)
  else {
    // A link was in a message. Without one, the caller may have nothing to do with the event.
    const row =
      eventId === undefined || session === undefined || token !== undefined
        ? undefined
        : await readInviteeOfUser(db, eventId, session.userId)
    const isByInvited = token !== undefined || (row !== undefined && wasInvited(row) && wasReached(row))
    if (eventId === undefined) throw new Failure('linkInvalid')
    const by = row ? { inviteeId: row.invitee_id } : { addressKey: contact.addressKey }
    const person = await personOf(db, { eventId, ...by })
    const personKey = person.personKey ?? (row && ownerKey(keys.addressKey, row))
    const order = { ...contact, scope, eventId, isOff: true, wasInvited: isByInvited, ...person, personKey }
    if (!(await changeOptOut(db, order, now))) throw new Failure('linkInvalid')
  }
  return {}
}

/** Returns the key of the contact at which a guest was invited. */
const ownerKey = (key: Buffer, { email, phone }: InviteeRow): string =>
  email === null ? recipientKey(key, 'phone', phone ?? '') : recipientKey(key, 'email', email)
