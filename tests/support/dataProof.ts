import { addressKey } from '../../server/crypto/addressKey.ts'
import { guestDataProof } from '../../server/crypto/tokens.ts'
import { readInvitee } from '../../server/database/rows/inviteeRows.ts'
import { provingContact } from '../../server/events/view/provingContact.ts'
import type { TestServer } from './testServer.ts'

/** Returns the key in a link to a guest's data, as sent to the guest's current contact. */
export async function dataProof(server: TestServer, eventId: string, inviteeId: string): Promise<string> {
  const { db, keys } = server.services
  const row = await readInvitee(db, eventId, inviteeId)
  const contact = row && provingContact(row)
  if (!contact) throw new Error('the guest has no contact')
  const subject = { eventId, inviteeId, tokenVersion: row.token_version }
  return guestDataProof(
    keys.guestData,
    subject,
    server.clock.now(),
    addressKey(keys.addressKey, contact.kind, contact.value),
  )
}
