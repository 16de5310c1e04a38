import { useEffect } from 'react'

/** Sets the document's title, for the browser's tab and screen readers. null: something else sets it. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === '' ? 'Festoon' : `${title} · Festoon`
  }, [title])
}
