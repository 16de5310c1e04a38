import type { Clock } from '../../core/clock.ts'
import type { Db } from '../../database/schema.ts'
import type { NewsletterProvider } from './port.ts'

/** Stores a newsletter subscriber's email address in lowercase, unless it's already stored. */
export async function addSubscriber(db: Db, email: string, now: number): Promise<void> {
  await db
    .insertInto('newsletter_subscribers')
    .values({ email: email.toLowerCase(), created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** Creates a newsletter provider that stores subscribers in the database. */
export const newsletterTable = (db: Db, clock: Clock): NewsletterProvider => ({
  subscribe: (email) => addSubscriber(db, email, clock.now()),
})
