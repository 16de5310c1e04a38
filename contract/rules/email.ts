import { hasEmailShape, typedEmail } from './emailShape.ts'

const ascii = /^[!-~]*$/

/**
 * Checks whether a string is a valid email address of at most 128 characters, without spaces around it (VAL-05, CONST-60). Letters
 * of every script are accepted, if DNS can express the domain and if the address can't be mistaken for another one.
 */
export function isEmail(text: string): boolean {
  if (!hasEmailShape(text)) return false
  if (ascii.test(text)) return true
  const at = text.indexOf('@')
  const parts = [...text.slice(0, at).split('.'), ...text.slice(at + 1).split('.')]
  const normalizedEmail = normalizeEmail(text)
  return (
    ascii.test(normalizedEmail.slice(normalizedEmail.indexOf('@'))) &&
    hasEmailShape(normalizedEmail) &&
    !parts.some((part) => isMisleading(part, /^[a-z]+$/i.test(parts.at(-1) ?? '')))
  )
}

/**
 * Returns a typed email address (`typedEmail`) in a form suitable for comparison: lowercase, with composed characters (NFC) and the domain
 * as DNS knows it (`例え.jp` becomes `xn--r8jz45g.jp`). Text that isn't an email address is only trimmed, composed, and lowercase.
 */
export function normalizeEmail(text: string): string {
  const address = typedEmail(text).normalize('NFC')
  const at = address.lastIndexOf('@')
  const local = address
    .slice(0, at + 1)
    .toLowerCase()
    .normalize('NFC')
  return local + dnsName(address.slice(at + 1))
}

/** The part of the platform's `URL` that is needed here. */
declare const URL: new (url: string) => { readonly hostname: string }

function dnsName(domain: string): string {
  // Other characters could end the host in a URL. Digits alone would be read as an IP address.
  if (!ascii.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain))
    try {
      return new URL(`http://${domain}`).hostname
    } catch {
      // DNS can't express it.
    }
  return domain.toLowerCase().normalize('NFC')
}

/** The scripts that occur together in one word (UTS 39, "highly restrictive"), and alphabets that look alike. */
const scripts = [
  /[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}]/u,
  /\p{sc=Greek}/u,
  /\p{sc=Cyrillic}/u,
  /\p{sc=Armenian}/u,
  /\p{sc=Cherokee}/u,
  /\p{sc=Coptic}/u,
  /\p{sc=Georgian}/u,
  /\p{sc=Hebrew}/u,
  /\p{sc=Arabic}/u,
  /(?![\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Bopomofo}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Armenian}\p{sc=Cherokee}\p{sc=Coptic}\p{sc=Georgian}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Common}\p{sc=Inherited}])\p{L}/u,
]

/** Cyrillic and Greek letters that look like Latin ones. */
const lookalikes = /^[асԁеһіјӏорԛѕԝхуъьҽпгѵѡοανικρυωхζητ\d_-]+$/iu

/**
 * Returns true for a part of an address that reads like another one: with invisible characters, stray or piled accents, characters that are
 * variants of ASCII ones (such as wide letters), letters of several scripts, or only letters that look like Latin ones. A whole
 * word of lookalikes is accepted under a top-level domain in its own script.
 */
const isMisleading = (part: string, isUnderLatin: boolean): boolean =>
  /^\p{M}|\p{Default_Ignorable_Code_Point}|\p{Mn}{5}/u.test(part) ||
  Array.from(part).some((sign) => !ascii.test(sign) && /[!-~]/.test(sign.normalize('NFKC'))) ||
  scripts.filter((script) => script.test(part)).length > 1 ||
  (isUnderLatin && !ascii.test(part) && lookalikes.test(part))
