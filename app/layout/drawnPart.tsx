/**
 * Returns a component with the page's `header` or `footer` as rendered by the server, so that the light page needs no code to
 * render it again. Only for the browser, and for parts that never change.
 */
export function drawnPart(Name: 'header' | 'footer') {
  const drawn = document.querySelector(Name)
  const html = { __html: drawn?.innerHTML ?? '' }
  return () => <Name className={drawn?.className} dangerouslySetInnerHTML={html} />
}
