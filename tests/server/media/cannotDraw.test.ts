import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InputOf } from '@festoon/contract/wire/operations'
import { person } from '../../support/builders.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a subject that the embedded artist lacks, on %s,', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await testServer(kind)
  })
  afterAll(() => server.end())

  const wish = (fields: Partial<InputOf<'generateEventImage'>>): InputOf<'generateEventImage'> => ({
    eventName: 'Taco Night',
    eventUuid: randomUUID(),
    prompt: '',
    useVerbatim: false,
    taskId: randomUUID(),
    style: 'none',
    ...fields,
  })
  const coinsOf = async (caller: Caller) => (await call(server, 'fetchCoinBalance', {}, caller)).coinBalance

  it('is refused with its words and the closest one, before anything is charged', async () => {
    const host = await person(server, 'Hana')
    const { failure } = await attempt(server, 'generateEventImage', wish({ prompt: 'A Fig Tree at dusk' }), host)
    expect(failure).toMatchObject({
      reason: 'cannotDraw',
      missingSubject: { words: 'Fig Tree', closest: 'deciduous tree' },
    })
    const { failure: unlike } = await attempt(server, 'generateEventImage', wish({ prompt: 'pomegranates' }), host)
    expect(unlike).toMatchObject({ reason: 'cannotDraw', missingSubject: { words: 'pomegranates' } })
    const sample = { ...wish({ prompt: 'a fig tree' }), remainingCoinBalance: 20 }
    expect((await attempt(server, 'sampleEventImage', sample)).failure?.reason).toBe('cannotDraw')
    expect(await coinsOf(host)).toBe(60)
  })

  it('is replaced by the closest one if the host accepts it', async () => {
    const host = await person(server, 'Hana')
    const input = wish({ prompt: 'a fig tree', acceptsClosest: true })
    expect(await call(server, 'generateEventImage', input, host)).toMatchObject({ coinBalance: 50 })
    const images = await eventually(async () => {
      const task = await call(server, 'getEventImages', { taskId: input.taskId }, host)
      return task.status === 'done' && task.images
    })
    expect(images).toHaveLength(4)
  })

  it.each(['a dog in a party hat', 'something fun', 'qwertz', 'ein Feigenbaum', ''])(
    'is not suspected in the prompt %j',
    async (prompt) => {
      const host = await person(server, 'Hana')
      const { result } = await attempt(server, 'generateEventImage', wish({ prompt }), host)
      expect(result).toMatchObject({ coinBalance: 50 })
    },
  )
})
