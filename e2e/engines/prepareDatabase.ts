import { prepareEmbedded, preparePostgres } from '../support/prepareDatabase.ts'

/** Prepares the database of the servers: PostgreSQL if TEST_DATABASE_URL is set, otherwise the embedded one. */
export default async function prepareDatabase(): Promise<() => Promise<void>> {
  return (await preparePostgres()) ?? prepareEmbedded()
}
