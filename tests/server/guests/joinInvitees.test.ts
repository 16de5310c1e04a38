import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joinInvitees } from '../../../server/accounts/merge/joinInvitees.ts'
import type { InviteeRow } from '../../../server/database/schema.ts'
import { inviteeRow } from '../../support/guests/inviteeRow.ts'

const row = (fields: Partial<InviteeRow> = {}) => inviteeRow({ event_id: 'e', user_id: 'u', ...fields })
const yes = (fields: Partial<InviteeRow> = {}) => row({ rsvp_status: 'YES', rsvp_at: 10, ...fields })
const no = (fields: Partial<InviteeRow> = {}) => row({ rsvp_status: 'NO', rsvp_at: 10, ...fields })

describe('two rows of one person at one event', () => {
  const keptCases: [string, InviteeRow, InviteeRow][] = [
    ['a yes over a no', yes(), no()],
    ['a no over an opened invitation', no(), row({ rsvp_status: 'SEEN' })],
    ['an opened invitation over an unopened one', row({ rsvp_status: 'SEEN' }), row()],
    ['a newer no over an older yes', no({ rsvp_at: 11 }), yes()],
    ['a newer yes over an older no', yes({ rsvp_at: 11 }), no()],
    ['an older RSVP over none', no(), row({ rsvp_status: 'SEEN', created_at: 99 })],
    ['the newer of two yeses', yes({ rsvp_at: 11 }), yes({ created_at: 0 })],
    [
      'a yes with a spot over a newer one on the waitlist',
      yes(),
      yes({ rsvp_at: 11, waitlist_status: 'PENDING_APPROVAL' }),
    ],
    [
      'a yes with a spot over one that was denied',
      yes({ waitlist_status: 'APPROVED' }),
      yes({ rsvp_at: 11, waitlist_status: 'DENIED' }),
    ],
    ['the organizer over any other guest', yes({ role: 'organizer', rsvp_at: 1 }), no({ rsvp_at: 99 })],
    ['a sent invitation over an unsent one', row(), row({ invite_status: 'PENDING', created_at: 0 })],
    ['the older of two equal rows', row({ created_at: 1 }), row({ created_at: 2 })],
  ]
  it.each(keptCases)('keep %s', (_name, keptRow, went) => {
    expect(joinInvitees(keptRow, went).remaining).toBe(keptRow)
    expect(joinInvitees(went, keptRow).remaining).toBe(keptRow)
    expect(joinInvitees(went, keptRow).mergedRow).toBe(went)
  })

  it('keep the invitation, with the RSVP that the guest sent by the open link', () => {
    const invitation = row({ email: 'ana@x.org', email_normalized: 'ana@x.org', invite_status: 'PENDING' })
    const waiting = yes({ source: 'link', waitlist_status: 'PENDING_APPROVAL', awaits: 'approval', waitlisted_at: 10 })
    const onOpenLink = { ...waiting, email: 'b@x.org', email_normalized: 'b@x.org', rsvp_message: 'Hi' }
    for (const [one, two] of [
      [invitation, onOpenLink],
      [onOpenLink, invitation],
    ] as const) {
      const { remaining, changes } = joinInvitees(one, two)
      expect(remaining).toBe(invitation)
      expect(changes).toMatchObject({ rsvp_status: 'YES', rsvp_at: 10, awaits: 'place', rsvp_message: 'Hi' })
      expect(changes).toMatchObject({ waitlist_status: 'PENDING_APPROVAL', invite_status: 'PENDING', withheld: [] })
      expect(changes).not.toHaveProperty('email')
      expect(joinInvitees(one, two, 11).changes.awaits, 'before the deadline').toBe('place')
      expect(joinInvitees(one, two, 10).changes.awaits, 'after the deadline').toBe('approval')
    }
    const madeToWait = row({ ...waiting, source: 'host', rsvp_at: 5 })
    expect(joinInvitees(madeToWait, onOpenLink).changes.awaits, 'the host made the guest wait').toBe('approval')
    const deniedRow = row({ waitlist_status: 'DENIED' })
    expect(joinInvitees(deniedRow, onOpenLink).changes).toMatchObject({ waitlist_status: 'DENIED', awaits: null })
    const organizer = yes({ source: 'link', role: 'organizer' })
    expect(joinInvitees(organizer, invitation).remaining).toBe(organizer)
    const ownMessage = { ...invitation, rsvp_message: 'Private', withheld: ['message'] }
    expect(joinInvitees(ownMessage, onOpenLink).changes.withheld, 'of the newer message').toEqual([])
    expect(joinInvitees(ownMessage, waiting).changes.withheld, 'of the only message').toEqual(['message'])
  })

  it.each(['PENDING', 'SUCCESS', 'FAILED', 'DECLINED'] as const)(
    'pass on no request to co-host that is %s',
    (cohostStatus) => {
      const other = row({ cohost_status: cohostStatus, is_connected: true })
      for (const [one, two] of [
        [yes(), other],
        [other, yes()],
      ] as const) {
        const { changes } = joinInvitees(one, two)
        expect(changes.cohost_status).toBeNull()
        expect(changes).not.toHaveProperty('is_connected')
      }
    },
  )

  it('keep the values that only one of them has', () => {
    const other = row({
      email: 'Ana@x.org',
      email_normalized: 'ana@x.org',
      phone: '+14155550100',
      rsvp_message: 'Hi',
      notification_preference: 2,
      cohost_status: 'ACCEPTED',
      responses: [{ questionUuid: 'q', answerValue: { isYes: true } }],
    })
    const waiting = yes({ waitlist_status: 'PENDING_APPROVAL', awaits: 'place', waitlisted_at: 3 })
    expect(joinInvitees(waiting, other).changes).toMatchObject({
      email: 'Ana@x.org',
      email_normalized: 'ana@x.org',
      phone: '+14155550100',
      rsvp_message: 'Hi',
      notification_preference: 2,
      cohost_status: 'ACCEPTED',
      responses: other.responses,
      waitlist_status: null,
      awaits: null,
    })
    const joinedRows = joinInvitees(
      yes({ rsvp_message: 'Yes!', phone: '+14155550101', notification_preference: 1 }),
      other,
    )
    expect(joinedRows.changes).toMatchObject({
      rsvp_message: 'Yes!',
      phone: '+14155550101',
      notification_preference: 1,
    })
    expect(joinInvitees(yes({ role: 'organizer' }), other).changes.cohost_status).toBeNull()
    expect(joinInvitees(yes({ email: 'b@x.org', email_normalized: 'b@x.org' }), other).changes).not.toHaveProperty(
      'email',
    )
  })

  const items: [string, Partial<InviteeRow>][] = [
    ['email', { email: 'ana@x.org', email_normalized: 'ana@x.org' }],
    ['phone', { phone: '+14155550100' }],
    ['message', { rsvp_message: 'Hi' }],
    ['q', { responses: [{ questionUuid: 'q', answerValue: { isYes: true } }] }],
  ]
  it.each(items)('withhold the %s that comes from the other row only', (item, value) => {
    const other = row({ ...value, withheld: [item] })
    // The kept row has all other items.
    const otherItems = Object.assign({}, ...items.filter(([name]) => name !== item).map(([, own]) => own))
    expect(joinInvitees(yes(otherItems), other).changes).toMatchObject({
      withheld: [item],
      late_contacts: ['email', 'phone'],
    })
    expect(joinInvitees(yes(), row(value)).changes, 'nothing is withheld').toMatchObject({
      withheld: [],
      late_contacts: [],
    })
    const whole = joinInvitees(yes({ ...otherItems, ...value, late_contacts: ['email'] }), other).changes
    expect(whole, 'the kept row has its own').toMatchObject({ withheld: [], late_contacts: ['email'] })
    const alone = joinInvitees(yes({ ...value, withheld: [item] }), row()).changes
    expect(alone, 'the other row has nothing').toMatchObject({ withheld: [item], late_contacts: [] })
    const hidden = joinInvitees(yes({ ...otherItems, ...value, withheld: [item] }), row()).changes
    expect(hidden, 'its own is withheld').toMatchObject({ withheld: [item], late_contacts: [] })
  })

  it('take over a delivered invitation, never a queued one', () => {
    const keptRow = yes({ invite_status: 'PENDING' })
    expect(joinInvitees(keptRow, row({ invite_status: 'OPENED' })).changes.invite_status).toBe('OPENED')
    expect(joinInvitees(keptRow, row({ invite_status: 'TRIGGERED' })).changes.invite_status).toBe('PENDING')
  })

  it('are merged the same way in any order', () => {
    const rows = fc.record({
      rsvp_status: fc.constantFrom('INVITED' as const, 'SEEN' as const, 'YES' as const, 'NO' as const),
      invite_status: fc.constantFrom('PENDING' as const, 'FAILED' as const, 'SUCCESS' as const, 'CLICKED' as const),
      waitlist_status: fc.constantFrom(null, 'PENDING_APPROVAL' as const, 'DENIED' as const, 'APPROVED' as const),
      rsvp_at: fc.constantFrom(null, 1, 2, 3),
      additional_guest_count: fc.integer({ min: 0, max: 8 }),
    })
    fc.assert(
      fc.property(rows, rows, (a, b) => {
        const [first, second] = [row({ ...a, created_at: 1 }), row({ ...b, created_at: 2 })]
        const { remaining: keptRow, mergedRow: goneRow } = joinInvitees(first, second)
        expect(joinInvitees(second, first).remaining).toBe(keptRow)
        expect(new Set([keptRow, goneRow])).toEqual(new Set([first, second]))
      }),
    )
  })
})
