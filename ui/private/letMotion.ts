/**
 * For stories of what moves: lets the window answer that motion is welcome, whatever the browser was started with.
 * Returns what puts the answer back.
 */
export function letMotion(): () => void {
  const before = window.matchMedia
  window.matchMedia = (query) => before.call(window, query.replace('prefers-reduced-motion: reduce', 'width < 0px'))
  return () => {
    window.matchMedia = before
  }
}
