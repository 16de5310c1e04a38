/** The minimum distance between the tooltip and the window's edge, in pixels. */
const gap = 8

/**
 * Returns the horizontal shift, in pixels, that moves a box into a window of the given width. If the box is too wide, its left
 * edge stays visible.
 */
export function pushInto(left: number, right: number, width: number): number {
  const back = Math.min(0, width - gap - right)
  return Math.max(back, gap - left)
}

/** A ref callback that keeps an element horizontally inside the window, in both text directions. */
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
