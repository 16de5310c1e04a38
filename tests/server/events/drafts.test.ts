import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '@festoon/contract/limits'
import type { InputOf } from '@festoon/contract/wire/operations'
import { eventDraft, party, person, type Person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { attempt, call, reasonOf } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

type DraftInput = InputOf<'editEventDraft'>['event']

describe.each(databaseKinds)('drafts on %s', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const save = (eventId: string, event: DraftInput, who: Person = host) =>
    attempt(server, 'editEventDraft', { eventId, event }, who)
  const read = async (eventUuid: string, who: Person = host) =>
    (await attempt(server, 'fetchDraft', { eventUuid }, who)).result?.draft
  const list = async (who: Person = host) => (await call(server, 'fetchDrafts', {}, who)).drafts

  it('store an unfinished event, whatever is missing [DRAFT-04, RPC-63, RPC-43, ENT-49]', async () => {
    const id = randomUUID()
    const saveResult = await save(id, { title: '', locationText: 'At Maya’s', modificationId: 1 })
    expect(saveResult.result?.draft).toMatchObject({
      eventUuid: id,
      event: { title: '', locationText: 'At Maya’s', modificationId: 1 },
      savedAt: server.clock.now(),
    })
    expect(await read(id)).toEqual(saveResult.result?.draft)
    server.clock.advance(1_000)
    const whole = { ...eventDraft(server), modificationId: 2 }
    expect((await save(id, whole)).result?.draft.event).toMatchObject(whole)
    expect((await read(id))?.savedAt).toBe(server.clock.now())
  })

  it('are listed last saved first, only for their owner [RPC-42]', async () => {
    const [author, other] = [await person(server, 'Ada'), await person(server, 'Otto')]
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of ids) {
      await save(id, { title: id, modificationId: 1 }, author)
      server.clock.advance(1)
    }
    await save(ids[0] ?? '', { title: 'first', modificationId: 2 }, author)
    expect((await list(author)).map(({ eventUuid }) => eventUuid)).toEqual([ids[0], ids[2], ids[1]])
    expect(await list(other)).toEqual([])
  })

  it('are only overwritten by a newer version [DRAFT-07]', async () => {
    const id = randomUUID()
    await save(id, { title: 'Five', modificationId: 5 })
    for (const modificationId of [5, 4, 0]) {
      const { status, failure } = await save(id, { title: 'Other', modificationId })
      expect([status, failure?.reason]).toEqual([409, 'conflict'])
    }
    expect((await read(id))?.event.title).toBe('Five')
    // The same content with the same version counts as a retry, in any order of the fields.
    const again = await save(id, { modificationId: 5, title: 'Five' })
    expect(again.result?.draft).toEqual(await read(id))
    expect((await save(id, { title: 'Six', modificationId: 6 })).result?.draft.event.title).toBe('Six')
  })

  it('saved from two windows at once are one, and the other window is notified', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID()
      const titles = ['One', 'Two', 'Three']
      const saveResults = await Promise.all(titles.map((title) => save(id, { title, modificationId: 1 })))
      expect(saveResults.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
      const winningSave = saveResults.find(({ result }) => result)
      expect((await read(id))?.event.title).toBe(winningSave?.result?.draft.event.title)
    }
  })

  it("don't share ids with events or with other users' drafts", async () => {
    const other = await person(server, 'Otto')
    const event = await party(server, host)
    const theirDraftId = randomUUID()
    await save(theirDraftId, { title: 'Theirs', modificationId: 1 }, other)
    for (const eventUuid of [event.id, theirDraftId, randomUUID()]) {
      expect(await reasonOf(server, 'fetchDraft', { eventUuid }, host)).toBe('draftNotFound')
      expect(await reasonOf(server, 'deleteDraft', { eventUuid }, host)).toBe('draftNotFound')
    }
    for (const id of [event.id, theirDraftId])
      expect((await save(id, { title: 'Mine', modificationId: 9 })).failure?.reason).toBe('draftNotFound')
    expect((await read(theirDraftId, other))?.event.title).toBe('Theirs')
    const draft = randomUUID()
    await save(draft, { title: 'Mine', modificationId: 1 })
    expect(await reasonOf(server, 'getEvent', { eventId: draft }, host)).toBe('eventNotFound')
    expect(await reasonOf(server, 'getEventPreview', { eventId: draft })).toBe('eventNotFound')
    expect((await call(server, 'fetchEvents', {}, host)).events.map(({ id }) => id)).not.toContain(draft)
  })

  it("can't use the id of a deleted party, whose links would open another one", async () => {
    const other = await person(server, 'Otto')
    const event = await party(server, host)
    await call(server, 'deleteEvent', { eventId: event.id }, host)
    for (const who of [host, other]) {
      expect((await save(event.id, { title: 'Again', modificationId: 1 }, who)).failure?.reason).toBe('draftNotFound')
      const again = { event: eventDraft(server), eventUuid: event.id }
      expect(await reasonOf(server, 'createEvent', again, who)).toBe('conflict')
    }
    expect(await reasonOf(server, 'getEventPreview', { eventId: event.id })).toBe('eventNotFound')
  })

  it('with one id from two people at once belong to the first one', async () => {
    const other = await person(server, 'Otto')
    for (let round = 0; round < 5; round += 1) {
      const id = randomUUID()
      const saveResults = await Promise.all(
        [host, other].map((who) => save(id, { title: who.name, modificationId: 1 }, who)),
      )
      expect(saveResults.map(({ failure }) => failure?.reason ?? 'saved').toSorted()).toEqual([
        'draftNotFound',
        'saved',
      ])
    }
  })

  it('are deleted for good, by their owner alone [DRAFT-03, AUTHZ-05, RPC-44]', async () => {
    const id = randomUUID()
    await save(id, { title: 'Away', modificationId: 1 })
    const other = await person(server, 'Otto')
    expect(await reasonOf(server, 'deleteDraft', { eventUuid: id }, other)).toBe('draftNotFound')
    expect((await read(id))?.event.title).toBe('Away')
    expect(await reasonOf(server, 'deleteDraft', { eventUuid: id }, host)).toBeUndefined()
    expect(await read(id)).toBeUndefined()
    expect(await reasonOf(server, 'deleteDraft', { eventUuid: id }, host)).toBe('draftNotFound')
  })

  it('are a hundred at most, even if saved in parallel', async () => {
    const author = await person(server, 'Ada')
    const event = { title: 'One of many', modificationId: 1 }
    for (let at = 0; at < limits.drafts - 2; at += 1) await save(randomUUID(), event, author)
    const last = await Promise.all([1, 2, 3, 4].map(() => save(randomUUID(), event, author)))
    expect(last.map(({ failure }) => failure?.reason ?? 'saved').toSorted()).toEqual([
      'draftLimit',
      'draftLimit',
      'saved',
      'saved',
    ])
    const [knownDraft] = await list(author)
    const again = { title: 'Changed', modificationId: 2 }
    expect((await save(knownDraft?.eventUuid ?? '', again, author)).status).toBe(200)
    expect(await list(author)).toHaveLength(limits.drafts)
  })

  it.each([
    { modificationId: -1 },
    { modificationId: 0.5 },
    { modificationId: 2 ** 60 },
    { modificationId: 1, title: 'x'.repeat(129) },
    { modificationId: 1, startTime: -1 },
    { modificationId: 1, photoUrl: 'https://example.org/x.webp' },
    { modificationId: 1, timeZone: 'Mars/Base' },
  ])('reject invalid content: %j', async (event) => {
    expect((await save(randomUUID(), event)).failure?.reason).toBe('invalid')
  })

  it('need a signed-in user [DRAFT-06, AUTHZ-09]', async () => {
    expect(await reasonOf(server, 'editEventDraft', { eventId: randomUUID(), event: { modificationId: 1 } })).toBe(
      'unauthenticated',
    )
  })

  it('announce every change to their owner, and to no one else [RT-04, RT-05]', async () => {
    const origin = await server.listen()
    const other = await person(server, 'Otto')
    const id = randomUUID()
    await save(id, { title: 'One', modificationId: 1 })
    const topics = [`drafts/users/${host.userId}`, `drafts/${id}`]
    const stream = await eventStream(origin, topics, host.accessToken)
    const change = async (act: () => Promise<unknown>) => {
      const before = stream.modifications.length
      await act()
      const announcements = [await stream.next(topics[0] ?? '', before), await stream.next(topics[1] ?? '', before)]
      expect(announcements[0]?.modificationId).toBe(announcements[1]?.modificationId)
      expect(announcements[1]).toHaveProperty('messageModificationId')
      return announcements[1]?.modificationId
    }
    const second = await change(() => save(id, { title: 'Two', modificationId: 2 }))
    const third = await change(() => call(server, 'deleteDraft', { eventUuid: id }, host))
    expect(second).not.toBe(third)
    stream.close()
    const listen = (topic: string) =>
      fetch(`${origin}/realtime?topic=${topic}`, { headers: { authorization: `Bearer ${other.accessToken}` } })
    const another = randomUUID()
    await save(another, { title: 'One', modificationId: 1 })
    expect((await listen(`drafts/${another}`)).status).toBe(403)
    expect((await listen(`drafts/users/${host.userId}`)).status).toBe(403)
  })
})
