import type { ConstructorOptions } from 'pg-boss'
import type { Db } from './schema.ts'

/** Receives the payloads of one NOTIFY channel until it is closed. */
export interface Listener {
  /** Returns false while reconnecting. */
  connected(): boolean
  close(): Promise<void>
}

/** An open database, embedded or PostgreSQL. Both run the same SQL. */
export interface Database {
  kind: 'pglite' | 'postgres'
  db: Db
  /** Connection options of the job queue. */
  queue: ConstructorOptions
  /**
   * Starts listening. `onGap` is called after a lost connection has been restored, because notifications were missed
   * meanwhile.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<Listener>
  /** Runs work that is expected to take long, such as a migration, without the usual statement timeout. */
  patiently<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Vacuums and checkpoints the embedded database, which has no background processes that do so. */
  tidy(): Promise<void>
  close(): Promise<void>
}
