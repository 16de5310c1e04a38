import { describe, expect, it } from 'vitest'
import { toBase64Url } from '../../../../app/platform/browser/base64.ts'
import { readRsvpLink, statedRsvp } from '../../../../app/platform/document/rsvpLink.ts'
import { rsvpSearch } from '../../../../app/platform/document/rsvpSearch.ts'

const id = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'
const read = (fields: Record<string, string>) => {
  const problems: string[] = []
  return { link: readRsvpLink(new URLSearchParams(fields), (name) => problems.push(name)), problems }
}

describe('an RSVP link', () => {
  it.each([
    ['yes', 'YES'],
    ['no', 'NO'],
    ['maybe', 'MAYBE'],
    ['', 'SEEN'],
  ])('reads r=%s as %s [RSVP-01]', (r, status) => {
    expect(read({ r }).link.rsvpStatus).toBe(status)
  })

  it('decodes message, name, contacts and invitee [RSVP-19, RSVP-22]', () => {
    const { link, problems } = read({
      iu: toBase64Url(id),
      m: toBase64Url('Wir bringen Käse 🧀'),
      n: toBase64Url('Ana'),
      e: toBase64Url('ana@example.com'),
      p: toBase64Url('+15105550100'),
      ng: '2',
    })
    expect(link).toMatchObject({
      inviteeId: id,
      message: 'Wir bringen Käse 🧀',
      name: 'Ana',
      email: 'ana@example.com',
      phone: '+15105550100',
      additionalGuestCount: 2,
    })
    expect(problems).toEqual([])
    expect(read({ iu: id.toUpperCase() }).link.inviteeId).toBe(id)
    expect(read({ ng: 'lots' }).link.additionalGuestCount).toBe(0)
  })

  it('leaves out unreadable values and reports them [RSVP-20, RSVP-21]', () => {
    const { link, problems } = read({ n: '%%%', m: 'm', iu: 'nobody!' })
    expect(link).toMatchObject({ name: undefined, message: '', inviteeId: undefined })
    expect(problems).toEqual(['iu', 'n'])
    expect(read({}).link.message, 'a link without a message').toBeUndefined()
  })

  it('prefers the RSVP of the navigation over its own, and falls back to SEEN [RSVP-16]', () => {
    const rsvpFrom = (state: unknown, r = '') => statedRsvp(state) ?? read({ r }).link.rsvpStatus
    expect([rsvpFrom({ rsvpStatus: 'NO' }, 'yes'), rsvpFrom({ rsvpStatus: 'YES' }), rsvpFrom(null, 'yes')]).toEqual([
      'NO',
      'YES',
      'YES',
    ])
    for (const state of [undefined, null, 'YES', {}, { rsvpStatus: 'HIDDEN' }, { rsvpStatus: 1 }])
      expect(rsvpFrom(state)).toBe('SEEN')
  })

  it('shortens long values without splitting a character', () => {
    const { message, name } = read({ m: toBase64Url(`x${'🎈'.repeat(600)}`), n: toBase64Url('n'.repeat(200)) }).link
    expect(message).toBe(`x${'🎈'.repeat(511)}`)
    expect(name).toHaveLength(128)
  })

  it.each([
    ['phone', 2],
    ['email', 1],
    ['both', 3],
    ['fax', undefined],
    ['toString', undefined],
  ])('reads np=%s as %s [RSVP-23]', (np, preference) => {
    expect(read({ np }).link.notificationPreference).toBe(preference)
  })

  it('reads the photo sharing choice, and that an RSVP is being completed [RSVP-12, RSVP-25]', () => {
    expect(read({ pu: 'magic', fr: '1' }).link).toMatchObject({ photoUploadMode: 'magic', isFinishing: true })
    expect(read({ pu: 'manual' }).link.photoUploadMode).toBe('manual')
    expect(read({ pu: 'wand', fr: 'yes' }).link).toMatchObject({ photoUploadMode: undefined, isFinishing: false })
  })

  it('survives encoding and decoding, with texts as base64url of UTF-8 [RSVP-19, RSVP-26]', () => {
    const linkValues = {
      rsvpStatus: 'YES' as const,
      link: { eventId: id, inviteeId: id, token: 'a+b/c' },
      message: 'Käse 🧀?',
      name: 'Zoë & Co',
      email: 'zoe@example.com',
      phone: '+15105550100',
      additionalGuestCount: 3,
      notificationPreference: 3,
      photoUploadMode: 'magic' as const,
    }
    const query = new URLSearchParams(rsvpSearch(linkValues))
    for (const name of ['m', 'n', 'e', 'p', 'iu']) expect(query.get(name)).toMatch(/^[\w-]+$/)
    const { link, ...rest } = linkValues
    expect(readRsvpLink(query, () => expect.unreachable())).toMatchObject({
      ...rest,
      inviteeId: id,
      token: link.token,
      isFinishing: false,
    })
    expect(rsvpSearch({ rsvpStatus: 'SEEN' })).toBe('')
    const updates = [1, 2, 0].map((wish) => rsvpSearch({ rsvpStatus: 'SEEN', notificationPreference: wish }))
    expect(updates).toEqual(['?np=email', '?np=phone', ''])
    expect(rsvpSearch({ rsvpStatus: 'NO', message: '' })).toBe('?r=no&m=m')
  })
})
