import styles from './guestParts.css?url'

let styleSheet: Promise<void> | undefined

/**
 * Adds the style sheet for lazily loaded sections to the guest page, once. Resolves when the style sheet has loaded or failed
 * to load, because the page is usable without it.
 */
export const partStyles = (): Promise<void> => (styleSheet ??= addStyles(styles))

const addStyles = (href: string): Promise<void> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
    document.head.append(link)
  })
