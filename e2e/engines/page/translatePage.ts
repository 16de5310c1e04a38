/**
 * Translates a page as browsers do, now and after each change: `wrap` moves each text node into new elements, and `replace` puts
 * elements with the same text in its place. Runs in the page, and refers to nothing outside of it.
 */
export function translatePage(how: 'wrap' | 'replace'): void {
  const isDone = (text: Text): boolean => text.parentElement?.localName === 'font' || text.data.trim() === ''
  const translate = (text: Text): void => {
    const inner = document.createElement('font')
    const outer = document.createElement('font')
    outer.append(inner)
    text.replaceWith(outer)
    inner.append(how === 'wrap' ? text : text.data)
  }
  const translateAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style, noscript, textarea, [translate=no]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    )
    const texts: Text[] = []
    while (walker.nextNode())
      if (walker.currentNode instanceof Text && !isDone(walker.currentNode)) texts.push(walker.currentNode)
    texts.forEach(translate)
  }
  new MutationObserver(translateAll).observe(document.body, { childList: true, characterData: true, subtree: true })
  translateAll()
}
