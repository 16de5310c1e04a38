/** Pixels between the words and the side of the window. */
const gap = 8

/** How far to push what reaches from `left` to `right` so that a window of that width holds it; its left side comes first. */
export function pushInto(left: number, right: number, width: number): number {
  const back = Math.min(0, width - gap - right)
  return Math.max(back, gap - left)
}

/**
 * Keeps an element within the sides of the window, as long as it is there: for a `ref`. What is measured has no direction
 * of reading, so that neither has the push.
 */
export function keepInWindow(element: HTMLElement): () => void {
  const { style } = element
  const place = () => {
    style.transform = ''
    const { left, right } = element.getBoundingClientRect()
    const push = pushInto(left, right, document.documentElement.clientWidth)
    if (push !== 0) style.transform = `translateX(${push}px)`
  }
  place()
  const observer = new ResizeObserver(place)
  observer.observe(document.documentElement)
  observer.observe(element)
  return () => observer.disconnect()
}
