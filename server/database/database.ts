import type { ConstructorOptions } from 'pg-boss'
import type { Db } from './schema.ts'

/** An open subscription to a NOTIFY channel. */
export interface Listener {
  /** Returns false while a lost connection is being restored. */
  isConnected(): boolean
  close(): Promise<void>
}

/** An open database: the embedded one or PostgreSQL. Both run the same SQL. */
export interface Database {
  kind: 'pglite' | 'postgres'
  db: Db
  /** The connection options for the job queue. */
  queue: ConstructorOptions
  /**
   * Starts listening to a channel. `onGap` is called after a lost connection has been restored, because notifications may
   * have been missed in the meantime.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<Listener>
  /** Runs `work` without the usual statement timeout, for long operations such as a migration. */
  patiently<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Vacuums and checkpoints the embedded database, which has no background processes for that. Does nothing on PostgreSQL. */
  tidy(): Promise<void>
  close(): Promise<void>
}
