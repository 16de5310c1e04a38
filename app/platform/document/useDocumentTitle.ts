import { useEffect } from 'react'

/**
 * Sets the document's title to `title` followed by the app's name, or only to the app's name if `title` is empty. Does nothing
 * if `title` is null.
 */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === '' ? 'Festoon' : `${title} · Festoon`
  }, [title])
}
