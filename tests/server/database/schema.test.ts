/** @module-tag database */
import { sql, type Generated, type Insertable, type Selectable } from 'kysely'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { migrate } from '../../../server/database/migrate.ts'
import { readRows } from '../../../server/database/rows/readRows.ts'
import type { Tables } from '../../../server/database/schema.ts'
import type { DatabaseColumns } from '../../support/columns/databaseColumns.ts'
import { databaseKinds, testDatabase } from '../../support/testDatabase.ts'

/** The TypeScript type of a column by its database type. */
interface Values {
  bigint: number
  boolean: boolean
  bytea: Uint8Array
  'character varying': string
  integer: number
  jsonb: object
  text: string
  'text[]': readonly string[]
  uuid: string
  'uuid[]': readonly string[]
}
/** The rooms of the server, each with the tables that its features use. */
const rooms = {
  accounts: [
    'access_tokens',
    'host_contacts',
    'merge_proofs',
    'merged_accounts',
    'passkeys',
    'refresh_tokens',
    'security_log',
    'sessions',
    'sign_in_codes',
    'sign_in_links',
    'used_tokens',
    'user_contacts',
    'user_identities',
    'users',
  ],
  events: [
    'abuse_reports',
    'change_notices',
    'drafts',
    'events',
    'proposed_times',
    'removed_events',
    'removed_reach',
    'time_answers',
  ],
  guests: [
    'cohost_requests',
    'exclusions',
    'guest_counts',
    'invitee_aliases',
    'invitees',
    'sign_up_claims',
    'sign_up_items',
  ],
  messaging: [
    'deliveries',
    'early_delivery_events',
    'inbound_mails',
    'inbound_sms',
    'message_recipients',
    'messages',
    'newsletter_subscribers',
    'opt_outs',
    'outbox',
    'removed_deliveries',
    'send_slots',
    'sent_sms',
  ],
  media: ['album_photos', 'albums', 'image_tasks', 'user_images'],
  coins: ['coin_entries', 'free_coin_grants', 'purchases'],
  operation: [
    'audit_log',
    'budgets',
    'database_keys',
    'device_samples',
    'installed_functions',
    'job_marks',
    'operator_log',
    'page_errors',
    'rate_limits',
    'requests',
  ],
} as const

type Column<Type extends string = string> = Type | `${Type}?` | `${Type}=`
type ValueOf<Is> = { [Type in keyof Values]: Is extends Column<Type> ? Values[Type] : never }[keyof Values]
type Get<Row, Name> = Name extends keyof Row ? Row[Name] : never

/** True if a column's types in `schema.ts` match the database: its value, whether it is nullable, and whether it is optional. */
type Matches<Read, Written, Is> = [Read] extends [never]
  ? false
  : [
        [NonNullable<Read>] extends [ValueOf<Is>] ? true : false,
        null extends Read ? true : false,
        undefined extends Written ? (Is extends `${string}${'?' | '='}` ? true : false) : true,
      ] extends [true, Is extends `${string}?` ? true : false, true]
    ? true
    : false

/** The columns of a table whose type in `schema.ts` differs from the database. */
type Wrong<Table, Columns> = {
  [Name in keyof Selectable<Table> | keyof Columns]: Matches<
    Get<Selectable<Table>, Name>,
    Get<Insertable<Table>, Name>,
    Get<Columns, Name>
  > extends true
    ? never
    : Name
}[keyof Selectable<Table> | keyof Columns]

type WrongTable = {
  [Name in keyof Tables | keyof DatabaseColumns]: [Wrong<Get<Tables, Name>, Get<DatabaseColumns, Name>>] extends [never]
    ? never
    : [Name, Wrong<Get<Tables, Name>, Get<DatabaseColumns, Name>>]
}[keyof Tables | keyof DatabaseColumns]

const columnRow = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  defaulted: z.boolean(),
})

describe.each(databaseKinds)('schema.ts on %s', (kind) => {
  it('has the columns of a migrated database', async () => {
    const { database, drop } = await testDatabase(kind)
    await migrate(database.db)
    const query = sql`
      select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
        a.atthasdef or a.attidentity <> '' as defaulted
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and c.relname not like 'kysely%'
      order by c.relname collate "C", a.attname collate "C"
    `
    const rows = await readRows(database.db, columnRow, query)
    const tables = [...Map.groupBy(rows, ({ table }) => table)].map(([table, columns]): [string, string] => {
      const lines = columns.map(
        ({ name, type, nullable, defaulted }) => `    ${name}: '${type}${nullable ? '?' : defaulted ? '=' : ''}'\n`,
      )
      return [table, `  ${table}: {\n${lines.join('')}  }\n`]
    })
    // After a migration: npx vitest run --project server tests/server/database/schema.test.ts --update, then npx tsc -b.
    for (const [room, names] of Object.entries(rooms)) {
      const columnTexts = tables.flatMap(([table, text]) => (names.some((name) => name === table) ? [text] : []))
      await expect(
        `/** The columns of the room's tables, written by tests/server/database/schema.test.ts. \`?\`: may be null; \`=\`: has a default. */\n` +
          `export interface Columns {\n${columnTexts.join('')}}\n`,
      ).toMatchFileSnapshot(`../../support/columns/${room}.ts`)
    }
    // A new table belongs to a room.
    const listedTables: string[] = Object.values(rooms).flat()
    expect(tables.map(([table]) => table)).toEqual(listedTables.toSorted())
    await drop()
  })
})

it('schema.ts has the type of every column', () => {
  // If this doesn't compile, the error names each table and the columns that differ.
  const wrong: [WrongTable] extends [never] ? 'none' : WrongTable = 'none'
  expect(wrong).toBe('none')
})

it('the check finds a column with another type', () => {
  interface Right {
    id: string
    at: number | null
  }
  const right: [Wrong<Right, { id: 'uuid'; at: 'bigint?' }>] extends [never] ? 'none' : 'some' = 'none'
  const others: [
    Wrong<Right, { id: 'bigint'; at: 'bigint?' }>,
    Wrong<Right, { id: 'uuid'; at: 'bigint' }>,
    Wrong<Right, { id: 'uuid?'; at: 'bigint?' }>,
    Wrong<Right, { id: 'uuid'; at: 'bigint?'; more: 'text' }>,
    Wrong<Right, { id: 'uuid' }>,
    Wrong<{ id: Generated<string> }, { id: 'uuid' }>,
  ] = ['id', 'at', 'id', 'more', 'at', 'id']
  expect([right, ...others]).toHaveLength(7)
})
