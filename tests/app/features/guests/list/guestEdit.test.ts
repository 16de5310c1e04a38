import { describe, expect, it } from 'vitest'
import {
  editOf,
  emailProblem,
  fieldsOf,
  hasNewEmail,
  maxPartySize,
  nameProblem,
} from '../../../../../app/features/guests/list/guestEdit.ts'
import { inviteeSchema, type Invitee } from '../../../../../contract/nouns/guest.ts'
import { editInvitee } from '../../../../../contract/nouns/guestManagement.ts'
import { fixedText } from '../../../../support/texts/fixedTexts.ts'

const guest = (more: Partial<Invitee> = {}): Invitee =>
  inviteeSchema.parse({
    inviteeId: crypto.randomUUID(),
    name: 'Ana',
    email: 'ana@x.org',
    role: 'attendee',
    rsvpStatus: 'INVITED',
    inviteStatus: 'SUCCESS',
    additionalGuestCount: 0,
    rsvpMessage: '',
    answers: [],
    isNew: false,
    ...more,
  })
const ben = guest({ email: 'Ben@x.org' })

describe('editing a guest', () => {
  it('requires a name of at most 128 characters [VAL-39, VAL-40]', () => {
    expect(nameProblem(' ')).toBe(fixedText('VAL-39'))
    expect(nameProblem('Ana')).toBeUndefined()
    expect(nameProblem('a'.repeat(128))).toBeUndefined()
    expect(nameProblem('a'.repeat(129))).toBe('Please limit this to 128 characters.')
  })

  it('requires a valid address of at most 128 characters, unless the guest has an account [VAL-40, VAL-41]', () => {
    for (const wrong of ['', 'ana', 'ana@x']) expect(emailProblem(wrong, guest(), [])).toBe(fixedText('VAL-41'))
    expect(emailProblem(`${'a'.repeat(130)}@x.org`, guest(), [])).toBe('Please limit this to 128 characters.')
    expect(emailProblem(' new@x.org ', guest(), [ben])).toBeUndefined()
    expect(emailProblem('', guest({ isConnected: true, email: undefined }), [])).toBeUndefined()
    // A guest invited by phone, who never had an email address.
    expect(emailProblem('', guest({ email: undefined, phone: '+15105550100' }), [])).toBeUndefined()
    expect(emailProblem('', guest({ phone: '+15105550100' }), [])).toBe(fixedText('VAL-41'))
  })

  it('knows whether the host entered a new address [INV-18]', () => {
    expect(hasNewEmail({ email: 'ANA@x.org ' }, guest())).toBe(false)
    expect(hasNewEmail({ email: 'ben@x.org' }, guest())).toBe(true)
    expect(hasNewEmail({ email: 'ben@x.org' }, guest({ email: undefined }))).toBe(true)
    expect(hasNewEmail({ email: ' ' }, guest())).toBe(false)
    expect(hasNewEmail({ email: 'ben@x.org' }, guest({ isConnected: true }))).toBe(false)
  })

  it("rejects another guest's address, and accepts the guest's own [VAL-42]", () => {
    const ana = guest()
    expect(emailProblem('bEN@x.org', ana, [ana, ben])).toBe(fixedText('VAL-42'))
    expect(emailProblem('ANA@x.org', ana, [ana, ben])).toBeUndefined()
    expect(emailProblem('ben@x.org', ana, [{ ...ben, rsvpStatus: 'HIDDEN' }])).toBeUndefined()
  })

  it('sends the changes, with the number of plus-ones [VAL-43, INV-11, INV-16]', () => {
    const ana = guest({ rsvpStatus: 'YES', additionalGuestCount: 2 })
    const { inviteeId } = ana
    expect(fieldsOf(ana)).toEqual({ name: 'Ana', email: 'ana@x.org', rsvp: 'YES', total: 3 })
    expect(editOf(fieldsOf(ana), ana)).toEqual({ inviteeId, name: 'Ana' })
    expect(editOf({ ...fieldsOf(ana), total: maxPartySize }, ana)).toEqual({
      inviteeId,
      name: 'Ana',
      additionalGuestCount: 8,
    })
    expect(editOf({ ...fieldsOf(ana), rsvp: 'NO' }, ana)).toEqual({ inviteeId, name: 'Ana', rsvpStatus: 'NO' })
    expect(editOf({ ...fieldsOf(ana), email: 'ANA@x.org' }, ana)).toEqual({ inviteeId, name: 'Ana' })
    const other = editOf({ ...fieldsOf(ana), name: ' Ann ', email: ' ann@x.org ' }, ana)
    expect(other).toEqual({ inviteeId, name: 'Ann', email: 'ann@x.org' })
    const isAccepted = (heads: number) =>
      editInvitee.input.safeParse({
        eventId: inviteeId,
        invitee: { inviteeId, name: 'Ana', additionalGuestCount: heads - 1 },
      }).success
    expect([isAccepted(0), isAccepted(1), isAccepted(maxPartySize), isAccepted(maxPartySize + 1)]).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('notices a new address, unless the guest has an account', () => {
    const isNew = (email: string, more: Partial<Invitee> = {}) => hasNewEmail({ email }, guest(more))
    expect([isNew('ann@x.org'), isNew(' ann@x.org', { email: undefined })]).toEqual([true, true])
    expect([isNew(' ANA@x.org'), isNew(' '), isNew('', { email: undefined })]).toEqual([false, false, false])
    expect(isNew('ann@x.org', { isConnected: true })).toBe(false)
    expect(fieldsOf(guest({ email: undefined })).email).toBe('')
  })

  it('leaves a missing RSVP unchanged [INV-11]', () => {
    const ana = guest({ rsvpStatus: 'SEEN' })
    expect(fieldsOf(ana).rsvp).toBe('')
    expect(editOf(fieldsOf(ana), ana)).toEqual({ inviteeId: ana.inviteeId, name: 'Ana' })
  })
})
