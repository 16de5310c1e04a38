/** A guest of the benchmark's list. All values are text, so that every table compares and searches the same way. */
export type BenchRow = Record<(typeof COLS)[number][0] | 'id', string>

/** The columns as [key, heading, width in pixels]. */
export const COLS = [
  ['name', 'Name', 220],
  ['email', 'Email', 280],
  ['status', 'Status', 110],
  ['party', 'Party', 80],
  ['table', 'Table', 80],
  ['diet', 'Diet', 140],
  ['date', 'Answered', 130],
] as const

const first =
  'Abel Ayo Bea Carl Chia Dele Dora Edda Emil Fola Gail Hasan Ilse Ines Juno Kai Lea Lior Mina Nils Odile Pavel Rosa Sami Tess Ugo Vida Wim Yael Zora'.split(
    ' ',
  )
const last =
  'Amara Bauer Cruz Dahl Eze Fontaine Greco Haas Imai Juarez Koch Levi Mensah Nagy Olsen Petit Rojas Sato Tran Ueda Vogel Wolf Yilmaz Zeman'.split(
    ' ',
  )
const statuses = ['going', 'declined', 'sent', 'unsent']
const diets = ['none', 'vegan', 'halal', 'kosher', 'no nuts']

/** Generates the same guests each time. */
export function makeRows(count = 10_000): BenchRow[] {
  let seed = 7
  const below = (most: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * most)
  }
  const pick = (from: readonly string[]): string => from[below(from.length)] ?? ''
  const two = (value: number): string => String(value).padStart(2, '0')
  return Array.from({ length: count }, (_, index) => {
    const [givenName, family, id] = [pick(first), pick(last), String(index).padStart(5, '0')]
    return {
      id,
      name: `${givenName} ${family} ${id}`,
      email: `${givenName}.${family}.${id}@guest.example`.toLowerCase(),
      status: pick(statuses),
      party: String(1 + below(6)),
      table: String(1 + below(120)),
      diet: pick(diets),
      date: `2026-${two(1 + below(12))}-${two(1 + below(28))}`,
    }
  })
}
