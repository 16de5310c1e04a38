import { limits } from '@festoon/contract/limits'
import { sql } from 'kysely'
import type { Db } from './schema.ts'

/**
 * Stores a link for the account of an e-mail address; answers whose it is. For an address without an account the same is
 * done, and the link opens nothing.
 */
export async function storeSignInLink(db: Db, email: string, hash: string, now: number): Promise<string | undefined> {
  const expires = now + limits.signInLinkSeconds * 1_000
  const { rows } = await sql<{ user_id: string | null }>`
    insert into sign_in_links (hash, user_id, email, expires_at)
    select ${hash}, c.user_id, c.value, ${expires}::bigint
    from (select 1) one left join user_contacts c on c.kind = 'email' and c.value = ${email}
    returning user_id
  `.execute(db)
  return rows[0]?.user_id ?? undefined
}

/** Uses a link up; answers the address that it was mailed to, if that is still its user's. Another's link is not touched. */
export async function useSignInLink(db: Db, userId: string, hash: string, now: number): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    with used as (
      delete from sign_in_links where hash = ${hash} and user_id = ${userId} and expires_at > ${now}
      returning user_id, email
    )
    select c.value as email from used
    join user_contacts c on c.kind = 'email' and c.value = used.email and c.user_id = used.user_id
  `.execute(db)
  return rows[0]?.email
}

/** Removes every link that was mailed to an address of an account. */
export async function removeSignInLinks(db: Db, email: string): Promise<void> {
  await sql`
    delete from sign_in_links l using user_contacts c
    where c.kind = 'email' and c.value = ${email} and l.user_id = c.user_id and l.email = c.value
  `.execute(db)
}
