/** A host name, as in `https://example.com/path` or `example.com`. */
const hostName = /(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}[\p{L}\d-]*[\p{L}\d]/giu

/** Returns the host names in a text in lower case and ASCII, each once. Full-width characters count as their usual form. */
export function hostsIn(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF\u00AD]/g, '')
    .replaceAll('。', '.')
  const found = [...plain.matchAll(hostName)].flatMap(([name]) => {
    const url = `https://${name}`
    return URL.canParse(url) ? [new URL(url).hostname] : []
  })
  return [...new Set(found)]
}
