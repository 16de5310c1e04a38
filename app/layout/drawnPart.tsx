/**
 * What the server drew as the page's `header` or `footer`, as a component: the document has its words, so the light page
 * brings no code that would write them again. For parts that never change; in the browser only.
 */
export function drawnPart(Name: 'header' | 'footer') {
  const drawn = document.querySelector(Name)
  const html = { __html: drawn?.innerHTML ?? '' }
  return () => <Name className={drawn?.className} dangerouslySetInnerHTML={html} />
}
