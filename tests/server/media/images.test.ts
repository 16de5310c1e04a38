import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { themeById } from '@festoon/contract/themes/catalog'
import type { InputOf } from '@festoon/contract/wire/operations'
import { imageFolder } from '../../../server/providers/storage/images.ts'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { eventDraft, person } from '../../support/builders.ts'
import { eventStream } from '../../support/eventStream.ts'
import { eventually } from '../../support/eventually.ts'
import { attempt, call, envelope, testVisitor, type Caller } from '../../support/rpcClient.ts'
import { aiService, type AiStandIn } from '../../support/services/aiService.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

describe.each(databaseKinds)('images of events on %s', (kind) => {
  let ai: AiStandIn
  let server: TestServer
  beforeAll(async () => {
    ai = await aiService()
    server = await testServer(kind, { env: ai.env })
  })
  afterAll(async () => {
    await server.end()
    await ai.close()
  })

  const wish = (fields: Partial<InputOf<'generateEventImage'>> = {}): InputOf<'generateEventImage'> => ({
    eventName: 'Maya turns six',
    eventUuid: randomUUID(),
    prompt: 'A dinosaur with a crown',
    useVerbatim: false,
    taskId: randomUUID(),
    style: 'popArt',
    ...fields,
  })
  const over = (taskId: string, caller: Caller, withinMs?: number) =>
    eventually(async () => {
      const task = await call(server, 'getEventImages', { taskId }, caller)
      return task.status !== 'pending' && task
    }, withinMs)
  const balance = async (caller: Caller) => (await call(server, 'fetchCoinBalance', {}, caller)).coinBalance

  it('are generated for coins, which are charged when they arrive [RPC-20, RPC-84, COIN-02, COIN-08]', async () => {
    const host = await person(server, 'Hana')
    expect(await balance(host)).toBe(60)
    const { taskId } = wish()
    const task = await call(server, 'generateEventImage', wish({ taskId }), host)
    expect(task).toEqual({ taskId, coinBalance: 50 })
    const finishedTask = await over(taskId, host)
    if (finishedTask.status !== 'done') throw new Error(finishedTask.status)
    expect([finishedTask.images.length, finishedTask.coinBalance, await balance(host)]).toEqual([4, 50, 50])
    expect(finishedTask.images[0]?.prompt).toBe('A dinosaur with a crown')
    for (const { imageUrl } of finishedTask.images) expect((await server.app.inject(imageUrl)).statusCode).toBe(200)
    const prompt = expect.stringMatching(/^(?=.*Maya turns six)(?=.*A dinosaur with a crown).*Style: Pop Art\./s)
    expect(ai.acceptedBodies.at(-1)).toMatchObject({ n: 4, prompt })
  })

  it('are generated only when signed in, from a complete request [RPC-78]', async () => {
    const host = await person(server, 'Hana')
    expect((await attempt(server, 'generateEventImage', wish())).failure?.reason).toBe('unauthenticated')
    const wrong = {
      eventName: 1,
      eventUuid: undefined,
      prompt: 1,
      useVerbatim: 'no',
      taskId: undefined,
      style: 'none of ours',
    }
    for (const [path, value] of Object.entries(wrong)) {
      const { failure } = await attempt(server, 'generateEventImage', Object({ ...wish(), [path]: value }), host)
      expect(failure).toMatchObject({ reason: 'invalid', issues: [{ path }] })
    }
    expect(await balance(host)).toBe(60)
  })

  it("are requested with only the host's prompt if it is used verbatim [RPC-78]", async () => {
    const host = await person(server, 'Vera')
    const imageRequest = wish({ useVerbatim: true })
    await call(server, 'generateEventImage', imageRequest, host)
    await over(imageRequest.taskId, host)
    expect(ai.acceptedBodies.at(-1)).toMatchObject({ prompt: 'A dinosaur with a crown' })
  })

  it('cost nothing if none arrive, for any failure of the provider [COIN-08, ERR-40, RPC-84]', async () => {
    const host = await person(server, 'Hana')
    for (const prompt of ['refuse this', 'garble this', 'no picture']) {
      const imageRequest = wish({ prompt })
      await call(server, 'generateEventImage', imageRequest, host)
      expect(await over(imageRequest.taskId, host)).toEqual({ status: 'failed' })
      expect(await balance(host)).toBe(60)
    }
    expect((await call(server, 'getPreviousImages', {}, host)).images).toEqual([])
  })

  it('that fail free their coins, and open pages are notified [RT-02]', async () => {
    const host = await person(server, 'Hana')
    const topic = `events/users/${host.userId}`
    const stream = await eventStream(await server.listen(), [topic], host.accessToken)
    await call(server, 'generateEventImage', wish({ prompt: 'refuse this' }), host)
    await stream.next(topic, 0, 10_000)
    expect(await balance(host)).toBe(60)
    stream.close()
  })

  it('fail after two minutes without a result, and free their coins [COIN-08, RPC-84]', async () => {
    const host = await person(server, 'Lena Late')
    const imageRequest = wish({ prompt: 'silence' })
    await call(server, 'generateEventImage', imageRequest, host)
    expect(await balance(host)).toBe(50)
    expect(await call(server, 'getEventImages', { taskId: imageRequest.taskId }, host)).toEqual({ status: 'pending' })
    server.clock.advance(121_000)
    expect(await call(server, 'getEventImages', { taskId: imageRequest.taskId }, host)).toEqual({ status: 'failed' })
    expect(await balance(host)).toBe(60)
  })

  it('are one task even if requested repeatedly, and are charged once', async () => {
    const host = await person(server, 'Rita Repeat')
    const imageRequest = wish()
    const answers = await Promise.all([1, 2, 3].map(() => call(server, 'generateEventImage', imageRequest, host)))
    expect(new Set(answers.map(({ coinBalance }) => coinBalance))).toEqual(new Set([50]))
    await over(imageRequest.taskId, host)
    await call(server, 'generateEventImage', imageRequest, host)
    expect(await balance(host)).toBe(50)
    const other = await person(server, 'Otto Other')
    expect((await attempt(server, 'generateEventImage', imageRequest, other)).failure?.reason).toBe('conflict')
    expect((await attempt(server, 'getEventImages', { taskId: imageRequest.taskId }, other)).failure?.reason).toBe(
      'taskNotFound',
    )
  })

  it('are never generated without enough coins, even with parallel requests [COIN-08]', async () => {
    const host = await person(server, 'Greta Greedy')
    await server.services.db.updateTable('users').set({ coins: 20 }).where('id', '=', host.userId).execute()
    const imageRequests = Array.from({ length: 9 }, () => wish())
    const answers = await Promise.all(imageRequests.map((one) => attempt(server, 'generateEventImage', one, host)))
    expect(answers.filter(({ result }) => result)).toHaveLength(2)
    expect(new Set(answers.flatMap(({ failure }) => failure?.reason ?? []))).toEqual(new Set(['notEnoughCoins']))
    // The images of the sets are stored one after another.
    await Promise.all(
      imageRequests.flatMap(({ taskId }, at) => (answers[at]?.result ? [over(taskId, host, 40_000)] : [])),
    )
    expect(await balance(host)).toBe(0)
  })

  it('need a title or a prompt [VAL-34]', async () => {
    const host = await person(server, 'Hana')
    const { failure } = await attempt(server, 'generateEventImage', wish({ eventName: '', prompt: '  ' }), host)
    expect(failure?.issues).toEqual([
      {
        path: 'prompt',
        message: fixedText('VAL-34'),
      },
    ])
  })

  it('are generated as samples for signed-out visitors, with their own limit [RPC-79, AUTHZ-02]', async () => {
    const imageRequest = { ...wish(), remainingCoinBalance: 20 }
    const task = await call(server, 'sampleEventImage', imageRequest)
    expect(task).toEqual({ taskId: imageRequest.taskId, remainingCoinBalance: 10 })
    const finishedTask = await over(imageRequest.taskId, {})
    if (finishedTask.status !== 'done') throw new Error(finishedTask.status)
    expect([finishedTask.images.length, finishedTask.coinBalance]).toEqual([4, null])
    expect(ai.acceptedBodies.at(-1)).toMatchObject({ prompt: expect.stringContaining('Style: Pop Art.') })
    const before = ai.acceptedBodies.length
    await call(server, 'sampleEventImage', { ...wish({ useVerbatim: true }), remainingCoinBalance: 20 })
    await eventually(() => Promise.resolve(ai.acceptedBodies.length > before))
    expect(ai.acceptedBodies.at(-1)).toMatchObject({ prompt: 'A dinosaur with a crown' })
    for (const path of ['eventUuid', 'taskId', 'remainingCoinBalance']) {
      const { failure } = await attempt(server, 'sampleEventImage', Object({ ...imageRequest, [path]: undefined }))
      expect(failure).toMatchObject({ reason: 'invalid', issues: [{ path }] })
    }
    const poor = { ...wish(), remainingCoinBalance: 9 }
    expect((await attempt(server, 'sampleEventImage', poor)).failure?.reason).toBe('notEnoughCoins')
  })

  it("are removed after a day if samples weren't used, but not from a party that shows one", async () => {
    const host = await person(server, 'Hana')
    const imageRequest = { ...wish(), remainingCoinBalance: 60 }
    await call(server, 'sampleEventImage', imageRequest)
    const finishedTask = await over(imageRequest.taskId, {})
    if (finishedTask.status !== 'done') throw new Error(finishedTask.status)
    const [usedUrl, unusedUrl] = finishedTask.images.map(({ imageUrl }) => imageUrl)
    await call(server, 'createEvent', { event: eventDraft(server, { photoUrl: usedUrl ?? '' }) }, host)
    server.clock.advance(25 * 3_600_000)
    await housekeeping(server.services, server.database.database)
    expect((await server.app.inject(usedUrl ?? '')).statusCode).toBe(200)
    expect((await server.app.inject(unusedUrl ?? '')).statusCode).toBe(404)
  })

  it('are kept in a history, newest first, and deleted with their account [IMG-04, RPC-58, RPC-59]', async () => {
    const host = await person(server, 'Hana')
    for (const prompt of ['Older', 'Newer']) {
      const imageRequest = wish({ prompt })
      await call(server, 'generateEventImage', imageRequest, host)
      await over(imageRequest.taskId, host)
      server.clock.advance(1_000)
    }
    const history = await call(server, 'getEventImageHistory', {}, host)
    expect(history.uploadedImages).toEqual([])
    expect(history.images.map(({ prompt }) => prompt)).toEqual([...Array(4).fill('Newer'), ...Array(4).fill('Older')])
    for (const { imageUrl } of history.images) expect((await server.app.inject(imageUrl)).statusCode).toBe(200)
    expect((await call(server, 'getPreviousImages', {}, host)).images).toEqual(history.images)
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, host)
    const folder = join(server.folder, 'files', imageFolder(server.services.keys, host.userId))
    expect(await readdir(folder)).toEqual([])
  })

  it("are requested at the theme service's path only [RPC-81, RPC-82, RPC-83, RPC-84]", async () => {
    const host = await person(server, 'Hana')
    const calls = [
      [
        'getSearchKeywords',
        { prompt: 'A day by the sea' },
        { result: { keywords: ['beach', 'sunset', 'palm trees'] } },
      ],
      ['getGallery', { themeId: 703 }, { result: { inspirations: [{}, {}, {}] } }],
      ['getInspirations', { category: 504 }, { result: { inspirations: expect.any(Array) } }],
      ['getSuggestion', {}, { result: { prompt: expect.any(String) } }],
      ['getPreviousImages', {}, { result: { images: [] } }],
      ['getEventImages', { taskId: randomUUID() }, { error: { data: { reason: 'taskNotFound' } } }],
    ] as const
    const post = async (service: string, name: string, input: object) => {
      const payload = envelope(name, input, host)
      return (
        await server.app.inject({ method: 'POST', url: `/json/${service}`, payload, cookies: { visitor: testVisitor } })
      ).json()
    }
    for (const [name, input, expected] of calls) {
      expect(await post('ThemeService', name, input), name).toMatchObject(expected)
      const unknownResult = await post('ElkEventService', 'noSuchOperation', input)
      expect((await post('ElkEventService', name, input)).error, name).toEqual(unknownResult.error)
    }
  })

  it('are only listed for their signed-in owner, like drafts [AUTHZ-10]', async () => {
    for (const name of ['getEventImageHistory', 'getPreviousImages', 'fetchDrafts'] as const)
      expect((await attempt(server, name, {})).failure?.reason, name).toBe('unauthenticated')
    const draft = await attempt(server, 'fetchDraft', { eventUuid: randomUUID() })
    expect(draft.failure?.reason).toBe('unauthenticated')
  })

  it('and text come from the provider [RPC-80, RPC-81, EDIT-08]', async () => {
    const words = { prompt: 'Dinosaurs in the garden', eventName: 'Maya turns six', theme: 'Birthday' }
    expect(await call(server, 'getEventDescription', words)).toEqual({
      eventDescription: 'Come as you are, and bring your dancing shoes.',
    })
    expect(ai.acceptedBodies.at(-1)).toMatchObject({
      messages: [
        { role: 'system' },
        {
          role: 'user',
          content: expect.stringMatching(/^(?=.*Maya turns six)(?=.*Birthday).*Dinosaurs in the garden/s),
        },
      ],
    })
    expect(await call(server, 'getSearchKeywords', { prompt: 'A night by the lake' })).toEqual({
      keywords: ['beach', 'sunset', 'palm trees'],
    })
    expect(ai.acceptedBodies.at(-1)).toMatchObject({
      messages: [{ role: 'system' }, { role: 'user', content: 'A night by the lake' }],
    })
    const refusedResult = await attempt(server, 'getEventDescription', { ...words, prompt: 'refuse this' })
    expect([refusedResult.status, refusedResult.failure?.reason]).toEqual([502, 'providerFailed'])
  })

  it('are all that coins pay for: suggestions and texts are free [COIN-05]', async () => {
    const host = await person(server, 'Frida Free')
    const input = { line: 'Maya turns 6, dinosaurs, Saturday at 2', timeZone: 'America/Los_Angeles' }
    await call(server, 'draftFromLine', input, host)
    await call(server, 'getEventDescription', { prompt: 'Dinosaurs', eventName: 'Maya turns six' }, host)
    await call(server, 'getSearchKeywords', { prompt: 'A day by the sea' }, host)
    await call(server, 'getSuggestion', { style: 'noir', themeId: 703 }, host)
    await call(server, 'getGallery', {}, host)
    await call(server, 'createEvent', { event: eventDraft(server) }, host)
    expect(await balance(host)).toBe(60)
    const imageRequest = wish()
    await call(server, 'generateEventImage', imageRequest, host)
    await over(imageRequest.taskId, host)
    const { changes } = await call(server, 'fetchCoinHistory', {}, host)
    expect(changes.map((change) => [change.kind, change.amount])).toEqual([
      ['drawn', -10],
      ['free', 60],
    ])
  })

  it('and a whole event can come from one line [HEAD-12]', async () => {
    const input = { line: 'Maya turns 6, dinosaurs, Saturday at 2', timeZone: 'America/Los_Angeles' }
    const draft = await call(server, 'draftFromLine', input)
    expect(draft).toMatchObject({
      title: 'Maya Turns 6',
      description: 'Come as you are, and bring your dancing shoes.',
      inspiration: { themeId: draft.themeId, imageUrl: `/files/gallery/${draft.themeId}-1.webp` },
    })
    expect(themeById(draft.themeId ?? 0)?.name).toMatch(/dino/i)
    const when = new Intl.DateTimeFormat('en-US', { weekday: 'long', hour: 'numeric', timeZone: input.timeZone })
    expect(when.format(draft.startTime)).toBe('Saturday 2 PM')
    expect(draft.startTime).toBeGreaterThan(server.clock.now())
    expect(draft).toMatchObject({ location: null, endTime: 0, timeZone: input.timeZone })
    // A party of no theme has a cover, too, which suits every party.
    const other = await call(server, 'draftFromLine', { ...input, line: 'Zebulon and Quimby, Saturday at 2' })
    expect(other).toMatchObject({ themeId: null, inspiration: { imageUrl: '/files/gallery/809-1.webp' } })
    const refusedResult = await attempt(server, 'draftFromLine', { ...input, line: 'Supper, please refuse this' })
    expect(refusedResult.failure?.reason).toBe('providerFailed')
  })

  it('of the gallery have text and colors, by theme, by category, and in pages [RPC-82, RPC-83, AUTHZ-02]', async () => {
    const first = await call(server, 'getGallery', {})
    expect(first.inspirations).toHaveLength(24)
    const second = await call(server, 'getGallery', { pageToken: first.nextPageToken })
    const ids = [...first.inspirations, ...second.inspirations].map(({ inspirationId }) => inspirationId)
    expect(new Set(ids).size).toBe(48)
    for (const pageToken of [' ', '', '-1', '1.5', '1e9', 'x'])
      expect((await attempt(server, 'getGallery', { pageToken })).failure).toEqual({
        reason: 'invalid',
        issues: [{ path: 'pageToken', message: "This page of the gallery doesn't exist" }],
      })
    const ofTheme = await call(server, 'getGallery', { themeId: 703 })
    expect(ofTheme.inspirations.map(({ inspirationId }) => inspirationId)).toEqual(['703-1', '703-2', '703-3'])
    const { inspirations } = await call(server, 'getInspirations', { category: 504 })
    expect(inspirations.map(({ title }) => title)).toContain('Baby Shower')
    const suggestion = await call(server, 'getSuggestion', { style: 'noir', themeId: 703 })
    expect(suggestion).toMatchObject({ style: 'noir', prompt: expect.stringMatching(/\w+/) })
    const prompts = ofTheme.inspirations.map(({ prompt }) => prompt)
    expect(prompts).toContain((await call(server, 'getSuggestion', { themeId: 703 })).prompt)
    expect((await call(server, 'getSuggestion', {})).prompt).toMatch(/\w+/)
    const host = await person(server, 'Hana')
    const [chosenInspiration] = ofTheme.inspirations
    const { event } = await call(
      server,
      'createEvent',
      {
        event: eventDraft(server, {
          photoUrl: chosenInspiration?.imageUrl ?? '',
          inspirationId: chosenInspiration?.inspirationId,
        }),
      },
      host,
    )
    expect([event.photoUrl, event.host?.inspirationId]).toEqual(['/files/gallery/703-1.webp', '703-1'])
    const picture = await server.app.inject('/files/gallery/703-1-640.webp')
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await server.app.inject('/files/gallery/999-1.webp')).statusCode).toBe(404)
  })
})
