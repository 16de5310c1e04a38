/**
 * Adds a style sheet to the page. Resolves when it has loaded. Also resolves if it fails to load, because the page is usable
 * without it.
 */
export const addStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
    document.head.append(link)
  })
