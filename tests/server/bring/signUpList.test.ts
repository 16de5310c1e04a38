import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { merge } from '../../support/accounts.ts'
import { answer, eventDraft, invite, keyOf, party, person, type Person } from '../../support/builders.ts'
import { attempt, call, reasonOf, type Caller } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

describe.each(databaseKinds)('a sign-up list, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
  })
  afterAll(() => server.end())

  const linkOf = (event: EventView, { inviteeId }: { inviteeId: string }) => ({
    eventId: event.id,
    inviteeUuid: inviteeId,
    token: keyOf(server, event, { inviteeId }),
  })
  const item = (name: string, wanted: number | null = null) => ({ itemId: randomUUID(), name, wanted })
  /** Creates a party with guests who are going, and a list of ice (3) and salad. */
  const potluck = async (fields: Parameters<typeof party>[2] = {}, names = ['Ana Ortiz', 'Ben Cole']) => {
    const event = await party(server, host, fields)
    const guests = await invite(server, host, event, names)
    for (const guest of guests) await answer(server, event, guest, 'YES')
    const items = [item('Ice', 3), item('Salad')] as const
    await call(server, 'setSignUpList', { eventId: event.id, items: [...items] }, host)
    const [ice, salad] = items
    const [ana, ben] = guests
    if (!ana) throw new Error('no guest')
    return { event, ana, ben: ben ?? ana, ice, salad }
  }
  const claim = (event: EventView, guest: Invitee, { itemId }: { itemId: string }, amount: number, note = '') =>
    attempt(server, 'claimItem', { ...linkOf(event, guest), itemId, amount, note })
  const listFor = async (event: EventView, caller: Caller | Invitee = {}) =>
    'inviteeId' in caller
      ? (await call(server, 'getSignUpList', linkOf(event, caller))).list
      : (await call(server, 'getSignUpList', { eventId: event.id }, caller)).list
  const takenOf = async (event: EventView) =>
    Object.fromEntries((await listFor(event, host)).items.map(({ name, taken }) => [name, taken]))

  it('lets a guest take an amount, change it, and give it back', async () => {
    const { event, ana, ben, ice } = await potluck()
    const first = await claim(event, ana, ice, 2, 'Two big bags')
    expect(first.result?.list.items[0]).toMatchObject({
      taken: 2,
      own: { amount: 2, note: 'Two big bags' },
      claims: [],
    })
    await claim(event, ben, ice, 1)
    expect((await listFor(event, ana)).items[0]).toMatchObject({
      taken: 3,
      own: { amount: 2 },
      claims: [{ name: 'Ben Cole', amount: 1, note: '' }],
    })
    await claim(event, ana, ice, 1)
    expect(await takenOf(event)).toEqual({ Ice: 2, Salad: 0 })
    const last = await claim(event, ana, ice, 0)
    expect(last.result?.list.items[0]).toMatchObject({ taken: 1, own: null })
  })

  it('refuses more than is left, and says how much that is', async () => {
    const { event, ana, ben, ice, salad } = await potluck()
    await claim(event, ana, ice, 2)
    expect((await claim(event, ben, ice, 2)).failure).toEqual({
      reason: 'itemFull',
      issues: [{ path: 'amount', message: 'Only 1 of “Ice” is left.' }],
    })
    expect((await claim(event, ana, ice, 3)).failure, 'her own two are hers').toBeUndefined()
    expect((await claim(event, ben, salad, 999)).failure).toBeUndefined()
    expect((await claim(event, ben, salad, 1_000)).failure?.reason).toBe('invalid')
    expect((await claim(event, ben, item('Gone'), 1)).failure?.reason).toBe('itemNotFound')
    expect(await takenOf(event)).toEqual({ Ice: 3, Salad: 999 })
  })

  it('is for guests who are going, and hosts', async () => {
    const { event, ana, ice } = await potluck()
    const [undecidedGuest] = await invite(server, host, event, ['Uma Undecided'])
    if (!undecidedGuest) throw new Error('no guest')
    expect((await claim(event, undecidedGuest, ice, 1)).failure?.reason).toBe('notGoing')
    const ownClaim = { eventId: event.id, itemId: ice.itemId, amount: 1 }
    expect(await reasonOf(server, 'claimItem', ownClaim, await person(server, 'Sam Stranger'))).toBe('forbidden')
    expect(await reasonOf(server, 'claimItem', ownClaim)).toBe('forbidden')
    expect(
      await reasonOf(server, 'claimItem', { ...linkOf(event, ana), token: 'x', itemId: ice.itemId, amount: 1 }),
    ).toBe('inviteeTokenInvalid')
    expect((await call(server, 'claimItem', ownClaim, host)).list.items[0]?.own).toEqual({ amount: 1, note: '' })
  })

  it.each(['NO', 'removed', 'denied', 'erased'] as const)('takes claims back from a guest: %s', async (way) => {
    const { event, ana, ben, ice, salad } = await potluck({ hasWaitlist: true })
    await claim(event, ana, ice, 2)
    await claim(event, ana, salad, 1)
    await claim(event, ben, ice, 1)
    if (way === 'NO') await answer(server, event, ana, 'NO')
    if (way === 'removed')
      await call(server, 'deleteInvitees', { eventId: event.id, inviteeIds: [ana.inviteeId] }, host)
    if (way === 'denied')
      await call(server, 'setWaitlistStatus', { eventId: event.id, inviteeId: ana.inviteeId, status: 'DENIED' }, host)
    if (way === 'erased') {
      const { token, inviteeUuid } = linkOf(event, ana)
      const at = `/event/${event.id}/my-data?iu=${inviteeUuid}&token=${token}`
      const post = (url: string, form: Record<string, string>) =>
        server.app.inject({
          method: 'POST',
          url,
          payload: new URLSearchParams(form).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
      await post(at, { do: 'send' })
      const { rows } = { rows: await server.services.db.selectFrom('outbox').selectAll().execute() }
      const link = rows
        .map(({ body }) => /https?:\/\/[^/\s]+(\/event\/\S+my-data\S+)/.exec(body)?.[1])
        .findLast(Boolean)
      await post(link ?? '', { do: 'erase', confirm: 'ERASE' })
    }
    expect(await takenOf(event)).toEqual({ Ice: 1, Salad: 0 })
    expect((await claim(event, ben, ice, 3)).failure).toBeUndefined()
  })

  it("takes a deleted account's claims back", async () => {
    const { event, ice } = await potluck()
    const mia = await person(server, 'Mia Member')
    await call(
      server,
      'updateAttendance',
      { eventId: event.id, invitee: { inviteeId: randomUUID(), rsvpStatus: 'YES' } },
      mia,
    )
    await call(server, 'claimItem', { eventId: event.id, itemId: ice.itemId, amount: 2, note: 'Mine' }, mia)
    expect(await takenOf(event)).toMatchObject({ Ice: 2 })
    await call(server, 'deleteAccount', { hostedEvents: 'cancel' }, mia)
    expect(await takenOf(event)).toMatchObject({ Ice: 0 })
  })

  it('adds up the claims of two accounts that are merged', async () => {
    const { event, ice, salad } = await potluck()
    const [mia, old] = [await person(server, 'Mia'), await person(server, 'Mia Old')]
    for (const one of [old, mia]) {
      const invitee = { inviteeId: randomUUID(), rsvpStatus: 'YES' as const }
      await call(server, 'updateAttendance', { eventId: event.id, invitee }, one)
      await call(server, 'claimItem', { eventId: event.id, itemId: ice.itemId, amount: 1 }, one)
    }
    await call(server, 'claimItem', { eventId: event.id, itemId: salad.itemId, amount: 4, note: 'Greek' }, old)
    await merge(server, mia, { emailAddress: old.email })
    const { items } = await listFor(event, mia)
    expect(items.map(({ own, taken }) => [own, taken])).toEqual([
      [{ amount: 2, note: '' }, 2],
      [{ amount: 4, note: 'Greek' }, 4],
    ])
  })

  it('shows names as the guest list does', async () => {
    const { event, ana, ben, ice } = await potluck()
    await claim(event, ana, ice, 1, 'From the shop')
    const iceFor = async (caller: Caller | Invitee) => (await listFor(event, caller)).items[0]
    expect((await iceFor(host))?.claims).toEqual([{ name: 'Ana Ortiz', amount: 1, note: 'From the shop' }])
    expect((await iceFor(ben))?.claims).toEqual([{ name: 'Ana Ortiz', amount: 1, note: 'From the shop' }])
    expect((await iceFor({}))?.claims, 'a stranger').toEqual([{ name: 'Ana O.', amount: 1, note: '' }])

    const hidden = await potluck({ publicGuestList: false })
    await claim(hidden.event, hidden.ana, hidden.ice, 2)
    const firstItemFor = async (caller: Caller | Invitee) => (await listFor(hidden.event, caller)).items[0]
    expect(await firstItemFor(hidden.ben)).toMatchObject({ taken: 2, own: null, claims: null })
    expect(await firstItemFor(hidden.ana)).toMatchObject({ taken: 2, own: { amount: 2 }, claims: null })
    expect(await firstItemFor({})).toMatchObject({ taken: 2, own: null, claims: null })
    expect((await firstItemFor(host))?.claims).toEqual([{ name: 'Ana Ortiz', amount: 2, note: '' }])
  })

  it('keeps claims by id when a host edits it, and drops them only if the host agrees', async () => {
    const { event, ana, ben, ice, salad } = await potluck()
    await claim(event, ana, ice, 2)
    server.clock.advance(1_000)
    await claim(event, ben, ice, 1)
    const set = (items: object[], more: object = {}) =>
      attempt(server, 'setSignUpList', Object({ eventId: event.id, items, ...more }), host)
    const renameResult = await set([salad, { ...ice, name: 'Bags of ice', wanted: 4 }])
    expect(renameResult.result?.list.items).toMatchObject([
      { name: 'Salad', taken: 0 },
      { name: 'Bags of ice', wanted: 4, taken: 3 },
    ])
    const less = [{ ...ice, name: 'Bags of ice', wanted: 2 }]
    expect((await set(less)).failure).toEqual({
      reason: 'itemTaken',
      issues: [{ path: `items.${ice.itemId}`, message: 'Guests are already bringing 3 of “Bags of ice”.' }],
    })
    expect((await set([salad])).failure?.reason, 'removed').toBe('itemTaken')
    expect((await listFor(event, host)).items, 'nothing has changed').toHaveLength(2)
    const forcedResult = await set(less, { dropClaims: [ice.itemId] })
    expect(forcedResult.result?.list.items).toMatchObject([{ taken: 2, claims: [{ name: 'Ana Ortiz', amount: 2 }] }])
    expect((await set([], { dropClaims: [ice.itemId] })).result?.list.items).toEqual([])
  })

  it("doesn't overwrite the changes of another host", async () => {
    const { event, ana, ice } = await potluck()
    const { revision } = await listFor(event, host)
    await claim(event, ana, ice, 1)
    expect((await listFor(event, host)).revision, 'claims change only the guests’ part').toBe(revision)
    const items = [ice, item('Cups', 1)]
    await call(server, 'setSignUpList', { eventId: event.id, items, revision }, host)
    const stale = { eventId: event.id, items: [ice], revision }
    expect(await reasonOf(server, 'setSignUpList', stale, host)).toBe('conflict')
    expect(
      await reasonOf(server, 'setSignUpList', { eventId: event.id, items, revision }, host),
      'the same',
    ).toBeUndefined()
    expect(await reasonOf(server, 'setSignUpList', stale, await person(server, 'Sam Stranger'))).toBe('forbidden')
  })

  it('has up to 50 items with names without links', async () => {
    const { event } = await potluck()
    const reason = (items: object[]) => reasonOf(server, 'setSignUpList', Object({ eventId: event.id, items }), host)
    expect(await reason(Array.from({ length: 50 }, (_, at) => item(`Item ${at}`)))).toBeUndefined()
    expect(await reason(Array.from({ length: 51 }, (_, at) => item(`Item ${at}`)))).toBe('invalid')
    const [twice] = [item('Twice')]
    expect(await reason([twice, twice])).toBe('invalid')
    expect(await reason([item('See https://evil.example')])).toBe('invalid')
    expect(await reason([item('x'.repeat(81))])).toBe('invalid')
    expect(await reason([item('None', 0)])).toBe('invalid')
  })

  it('can only be read after the party, and of a canceled one', async () => {
    const { event, ana, ice } = await potluck()
    const off = await potluck()
    await claim(off.event, off.ana, off.ice, 1)
    await call(server, 'cancelEvent', { eventId: off.event.id }, host)
    expect((await claim(off.event, off.ana, off.ice, 0)).failure?.reason).toBe('eventCancelled')
    const edit = { eventId: off.event.id, items: [] }
    expect(await reasonOf(server, 'setSignUpList', edit, host)).toBe('eventCancelled')
    expect((await listFor(off.event, off.ana)).items[0]?.taken).toBe(1)
    const past = server.services.clock.now() - 1
    await server.services.db.updateTable('events').set({ past_from: past }).where('id', '=', event.id).execute()
    expect((await claim(event, ana, ice, 1)).failure?.reason).toBe('eventPast')
  })

  it('counts the items that are taken for the event page, and goes along with a copy of the party', async () => {
    const { event, ana, ice, salad } = await potluck()
    const counts = async (id: string) => (await call(server, 'getEvent', { eventId: id }, host)).event.signUps
    await claim(event, ana, ice, 2)
    expect(await counts(event.id), 'one of three bags is left').toEqual({ taken: 0, items: 2 })
    await claim(event, ana, ice, 3)
    await claim(event, ana, salad, 1)
    expect(await counts(event.id)).toEqual({ taken: 2, items: 2 })
    const preview = await call(server, 'getEventPreview', linkOf(event, ana))
    expect(preview.event.signUps?.yours).toBe("You're bringing: Ice (3) and Salad.")
    expect((await call(server, 'getEventPreview', { eventId: event.id })).event.signUps?.yours).toBeUndefined()
    const { event: copy } = await call(server, 'createEvent', { event: eventDraft(server), itemsOf: event.id }, host)
    expect(copy.signUps).toEqual({ taken: 0, items: 2 })
    expect((await listFor(copy, host)).items).toMatchObject([
      { name: 'Ice', wanted: 3, taken: 0, claims: [] },
      { name: 'Salad', wanted: null, taken: 0, claims: [] },
    ])
    const thief = await person(server, 'Theo Thief')
    expect(await reasonOf(server, 'createEvent', { event: eventDraft(server), itemsOf: event.id }, thief)).toBe(
      'forbidden',
    )
    expect(await counts((await party(server, host)).id), 'a party without a list').toBeUndefined()
  })
})
