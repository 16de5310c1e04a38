import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../../../../server/database/openPostgres.ts'
import { grants } from '../../../../server/events/grants/grants.ts'
import { party } from '../../../support/builders.ts'
import { prove, measureTime } from '../../../support/load/figure.ts'
import { propertySeed } from '../../../support/properties/propertySeed.ts'
import { databaseKinds } from '../../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../../support/testServer.ts'
import { examples } from './sequences/examples.ts'
import { Run } from './sequences/Run.ts'
import { anySequence, names, type Step } from './sequences/steps.ts'
import { takeStep } from './sequences/takeStep.ts'

/** The number of sequences on each database: 20, and in `npm run proof` as many as scripts/proof/lines.mjs says. */
const shares = {
  pglite: { count: Number(process.env.GRANT_SEQUENCES_EMBEDDED ?? process.env.GRANT_SEQUENCES ?? 20), lanes: 1 },
  postgres: { count: Number(process.env.GRANT_SEQUENCES ?? 20), lanes: 8 },
}

/** The step that takes each kind of right. */
const taking: Record<keyof typeof grants, Step['does']> = {
  personalLink: 'claim',
  openLink: 'answerByLink',
  cohostRequest: 'accept',
  cohostLink: 'takeLink',
  handover: 'takeOver',
}

/** The seed of the random sequences. Those of runs with different seeds add up. */
const seed = Number(process.env.GRANT_SEED ?? propertySeed ?? Math.floor(Math.random() * 2 ** 31))

/** Returns the sequence of a failed property, and what it did, which fast-check only gives as the cause. */
const reasonOf = (reason: unknown): string =>
  reason instanceof Error && reason.cause instanceof Error
    ? `${reason.message}\n${reason.cause.message}`
    : String(reason)

describe.each(databaseKinds)('rights on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    // A crash of the machine may lose the last rows.
    const open = (url: string) => {
      const address = new URL(url)
      address.searchParams.set('options', '-c synchronous_commit=off')
      return openPostgres(address.href)
    }
    server = await testServer(kind, { openPostgres: open })
    // Jobs only send what the steps queue. That gives no right, but takes most of the time.
    await server.services.jobs.stop()
    // The limits are so high that counting only takes time.
    Object.assign(server.services.rateLimits, { take: () => Promise.resolve(), takeFrom: () => Promise.resolve() })
  })
  afterAll(() => server.end())

  /** The number of times that each step succeeded. */
  const successes = new Map<string, number>()

  /** Takes the steps with new people at a new party, and checks after each who has which right. */
  const check = async (steps: readonly Step[]): Promise<Run> => {
    const run = await Run.start(server)
    const { hana } = run.actors
    const { id } = await party(server, hana, { openInvite: true, publicGuestList: true })
    run.model.host(id, hana.userId)
    run.parties.push(id)
    await run.sync()
    const first: Step = { does: 'askAnew', actor: 'hana', to: { of: 'bob', kind: 'email' } }
    for (const step of [first, ...steps]) {
      server.clock.advance(1)
      if (!(await takeStep(run, step))) continue
      successes.set(step.does, (successes.get(step.does) ?? 0) + 1)
      await run.sync()
      const reason = `after ${JSON.stringify(step)} in ${JSON.stringify(steps)}`
      expect(run.excess(), reason).toEqual([])
      if (step.does === 'read') expect(await run.overheard(), reason).toEqual([])
    }
    expect(await run.overheard(), `after ${JSON.stringify(steps)}`).toEqual([])
    return run
  }

  it.each(Object.entries(examples))('are as chosen: %s', async (_title, { steps, ends = [] }) => {
    const run = await check(steps)
    for (const [at, expected] of ends.entries()) {
      const heldRights = run.rightsAt(run.parties[at] ?? '')
      for (const name of names)
        if (expected[name] !== undefined)
          expect(heldRights.get(run.actors[name].userId) ?? 'none', `${name} at party ${at}`).toBe(expected[name])
    }
  })

  it(
    'belong only to people that a holder chose by a contact that they proved, after any sequence of steps',
    { timeout: 24 * 3_600_000 },
    async () => {
      const { count, lanes } = shares[kind]
      let ran = 0
      const property = fc.asyncProperty(anySequence, async (steps) => {
        await check(steps)
        ran += 1
      })
      const runs = await measureTime({ what: `time of all sequences on ${kind}` }, () =>
        Promise.allSettled(
          Array.from({ length: lanes }, (_, lane) =>
            fc.assert(property, { numRuns: Math.ceil(count / lanes), seed: (seed + lane * 0x1f_ff_ff) | 0 }),
          ),
        ),
      )
      // All of them end before the server does. Each failure names its sequence.
      const failures = runs.flatMap((one) => (one.status === 'rejected' ? [reasonOf(one.reason)] : []))
      expect(failures.join('\n\n')).toBe('')
      prove({ what: `sequences of steps on ${kind}, with the seed ${seed}`, value: ran, least: count })
    },
  )

  it('are tried by every step, and in every way in which a right is passed on', () => {
    expect(Object.keys(taking)).toEqual(Object.keys(grants))
    const steps = ['claim', 'typeByLink', 'answerByLink', 'answer', 'undo', 'merge', 'addContact', 'signIn', 'correct']
    const hosts = ['readdress', 'invite', 'ask', 'askAnew', 'remove', 'block', 'dismiss', 'message', 'read', 'copy']
    const rights = ['decline', 'makeLink', 'dropLink', 'removeByNotice', 'handOver', ...Object.values(taking)]
    for (const does of [...steps, ...hosts, ...rights, 'leave']) expect(successes.get(does), does).toBeGreaterThan(0)
  })
})
