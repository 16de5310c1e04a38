import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { failures } from '@festoon/contract/messages/failures'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PageRenderer, PageRequest } from '@festoon/contract/wire/page'
import { invite, keyOf, party, person, rowOf, type Person } from '../../support/builders.ts'
import { call, reasonOf } from '../../support/rpcClient.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'
import { fixedText } from '../../support/texts/fixedTexts.ts'

/** The requests to a renderer that returns each one as JSON. */
const pages: PageRequest[] = []
const renderer: PageRenderer = {
  render: (request) => {
    pages.push(request)
    const status = request.kind === 'notFound' ? 404 : request.kind === 'guest' && request.data.form ? 422 : 200
    return Promise.resolve({ status, html: `<!doctype html><title>${request.kind}</title>` })
  },
}

describe('pages and the RSVP form without JavaScript', () => {
  let server: TestServer
  let host: Person
  let event: EventView
  let path: string
  const lines: string[] = []
  beforeAll(async () => {
    server = await testServer('any', { renderer, env: { LOG_LEVEL: 'warn' }, logTo: (line) => lines.push(line) })
    host = await person(server, 'Hana Host')
    event = await party(server, host)
    path = `/event/unauthrsvp/action/${event.id}`
  })
  afterAll(() => server.end())

  const get = (url: string, options: { authToken?: string; accept?: string } = {}) =>
    server.app.inject({
      method: 'GET',
      url,
      headers: { accept: options.accept ?? 'text/html' },
      cookies: options.authToken === undefined ? {} : { authToken: options.authToken },
    })
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}, url = path) =>
    server.app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    })
  const lastPage = () => {
    const page = pages.at(-1)
    if (page?.kind !== 'guest') throw new Error(`a ${page?.kind} page`)
    return page.data
  }

  it("logs a link's values that can't be decoded, and leaves them out [RSVP-20]", async () => {
    const warnings = () => lines.filter((line) => line.includes('an RSVP link has unreadable values'))
    expect((await get(`/event/${event.id}?n=${Buffer.from('Zoë').toString('base64url')}`)).statusCode).toBe(200)
    expect(lastPage().prefill).toMatchObject({ name: 'Zoë' })
    expect(warnings()).toEqual([])
    expect((await get(`/event/${event.id}?n=%25%25`)).statusCode).toBe(200)
    expect(lastPage().prefill?.name).toBeUndefined()
    expect(warnings().map((line) => Object(JSON.parse(line)))).toMatchObject([{ level: 40, values: ['n'] }])
    // Signed-in visitors get another page, with the same warning.
    expect((await get(`/event/${event.id}?iu=***`)).statusCode).toBe(200)
    expect((await get(`/event/${event.id}?iu=***&n=%25%25`, { authToken: host.refreshToken })).statusCode).toBe(200)
    expect(warnings().map((line) => Object(JSON.parse(line)).values)).toEqual([['n'], ['iu'], ['iu', 'n']])
  })

  it("saves an invited guest's RSVP and redirects to its page [ROUTE-39, RSVP-28, RSVP-30]", async () => {
    const [guest] = await invite(server, host, event, ['Gina'])
    if (!guest) throw new Error('not invited')
    const token = keyOf(server, event, guest)
    const fields = {
      iu: guest.inviteeId,
      token,
      rsvpStatus: 'yes',
      additionalGuestCount: '2',
      rsvpMessage: 'See you\r\nthere',
    }
    const answer = await post(fields)
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/event/${event.id}?iu=${guest.inviteeId}&token=${token}`,
    ])
    const row = await rowOf(server, host, event, guest.inviteeId)
    expect(row).toMatchObject({
      rsvpStatus: 'YES',
      additionalGuestCount: 2,
      rsvpMessage: 'See you\nthere',
      notificationPreference: 1,
    })
    await get(String(answer.headers.location))
    expect(lastPage()).toMatchObject({ link: { inviteeId: guest.inviteeId, token }, linkProblem: false })
    await post({ ...fields, rsvpStatus: 'no' })
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('NO')
  })

  it("saves the responses to the host's questions", async () => {
    const [foodId, swims] = [randomUUID(), randomUUID()]
    const at = await party(server, host, {
      questions: [
        { questionUuid: foodId, question: 'What can you not eat?', isRequired: true },
        { questionUuid: swims, question: 'Will you swim?', questionType: 'yesNo' },
      ],
    })
    const [guest] = await invite(server, host, at, ['Quinn'])
    if (!guest) throw new Error('not invited')
    const send = (fields: Record<string, string>) =>
      post(
        { iu: guest.inviteeId, token: keyOf(server, at, guest), rsvpStatus: 'yes', ...fields },
        {},
        `/event/unauthrsvp/action/${at.id}`,
      )
    const answersOf = async () => (await rowOf(server, host, at, guest.inviteeId)).answers
    expect((await send({ [`yesNo:${swims}`]: '1' })).statusCode).toBe(422)
    expect(lastPage().form).toMatchObject({
      errors: { answers: { [foodId]: 'This is a required field' } },
      values: { answers: [{ questionUuid: swims, answerValue: { isYes: true } }] },
    })
    await send({ [`text:${foodId}`]: ' All\r\nbut nuts ', [`yesNo:${swims}`]: '1' })
    const all = { questionUuid: foodId, answerValue: { text: 'All\nbut nuts' } }
    expect(await answersOf()).toEqual([all, { questionUuid: swims, answerValue: { isYes: true } }])
    // Responses that the form doesn't include are kept.
    await send({ [`yesNo:${swims}`]: '0' })
    expect(await answersOf()).toEqual([all, { questionUuid: swims, answerValue: { isYes: false } }])
    await send({ [`text:${foodId}`]: 'x'.repeat(1_001) })
    expect(lastPage().form?.errors.answers).toEqual({ [foodId]: 'Please limit your response to 1000 characters.' })
    // Guests who decline don't have to answer questions.
    expect((await send({ rsvpStatus: 'no', [`text:${foodId}`]: '' })).statusCode).toBe(303)
  })

  it('shows an event as far as the visitor may see it, and a draft only to its organizer [ROUTE-18, ROUTE-19]', async () => {
    const [guest] = await invite(server, host, event, ['Gil'])
    if (!guest) throw new Error('not invited')
    const page = `/event/${event.id}`
    const personal = `${page}?iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}`
    await get(page)
    expect(lastPage()).toMatchObject({ link: null, event: { id: event.id, location: null, invitee: null } })
    await get(personal)
    expect(lastPage()).toMatchObject({ link: { inviteeId: guest.inviteeId }, event: { invitee: { name: 'Gil' } } })
    await get(personal.replace('token=', 'token=x'))
    expect(lastPage()).toMatchObject({ link: null, event: { location: null, invitee: null } })
    expect(await reasonOf(server, 'getEvent', { eventId: event.id })).toBe('unauthenticated')
    const other = await person(server, 'Otto')
    await get(page, { authToken: other.refreshToken })
    expect(pages.at(-1)).toMatchObject({ kind: 'app', signedIn: true, event: { location: { place: 'g.5378538.' } } })

    const draftId = randomUUID()
    const draft = { eventId: draftId, event: { title: 'Half an idea', modificationId: 1 } }
    await call(server, 'editEventDraft', draft, host)
    const open = async (authToken?: string) => {
      const answer = await get(`/event/${draftId}`, authToken === undefined ? {} : { authToken })
      return answer.headers.location ?? answer.statusCode
    }
    expect(await open(host.refreshToken)).toBe(`/event/draft/${draftId}`)
    expect([await open(), await open(other.refreshToken)]).toEqual([404, 404])
  })

  it('adds a guest by the open link', async () => {
    const answer = await post({
      rsvpStatus: 'yes',
      name: 'Lin Link',
      email: 'lin@example.com',
      phone: '',
      additionalGuestCount: '',
    })
    expect(answer.statusCode).toBe(303)
    const { searchParams } = new URL(String(answer.headers.location), 'http://x')
    expect((await rowOf(server, host, event, searchParams.get('iu') ?? '')).name).toBe('Lin Link')
  })

  it('adds one guest for a form that is sent twice, even in parallel', async () => {
    const at = await party(server, host)
    await get(`/event/${at.id}`)
    const { newGuest, link } = lastPage()
    expect([link, newGuest]).toEqual([null, { inviteeId: expect.any(String), proof: expect.any(String) }])
    const send = (fields: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: `/event/unauthrsvp/action/${at.id}`,
        payload: new URLSearchParams({ rsvpStatus: 'no', name: 'Nora', ...newGuest, ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const guests = async () => (await call(server, 'fetchInvitees', { eventId: at.id }, host)).invitees.slice(1)
    const [first, second] = await Promise.all([send({}), send({})])
    const third = await send({ name: 'Nora B' })
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([303, 303, 303])
    expect(new Set([first, second, third].map(({ headers }) => headers.location)).size).toBe(1)
    expect((await guests()).map(({ inviteeId, name }) => [inviteeId, name])).toEqual([[newGuest?.inviteeId, 'Nora B']])
    // Ids are public, so one without its proof grants nothing, here or at another event.
    for (const proof of ['', 'x'.repeat(32)]) {
      const forgery = await send({ proof, name: 'Mallory', rsvpStatus: 'yes', email: 'm@example.com' })
      expect(new URL(String(forgery.headers.location), 'http://x').searchParams.get('iu')).not.toBe(newGuest?.inviteeId)
      await server.services.db.deleteFrom('invitees').where('name', '=', 'Mallory').execute()
    }
    expect((await guests()).map(({ name, rsvpStatus }) => [name, rsvpStatus])).toEqual([['Nora B', 'NO']])
  })

  it('only counts digits', async () => {
    const before = (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees.length
    for (const additionalGuestCount of ['0x2', '1e0', '-1', '2.0', '٣']) {
      const answer = await post({ rsvpStatus: 'yes', name: 'Hex', email: 'hex@example.com', additionalGuestCount })
      expect([additionalGuestCount, answer.statusCode]).toEqual([additionalGuestCount, 422])
    }
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(before)
  })

  it('redirects to no other site, for any path', async () => {
    for (const url of ['//evil.example/%2e%2e', '//', '/\\\\evil.example/x', 'http://evil.example/events']) {
      const answer = await get(url)
      expect([url, answer.statusCode]).toEqual([url, 200])
      expect(pages.at(-1)?.url).toMatch(/^\/(?![/\\])/)
    }
  })

  it('shows the error as a page to a browser that posted a form', async () => {
    const answer = await post({ rsvpStatus: 'no' }, { origin: 'https://evil.example', accept: 'text/html' })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
    expect(answer.body).toContain(failures.originRefused)
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })

  it('shows the page again with the input and the errors, and saves nothing', async () => {
    const before = (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees.length
    const answer = await post({
      rsvpStatus: 'yes',
      name: ' ',
      email: 'nobody',
      additionalGuestCount: '9',
      rsvpMessage: 'Hi',
    })
    expect(answer.statusCode).toBe(422)
    const typedValues = { rsvpStatus: 'YES', name: ' ', email: 'nobody', additionalGuestCount: 9, rsvpMessage: 'Hi' }
    expect(lastPage().form?.values).toMatchObject(typedValues)
    expect(lastPage().form?.errors).toEqual({
      name: 'Please provide a valid name.',
      email: 'Please provide a valid email.',
      additionalGuestCount: 'You can bring up to 8 people.',
    })
    await post({ name: 'Undecided', email: 'un@example.com' })
    expect(lastPage().form?.errors).toEqual({ form: 'Please tell us whether you can make it.' })
    expect((await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees).toHaveLength(before)
  })

  it('requires a phone number for a first yes if no preference is set [VAL-14, VAL-15]', async () => {
    expect((await post({ rsvpStatus: 'yes', name: 'Zed' })).statusCode).toBe(422)
    expect(lastPage().form?.errors).toEqual({ phone: fixedText('VAL-14') })
    expect((await post({ rsvpStatus: 'no', name: 'Zed' })).statusCode).toBe(303)
  })

  it('rejects a wrong key, and posts from other sites', async () => {
    const [guest] = await invite(server, host, event, ['Gina'])
    const fields = { iu: guest?.inviteeId ?? '', token: 'x'.repeat(32), rsvpStatus: 'no' }
    expect((await post(fields)).statusCode).toBe(422)
    expect(lastPage()).toMatchObject({
      linkProblem: true,
      link: null,
      form: { errors: { form: expect.stringContaining('link') } },
    })
    expect((await rowOf(server, host, event, guest?.inviteeId ?? '')).rsvpStatus).toBe('INVITED')
    expect((await post(fields, { origin: 'https://evil.example' })).statusCode).toBe(403)
  })

  it("doesn't RSVP on a GET, but shows the event with the link's values", async () => {
    const answer = await get(`${path}?r=yes&iu=x`)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `/event/${event.id}?r=yes&iu=x`])
  })

  it("fills in the form with the values of a link's parameters [EVPAGE-22, EVPAGE-23]", async () => {
    const [guest] = await invite(server, host, event, ['Ann'])
    if (!guest) throw new Error('not invited')
    const encode = (text: string) => Buffer.from(text).toString('base64url')
    const contacts = `ea=${encode('ann@example.com')}&ep=${encode('+15105550100')}`
    await get(`/event/${event.id}?r=no&${contacts}`)
    const values = { email: 'ann@example.com', phone: '5105550100' }
    expect(lastPage()).toMatchObject({ link: null, preselected: 'NO', prefill: values })
    expect(lastPage().prefill).not.toHaveProperty('notificationPreference')
    const token = keyOf(server, event, guest)
    await get(`/event/${event.id}?iu=${guest.inviteeId}&token=${token}&r=yes&fe=1&${contacts}`)
    expect(lastPage()).toMatchObject({
      link: { inviteeId: guest.inviteeId, token },
      preselected: 'YES',
      // A guest who comes from an email gets updates by email.
      prefill: { ...values, notificationPreference: 1 },
    })
  })

  it('changes nothing when links of an email are opened, whatever a scanner requests [RSVP-02]', async () => {
    const [guest] = await invite(server, host, event, ['Scanned'])
    if (!guest) throw new Error('not invited')
    const search = `?iu=${guest.inviteeId}&token=${keyOf(server, event, guest)}&fe=1&r=yes`
    for (const kind of ['rsvp', 'updateuser', 'updateemail', 'unauthrsvp'])
      for (const url of [`/event/${kind}/action/${event.id}${search}`, `/event/${event.id}${search}`])
        for (const method of ['HEAD', 'GET'] as const) {
          const headers = { accept: 'text/html', 'sec-purpose': 'prefetch' }
          const { statusCode } = await server.app.inject({ method, url, headers })
          expect(statusCode, `${method} ${url}`).toBeLessThan(400)
        }
    expect(lastPage()).toMatchObject({ preselected: 'YES', event: { invitee: { rsvpStatus: 'INVITED' } } })
    expect((await rowOf(server, host, event, guest.inviteeId)).rsvpStatus).toBe('INVITED')
  })

  it('renders the light page for signed-out guests and the app for everyone else', async () => {
    await get(`/event/${event.id}`)
    expect(lastPage().event.location).toBeNull()
    await get(`/event/${event.id}`, { authToken: host.refreshToken })
    expect(pages.at(-1)).toMatchObject({ kind: 'app', signedIn: true, event: { isHost: true } })
    for (const url of ['/', '/welcome', '/login', '/login?from=a.com', '/event/create', '/event/invite/x']) {
      await get(url)
      expect([url, pages.at(-1)]).toEqual([url, expect.objectContaining({ kind: 'app', signedIn: false, url })])
    }
    expect((await get(`/event/${crypto.randomUUID()}`)).statusCode).toBe(404)
    expect((await get('/event/12345')).statusCode).toBe(404)
  })

  it("reads the invitee's id as a uuid and as base64url", async () => {
    const [guest] = await invite(server, host, event, ['Base'])
    const iu = Buffer.from(guest?.inviteeId ?? '').toString('base64url')
    await get(`/event/${event.id}?iu=${iu}&token=${keyOf(server, event, guest ?? { inviteeId: '' })}`)
    expect(lastPage().link?.inviteeId).toBe(guest?.inviteeId)
  })

  it("sends pages with a strict policy, uncached, and without disclosing a guest's link", async () => {
    const page = await get(`/event/${event.id}?iu=x&token=y`)
    const policy = String(page.headers['content-security-policy'])
    const nonce = pages.at(-1)?.nonce ?? ''
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(nonce.length).toBeGreaterThan(20)
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const open = await get(`/event/${event.id}`)
    expect(open.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(pages.at(-1)?.nonce).not.toBe(nonce)
  })

  it('returns 404 for missing files, not a page', async () => {
    for (const url of ['/assets/x.js', '/humans.txt', '/files/x.webp', '/nothing.png'])
      expect([url, (await get(url, { accept: '*/*' })).statusCode]).toEqual([url, 404])
    expect((await get('/whatever', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await get('/welcome', { accept: '*/*' })).statusCode, 'link previews accept any type').toBe(200)
  })
})
