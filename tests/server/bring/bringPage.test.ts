import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { answer, invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe('the page of a sign-up list', () => {
  let server: TestServer
  let host: Person
  let event: EventView
  let ana: Invitee
  const ice = { itemId: randomUUID(), name: 'Ice & cups', wanted: 2 }
  beforeAll(async () => {
    server = await testServer('any')
    host = await person(server, 'Hana Host')
    event = await party(server, host)
    const [guest] = await invite(server, host, event, ['Ana Ortiz'])
    if (!guest) throw new Error('not invited')
    ana = guest
    await answer(server, event, ana, 'YES')
  })
  afterAll(() => server.end())

  const at = (query = '') => `/event/bring/${event.id}${query}`
  const key = () => `?iu=${ana.inviteeId}&token=${keyOf(server, event, ana)}`
  const get = (url: string, cookies: Record<string, string> = {}, headers: Record<string, string> = {}) =>
    server.app.inject({ method: 'GET', url, cookies, headers })
  const post = (url: string, form: Record<string, string>, cookies: Record<string, string> = {}, headers = {}) =>
    server.app.inject({
      method: 'POST',
      url,
      cookies,
      payload: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const asHost = () => ({ authToken: host.refreshToken })
  /** The hidden fields of the hosts' form, as the browser would send them. */
  const editor = async () => {
    const { body } = await get(at('?edit=1'), asHost())
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? ''
    return { revision: field('revision'), order: field('order'), added: field('added'), dropped: field('dropped') }
  }
  const items = async () => (await call(server, 'getSignUpList', { eventId: event.id }, host)).list.items

  it('lets a host add, move, rename and remove items without scripts', async () => {
    const first = await editor()
    const addedItem = { ...first, [`name.${first.added}`]: 'Salad', [`wanted.${first.added}`]: '4', do: 'add' }
    const response = await post(at(), addedItem, asHost())
    expect([response.statusCode, response.headers.location]).toEqual([303, `${at('?edit=1')}#edit`])
    expect((await post(at(), addedItem, asHost())).statusCode, 'pressed twice').toBe(303)
    expect(await items()).toMatchObject([{ name: 'Salad', wanted: 4 }])
    await post(
      at(),
      { ...(await editor()), [`name.${first.added}`]: 'Salad', [`wanted.${first.added}`]: '4', do: 'idea:1' },
      asHost(),
    )
    const [salad, idea] = await items()
    expect(idea).toMatchObject({ name: 'Ice', wanted: 1 })
    const both = {
      [`name.${salad?.itemId}`]: 'Green salad',
      [`wanted.${salad?.itemId}`]: '',
      [`name.${idea?.itemId}`]: 'Ice',
    }
    await post(at(), { ...(await editor()), ...both, do: `down:${salad?.itemId}` }, asHost())
    expect(await items()).toMatchObject([
      { name: 'Ice', wanted: null },
      { name: 'Green salad', wanted: null },
    ])
    await post(at(), { ...(await editor()), ...both, do: `remove:${idea?.itemId}` }, asHost())
    expect(await items()).toMatchObject([{ name: 'Green salad' }])
    const wrong = await post(
      at(),
      { ...(await editor()), [`name.${salad?.itemId}`]: 'Green salad', [`wanted.${salad?.itemId}`]: '-1', do: 'save' },
      asHost(),
    )
    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('Enter a number from 1 to 999, or leave it empty')
    expect(wrong.body).toContain('value="-1"')
  })

  it('warns a host before guests lose what they bring', async () => {
    await call(server, 'setSignUpList', { eventId: event.id, items: [ice] }, host)
    await call(server, 'claimItem', {
      eventId: event.id,
      inviteeUuid: ana.inviteeId,
      token: keyOf(server, event, ana),
      itemId: ice.itemId,
      amount: 2,
    })
    const fields = { [`name.${ice.itemId}`]: ice.name, [`wanted.${ice.itemId}`]: '2' }
    const warning = await post(at(), { ...(await editor()), ...fields, do: `remove:${ice.itemId}` }, asHost())
    expect(warning.statusCode).toBe(422)
    expect(warning.body).toContain('Guests are already bringing 2 of “Ice &amp; cups”.')
    expect(warning.body).toContain(`name="dropped" value="${ice.itemId}"`)
    expect(await items()).toHaveLength(1)
    const agreedForm = { ...(await editor()), order: '', dropped: ice.itemId, do: 'drop' }
    expect((await post(at(), agreedForm, asHost())).headers.location).toBe(at('?done=list'))
    expect(await items()).toEqual([])
  })

  it('shows the current list to a host whose form is outdated', async () => {
    const old = await editor()
    await call(server, 'setSignUpList', { eventId: event.id, items: [ice] }, host)
    const late = await post(at(), { ...old, [`name.${old.added}`]: 'Cake', do: 'save' }, asHost())
    expect(late.statusCode).toBe(422)
    expect(late.body).toContain('Another host just changed the list.')
    expect(late.body).toContain('value="Ice &amp; cups"')
    expect(await items()).toMatchObject([{ name: 'Ice & cups' }])
  })

  it('lets a guest bring something and give it back without scripts', async () => {
    await call(server, 'setSignUpList', { eventId: event.id, items: [ice] }, host)
    const page = await get(at(key()))
    expect(page.headers['content-security-policy']).not.toContain('script-src')
    expect(page.body).toContain('bring Ice &amp; cups')
    const claimResponse = await post(at(key()), { do: 'claim', itemId: ice.itemId, amount: '1', note: 'Big bags' })
    expect(claimResponse.statusCode).toBe(303)
    const after = await get(String(claimResponse.headers.location).replace(/#.*/, ''))
    expect(after.body).toContain('Great, you&#x27;re bringing “Ice &amp; cups”.')
    expect(after.body).toContain('Big bags')
    const tooMuch = await post(at(key()), { do: 'claim', itemId: ice.itemId, amount: '3' })
    expect(tooMuch.statusCode).toBe(422)
    expect(tooMuch.body).toContain('Only 2 of “Ice &amp; cups” are left.')
    for (const amount of ['0', '-1', '1.5', 'x', ''])
      expect((await post(at(key()), { do: 'claim', itemId: ice.itemId, amount })).body, amount).toContain(
        'Enter an amount from 1 to 999.',
      )
    const link = await post(at(key()), { do: 'claim', itemId: ice.itemId, amount: '1', note: 'https://evil.example' })
    expect(link.body).toContain('Notes can have up to 140 characters, and no links.')
    expect((await post(at(key()), { do: 'giveBack', itemId: ice.itemId })).statusCode).toBe(303)
    expect(await items()).toMatchObject([{ taken: 0 }])
  })

  it('no longer says what a guest just took once the party is canceled', async () => {
    const dinner = await party(server, host)
    const [bo] = await invite(server, host, dinner, ['Bo'])
    if (!bo) throw new Error('not invited')
    await answer(server, dinner, bo, 'YES')
    const salad = { itemId: randomUUID(), name: 'Salad', wanted: 2 }
    await call(server, 'setSignUpList', { eventId: dinner.id, items: [salad] }, host)
    const path = `/event/bring/${dinner.id}?iu=${bo.inviteeId}&token=${keyOf(server, dinner, bo)}`
    const claim = await post(path, { do: 'claim', itemId: salad.itemId, amount: '1' })
    const after = String(claim.headers.location).replace(/#.*/, '')
    expect((await get(after)).body).toContain('Great, you&#x27;re bringing')
    await call(server, 'cancelEvent', { eventId: dinner.id }, host)
    const canceledPage = (await get(after)).body
    expect(canceledPage).toContain('This party is canceled, so there is nothing to bring.')
    expect(canceledPage).not.toContain('Great, you&#x27;re bringing')
  })

  it('keeps the key out of the address bar', async () => {
    const openedPage = await get(at(key()), {}, { 'sec-fetch-mode': 'navigate' })
    expect([openedPage.statusCode, openedPage.headers.location]).toEqual([303, at(`?iu=${ana.inviteeId}`)])
    const cookie = openedPage.cookies.find(({ name, path }) => name === 'guestKey' && path === at())
    expect(cookie).toMatchObject({ httpOnly: true })
    const cleanPage = await get(String(openedPage.headers.location), { guestKey: cookie?.value ?? '' })
    expect(cleanPage.body).toContain('bring Ice &amp; cups')
    expect(cleanPage.body).not.toContain('token=')
    // The way back works without the key, too.
    expect(cleanPage.body).toContain(`href="/event/${event.id}?iu=${ana.inviteeId}"`)
    expect(openedPage.cookies).toContainEqual(expect.objectContaining({ name: 'guestKey', path: `/event/${event.id}` }))
  })

  it('can be changed by no one else, and from no other site', async () => {
    const stranger = await get(at())
    expect(stranger.body).toContain('RSVP yes first')
    expect(stranger.body).not.toContain('<form')
    const claim = { do: 'claim', itemId: ice.itemId, amount: '1' }
    expect((await post(at(), claim)).statusCode).toBe(422)
    expect((await post(at(key()), { ...(await editor()), do: 'save' })).statusCode).toBe(403)
    expect((await post(at(), { ...(await editor()), do: 'save' })).statusCode).toBe(403)
    const elsewhere = { origin: 'https://evil.example' }
    expect((await post(at(), claim, asHost(), elsewhere)).statusCode).toBe(403)
    expect(await items()).toMatchObject([{ name: 'Ice & cups', taken: 0 }])
    expect((await get(`/event/bring/${randomUUID()}`)).statusCode).toBe(404)
    expect((await get('/event/bring/none')).statusCode).toBe(404)
  })

  it('is read-only for a canceled party', async () => {
    const off = await party(server, host)
    await call(server, 'setSignUpList', { eventId: off.id, items: [ice] }, host)
    await call(server, 'cancelEvent', { eventId: off.id }, host)
    const page = await get(`/event/bring/${off.id}`, asHost())
    expect(page.body).toContain('Event Canceled')
    expect(page.body).not.toContain('<form')
    const refusedPost = await post(`/event/bring/${off.id}`, { order: '', do: 'save' }, asHost())
    expect(refusedPost.body).toContain('The host has canceled this party.')
  })
})
