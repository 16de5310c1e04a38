import { useEffect } from 'react'

/** Sets the document's title, which browser tabs and screen readers use. Does nothing for null. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === '' ? 'Festoon' : `${title} · Festoon`
  }, [title])
}
