/** The minimum distance from the window's edge, in pixels. */
const gap = 8

/**
 * Returns the horizontal shift, in pixels, that keeps a box inside the window. If the box is too wide, its left edge stays
 * visible.
 */
export function pushInto(left: number, right: number, width: number): number {
  const back = Math.min(0, width - gap - right)
  return Math.max(back, gap - left)
}

/**
 * Keeps an element horizontally inside the window while it is mounted. Pass this function as a `ref`. It works for both writing
 * directions.
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
