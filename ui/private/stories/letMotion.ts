/**
 * Makes `matchMedia` report that the user doesn't prefer reduced motion, for stories that show motion. Returns a function that
 * restores the original `matchMedia`.
 */
export function letMotion(): () => void {
  const before = window.matchMedia
  window.matchMedia = (query) => before.call(window, query.replace('prefers-reduced-motion: reduce', 'width < 0px'))
  return () => {
    window.matchMedia = before
  }
}
