import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { housekeeping } from '../../../server/web/housekeeping.ts'
import { operatorPage } from '../../../server/web/operator/operatorPage.tsx'
import { readOverview } from '../../../server/web/operator/readOverview.ts'
import { party, person, type Person } from '../../support/builders.ts'
import { square } from '../../support/hostile/slowPictures.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { coverUrl, testServer, type TestServer } from '../../support/testServer.ts'

const prompt = { prompt: 'A lighthouse', eventName: 'Sea', useVerbatim: false, style: 'none' as const }

describe.each([
  { disk: 'full', max: '0', isFull: true },
  { disk: 'roomy', max: '100', isFull: false },
])('a server with a $disk disk', ({ max, isFull }) => {
  let server: TestServer
  let origin: string
  let host: Person
  const lines: string[] = []
  beforeAll(async () => {
    const env = { DISK_MAX_PERCENT: max, LOG_LEVEL: 'warn' }
    server = await testServer('any', { env, logTo: (line) => lines.push(line) })
    origin = await server.listen()
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const send = async (path: string): Promise<unknown[]> => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(await square(300).jpeg().toBuffer())]), 'x')
    const headers = { authorization: `Bearer ${host.accessToken}` }
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body })
    return [response.status, (await response.json()).error?.data.reason]
  }

  it('stores new images only if it has room, and always serves the stored ones', async () => {
    const event = await party(server, host)
    const { album } = await call(server, 'getPreviewAlbumDetails', { eventId: event.id }, host)
    const expected = isFull ? [503, 'serverFull'] : [200, undefined]
    expect(await send('/uploads/images')).toEqual(expected)
    expect(await send(`/albums/${album.albumCode}/photos?photoId=${randomUUID()}`)).toEqual(expected)
    const task = { ...prompt, taskId: randomUUID(), eventUuid: randomUUID() }
    const reason = isFull ? 'serverFull' : undefined
    expect(await reasonOf(server, 'generateEventImage', task, host)).toBe(reason)
    const sample = { ...task, taskId: randomUUID(), remainingCoinBalance: 60 }
    expect(await reasonOf(server, 'sampleEventImage', sample)).toBe(reason)
    expect((await fetch(`${origin}${coverUrl}`)).status).toBe(200)
  })

  it('warns operators in the log and on their page', async () => {
    const { services, database } = server
    await housekeeping(services, database.database)
    expect(lines.filter((line) => line.includes('the disk is filling up'))).toHaveLength(isFull ? 1 : 0)
    const overview = await readOverview(services.db, server.config, server.clock.now())
    const { html } = operatorPage({ email: 'ops@example.com', overview, message: undefined })
    expect(html).toContain(`New images and videos are refused from ${max}%.`)
    expect(html.includes('The disk is filling up')).toBe(isFull)
  })
})
