import type { Db } from './schema.ts'

/** Keeps an address, in lower case; one that is there already stays as it is. */
export async function addSubscriber(db: Db, email: string, now: number): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: email.toLowerCase(), created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}
