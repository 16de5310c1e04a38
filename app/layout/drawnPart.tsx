/**
 * Returns the page's `header` or `footer` as the server rendered it, as a component, so that the light page needs no
 * code to render it again. For parts that never change; in the browser only.
 */
export function drawnPart(Name: 'header' | 'footer') {
  const drawn = document.querySelector(Name)
  const html = { __html: drawn?.innerHTML ?? '' }
  return () => <Name className={drawn?.className} dangerouslySetInnerHTML={html} />
}
