import { expect } from 'vitest'
import { dataProof } from '../dataProof.ts'
import type { TestServer } from '../testServer.ts'

/** Corrects a guest's email address on the page with their data, with the link that was sent to their current contact. */
export async function correctEmail(
  server: TestServer,
  { id }: { id: string },
  { inviteeId, name = 'Gus' }: { inviteeId: string; name?: string },
  email: string,
): Promise<void> {
  const query = new URLSearchParams({ iu: inviteeId, p: await dataProof(server, id, inviteeId) })
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: `/event/${id}/my-data?${query.toString()}`,
    payload: new URLSearchParams({ do: 'correct', name, email, phone: '' }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(statusCode).toBe(200)
}
