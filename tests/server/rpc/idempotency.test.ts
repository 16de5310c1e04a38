import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Operation } from '@festoon/contract/wire/operation'
/** @module-tag database */
import { isOperationName, operations, type OperationName } from '@festoon/contract/wire/operations'
import { validCalls, type ValidCalls } from '../../support/access/validCalls.ts'
import { eventually } from '../../support/eventually.ts'
import { prove } from '../../support/load/figure.ts'
import { difference, footprint } from '../../support/load/footprint.ts'
import { readyCall, type ReadyCall } from '../../support/load/readyCall.ts'
import { partsOf, replacePart } from '../../support/partsOf.ts'
import { call, envelope, testVisitor } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

// An edit adds a question for guests, so it comes after their RSVPs.
const writes = Object.keys(operations)
  .filter((name): name is OperationName => isOperationName(name) && operations[name].writes)
  .toSorted((one, other) => Number(one === 'editEventDetails') - Number(other === 'editEventDetails'))
/** Use `IDEMPOTENCY_CASES=1000` for a proof. By default, each write is tested once. */
const cases = Number(process.env.IDEMPOTENCY_CASES ?? writes.length)

/** Fields that identify a guest's row. Another value would identify another row. */
const rowKeys = new Set(['eventId', 'inviteeId', 'token'])
const others = (part: unknown): unknown[] => {
  if (typeof part === 'number') return [part + 1]
  if (typeof part === 'boolean') return [!part]
  return typeof part === 'string' ? [`${part}x`, randomUUID(), `x${part}`, part.replace(/\d$/, '0')] : []
}

/** Returns a different valid input, or undefined if there is none. */
function otherInput(name: OperationName, input: object): object | undefined {
  const operation: Operation = operations[name]
  const parsedInput = JSON.stringify(operation.input.parse(input))
  for (const path of partsOf(input)) {
    if (operation.repeat === 'row' && rowKeys.has(String(path.at(-1)))) continue
    const part = path.reduce<unknown>((whole, key) => Object(whole)[key], input)
    for (const other of others(part)) {
      const changedInput = Object(replacePart(input, path, other))
      const parseResult = operation.input.safeParse(changedInput)
      if (parseResult.success && JSON.stringify(parseResult.data) !== parsedInput) return changedInput
    }
  }
  return undefined
}

describe.each(databaseKinds)('repeated writes, on %s,', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  let world: ValidCalls
  const once = new Map<OperationName, Record<string, number>>()
  const counts: number[] = []
  let passedCount = 0
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
    world = await validCalls(server)
    for (const name of writes) once.set(name, (await sendTimes(name, 1)).effect)
  }, 120_000)
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  const send = async (name: OperationName, { input, caller }: ReadyCall, requestId: string) => {
    const body = JSON.parse(JSON.stringify(envelope(name, input, caller)))
    body.id = requestId
    body.params.header.requestId = requestId
    const answer = await server.app.inject({
      method: 'POST',
      url: `/json/${operations[name].service}`,
      cookies: { visitor: testVisitor },
      payload: body,
    })
    return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies }
  }
  /** Sends a valid write several times in parallel. Returns the results and the changes in the database. */
  const sendTimes = async (name: OperationName, times: number) => {
    const ready = await readyCall(server, world, name)
    const addresses = JSON.stringify(ready.input).match(/[\w.+-]+@[\w.-]+|\+\d{8,}/g) ?? []
    const mailsItself = operations[name].service === 'AuthenticationService' || name === 'sendTemplateEmail'
    const look = () => footprint(server.services.db, mailsItself ? addresses : [])
    const requestId = `blocking-${randomUUID()}`
    const before = await look()
    const answers = await Promise.all(Array.from({ length: times }, () => send(name, ready, requestId)))
    const taskId: unknown = answers[0]?.body.result?.taskId
    if (typeof taskId === 'string')
      await eventually(async () => {
        const caller = name === 'generateEventImage' ? ready.caller : {}
        return (await call(server, 'getEventImages', { taskId }, caller)).status !== 'pending'
      })
    return { ready, requestId, answers, effect: difference(before, await look()) }
  }

  const at = (index: number) => writes[index % writes.length] ?? 'signOut'
  it.each(Array.from({ length: cases }, (_, index) => [index, at(index)] as const))(
    '%i: %s has one effect and one result, and its request id discloses nothing else',
    { timeout: 60_000 },
    async (index, name) => {
      if (index % writes.length === 0) world = await validCalls(server)
      const sentCalls = await sendTimes(name, 2 + (index % 9))
      const [first, ...rest] = sentCalls.answers
      expect(first?.status, JSON.stringify(first?.body)).toBe(name === 'verifyCoinPurchase' ? 409 : 200)
      for (const answer of rest) expect(answer).toEqual(first)
      expect(sentCalls.effect).toEqual(once.get(name))
      counts.push(sentCalls.answers.length)
      expect(await send(name, sentCalls.ready, sentCalls.requestId), 'a later repetition').toEqual(first)
      const input = otherInput(name, sentCalls.ready.input)
      if (input !== undefined) {
        const { status, body } = await send(name, { ...sentCalls.ready, input }, sentCalls.requestId)
        expect([status, body.error?.data.reason], JSON.stringify(input)).toEqual([409, 'requestReused'])
      }
      passedCount += 1
    },
  )

  it('have one effect and one result in every case', () => {
    prove(
      {
        what: `${kind}: cases over ${writes.length} writes with one effect and one result`,
        value: passedCount,
        least: cases,
      },
      { what: `${kind}: parallel repetitions, min`, value: Math.min(...counts), least: 2 },
      { what: `${kind}: parallel repetitions, max`, value: Math.max(...counts) },
    )
  })

  it('are stored encrypted', async () => {
    const { ready } = await sendTimes('createEvent', 2)
    const { db } = server.services
    const rows = await db.selectFrom('requests').selectAll().execute()
    const storedText = JSON.stringify(
      rows.map(({ result, ...row }) => [row, Buffer.from(result ?? []).toString('latin1')]),
    )
    expect(rows.length).toBeGreaterThan(10)
    // Shorter texts appear in ciphertext by chance.
    expect(storedText).not.toContain('Maya turns')
    expect(storedText).not.toContain(ready.caller.userId)
    expect(storedText).not.toContain('example.com')
  })
})
