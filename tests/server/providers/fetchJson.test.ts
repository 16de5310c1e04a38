import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fetchJson } from '../../../server/providers/fetchJson.ts'
import { allowedAddress } from '../../../server/providers/video/allowedAddress.ts'
import { standIn, type StandIn } from '../../support/services/standIn.ts'

describe('an external service', () => {
  let service: StandIn
  beforeAll(async () => {
    service = await standIn(({ url }) => {
      if (url.pathname === '/silence') return undefined
      if (url.pathname === '/much') return { status: 200, body: { word: 'x'.repeat(5_000) } }
      if (url.pathname === '/secret') return { status: 200, body: 'a secret word' }
      return { status: url.pathname === '/refuse' ? 403 : 200, body: { word: 'yes', more: 1 } }
    })
  })
  afterAll(() => service.close())
  const ask = (path: string) =>
    fetchJson(`${service.origin}${path}`, { schema: z.object({ word: z.string() }), timeoutMs: 300, maxBytes: 1_000 })

  it('is parsed by its schema', async () => {
    expect(await ask('/')).toEqual({ word: 'yes' })
  })

  it('fails if it times out or returns too much, and its errors only contain the status', async () => {
    await expect(ask('/silence')).rejects.toMatchObject({ name: 'TimeoutError' })
    await expect(ask('/much')).rejects.toThrow('too large')
    await expect(ask('/refuse')).rejects.toMatchObject({ name: 'ServiceRefused', status: 403 })
    await expect(ask('/secret')).rejects.not.toThrow('secret')
  })
})

describe('the address of a video', () => {
  const api = 'https://api.pexels.com'
  const hosts = ['videos.pexels.com', '.giphy.com']

  it.each([
    ['https://videos.pexels.com/a.mp4', true],
    ['https://media3.giphy.com/a.mp4', true],
    ['https://api.pexels.com/a.mp4', true],
    ['http://videos.pexels.com/a.mp4', false],
    ['https://videos.pexels.com:8443/a.mp4', false],
    ['https://videos.pexels.com.evil.example/a.mp4', false],
    ['https://evilgiphy.com/a.mp4', false],
    ['https://xvideos.pexels.com/a.mp4', false],
    ['https://127.0.0.1/a.mp4', false],
    ['file:///etc/passwd', false],
    ['a.mp4', false],
  ])('%s is accepted: %s', (address, isAccepted) => {
    expect(allowedAddress(address, hosts, api) === address).toBe(isAccepted)
  })
})
