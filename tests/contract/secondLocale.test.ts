import { describe, expect, it } from 'vitest'
import type * as english from '@festoon/contract/messages/eventStatus'
import { pluralIn } from '../../contract/messages/format.ts'
import type { Messages } from '../../contract/messages/locale.ts'

type EventStatus = Messages<typeof english>

const plural = pluralIn('pl')

/** The messages of an area in a language with more plural forms than English. */
const polish = {
  draft: 'Szkic',
  canceled: 'Odwołane',
  attending: (guests: number) => `Liczba gości: ${guests}`,
  attended: (guests: number) => `Liczba gości: ${guests}`,
  unsentInvites: (invites: number) =>
    plural(invites, {
      one: '1 niewysłane zaproszenie',
      few: `${invites} niewysłane zaproszenia`,
      other: `${invites} niewysłanych zaproszeń`,
    }),
  noResponses: 'Brak odpowiedzi',
  waitlisted: 'Na liście oczekujących',
  denied: 'Odrzucone',
  going: 'Idziesz',
  went: 'Impreza za Tobą',
  notGoing: 'Nie idziesz',
  missed: 'Nie było Cię',
  maybe: 'Może przyjdziesz',
  notResponded: 'Brak Twojej odpowiedzi',
} satisfies EventStatus

describe('another locale', () => {
  it('uses its own plural forms', () => {
    expect([1, 3, 5].map(polish.unsentInvites)).toEqual([
      '1 niewysłane zaproszenie',
      '3 niewysłane zaproszenia',
      '5 niewysłanych zaproszeń',
    ])
  })

  it("doesn't compile with a missing message or another parameter", () => {
    const { draft, ...incompleteCatalog } = polish
    // @ts-expect-error `draft` is missing
    incompleteCatalog satisfies EventStatus
    // @ts-expect-error a message without parameters is a string
    const withFunction = { ...polish, draft: () => draft } satisfies EventStatus
    // @ts-expect-error the parameter is a number
    const withTextParameter = { ...polish, attending: (guests: string) => guests } satisfies EventStatus
    expect([withFunction.draft(), withTextParameter.attending('3')]).toEqual([draft, '3'])
  })
})
