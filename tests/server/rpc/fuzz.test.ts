import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failureDataSchema } from '@festoon/contract/wire/failure'
import { operations, type OperationName } from '@festoon/contract/wire/operations'
import { validCalls, type ValidCalls } from '../../support/access/validCalls.ts'
import { person, verify, type Person } from '../../support/builders.ts'
import { isLong } from '../../support/isLong.ts'
import { partsOf, replacePart } from '../../support/partsOf.ts'
import { envelope, testVisitor, type Caller } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { nasty } from '../../support/texts/nasty.ts'

/**
 * Under `npm test -- --all`, every operation is tested with every bad value in every part. Otherwise four operations share the bad
 * values of their input, and sixteen share those of their header.
 */
const sharers = isLong ? { input: 1, header: 1 } : { input: 4, header: 16 }

describe.each(databaseKinds)('a valid call with one random part on %s', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  let host: Person
  let inputs: ValidCalls['inputs']
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
    ;({ host, inputs } = await validCalls(server))
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  const callerOf = async (name: OperationName): Promise<Caller> =>
    operations[name].access === 'identity'
      ? { identityToken: await verify(server, `${randomUUID()}@example.com`) }
      : // Hosts don't answer when they can.
        name === 'signOut' || name === 'answerTimes'
        ? {}
        : name === 'deleteAccount' || name === 'signOutEverywhere'
          ? person(server, 'Ona Once')
          : host

  const send = async (name: OperationName, sentInput: unknown, caller: Caller) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/json/${operations[name].service}`,
      cookies: { visitor: testVisitor },
      payload: envelope(name, Object(sentInput), caller),
    })
    expect(answer.statusCode, `${name} ${JSON.stringify(sentInput).slice(0, 300)}`).toBeLessThan(500)
    expect(answer.body).not.toMatch(/ at .*\.ts|select |node_modules/)
    if (answer.statusCode !== 200) failureDataSchema.parse(answer.json().error.data)
    return answer.statusCode
  }
  /** Operations that need data this test doesn't have, such as a valid code or an unused refresh credential. */
  const refusedStatuses: Partial<Record<OperationName, number>> = {
    signInWithEmailAndCode: 403,
    signInWithPhoneAndCode: 403,
    signInWithInviteeCode: 403,
    getRsvpWithCode: 403,
    emailRsvp: 403,
    refetchAccessToken: 401,
    authenticate: 401,
    signInWithRefreshToken: 403,
    signOutDevice: 404,
    verifyCoinPurchase: 404,
    verifyWithPiiAndCode: 403,
    confirmUserMerge: 403,
    proveWithCode: 403,
    removeContact: 409,
    signInWithPasskey: 403,
    proveWithPasskey: 403,
    addPasskey: 403,
    renamePasskey: 404,
    removePasskey: 404,
    // Operations run in the order of the contract, so no draft has been saved yet.
    fetchDraft: 404,
    getEventImages: 404,
    // The guest was never asked to co-host.
    updateCohostStatus: 404,
    takeOverEvent: 409,
    // The guest has an email address.
    getInviteeLink: 404,
    // One of the two people is a stranger.
    queueInvites: 404,
  }

  it.each(Object.keys(operations))('never causes a server error: %s', async (name) => {
    if (!Object.hasOwn(operations, name)) throw new Error(name)
    const knownName = name as OperationName
    const caller = await callerOf(knownName)
    expect(await send(knownName, inputs[knownName](), caller)).toBe(refusedStatuses[knownName] ?? 200)
    const ownIndex = Object.keys(operations).indexOf(name)
    // Each value comes up in some parts of operations that follow one another, and each part gets some of the values.
    const share = (paths: ReturnType<typeof partsOf>, count: number) =>
      paths.flatMap((path, row) =>
        nasty.filter((_, at) => (row + at) % count === ownIndex % count).map((part) => ({ path, part })),
      )
    for (const { path, part } of share(partsOf(inputs[knownName]()), sharers.input))
      await send(knownName, replacePart(inputs[knownName](), path, part), caller)
    // Also replace each part of the header.
    const header = JSON.parse(JSON.stringify(envelope(knownName, inputs[knownName](), caller)))
    const headers = partsOf(header).filter(([first, second]) => first !== 'params' || second === 'header')
    for (const { path, part } of share(headers, sharers.header)) {
      const answer = await server.app.inject({
        method: 'POST',
        url: `/json/${operations[knownName].service}`,
        payload: Object(replacePart(header, path, part)),
      })
      expect(answer.statusCode, `${path.join('.')} ${String(part).slice(0, 80)}`).toBeLessThan(500)
    }
  })
})
