import type { Db } from '../../database/schema.ts'
import type { Clock } from '../../core/clock.ts'
import type { NewsletterProvider } from './port.ts'

/** Keeps an address, in lower case; one that is there already stays as it is. */
export async function addSubscriber(db: Db, email: string, now: number): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: email.toLowerCase(), created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** Keeps the addresses in the database, to be taken from there. */
export const newsletterTable = (db: Db, clock: Clock): NewsletterProvider => ({
  subscribe: (email) => addSubscriber(db, email, clock.now()),
})
