import { z } from 'zod'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../core/ConfigError.ts'
import type { DatabaseKeys, Keys } from '../crypto/keys.ts'
import { openResult, sealResult } from '../crypto/sealedResult.ts'
import type { Db } from '../database/schema.ts'

const names = ['codePepper', 'addressKey', 'request'] as const satisfies (keyof DatabaseKeys)[]

const storedSchema = z.record(
  z.enum(names),
  z.base64().transform((text) => Buffer.from(text, 'base64')),
)

/**
 * Replaces the `DatabaseKeys` in `keys` with those that the database was first used with, so that hashes in the database stay
 * valid when the application secret changes. They are stored encrypted with the current secret. If an earlier secret encrypted
 * them, they are encrypted again.
 * @throws ConfigError if neither the current secret nor an earlier one decrypts them.
 */
export async function loadDatabaseKeys(
  db: Db,
  keys: Keys,
  { earlierSecrets }: Pick<Config, 'earlierSecrets'>,
): Promise<void> {
  const currentSeal = seal(keys, keys)
  await db
    .insertInto('database_keys')
    .values({ id: 1, sealed: currentSeal })
    .onConflict((at) => at.column('id').doNothing())
    .execute()
  const { sealed } = await db.selectFrom('database_keys').select('sealed').where('id', '=', 1).executeTakeFirstOrThrow()
  const current = open(keys, sealed)
  const storedKeys =
    current ?? keys.earlier.map((earlier) => open(earlier.keys, sealed)).find((one) => one !== undefined)
  if (!storedKeys && earlierSecrets !== 'lost')
    throw new ConfigError(
      "APP_SECRET isn't the secret of this database. Set APP_SECRET to its secret, or set APP_SECRET_PREVIOUS to that secret and the last day on which its links work.",
    )
  if (storedKeys) Object.assign(keys, storedKeys)
  // Another process may have encrypted them again in the meantime.
  if (!current)
    await db
      .updateTable('database_keys')
      .set({ sealed: seal(keys, keys) })
      .where('id', '=', 1)
      .where('sealed', '=', sealed)
      .execute()
}

const seal = ({ databaseKeys }: Keys, values: DatabaseKeys): Buffer =>
  sealResult(databaseKeys, Object.fromEntries(names.map((name) => [name, values[name].toString('base64')])))

function open({ databaseKeys }: Keys, sealedKeys: Uint8Array): DatabaseKeys | undefined {
  try {
    return storedSchema.parse(openResult(databaseKeys, sealedKeys))
  } catch {
    return undefined
  }
}
