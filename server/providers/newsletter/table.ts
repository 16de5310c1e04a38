import { addSubscriber } from '../../data/newsletter.ts'
import type { Db } from '../../data/schema.ts'
import type { Clock } from '../../services.ts'
import type { NewsletterProvider } from './port.ts'

/** Keeps the addresses in the database, to be taken from there. */
export const newsletterTable = (db: Db, clock: Clock): NewsletterProvider => ({
  subscribe: (email) => addSubscriber(db, email, clock.now()),
})
