import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** Builds a subquery for the email addresses or phone numbers of an account. */
export const contactsOf = (userId: string, kind: 'email' | 'phone') =>
  sql`select value from user_contacts where user_id = ${userId} and kind = ${kind}`

/**
 * Builds an SQL condition for a person's rows on guest lists: those of the account, and those without one that are for one of its contacts.
 * `rows` is the name of the table in the statement.
 */
export function isOwnGuest(userId: string, rows: 'invitees' | 'i' = 'invitees'): RawBuilder<SqlBool> {
  const row = sql.ref(rows)
  const [email, phone] = (['email', 'phone'] as const).map((kind) => contactsOf(userId, kind))
  return sql<SqlBool>`(
    ${row}.user_id = ${userId}
      or (${row}.user_id is null and ${row}.email_normalized in (${email}) and vouches('email', ${row}))
      or (${row}.user_id is null and ${row}.phone in (${phone}) and vouches('phone', ${row}))
  )`
}
