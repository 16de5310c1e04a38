/** Top-level domains that people and email clients take for links even without `https://`. */
const topLevels =
  'com|net|org|info|biz|io|co|me|app|dev|ai|xyz|top|shop|store|site|online|club|click|live|vip|icu|tech|link|page|cloud|pro|gg|ly|gl|tk|ml|ga|cf|gq|ws|cc|to|ru|cn|in|uk|us|ca|au|de|fr|nl|pl|br|eu'

/** A URL with a scheme, `www.`, or a domain name, possibly followed by a path. */
const link = new RegExp(
  `[a-z][a-z\\d+.-]*://|\\bwww\\.[^\\s.]|(?<![\\p{L}\\d.@-])(?:[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?\\.)+(?:${topLevels}|[a-z]{2,24}(?=/\\S))(?![\\p{L}\\d@-])`,
  'iu',
)

/** Returns true if a text contains a URL or a domain name. Email addresses don't count, because the
 * names of imported guests are often their addresses. Full-width characters count as their usual form. */
export function hasLink(text: string): boolean {
  return link.test(
    text
      .normalize('NFKC')
      .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
      .replaceAll('。', '.'),
  )
}
