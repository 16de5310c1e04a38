import { roleOf, type ColumnRole } from './headings.ts'

/** Words for the person who comes with a guest, in the languages of the headings. */
const companion =
  /(?<!\p{L})(?:partner(?:in|ka)?|spouse|husband|wife|significant other|plus[\s-]?(?:one|1)|companion|\+\s?1|(?:ehe|lebens)partner(?:in)?|ehefrau|ehemann|begleitung|begleitperson|conjointe?|conjoint\(e\)|accompagnante?|accompagnant\(e\)|époux|épouse|pareja|acompañante|cónyuge|espos[oa]|accompagnatore|accompagnatrice|coniuge|acompanhante|cônjuge|parceir[oa]|introducé(?:e)?|osoba towarzysząca|mał(?:żonek|żonka)|sällskap|ledsager|følge|kumppani|puoliso|seuralainen)(?:'s|’s)?(?!\p{L})|同伴者|配偶者|お連れ様|伴侣|配偶/iu
/** Words for a child's parents, as class lists have them, in the same languages. Without contacts, they only say whose child someone is. */
const parentWord =
  '(?:mother|father|mom|mum|dad|parents?|guardians?|carers?|caregivers?|mutter|vaters?|elternteil|eltern|mère|père|madre|padre|padres|tutor|mãe|pai|pais|genitore|genitori|moeder|vader|ouders?|matka|ojciec|rodzice|opiekun|mamma|pappa|förälder|föräldrar|mor|far|forelder|foreldre|forælder|forældre|äiti|isä|vanhemmat|huoltaja)'
const parent = new RegExp(
  String.raw`(?<!\p{L})${parentWord}(?:\s?(?:/|or)\s?${parentWord})?(?:'s|’s)?(?!\p{L})|母親|父親|保護者|妈妈|爸爸|家长`,
  'iu',
)
/** Words for a family's further guests, which have a number. */
const furtherGuest =
  /(?<!\p{L})(?:additional|extra|weiterer|weitere|autre|otro|altro|outro|child|kid|kind|enfant|niño|bambino|criança)(?!\p{L})/iu
/** A number on its own or behind a word, such as in `Guest 2`, `Name2`, and `2nd guest`. */
const number = /(?<!\p{N})(?:#|№|n°|\()?\s*([1-9])\)?(?:st|nd|rd|th|\.|º|ª)?(?!\p{N})/iu
/** Numbers in words, only of persons: "First name" isn't one. */
const ordinal =
  /(?<!\p{L})(first|second|third|fourth)(?=\s+(?:guest|person|attendee|invitee|name of)\b)|(?<=\b(?:guest|person|attendee|invitee)\s+)(one|two|three|four)(?!\p{L})/iu
const ordinals = ['first', 'second', 'third', 'fourth', 'one', 'two', 'three', 'four']
/** Words that are left over at the ends of a heading, such as in "Name of" and "Email du". */
const leftover =
  /^[\s:_-]*(?:of|des|der|von|vom|du|de|del|della|do|da|van)?[\s:_-]+|[\s:_-]+(?:of(?: the| your)?|des|der|deines|ihres|von|vom|du|de la|de|del|della|do|da|van)?[\s:_-]*$/giu

/** A heading of one of the people in a row: the person, '' for the first one, and the heading without that. */
interface PersonHeading {
  person: string
  heading: string
  /** True if only a number says that it is another person, as numbers of one person's addresses do, too. */
  isNumbered: boolean
  /** True if the heading has only a word for the person, such as "Plus one", below which there may be names or just yes and no. */
  isBare: boolean
}

function readHeading(heading: string): PersonHeading {
  const text = heading.slice(0, 100).replaceAll(/[_\s]+/g, ' ')
  const familyWord = companion.test(text)
    ? companion
    : parent.test(text)
      ? parent
      : furtherGuest.test(text) && number.test(text)
        ? furtherGuest
        : undefined
  const withoutWord = familyWord ? text.replace(familyWord, ' ') : text
  const [, digit] = number.exec(withoutWord) ?? []
  const [word] = ordinal.exec(withoutWord) ?? []
  const place = digit ?? (word === undefined ? undefined : String((ordinals.indexOf(word.toLowerCase()) % 4) + 1))
  if (!familyWord && place === undefined) return { person: '', heading, isNumbered: false, isBare: false }
  const ownHeading = ` ${withoutWord.replace(digit === undefined ? ordinal : number, ' ')} `
    .replaceAll(leftover, '')
    .trim()
  // A husband and a wife are two people.
  const family = (familyWord?.exec(text)?.[0] ?? '')
    .toLowerCase()
    .replaceAll(
      /(?<=\p{L})\s?(?:\/|\bor\b).*|['’]s?$|(?<=^(?:vater|parent|guardian|carer|caregiver|ouder))s(?:['’]s?)?$|[^\p{L}\p{N}+]/gu,
      '',
    )
  return {
    person: `${family}${place === undefined || (family === '' && place === '1') ? '' : place}`,
    heading: ownHeading === '' && familyWord ? 'guest' : ownHeading,
    isNumbered: !familyWord,
    isBare: ownHeading === '' && familyWord !== undefined,
  }
}

const firstNames: ReadonlySet<ColumnRole | undefined> = new Set(['fullName', 'name', 'first'] as const)
const nameParts: ReadonlySet<ColumnRole | undefined> = new Set(['first', 'middle', 'last'] as const)
const contacts: ReadonlySet<ColumnRole | undefined> = new Set(['email', 'contact', 'mobile', 'phone'] as const)

/** Returns the content of a column with a heading of any person (`roleOf`), such as `Guest 1 Email`. */
export const roleOfAnyone = (heading: string): ColumnRole | undefined =>
  roleOf(heading) ?? roleOf(readHeading(heading).heading)

/**
 * Returns the headings of each person in a row, with '' in the columns of the others: numbered people, companions, and the people of
 * headings that are repeated. The first person comes first. Numbers of one person's contacts, such as `E-mail 2`, make no one.
 */
export function headingsByPerson(headings: readonly string[]): string[][] {
  const personHeadings = withFirst(withRepeated(headings, headings.map(readHeading)))
  const people = [...new Set(personHeadings.map(({ person }) => person))].filter((person) => {
    if (person === '') return false
    const ownHeadings = personHeadings.filter((one) => one.person === person)
    const roles = ownHeadings.map(({ heading }) => roleOf(heading))
    if (parent.test(person) && !roles.some((role) => contacts.has(role))) return false
    // Second given names and family names have numbers, too.
    const isWhole = roles.some(
      (role) => role === 'fullName' || role === 'name' || role === 'last' || contacts.has(role),
    )
    return roles.some((role) => firstNames.has(role)) && (isWhole || ownHeadings.every(({ isNumbered }) => !isNumbered))
  })
  /** The heading of the first person, whose parts of names may have numbers, too, such as "Apellido 2". */
  const headingOfFirst = (at: number): string => {
    const { person, heading = '', isNumbered = false } = personHeadings[at] ?? {}
    // A parent may be the only one with a name.
    if (person === '' && !isNumbered) return heading
    const isPart = isNumbered && nameParts.has(roleOf(heading))
    return isPart && roleOf(headings[at] ?? '') === undefined ? heading : (headings[at] ?? '')
  }
  if (people.length === 0) return [headings.map((_, at) => headingOfFirst(at))]
  const hasNames = (person: string): boolean =>
    personHeadings.some((one) => one.person === person && !one.isBare && firstNames.has(roleOf(one.heading)))
  const isFamily = (person: string): boolean => {
    const ownHeadings = personHeadings.filter((one) => one.person === person)
    return (
      ownHeadings.length > 0 &&
      person !== '' &&
      ownHeadings.every(
        ({ isNumbered, heading }) => isNumbered && roleOf(heading) !== 'last' && roleOf(heading) !== 'fullName',
      )
    )
  }
  return ['', ...people].map((person) =>
    personHeadings.map((one, at) => {
      if (one.person === person) return one.isBare && hasNames(person) ? '' : one.heading
      // Numbered first names next to one column of family names share it.
      if (isFamily(person) && one.person === '' && !one.isNumbered && roleOf(one.heading) === 'last') return one.heading
      // Numbers of contacts of a person who isn't listed are those of the first one.
      return person === '' && !people.includes(one.person) ? headingOfFirst(at) : ''
    }),
  )
}

/** Makes the first of the people the first person if no other heading has names, such as for "Wife, Husband, Email". */
function withFirst(personHeadings: readonly PersonHeading[]): readonly PersonHeading[] {
  const nameHeadings = personHeadings.filter(({ heading }) => firstNames.has(roleOf(heading)))
  const [first] = nameHeadings
  return first === undefined || nameHeadings.some(({ person }) => person === '')
    ? personHeadings
    : personHeadings.map((one) => (one.person === first.person ? { ...one, person: '' } : one))
}

/** Numbers the people of headings that occur several times, if both names and contacts do, apart from each other. */
function withRepeated(headings: readonly string[], personHeadings: readonly PersonHeading[]): readonly PersonHeading[] {
  const places = new Map<string, number[]>()
  for (const [at, heading] of headings.entries()) {
    const key = heading.trim().toLowerCase()
    if (key !== '') places.set(key, [...(places.get(key) ?? []), at])
  }
  const repeatedPlaces = [...places.values()].filter((all) => all.length > 1)
  const isOf = (roles: ReadonlySet<ColumnRole | undefined>) =>
    repeatedPlaces.some((all) => roles.has(roleOf(headings[all[0] ?? 0] ?? '')) && (all[1] ?? 0) > (all[0] ?? 0) + 1)
  if (!isOf(firstNames) || !isOf(contacts) || personHeadings.some(({ person }) => person !== '')) return personHeadings
  return personHeadings.map((one, at) => {
    const place = (places.get((headings[at] ?? '').trim().toLowerCase()) ?? []).indexOf(at)
    return place > 0 ? { ...one, person: String(place + 1), isNumbered: true } : one
  })
}
