import { sql } from 'kysely'
import { z } from 'zod'
import { limits } from '@festoon/contract/limits'
import { readRows } from '../../database/rows/readRows.ts'
import type { Db } from '../../database/schema.ts'

/**
 * Stores the hash of a sign-in link for an email address, and returns the id of the account with that address. If there is no
 * such account, does the same work, but the link won't sign anyone in.
 */
export async function storeSignInLink(db: Db, email: string, hash: string, now: number): Promise<string | undefined> {
  const expiry = now + limits.signInLinkSeconds * 1_000
  const query = sql`
    insert into sign_in_links (hash, user_id, email, expires_at)
    select ${hash}, c.user_id, c.value, ${expiry}::bigint
    from (select 1) one left join user_contacts c on c.kind = 'email' and c.value = ${email}
    returning user_id
  `
  const rows = await readRows(db, z.object({ user_id: z.string().nullable() }), query)
  return rows[0]?.user_id ?? undefined
}

/**
 * Uses up a sign-in link and returns the email address that it was sent to, or undefined if the link is invalid or that
 * address no longer belongs to the link's user. Another user's link is left untouched.
 */
export async function useSignInLink(db: Db, userId: string, hash: string, now: number): Promise<string | undefined> {
  const query = sql`
    with used as (
      delete from sign_in_links where hash = ${hash} and user_id = ${userId} and expires_at > ${now}
      returning user_id, email
    )
    select c.value as email from used
    join user_contacts c on c.kind = 'email' and c.value = used.email and c.user_id = used.user_id
  `
  const rows = await readRows(db, z.object({ email: z.string() }), query)
  return rows[0]?.email
}

/** Deletes all working sign-in links for an email address. */
export async function removeSignInLinks(db: Db, email: string): Promise<void> {
  await sql`
    delete from sign_in_links l using user_contacts c
    where c.kind = 'email' and c.value = ${email} and l.user_id = c.user_id and l.email = c.value
  `.execute(db)
}
