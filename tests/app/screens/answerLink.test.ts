import { describe, expect, it } from 'vitest'
import { toBase64Url } from '../../../app/document/base64.ts'
import { readAnswerLink } from '../../../app/screens/answer/answerLink.ts'

const id = '6f1c9a4e-2d6b-4b7e-9d43-0b8a8d1f2a11'
const read = (fields: Record<string, string>) => {
  const problems: string[] = []
  return { link: readAnswerLink(new URLSearchParams(fields), (name) => problems.push(name)), problems }
}

describe('a link that answers', () => {
  it.each([
    ['yes', 'YES'],
    ['no', 'NO'],
    ['maybe', 'SEEN'],
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

  it('leaves out what does not decode, and tells [RSVP-20, RSVP-21]', () => {
    const { link, problems } = read({ n: '%%%', m: 'm', iu: 'nobody!' })
    expect(link).toMatchObject({ name: undefined, message: '', inviteeId: undefined })
    expect(problems).toEqual(['iu', 'n'])
  })
})
