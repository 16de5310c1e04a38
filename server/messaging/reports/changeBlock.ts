import { addOptOut, liftOptOut, type OptOut } from '../../accounts/profile/optOuts.ts'
import { inTransaction } from '../../database/inTransaction.ts'
import { addressKey, accountKey } from '../../crypto/addressKey.ts'
import type { EventRow, Tx } from '../../database/schema.ts'
import type { Services } from '../../rpc/services.ts'

interface Blocker {
  event: Pick<EventRow, 'id' | 'organizer_id'>
  /** The keyed hash of the email address or phone number that got the invitation. */
  addressKey: string
}

/**
 * Blocks or unblocks a party's host. If the address belongs to an account, also covers the account's other email addresses and
 * phone numbers, including those it gets later.
 */
export async function changeBlock(
  { db, clock, keys }: Pick<Services, 'db' | 'clock' | 'keys'>,
  { event, addressKey: key }: Blocker,
  isOn: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const blocked = await addressesOf(tx, keys.addressKey, event.id, key)
    for (const address of blocked) {
      const optOut: OptOut = { ...address, scope: 'host', subject: event.organizer_id }
      await (isOn ? addOptOut(tx, optOut, clock.now()) : liftOptOut(tx, optOut))
    }
  })
}

type Address = Pick<OptOut, 'channel' | 'addressKey'>

/** Returns the address with the given key and, if it is verified by the account of an invitee, all addresses of that account. */
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
  const all = contacts.map(({ user_id, kind, value }) => ({
    userId: user_id,
    channel: kind,
    addressKey: addressKey(secret, kind, value),
  }))
  const owner = all.find((one) => one.addressKey === key)?.userId
  const own = all.filter(({ userId }) => userId === owner)
  const given: Address[] = own.length > 0 ? [] : [{ channel: 'email', addressKey: key }]
  const account: Address[] = owner === undefined ? [] : [{ channel: 'account', addressKey: accountKey(secret, owner) }]
  return [...given, ...own.map(({ channel, addressKey: each }) => ({ channel, addressKey: each })), ...account]
}
