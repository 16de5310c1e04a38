import { renderedHtml } from '../../platform/browser/trusted.ts'

/**
 * Returns a component that reuses the page's server-rendered `header` or `footer`, so that the guest page needs no code to
 * render that element. Works only in the browser, and only if the element never changes.
 */
export function renderedPart(Name: 'header' | 'footer') {
  const element = document.querySelector(Name)
  const html = { __html: renderedHtml(element?.innerHTML ?? '') }
  return () => <Name className={element?.className} dangerouslySetInnerHTML={html} />
}
