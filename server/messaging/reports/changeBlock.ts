import { addOptOut, hasOptOut, liftOptOut, type OptOut } from '../../accounts/profile/optOuts.ts'
import { accountKey, recipientKeys } from '../../crypto/addressKey.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import type { ReachedPerson } from '../../database/rows/personOf.ts'
import type { EventRow, Tx } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'

interface Blocker extends ReachedPerson {
  event: Pick<EventRow, 'id' | 'organizer_id'>
  /** The keyed hash of the email address or phone number that got the invitation. */
  addressKey: string
  /** True if the host had invited that address. */
  wasInvited: boolean
}

/**
 * Blocks or unblocks a party's host. If the address belongs to an account, also covers the account's other email addresses and
 * phone numbers, including those it gets later. Returns true if no block existed for any of them.
 */
export async function changeBlock(
  { db, clock, keys }: Pick<Services, 'db' | 'clock' | 'keys'>,
  { event, addressKey: key, wasInvited, personKey, causedBy }: Blocker,
  isOn: boolean,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    let isNew = true
    for (const address of await addressesOf(tx, keys.addressKey, event.id, key)) {
      const optOut: OptOut = { ...address, scope: 'host', subject: event.organizer_id, personKey, causedBy }
      if (await hasOptOut(tx, optOut)) isNew = false
      await (isOn
        ? addOptOut(tx, optOut, clock.now(), wasInvited && address.addressKey === key)
        : liftOptOut(tx, optOut))
    }
    return isNew
  })
}

type Address = Pick<OptOut, 'channel' | 'addressKey'>

/** Returns the address with the given key and, if an account of an invitee has verified it, all addresses of that account. */
async function addressesOf(tx: Tx, secret: Buffer, eventId: string, key: string): Promise<Address[]> {
  const contacts = await tx
    .selectFrom('user_contacts')
    .select(['user_contacts.user_id', 'user_contacts.kind', 'user_contacts.value'])
    .where('user_contacts.user_id', 'in', ({ selectFrom }) =>
      selectFrom('invitees')
        .select('invitees.user_id')
        .where('event_id', '=', eventId)
        .where('user_id', 'is not', null)
        .$castTo<{ user_id: string }>(),
    )
    .execute()
  const owners = new Set(
    contacts
      .filter(({ kind, value }) => recipientKeys(secret, kind, value).includes(key))
      .map(({ user_id: userId }) => userId),
  )
  const ownContacts = contacts
    .filter(({ user_id: userId }) => owners.has(userId))
    .flatMap(({ kind, value }) =>
      // Earlier versions blocked the exact address.
      recipientKeys(secret, kind, value).map((addressKey): Address => ({ channel: kind, addressKey })),
    )
  const accounts = [...owners].map((userId): Address => ({
    channel: 'account',
    addressKey: accountKey(secret, userId),
  }))
  return [{ channel: 'email', addressKey: key }, ...ownContacts, ...accounts]
}
