/** Adds a sheet after those of the page; resolves once it counts, and also when it could not be fetched: words need none. */
export const addStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
    document.head.append(link)
  })
