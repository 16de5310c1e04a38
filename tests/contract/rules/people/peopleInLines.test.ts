import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPeople } from '../../../../contract/rules/guests/readPeople.ts'
import { isLong } from '../../../support/isLong.ts'

const runs = { numRuns: isLong ? 50_000 : 200 }
/** Words for phones, titles, and words that join or begin names, which a person wouldn't take for a name either. */
const otherWord =
  /^(?:tel|telephone|phone|mobile?|mob|cell|whatsapp|handy|tlf|gsm|miss|mrs|prof|herr|frau|fam|familie|family|mme|mlle|sra|sig|dhr|mevr|pani?|and|und|och|met|mit|avec|con|com|with)$/i
const word = fc.stringMatching(/^[A-Z][a-z]{2,8}$/).filter((text) => !otherWord.test(text))
/** People whose first names don't begin alike, with a number and the part of an address before the @ each. */
const people = fc.uniqueArray(
  fc.record({ first: word, last: word, number: fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/) }),
  { minLength: 2, maxLength: 8, selector: ({ first }) => first.slice(0, 3).toLowerCase() },
)

it('people with phone numbers are the same after they are printed in any form and read again', () => {
  const forms: ((name: string, number: string) => string)[] = [
    (name, number) => `${name} +1${number}`,
    (name, number) => `${name}: (${number.slice(0, 3)}) ${number.slice(3, 6)}-${number.slice(6)}`,
    (name, number) => `${name}\t+1 ${number}\tyes`,
    (name, number) => `+1-${number.slice(0, 3)}-${number.slice(3)} ${name}`,
    (name, number) => `${name}, tel. ${number.slice(0, 3)}.${number.slice(3, 6)}.${number.slice(6)}`,
  ]
  fc.assert(
    fc.property(people, fc.constantFrom(...forms), (all, print) => {
      const text = all.map(({ first, last, number }) => print(`${first} ${last}`, number)).join('\n')
      expect(readPeople(text)).toMatchObject({
        people: all.map(({ first, last, number }) => ({ name: `${first} ${last}`, phone: `+1${number}` })),
        wrong: [],
      })
    }),
    runs,
  )
})

const joints = fc.constantFrom(' & ', ' and ', ' und ', ' et ', ' y ', ' + ')
const separators = fc.constantFrom('; ', ', ', ' ', ' / ')

it('two people whose names are joined each have their own address, in whatever order', () => {
  fc.assert(
    fc.property(people, joints, separators, fc.boolean(), ([one, other], joint, separator, isCrossed) => {
      if (!one || !other) return
      const emails = [one, other].map(({ first }) => `${first.toLowerCase()}@x.example`)
      const writtenEmails = isCrossed ? emails.toReversed() : emails
      expect(
        readPeople(`${one.first}${joint}${other.first} ${other.last} ${writtenEmails.join(separator)}`),
      ).toMatchObject({
        people: [one, other].map(({ first }, at) => ({ name: `${first} ${other.last}`, email: emails[at] })),
        wrong: [],
      })
    }),
    runs,
  )
})

it('two people whose addresses do not tell whose they are get none', () => {
  fc.assert(
    fc.property(people, joints, separators, ([one, other], joint, separator) => {
      if (!one || !other) return
      const text = `${one.first}${joint}${other.first} ${other.last} 1@x.example${separator}2@y.example`
      const read = readPeople(text)
      expect([read.people, read.wrong.length, read.reasons.size]).toEqual([[], 1, 1])
    }),
    runs,
  )
})
