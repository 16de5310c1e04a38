import { useEffect } from 'react'

/**
 * Sets the document's title to `title`, followed by the app's name. If `title` is empty, uses only the app's name. Does nothing
 * if `title` is null.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === '' ? 'Festoon' : `${title} · Festoon`
  }, [title])
}
