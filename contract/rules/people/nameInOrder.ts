/** Words after a comma that belong to the name before it: generations, degrees, offices, and forms of companies. */
const suffix =
  /^(?:jr|sr|junior|senior|i{1,3}|iv|vi{0,3}|[2-5](?:nd|rd|th)|ph\.?\s?d|m\.?d|d\.?d\.?s|d\.?v\.?m|d\.?o|j\.?d|ll\.?[bm]|m\.?b\.?a|[bm]\.?(?:a|s|sc|ed|eng|phil)|ed\.?d|psy\.?d|pharm\.?d|r\.?n|c\.?p\.?a|p\.?e|esq|esquire|obe|mbe|cbe|frcs|ret|dipl\.?-?\s?ing|ing|fils|père|hijo|filho|neto|the elder|the younger|inc|incorporated|llc|llp|ltd|limited|plc|co|corp|gmbh|kg|ohg|ag|e\.\s?v|s\.?a\.?s?|s\.?r\.?l|s\.?l|b\.?v|n\.?v|oy|ab|a\/?s)\.?$/iu
/** Words that join several people, or say who someone is instead of naming them. */
const otherWords =
  /(?:^|\s)(?:[&+/]|and|und|et|y|e|en|och|og|ja|i|or|oder|ou|o|family|familie|famille|familia|famiglia|family and friends|kids|children|guest|guests|gast|invité|friend|friends|mom|mum|mummy|dad|mama|papa|wife|husband|partner|neighbou?rs?|plus one)(?=\s|$)/iu
/** Names in Chinese characters or kana, which have no space after the family name. */
export const eastAsian = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u

/** A word as names have them, possibly in quotes. */
const nameWord = /^"?\p{L}[\p{L}\p{M}.'’‘`·-]*"?$/u
/** Words with which family names begin in small letters. */
const particle =
  /^(?:de|du|da|das|do|dos|di|del|della|dela|der|den|des|la|le|las|los|van|von|vom|zu|zum|zur|ter|ten|te|el|al|bin|ibn|ben|af|av|d'|'t|y|e)$/iu

/** Returns true for one to three words of a name, with capital letters where others in the list have them. */
function isNamePart(part: string): boolean {
  const words = part.split(/\s+/)
  return (
    words.length <= 3 &&
    words.every((word) => nameWord.test(word)) &&
    !suffix.test(part) &&
    !suffix.test(words.at(-1) ?? '')
  )
}

const isLowercase = (part: string): boolean =>
  part.split(/\s+/).every((word) => particle.test(word) || /^\p{Ll}/u.test(word))

/**
 * Returns a name such as "Ruiz, Ana" in the order in which it is spoken, "Ana Ruiz". Any other name stays as it is, also one with a comma
 * that may mean something else: several people, a degree, a company, or a remark.
 */
export function nameInOrder(name: string): string {
  const [last = '', first = '', ...others] = name.split(/[,،，]/).map((part) => part.trim())
  if (first === '' || last === '' || others.length > 0) return name
  if (!isNamePart(last) || !isNamePart(first) || otherWords.test(name.replace(/[,،，]/, ' '))) return name
  // "Ruth Novak, Pete Novak" are two people.
  const [lastWord, otherLastWord] = [last, first].map((part) =>
    /\s/.test(part) ? part.split(/\s+/).at(-1) : undefined,
  )
  if (lastWord !== undefined && lastWord === otherLastWord) return name
  // A remark, such as "my sister", begins with a small letter.
  if (isLowercase(first) && !isLowercase(last)) return name
  // "Dr. Ruiz, Ana" has the title in front of both.
  const [, title = '', family = ''] =
    /^((?:(?:prof|dr|ing|mag|dipl|rev|mr|mrs|ms|mme|herr|frau)\.?\s+)*)(.*)$/iu.exec(last) ?? []
  if (title !== '' && family !== '') return `${title}${first} ${family}`
  return eastAsian.test(last + first) ? `${last}${first}` : `${first} ${last}`
}
