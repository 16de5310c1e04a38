import { randomUUID } from 'node:crypto'
import { addressKey, recipientKey } from '../../../../../server/crypto/addressKey.ts'
import { randomToken, tokenHash } from '../../../../../server/crypto/randomToken.ts'
import type { TestServer } from '../../../../support/testServer.ts'

/** An account and the token of a session in it. */
export interface Account {
  userId: string
  accessToken: string
}

/**
 * Adds accounts whose sessions have just proven their email address. Inserts their rows itself, because signing in takes many times
 * as long as what follows.
 */
export async function addAccounts(
  { services: { db, keys, clock } }: TestServer,
  people: readonly { name: string; email: string }[],
): Promise<Account[]> {
  const now = clock.now()
  const end = now + 365 * 86_400_000
  const accounts = people.map((one) => ({
    ...one,
    userId: randomUUID(),
    sessionId: randomUUID(),
    accessToken: randomToken(),
  }))
  const users = accounts.map(({ userId: id, name }) => ({ id, name, photo_url: null, coins: 0, created_at: now }))
  await db
    .insertInto('users')
    .values(users.map((user) => ({ ...user, granted_sms_permission: false, sms_permission_status: null })))
    .execute()
  await db
    .insertInto('user_contacts')
    .values(accounts.map(({ userId, email }) => ({ kind: 'email', value: email, user_id: userId, verified_at: now })))
    .execute()
  const keyOf = (email: string): string => recipientKey(keys.addressKey, 'email', email)
  await db
    .insertInto('host_contacts')
    .values(accounts.map(({ userId, email }) => ({ contact_key: keyOf(email), host_id: userId, left_at: null })))
    .execute()
  await db
    .insertInto('sessions')
    .values(
      accounts.map(({ sessionId: id, userId, email }) => ({
        id,
        user_id: userId,
        device_id: 'web-test',
        user_agent: '',
        created_at: now,
        proven_at: now,
        proven_contact: addressKey(keys.addressKey, 'email', email),
        last_used_at: now,
        revoked_at: null,
      })),
    )
    .execute()
  await db
    .insertInto('access_tokens')
    .values(
      accounts.map(({ accessToken, sessionId, userId }) => ({
        hash: tokenHash(accessToken),
        session_id: sessionId,
        user_id: userId,
        expires_at: end,
      })),
    )
    .execute()
  return accounts.map(({ userId, accessToken }) => ({ userId, accessToken }))
}
