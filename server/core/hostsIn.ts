import { visibleText } from '@festoon/contract/rules/hasLink'

const label = String.raw`[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?`

/**
 * A host name, as in `https://example.com/path` or `example.com`. Labels and names have at most the length that DNS allows.
 * Otherwise, the time would be quadratic in the length of a word, which callers control.
 */
const hostName = new RegExp(String.raw`(?:${label}\.){1,126}\p{L}[\p{L}\d-]{0,61}[\p{L}\d]`, 'giu')

/** Replaces percent-encoded characters, because browsers decode them in host names. */
const decodeEntities = (text: string): string =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString())

/**
 * Returns the host names in a text in lower case and ASCII, each once. Finds them even if they contain invisible, full-width, or
 * percent-encoded characters.
 */
export function hostsIn(text: string): string[] {
  const hosts = [...visibleText(decodeEntities(text)).matchAll(hostName)].flatMap(([name]) => {
    const url = `https://${name}`
    return URL.canParse(url) ? [new URL(url).hostname] : []
  })
  return [...new Set(hosts)]
}
