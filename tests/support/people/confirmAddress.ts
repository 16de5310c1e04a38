import { expect } from 'vitest'
import { addressKey } from '../../../server/crypto/addressKey.ts'
import { confirmQueryPath } from '../../../server/crypto/confirmLink.ts'
import { readInvitee } from '../../../server/database/rows/inviteeRows.ts'
import type { TestServer } from '../testServer.ts'

/** Returns the path of the link with which a guest confirms their current email address, as the email that asks for it has it. */
async function confirmPathOf(server: TestServer, eventId: string, inviteeId: string): Promise<string> {
  const { db, keys } = server.services
  const row = await readInvitee(db, eventId, inviteeId)
  const subject = { eventId, inviteeId, tokenVersion: row?.token_version ?? 0 }
  return confirmQueryPath(keys, { ...subject, addressKey: addressKey(keys.addressKey, 'email', row?.email ?? '') })
}

/** Confirms the email address that a guest entered on the open link, so that the guest gets the party's messages. */
export async function confirmAddress(server: TestServer, event: { id: string }, inviteeId: string): Promise<void> {
  const url = await confirmPathOf(server, event.id, inviteeId)
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url,
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(statusCode).toBe(303)
}
