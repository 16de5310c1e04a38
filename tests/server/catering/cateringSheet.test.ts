import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Heads } from '@festoon/contract/nouns/catering/heads'
import type { EventView } from '@festoon/contract/nouns/event'
import { diets, type Diet } from '@festoon/contract/rules/catering/diets'
import { goingCount } from '@festoon/contract/rules/guests/heads'
import { answer, invite, party, person, type Person } from '../../support/builders.ts'
import { call } from '../../support/rpcClient.ts'
import { databaseKinds } from '../../support/testDatabase.ts'
import { testServer, type TestServer } from '../../support/testServer.ts'

const all = { children: true, names: true, diets: true }

/** A guest of a random party. */
interface PlannedGuest {
  status: 'YES' | 'NO' | 'MAYBE' | 'SEEN' | 'INVITED'
  waitlist: 'PENDING_APPROVAL' | 'DENIED' | 'APPROVED' | null
  isSent: boolean
  plusOnes: number
  heads: Heads | null
}

const plannedGuest: fc.Arbitrary<PlannedGuest> = fc.record({
  status: fc.constantFrom('YES', 'YES', 'YES', 'NO', 'MAYBE', 'SEEN', 'INVITED'),
  waitlist: fc.constantFrom(null, null, null, 'PENDING_APPROVAL', 'DENIED', 'APPROVED'),
  isSent: fc.boolean(),
  plusOnes: fc.nat(8),
  heads: fc.option(
    fc.record(
      {
        // More than the party can have, so that the database cuts it.
        children: fc.nat(9),
        diets: fc.uniqueArray(fc.record({ diet: fc.constantFrom(...diets), count: fc.integer({ min: 1, max: 9 }) }), {
          selector: ({ diet }) => diet,
        }),
        dietNote: fc.constantFrom('No nuts', 'No fish', ''),
      },
      { requiredKeys: [] },
    ),
  ),
})

describe.each(databaseKinds)('the caterer sheet, on %s,', (kind) => {
  let server: TestServer
  let host: Person
  let guest: Person
  beforeAll(async () => {
    server = await testServer(kind)
    host = await person(server, 'Hana Host')
    guest = await person(server, 'Gus Guest')
  })
  afterAll(() => server.end())

  const get = (event: EventView, ending = '', who: Person | undefined = host) =>
    server.app.inject({
      method: 'GET',
      url: `/event/${event.id}/catering${ending}`,
      cookies: who ? { authToken: who.refreshToken } : {},
    })
  const csvOf = async (event: EventView, query = '') => {
    const { body, headers, statusCode } = await get(event, `.csv${query}`)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'private, no-store',
    ])
    const { data, errors } = Papa.parse<string[]>(body.replace('\uFEFF', '').trimEnd())
    expect(errors).toEqual([])
    return data
  }
  const countsIn = (rows: readonly string[][], section: string): Record<string, number> =>
    Object.fromEntries(rows.filter(([of]) => of === section).map(([, name, count]) => [name, Number(count)]))

  /** Adds random guests to the guest list, as the database then has them. */
  const fill = async (event: EventView, guests: readonly PlannedGuest[]) => {
    if (guests.length > 0)
      await server.services.db
        .insertInto('invitees')
        .values(
          guests.map(({ status, waitlist, isSent, plusOnes, heads }, at) => ({
            event_id: event.id,
            invitee_id: randomUUID(),
            user_id: null,
            name: `Guest ${at}`,
            email: null,
            email_normalized: null,
            phone: null,
            photo_url: null,
            role: 'attendee' as const,
            source: 'host' as const,
            created_by: null,
            rsvp_status: status,
            invite_status: isSent ? ('SUCCESS' as const) : ('PENDING' as const),
            waitlist_status: waitlist,
            awaits: null,
            waitlisted_at: null,
            cohost_status: null,
            additional_guest_count: plusOnes,
            notification_preference: null,
            responses: '[]',
            heads: heads && JSON.stringify(heads),
            rsvp_at: null,
            created_at: at,
          })),
        )
        .execute()
    return (await call(server, 'fetchInvitees', { eventId: event.id }, host)).invitees
  }

  it('has the sums over all guests who are going', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(plannedGuest, { maxLength: 12 }), fc.boolean(), async (guests, withUnanswered) => {
        const event = await party(server, host, { headDetails: all })
        const list = await fill(event, guests)
        const going = list.filter((one) => goingCount([one]) > 0)
        const undecidedCount = list.filter(
          ({ rsvpStatus, inviteStatus }) =>
            rsvpStatus === 'SEEN' || rsvpStatus === 'MAYBE' || (rsvpStatus === 'INVITED' && inviteStatus !== 'PENDING'),
        ).length
        const rows = await csvOf(event, withUnanswered ? '?unanswered=1' : '')
        const { People = 0, Adults = 0, Children = 0, ...rest } = countsIn(rows, 'Total')
        expect(Adults + Children).toBe(goingCount(list))
        expect(Children).toBe(going.reduce((sum, { heads }) => sum + (heads?.children ?? 0), 0))
        expect(Math.min(Adults, Children)).toBeGreaterThanOrEqual(0)
        expect(rest).toEqual(withUnanswered && undecidedCount > 0 ? { 'Not decided yet': undecidedCount } : {})
        expect(People).toBe(Adults + Children + (withUnanswered ? undecidedCount : 0))
        const mealsOf = (diet: Diet) =>
          going.reduce((sum, { heads }) => sum + (heads?.diets?.find((one) => one.diet === diet)?.count ?? 0), 0)
        const dietCounts = Object.values(countsIn(rows, 'Diets'))
        expect(dietCounts).toEqual(diets.map(mealsOf).filter((count) => count > 0))
        for (const count of dietCounts) expect(count).toBeLessThanOrEqual(goingCount(list))
        const notes = Object.values(countsIn(rows, 'Note')).reduce((sum, count) => sum + count, 0)
        expect(notes).toBe(going.filter(({ heads }) => heads?.dietNote).length)
        // The rows with names add up to the same.
        const namedRows = await csvOf(event, `?names=1${withUnanswered ? '&unanswered=1' : ''}`)
        const body = namedRows.slice(1, -1)
        const sumOf = (column: number) => body.reduce((sum, row) => sum + Number(row[column] ?? 0), 0)
        expect(namedRows.at(-1)?.slice(0, 4)).toEqual(['Total', String(People), String(Adults), String(Children)])
        expect([sumOf(1), sumOf(2), sumOf(3)]).toEqual([People, Adults, Children])
      }),
      { numRuns: kind === 'pglite' ? 12 : 25 },
    )
  })

  const dinner = async (fields: Parameters<typeof party>[2] = {}) => {
    const event = await party(server, host, { headDetails: all, title: 'Harvest dinner', ...fields })
    const [ana, ben, cem] = await invite(server, host, event, ['Ana Ortiz', '=Ben()', 'Cem Kaya'])
    if (!ana || !ben || !cem) throw new Error('not invited')
    const edit = (invitee: { inviteeId: string; name: string }, changes: object) =>
      call(server, 'editInvitee', { eventId: event.id, invitee: { ...invitee, ...changes } }, host)
    await edit(ana, {
      name: 'Ana Ortiz',
      rsvpStatus: 'YES',
      additionalGuestCount: 2,
      heads: {
        children: 1,
        plusOneNames: ['Dora <b>'],
        diets: [{ diet: 'vegan', count: 2 }],
        dietNote: '@cmd: no nuts',
      },
    })
    await edit({ ...ben, name: '=Ben()' }, { rsvpStatus: 'YES' })
    await answer(server, event, cem, 'SEEN')
    return event
  }
  const text = (html: string) =>
    html
      .replaceAll(/<style>.*?<\/style>/gs, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')

  it('shows numbers and notes, and names only if the host chooses', async () => {
    const event = await dinner()
    const { body, headers } = await get(event)
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).not.toContain('script-src')
    // The organizer is going, too.
    expect(text(body)).toContain('People 5 Adults 4 Children 1')
    expect(text(body)).toContain('Vegan 2')
    expect(body).toContain('@cmd: no nuts')
    expect(body).not.toMatch(/Ana|Dora|Ben|Hana/)
    const namedSheet = await get(event, '?names=1')
    expect(text(namedSheet.body)).toContain(
      'Ana Ortiz 2 adults, 1 child Dora &lt;b&gt;, 1 more without a name 2 × vegan',
    )
    // The files are submitted with the same form, so that they follow its boxes.
    expect(namedSheet.body).toMatch(
      /<form action="[^"]+" method="get"[^]*name="names"[^]*formAction="[^"]+\/catering\.pdf"[^]*<\/form>/i,
    )
    expect(namedSheet.body).not.toContain('Cem')
    const whole = await get(event, '?names=1&unanswered=1')
    expect(text(whole.body)).toContain('People 6 Adults 4 Children 1 Not decided yet 1')
    expect(text(whole.body)).toContain('Cem Kaya Not decided yet 1')
  })

  it('is a CSV file that spreadsheets read as text', async () => {
    const event = await dinner()
    expect(await csvOf(event)).toEqual([
      ['Section', 'Item', 'Count'],
      ['Total', 'People', '5'],
      ['Total', 'Adults', '4'],
      ['Total', 'Children', '1'],
      ['Diets', 'Vegan', '2'],
      ['Note', "'@cmd: no nuts", '1'],
    ])
    const rows = await csvOf(event, '?names=1')
    expect(rows[0]?.slice(0, 5)).toEqual(['Name', 'People', 'Adults', 'Children', 'Plus-ones'])
    expect(rows.map(([name]) => name)).toEqual(['Name', 'Hana Host', "'=Ben()", 'Ana Ortiz', 'Total'])
  })

  it('is a PDF file, even with names that the typeface lacks', async () => {
    const event = await dinner()
    await invite(server, host, event, ['田中さん 🎉']).then(([kei]) =>
      answer(server, event, kei ?? { inviteeId: '' }, 'YES'),
    )
    for (const query of ['', '?names=1&unanswered=1']) {
      const { headers, rawPayload, statusCode } = await get(event, `.pdf${query}`)
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ])
      expect(headers['content-disposition']).toMatch(/attachment; filename="Caterer sheet Harvest dinner [\d-]+\.pdf"/)
      expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      expect(rawPayload.toString('latin1').match(/\/Type \/Page\b/g), 'one page').toHaveLength(1)
    }
  })

  it('is for hosts only', async () => {
    const event = await dinner()
    for (const ending of ['', '.csv', '.pdf']) expect((await get(event, ending, guest)).statusCode, ending).toBe(403)
    const visitor = await server.app.inject({ method: 'GET', url: `/event/${event.id}/catering` })
    expect([visitor.statusCode, visitor.headers.location]).toEqual([302, `/event/${event.id}`])
    for (const ending of ['.csv', '.pdf'])
      expect((await server.app.inject({ method: 'GET', url: `/event/${event.id}/catering${ending}` })).statusCode).toBe(
        401,
      )
    expect((await get({ ...event, id: randomUUID() })).statusCode).toBe(404)
    expect((await get({ ...event, id: 'none' }, '.pdf')).statusCode).toBe(404)
  })

  it('explains itself if nothing is asked, and counts everyone', async () => {
    const event = await dinner({ headDetails: undefined })
    const { body } = await get(event)
    expect(text(body)).toContain('You haven&#x27;t asked guests for anything yet')
    expect(text(body)).toContain('People 5')
    expect(body).not.toContain('Diets')
  })
})
