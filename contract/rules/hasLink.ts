/** Top-level domains that people and email clients take for links even without `https://`. */
const topLevels =
  'com|net|org|info|biz|io|co|me|app|dev|ai|xyz|top|shop|store|site|online|club|click|live|vip|icu|tech|link|page|cloud|pro|gg|ly|gl|tk|ml|ga|cf|gq|ws|cc|to|ru|cn|in|uk|us|ca|au|de|fr|nl|pl|br|eu|es|ch|se|dk|jp|kr|mx|tv|help|support|email|today|world|finance|bank|рф'

/** The start of a link in any text: a scheme or `www.`. */
const start = String.raw`(?<=[a-z][a-z\d+.-]*)://|\bwww\.[^\s.]`
/** A host without its top-level domain, such as `www.example.`. */
const labels = String.raw`(?<![\p{L}\d@][.-]*)(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+`
/** The end of a host. */
const end = String.raw`(?![\p{L}\d@-])`

/** Returns a pattern for URLs with a scheme, `www.`, or a domain name, possibly followed by a path. */
const linkPattern = (): RegExp => new RegExp(`${start}|${labels}(?:${topLevels}|[a-z]{2,24}(?=/\\S))${end}`, 'giu')

/** Returns a pattern for URLs with a scheme, `www.`, or a domain name followed by a path. No person's name contains these. */
const namePattern = (): RegExp => new RegExp(`${start}|${labels}(?:[a-z]{2,24}|рф)(?=/\\S)${end}`, 'giu')

/** A time or a short form before a period whose space is missing, such as `7.In the garden`, `7p.m.in the garden` or `Dr.Me`. */
const shortBefore = /^(?:\d{1,2}|\d{0,2}[ap]\.m|dr|mr|mrs|ms|mx|st|prof|rev|fr|jr|sr|no|nr)\.\p{L}+$/iu

/** The end of a sentence and a word that starts the next one, and is also a top-level domain. The space between them is missing. */
const sentences = /^\p{Ll}[\p{Ll}\d]*\.(?:In|To|Me|Us|Live|Top|Today|Club|World)$/u

/**
 * Returns a text as its readers see it: without invisible characters, such as zero-width spaces and direction marks, and with
 * full-width characters in their usual form.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll('。', '.')

/** Returns the word around a part of a text, without the brackets and punctuation marks around it. */
function wordAt(text: string, index: number, length: number): string {
  const [before = ''] = /\S*$/.exec(text.slice(0, index)) ?? []
  const [after = ''] = /^\S*/.exec(text.slice(index + length)) ?? []
  const word = `${before}${text.slice(index, index + length)}${after}`
  return word.replaceAll(/^[("'“‘«[<{]+|[)"'”’»\]>}.,;:!?…]+$/gu, '')
}

/** Returns true for a period in prose, after which a space is missing and other words follow. */
const isProse = (host: string, rest: string): boolean =>
  /^\s+\p{L}/u.test(rest) && (shortBefore.test(host) || sentences.test(host))

function findLink(text: string, pattern: RegExp, allowsProse: boolean): string | undefined {
  const readText = visibleText(text)
  for (const { 0: part, index } of readText.matchAll(pattern))
    if (!allowsProse || !isProse(part, readText.slice(index + part.length))) return wordAt(readText, index, part.length)
  return undefined
}

/**
 * Returns true if a text contains a URL or a domain name, even if invisible characters hide it. Email addresses don't count, because the
 * names of imported guests are often their addresses.
 */
export const hasLink = (text: string): boolean => findLink(text, linkPattern(), false) !== undefined

/**
 * Returns the first word of a title that email programs would make a link; undefined if there is none. A space that is missing after a
 * period, as in `Dinner at 7.In the garden`, makes no link: emails keep it from being clickable.
 */
export const linkInTitle = (title: string): string | undefined => findLink(title, linkPattern(), true)

/**
 * Returns the first word of a person's name that is certainly a link: with a scheme, `www.` or a path; undefined if there is none. Names
 * such as `Dr.Me` or `Maria.de.la.Cruz` aren't links, and emails keep them from being clickable.
 */
export const linkInName = (name: string): string | undefined => findLink(name, namePattern(), false)

/** An email address, or words joined by a dot, of which each has two letters or digits: `bank.example`, but not `J.R.R.`. */
const address = /\S@\S|[\p{L}\d-]{2}\.[\p{L}\d-]{2}/u

/**
 * Returns true if a text contains an email address, a domain name or a URL, or what readers could take for one. Stricter than `hasLink`,
 * for the names of emails' senders, which email clients may show instead of the sender's address.
 */
export const hasAddress = (text: string): boolean => hasLink(text) || address.test(visibleText(text))
