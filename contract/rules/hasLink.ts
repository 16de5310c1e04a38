/** Top-level domains that people and email clients take for links even without `https://`. */
const topLevels =
  'com|net|org|info|biz|io|co|me|app|dev|ai|xyz|top|shop|store|site|online|club|click|live|vip|icu|tech|link|page|cloud|pro|gg|ly|gl|tk|ml|ga|cf|gq|ws|cc|to|ru|cn|in|uk|us|ca|au|de|fr|nl|pl|br|eu|es|ch|se|dk|jp|kr|mx|tv|help|support|email|today|world|finance|bank|рф'

/** A URL with a scheme, `www.`, or a domain name, possibly followed by a path. */
const link = new RegExp(
  `(?<=[a-z][a-z\\d+.-]*)://|\\bwww\\.[^\\s.]|(?<![\\p{L}\\d@][.-]*)(?:[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?\\.)+(?:${topLevels}|[a-z]{2,24}(?=/\\S))(?![\\p{L}\\d@-])`,
  'iu',
)

/**
 * Returns a text as its readers see it: without invisible characters, such as zero-width spaces and direction marks, and with
 * full-width characters in their usual form.
 */
export const visibleText = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .replaceAll('。', '.')

/** Returns true if a text contains a URL or a domain name, even if invisible characters hide it. Email addresses don't count,
 * because the names of imported guests are often their addresses. */
export const hasLink = (text: string): boolean => link.test(visibleText(text))

/** An email address, or words joined by a dot, of which each has two letters or digits: `bank.example`, but not `J.R.R.`. */
const address = /\S@\S|[\p{L}\d-]{2}\.[\p{L}\d-]{2}/u

/**
 * Returns true if a text contains an email address, a domain name or a URL, or what readers could take for one. Stricter than `hasLink`,
 * for the names of emails' senders, which email clients may show instead of the sender's address.
 */
export const hasAddress = (text: string): boolean => hasLink(text) || address.test(visibleText(text))
