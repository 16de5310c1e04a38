import type { Columns as Accounts } from './accounts.ts'
import type { Columns as Coins } from './coins.ts'
import type { Columns as Events } from './events.ts'
import type { Columns as Guests } from './guests.ts'
import type { Columns as Media } from './media.ts'
import type { Columns as Messaging } from './messaging.ts'
import type { Columns as Operation } from './operation.ts'

/** The columns of a migrated database, one file per room of the server. */
export interface DatabaseColumns extends Accounts, Events, Guests, Messaging, Media, Coins, Operation {}
