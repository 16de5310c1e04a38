/** The number of calls that hide each element, so that the last one to end shows it again. */
const hidden = new Map<Element, number>()

/** Returns the outermost elements below an element that neither are nor contain one of those that stay. */
const outside = (parent: Element, visibleElements: readonly Element[]): Element[] =>
  [...parent.children].flatMap((child) => {
    if (visibleElements.includes(child)) return []
    return visibleElements.some((one) => child.contains(one)) ? outside(child, visibleElements) : [child]
  })

/**
 * Hides the rest of the page from assistive technology while a dialog is open, except live regions. Returns a function that shows it
 * again. It replaces the package aria-hidden in Radix (see `resolve.alias` in the build configurations), which also works with
 * several documents and markers.
 */
export function hideOthers(shownElements: Element | readonly Element[]): () => void {
  const visibleElements = [shownElements, ...document.body.querySelectorAll('[aria-live], script')].flat()
  // Elements that the page hides itself stay hidden.
  const others = outside(document.body, visibleElements).filter(
    (element) => hidden.has(element) || (element.getAttribute('aria-hidden') ?? 'false') === 'false',
  )
  for (const element of others) {
    hidden.set(element, (hidden.get(element) ?? 0) + 1)
    element.setAttribute('aria-hidden', 'true')
  }
  return () => {
    for (const element of others) {
      const remainingCalls = (hidden.get(element) ?? 1) - 1
      if (remainingCalls > 0) {
        hidden.set(element, remainingCalls)
        continue
      }
      hidden.delete(element)
      element.removeAttribute('aria-hidden')
    }
  }
}
