import { visibleText } from './hasLink.ts'

/** Characters that look like a letter of the product's name. */
const lookalikes: ReadonlyMap<string, string> = new Map([
  ['ƒ', 'f'],
  ['е', 'e'],
  ['ε', 'e'],
  ['3', 'e'],
  ['ѕ', 's'],
  ['5', 's'],
  ['$', 's'],
  ['т', 't'],
  ['τ', 't'],
  ['о', 'o'],
  ['ο', 'o'],
  ['0', 'o'],
  ['п', 'n'],
  ['η', 'n'],
])

/** Returns true if a name contains the product's, so that readers of emails could take its bearer for the operator. */
export function isOfficialName(name: string): boolean {
  const letters = visibleText(name)
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/gu, (other) => lookalikes.get(other) ?? '')
  return letters.includes('festoon')
}
