import { expect, it } from 'vitest'
import { coupleIn, pairAddresses } from '../../../../contract/rules/people/couples.ts'

it.each([
  ['Ruth & Pete Novak', ['Ruth Novak', 'Pete Novak']],
  ['Ruth and Pete', ['Ruth', 'Pete']],
  ['Ruth Berg und Pete Novak', ['Ruth Berg', 'Pete Novak']],
  ['Ana y Luis Gil', ['Ana Gil', 'Luis Gil']],
  ['Eva et Luc', ['Eva', 'Luc']],
  ['Eva e Luca Rossi', ['Eva Rossi', 'Luca Rossi']],
  ['Eva en Jan de Vries', ['Eva de Vries', 'Jan de Vries']],
  ['Ruth+Pete Novak', ['Ruth Novak', 'Pete Novak']],
  ['Novak, Ruth & Pete', undefined],
  ['Ewa i Jan Nowak', ['Ewa Nowak', 'Jan Nowak']],
  ['Ruth Novak / Pete Berg', ['Ruth Novak', 'Pete Berg']],
  ['Ruth Novak, Pete Berg', ['Ruth Novak', 'Pete Berg']],
  ['Novak, Ruth', undefined],
  ['Novak', undefined],
  ['Ana, Ben and Cy', undefined],
  ['Ana and Ben and Cy', undefined],
  ['Mr. & Mrs. Novak', undefined],
  ['Pete & Mrs. Novak', undefined],
  ['Ana & 2 kids', undefined],
  ['Bloom & ', undefined],
])('names of two people: %s', (text, expected) => {
  expect(coupleIn(text)).toEqual(expected)
})

it.each([
  [
    ['ruth@x.example', 'pete@y.example'],
    ['ruth@x.example', 'pete@y.example'],
  ],
  [
    ['pete@y.example', 'ruth@x.example'],
    ['ruth@x.example', 'pete@y.example'],
  ],
  [
    ['ruth.n@x.example', 'home@y.example'],
    ['ruth.n@x.example', 'home@y.example'],
  ],
  [
    ['home@x.example', 'novak.r@y.example'],
    ['novak.r@y.example', 'home@x.example'],
  ],
  [
    ['pnovak@x.example', 'rnovak@y.example'],
    ['rnovak@y.example', 'pnovak@x.example'],
  ],
  [['home@x.example', 'boat@y.example'], undefined],
  [['ruth.pete@x.example', 'pete.ruth@y.example'], undefined],
] as const)('addresses are paired only if they tell whose they are: %j', ([one, other], expected) => {
  expect(pairAddresses(['Ruth Novak', 'Pete Novak'], [one, other])).toEqual(expected)
})
