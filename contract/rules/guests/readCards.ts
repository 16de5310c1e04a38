import { decodeWords, textFromBase64 } from '../people/encodedWords.ts'
import { isLdif, readLdif } from '../people/readLdif.ts'

/** A person in a vCard file or an LDIF address book. */
export interface Card {
  /** The name, or ''. */
  name: string
  /** The phone numbers as written, mobile ones first. */
  phones: string[]
  /** The email addresses as written, preferred ones first. */
  emails: string[]
  /** False for a group of other contacts, a place, or a device. */
  isPerson: boolean
}

/** Returns true for a text that starts like a vCard file or an LDIF address book. */
export const hasCards = (text: string): boolean => /^\uFEFF?\s*BEGIN:VCARD/i.test(text) || isLdif(text)

/** Reads vCards of versions 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), or the people in an LDIF address book (RFC 2849). */
export const readCards = (text: string): Card[] => (isLdif(text) ? readLdif(text) : readVCards(text))

/** The properties with the kind of a card, of which the second one is Apple's. */
const kinds = ['KIND', 'X-ADDRESSBOOKSERVER-KIND'] as const
/** The kinds of cards that stand for no person. Organizations may be guests. */
const noPerson = /^(?:group|location|device|application)$/i

const readVCards = (text: string): Card[] =>
  text
    .split(/^BEGIN:VCARD[^\S\n]*$/im)
    .slice(1)
    .map((card) => {
      const properties = propertiesOf(card)
      const valuesOf = (wanted: string): string[] =>
        properties.filter(({ name }) => name === wanted).map(({ value }) => value)
      const [formattedName = ''] = valuesOf('FN')
      const [familyName, givenName] = valuesOf('N')[0]?.split(';') ?? []
      const [nickname = ''] = valuesOf('NICKNAME')
      const [organization = ''] = valuesOf('ORG')[0]?.split(';') ?? []
      const personalName = [givenName, familyName].filter(Boolean).join(' ')
      const phones = properties.filter(({ name }) => name === 'TEL')
      const mobile = phones.find(({ parameters }) => /CELL|MOBILE|IPHONE/i.test(parameters))
      return {
        isPerson: !kinds.some((kind) => valuesOf(kind).some((value) => noPerson.test(value.trim()))),
        name: [formattedName, personalName, nickname, organization].map((one) => one.trim()).find(Boolean) ?? '',
        phones: [mobile, ...phones].flatMap((property) => property?.value.replace(/^tel:/i, '').trim() || []),
        emails: properties
          .filter(({ name }) => name === 'EMAIL')
          .toSorted((one, other) => rankOf(one) - rankOf(other))
          .flatMap(({ value }) => value.trim() || []),
      }
    })

interface Property {
  name: string
  parameters: string
  value: string
}

/** Returns how preferred a property is among others of its name: 1 is the most, and 100 the least. */
function rankOf({ parameters }: Property): number {
  const [, rank] = /;PREF=(\d{1,3})/i.exec(parameters) ?? []
  return rank === undefined ? (/[;,=]PREF\b/i.test(parameters) ? 1 : 100) : Number(rank)
}

/** Joins the parts of long lines: those that start with a space, and after a `=` at the end in quoted-printable. */
function unfold(card: string): string[] {
  const lines: string[][] = []
  for (const line of card.split(/\r?\n/)) {
    const parts = lines.at(-1)
    const end = parts?.at(-1) ?? ''
    if (parts && end.endsWith('=') && /^[^:]*QUOTED-PRINTABLE/i.test(parts[0] ?? ''))
      parts.splice(-1, 1, end.slice(0, -1), line.trimStart())
    else if (parts && /^[ \t]/.test(line)) parts.push(line.slice(1))
    else lines.push([line])
  }
  return lines.map((parts) => parts.join(''))
}

/** The properties whose text may be in base64, unlike pictures. */
const textProperties: ReadonlySet<string> = new Set(['FN', 'N', 'NICKNAME', 'ORG', 'EMAIL', 'TEL'])

/** Returns the properties of a vCard, unfolded and decoded. Groups such as `item1.TEL` are dropped. */
function propertiesOf(card: string): Property[] {
  return unfold(card).flatMap((line) => {
    const [, name, parameters = '', raw = ''] = /^(?:[\w-]{1,60}\.)?([\w-]{1,60})((?:;[^:]*)?):(.*)$/.exec(line) ?? []
    if (name === undefined) return []
    const value = /QUOTED-PRINTABLE/i.test(parameters)
      ? fromQuotedPrintable(raw)
      : /ENCODING=(?:b|base64)\b/i.test(parameters) && textProperties.has(name.toUpperCase())
        ? (textFromBase64(raw) ?? raw)
        : // Some mail programs write names as in the header of an email.
          decodeWords(raw).replace(/^"([^"]*)"$/, '$1')
    return [
      { name: name.toUpperCase(), parameters, value: value.replaceAll(/\\([\\,;:])/g, '$1').replaceAll(/\\n/gi, ' ') },
    ]
  })
}

/** Decodes UTF-8 in quoted-printable (RFC 2045), which phones write in vCard 2.1, or else Latin-1. */
function fromQuotedPrintable(text: string): string {
  try {
    return decodeURIComponent(
      text
        .toWellFormed()
        .replaceAll(/=([\da-f]{2})|[^]/giu, (sign, hex) => (hex === undefined ? encodeURIComponent(sign) : `%${hex}`)),
    )
  } catch {
    return text.replaceAll(/=([\da-f]{2})/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
  }
}
