import type { ConstructorOptions } from 'pg-boss'
import type { Db } from './schema.ts'

/** Hears the payloads of one NOTIFY channel until `close`. */
export interface Listener {
  /** False while the connection is being made again. */
  connected(): boolean
  close(): Promise<void>
}

/** An open database: embedded or PostgreSQL, the same SQL on both. */
export interface Database {
  kind: 'pglite' | 'postgres'
  db: Db
  /** How the job queue reaches this database. */
  queue: ConstructorOptions
  /** Starts to listen. `onGap` is called after a lost connection came back: what was said meanwhile was missed. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<Listener>
  /** Runs work that may rightly take long, such as a migration: other statements are given up after seconds. */
  patiently<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Reclaims dead rows, and shortens what has to be read again after a kill, where nothing else does. */
  tidy(): Promise<void>
  close(): Promise<void>
}
