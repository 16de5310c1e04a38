/** @module-tag database */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { asBlock } from '../../../server/database/asBlock.ts'
import { IncompatibleDatabase } from '../../../server/database/IncompatibleDatabase.ts'
import { functionHashes, functions, installFunctions } from '../../../server/database/installFunctions.ts'
import { migrate, migrationNames, migrations } from '../../../server/database/migrate.ts'
import { openPostgres } from '../../../server/database/openPostgres.ts'
import type { Db } from '../../../server/database/schema.ts'
import { startErrorMessage } from '../../../server/startError.ts'
import { recorder } from '../../support/load/statements.ts'
import { databaseKinds, testDatabase, type TestDatabase } from '../../support/testDatabase.ts'

/**
 * The SHA-256 of every released migration. A database runs each migration only once, so none may change.
 *
 * To change the schema, add a migration file with the next number, update `schema.ts`, and add the new file's hash here. To
 * change a function, edit its file in the functions folder; no migration is needed.
 */
const releasedSums = {
  '0001-accounts': '78949f2e899dcca6aa8717d40e44435af27fa77a5ac059ccdfc9cedb7139d56e',
  '0002-events': 'd1cc4628b0da3e3a20af4f09d66f2324e664094af3b730158f7d0301aa0220eb',
  '0003-guests': '0bb95fb733fbb9af7859e4c0c12dd1a556c724265653dbc32ac403acfe893aa4',
  '0004-messaging': '196ba181a715160a902cade04ef869709b4162d90a12f24ab0e6d775205e9286',
  '0005-media': '12d0125317e841a63975b10d7650d4d2ab01b49e6a50fb733a5b6aab27a30b32',
  '0006-coins': '65bd662ffedb6de6b8bb48e19eb276b56c48b13a3f0dfd128ed724db16bb5feb',
  '0007-operations': '1a33b26acaf66926d4aec90920b0555b347f24b5efd22b2ddf3ecab387c679da',
  '0008-plain-names': 'c807e9eee30c813ce922f85c05226f3cee1c4beddef88072b0a44272d67783ca',
  '0009-cohosts': '2b8858179123501deece45052482f45ea2df32f9e4c19557f48614f90935e255',
  '0010-address-for': '974679e9162cae821dde607a655fd4c0a96a83d3c63126f88f07b9187fa9ac0e',
  '0011-database-keys': 'ea1df73dcb0f7d250e47f53dc77d97616fbe2f4703d020902a12d4ffa647381b',
  '0012-suspensions': '17d1820a01fa5d063bbce54456919334abf0e3172a544aaea8ffbb60c98e9680',
  '0013-account-safety': '631b70db41c7868c7fe64dc3cc28b2e0bb2073777272020824eb3a57f1a0d693',
  '0014-abuse': '3a5cfd2bee7ccccfbd7c0a121acd9216fa1bfb48698d8dfb9143ca0f52ce4e58',
  '0015-stored-images': 'e5cb0e83672bd6d483e5dab8084c2c288dab475c340d7459039c5e0b8e10d1ee',
  '0016-report-evidence': 'a3481ba66a39d7ae07075d63495f26d92752f068c12d1f5eec710c7497b6319c',
  '0017-saved-at': '64770894525d7023f8a9e3be132ba6c64f55dbebe9ca5ebdde530fd75c7db5db',
  '0018-device-samples': '581209fdfc69ae129a76a4adae6e10e0cec3422f01cb2859daea43bb88af8021',
  '0019-song-times': '0615df190c0191f2b85aa5a95b8668284f6d480be0db0ca19780fc92c4b3ec21',
  '0020-short-links': '6368ef1aec704b64e77670724c1599e2755a909a34b3d183771a15efef1d44ae',
  '0021-unsupported-addresses': 'c9668c4d01cc6e04e3da55edbe3659cf7894bc4993c0ef95d91bb5ba1d7b3f97',
  '0022-cohost-index': 'fef036df28323b022bc1979b7253ed5adb5396ac5e1db309b0bf39fc4b05f884',
  '0023-lettering': 'f670bb9f7c9ef35d5b8cca119fb57d8199818f9b537c77d7874011b4558dc56b',
  '0024-confirmations': 'b4a0390f6734e983325266f1145ba3ca7ff68210aab12bb431d1db2f38c16153',
  '0025-invite-notes': '72367e8dee19ce78e50fd4eb152e70eae4d9e4f237169a85a956fb4ad08322a1',
  '0026-dates-to-be-decided': '979b1383bbd1f7aebde711bd8d660cca4ed4d8d27d956d3f7447f9d9c3298437',
  '0027-added-contacts': 'baad9ae35e44664a950c1d06840e98f5ca7ae12527a49c31f5543d6024056459',
  '0028-update-audiences': '47a8f511b0a40f01b02c63f9bb461b8c360028501561c56adefa14f41712d23b',
  '0029-personal-link-codes': '41161d79127f468fbc65bf087dfdeb75509a1eced8d4830803564641872849bc',
  '0030-sign-up-lists': '1897540b7b38020948f23381e6f2264248ce7c4299754b357ed4c17246d31181',
  '0031-proposed-times': 'efa545a5d621af7444e8e4d567476bc4145602d3823c1af8d2dd4c217d22575b',
  '0032-calendars': 'c1f0b0c3457caeea01d694c693d5dc2668a31a7b9e5485a9f27e2af675e4b5d3',
  '0033-heads': '7c4670fefb934d0f08a725796f37bcd016dd0fa3908931e7f992ca2ccbf2ddb7',
  '0034-maybe-and-deadlines': '2674adfdb5071d654cc764df666e1405eee2070d28270ec6c1ee9d642a0d78b4',
  '0035-cohost-requests': '011f6966923e0a9f4974bbd2eb10eb94e6d6416b6c7ef2e71ef0fc1fc742b80f',
  '0036-host-contacts': 'd209bb4d146a65c1c238cbe8acf43fb60ebc43c2ceb146e559d124267c9512c0',
  '0037-claims': '4b7110d2ca7a243ad7cc7a7ff58948958993990067d654b47cdd0055d10dd290',
  '0038-rights-that-follow': 'a56eebd56721f8772c58d02c04992bcdf4007be32fe38d879269eec714d1de91',
  '0039-recipients': 'a21b4d6bb07cbe76e34fffac579c8cf796782d8a2a582053cb3e8d1feedaa351',
  '0040-stopped-phones': '6d18e1a3b81adca67e7eadc631b4e0d5b88057d2977de54922f976b9ab85d101',
  '0041-confirmed-addresses': 'bef29fd768b097fe9e390b29651095949c4b1451c685b28916de729d9f65b14c',
  '0042-senders': '9dc62f0fdfbf2fe2e91867284ad7f4fcb2f1a38b425c4eb93565e63773b04d6b',
  '0043-passed-invitations': '03d9d76d973014ed21587abaaaaf7abc5c5237f7e759a31cb264749838e18abc',
  '0044-exclusions': 'b90cd590d7caa26b38bbe9f16018696a905d846443d223692ed37540159a64a4',
  '0045-typed-addresses': '8e2dfba59f403fdea70303e2799b785c6371cc67365a5c1d9676c2b56bf4523b',
  '0046-removed-reach': '1469a6a95e8e3578baf80a1e20ff81453f6a6200621d82937ad3c2df944eae53',
  '0047-typed-numbers': 'd27df31f5b77c4765cbfa2bce6c21391e1c0665544b35210fa52a447f6ba82da',
  '0048-removed-deliveries': 'f2edc84755d1145a7718eca0659f6d82c26eacfd757f401ebb29d34de080df43',
  '0049-page-errors': '06ce09df36241fd1ece98686e953c15c3b63551cf279127a5bc5eb2caebcccda',
  '0050-merged-accounts': '697bb484a0033948accc26b07ea119813796998ad2eea81e82558eda6ba7e565',
  '0051-address-for-signed-in': '90a86567f7b47f6a1a006a980f6b1cdd6e6a26f412f0b695b146c5d00b271505',
}

it('released migrations never change', () => {
  const sums = [...migrations].map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')])
  expect(Object.fromEntries(sums)).toEqual(releasedSums)
})

it('a migration has a unique number of four digits', () => {
  expect(migrationNames.map((name) => Number(/^(\d{4})-/.exec(name)?.[1]))).toEqual(
    migrationNames.map((_, at) => at + 1),
  )
})

it("a function's file creates the function of its name", () => {
  for (const [name, text] of functions) expect(text).toMatch(new RegExp(`^create or replace function ${name}\\(`, 'm'))
})

describe.each(databaseKinds)('updating a database on %s', (kind) => {
  let test: TestDatabase
  let db: Db
  beforeAll(async () => {
    test = await testDatabase(kind)
    db = test.database.db
    await migrate(db)
  })
  afterAll(() => test.drop())

  const rowsOf = async <T>(row: z.ZodType<T>, query: { execute(db: Db): Promise<{ rows: unknown[] }> }): Promise<T[]> =>
    z.array(row).parse((await query.execute(db)).rows)
  const functionsNamed = (name: string) =>
    rowsOf(
      z.object({ oid: z.number(), signature: z.string(), result: z.string() }),
      sql`select oid::integer, oid::regprocedure::text as signature, pg_get_function_result(oid) as result
        from pg_proc where proname = ${name}`,
    )
  const withFiles = (...files: [string, string][]) => installFunctions(db, new Map([...functions, ...files]))
  const doubleFunction = (body: string, head = 'double_of(p integer) returns integer') =>
    `create or replace function ${head} language sql as $$ ${body} $$;`

  it('records every function with the hash of its file', async () => {
    const installedFunctions = await db.selectFrom('installed_functions').selectAll().execute()
    expect(new Map(installedFunctions.map(({ name, hash }) => [name, hash]))).toEqual(functionHashes)
  })

  it('accepts the body of every function', async () => {
    // Checks the bodies once all functions exist, in a transaction that changes nothing.
    await db.transaction().execute(async (tx) => {
      await sql`set local check_function_bodies = on`.execute(tx)
      for (const text of functions.values()) await sql.raw(asBlock(text)).execute(tx)
    })
  })

  it('makes one query if there is nothing to do', async () => {
    const queryRecorder = recorder()
    await migrate(db.withPlugin(queryRecorder.plugin))
    expect(queryRecorder.statements).toHaveLength(1)
  })

  it('replaces a changed function in place, and keeps the others', async () => {
    await withFiles(['double_of', doubleFunction('select p + p')])
    const [first, other] = [await functionsNamed('double_of'), await functionsNamed('save_rsvp')]
    await withFiles(['double_of', doubleFunction('select 2 * p')])
    expect(await functionsNamed('double_of')).toEqual(first)
    expect(await functionsNamed('save_rsvp')).toEqual(other)
    expect(
      await rowsOf(z.object({ body: z.string() }), sql`select prosrc as body from pg_proc where proname = 'double_of'`),
    ).toEqual([{ body: ' select 2 * p ' }])
  })

  it.each([
    ['other arguments', 'double_of(p bigint) returns integer', 'double_of(bigint)', 'integer'],
    ['another result', 'double_of(p bigint) returns bigint', 'double_of(bigint)', 'bigint'],
    ['another name of an argument', 'double_of(q bigint) returns bigint', 'double_of(bigint)', 'bigint'],
  ])('recreates a function with %s', async (_what, head, signature, result) => {
    await withFiles(['double_of', doubleFunction('select null::integer', head)])
    expect(await functionsNamed('double_of')).toEqual([{ oid: expect.any(Number), signature, result }])
  })

  it('drops a function without a file, including its triggers', async () => {
    const text = `create or replace function no_limits() returns trigger language plpgsql as $$ begin return null; end $$;
      create or replace trigger no_limits after delete on rate_limits for each row execute function no_limits();`
    await withFiles(['double_of', doubleFunction('select p')], ['no_limits', text])
    expect(await functionsNamed('no_limits')).toHaveLength(1)
    await migrate(db)
    expect([...(await functionsNamed('double_of')), ...(await functionsNamed('no_limits'))]).toEqual([])
    expect(await db.selectFrom('installed_functions').selectAll().execute()).toHaveLength(functions.size)
  })

  it('changes nothing if a file is rejected', async () => {
    const before = await functionsNamed('save_rsvp')
    await expect(withFiles(['double_of', doubleFunction('select p')], ['broken', 'create functio;'])).rejects.toThrow(
      /syntax error/,
    )
    expect(await functionsNamed('double_of')).toEqual([])
    expect(await functionsNamed('save_rsvp')).toEqual(before)
  })

  it('renames what an earlier version stored', async () => {
    const fresh = await testDatabase(kind)
    const { db: early } = fresh.database
    const run = (text: string) => sql.raw(asBlock(text)).execute(early)
    for (const [name, text] of migrations) if (name < '0008') await run(text)
    await run(`
      insert into job_marks (name, done_until) values ('answers', 5);
      insert into sending_lanes (host_id, free_at) values ('6f1f3a52-5f0b-4f4e-9d57-0e5cf6a7f0aa', 7);
      create schema jobs;
      create table jobs.job (data jsonb);
      insert into jobs.job select jsonb_build_object('notice', jsonb_build_object('kind', kind))
      from unnest(array['answers', 'seated', 'cancelled', 'changed']) kind;
    `)
    await run(migrations.get('0008-plain-names') ?? '')
    const kinds = sql<{ kind: string }>`select data->'notice'->>'kind' as kind from jobs.job order by 1`
    expect((await kinds.execute(early)).rows.map((row) => row.kind)).toEqual([
      'canceled',
      'changed',
      'promoted',
      'rsvps',
    ])
    expect(await early.selectFrom('job_marks').selectAll().execute()).toEqual([{ name: 'rsvps', done_until: 5 }])
    expect(await early.selectFrom('send_slots').select('free_at').execute()).toEqual([{ free_at: 7 }])
    await fresh.drop()
  })

  it('shows an address that was for everyone only to people who sign in', async () => {
    const fresh = await testDatabase(kind)
    const { db: early } = fresh.database
    const run = (text: string) => sql.raw(asBlock(text)).execute(early)
    const name = '0051-address-for-signed-in'
    for (const [earlier, text] of migrations) if (earlier < name) await run(text)
    const id = (of: number) => `6f1f3a52-5f0b-4f4e-9d57-0e5cf6a7f0a${of}`
    await run(`insert into users (id, name, coins, created_at) values ('${id(0)}', 'Hana Host', 0, 1);`)
    for (const [of, choice] of ['everyone', 'signedIn', 'confirmed'].entries())
      await run(`
        insert into drafts (id, user_id, event, modification_id, saved_at)
        values ('${id(of)}', '${id(0)}', '{"title": "Soon", "addressFor": "${choice}"}', 1, 1);
        insert into events (id, organizer_id, hosted_by, title, description, photo_url, start_time, time_zone, past_from,
          location, colors, questions, open_invite, public_guest_list, reminders_enabled, host_notification,
          communication_preference, has_waitlist, created_at, address_for)
        values ('${id(of)}', '${id(0)}', 'Hana Host', 'Soon', '', '', 1, 'UTC', 2, '{}', '{}', '[]', true, true, true,
          'asTheyArrive', 3, false, 1, '${choice}');
      `)
    await run(`insert into drafts (id, user_id, event, modification_id, saved_at)
      values ('${id(3)}', '${id(0)}', '{"title": "Soon"}', 1, 1);`)
    await run(migrations.get(name) ?? '')
    const [drafts, events] = [
      await early.selectFrom('drafts').select('event').orderBy('id').execute(),
      await early.selectFrom('events').select('address_for').orderBy('id').execute(),
    ]
    expect(drafts.map(({ event }) => event)).toEqual([
      { title: 'Soon', addressFor: 'signedIn' },
      { title: 'Soon', addressFor: 'signedIn' },
      { title: 'Soon', addressFor: 'confirmed' },
      { title: 'Soon' },
    ])
    expect(events.map(({ address_for: audience }) => audience)).toEqual(['signedIn', 'signedIn', 'confirmed'])
    await expect(run("update events set address_for = 'everyone';")).rejects.toThrow('events_address_for_check')
    await fresh.drop()
  })

  it('works if several processes start at once', async () => {
    const fresh = await testDatabase(kind)
    const others = fresh.url === undefined ? [] : Array.from({ length: 3 }, () => openPostgres(fresh.url ?? ''))
    await Promise.all([fresh.database, ...others].map((one) => migrate(one.db)))
    const changedFunctions = new Map([...functions, ['double_of', doubleFunction('select p')] as const])
    await Promise.all([fresh.database, ...others].map((one) => installFunctions(one.db, changedFunctions)))
    expect(await fresh.database.db.selectFrom('installed_functions').selectAll().execute()).toHaveLength(
      changedFunctions.size,
    )
    await Promise.all(others.map((other) => other.close()))
    await fresh.drop()
  })

  it.each([
    ['a development version', '003-answers', /development version of Festoon.*DATA_DIR.*DATABASE_URL/],
    ['a newer version', '9999-later', /newer version of Festoon.*9999-later/],
  ])("reports a database of %s, and doesn't change it", async (_whose, migration, expectedText) => {
    const other = await testDatabase(kind)
    await sql`create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
      other.database.db,
    )
    await sql`insert into kysely_migration values (${migration}, '')`.execute(other.database.db)
    const failure: unknown = await migrate(other.database.db).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(IncompatibleDatabase)
    expect(startErrorMessage(failure)).toMatch(expectedText)
    expect((await other.database.db.introspection.getTables()).map(({ name }) => name)).toEqual([])
    await other.drop()
  })
})
