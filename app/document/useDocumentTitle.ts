import { useEffect } from 'react'

/** Names the page in the browser's tab and to a screen reader. null: somebody else names it. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === '' ? 'Festoon' : `${title} · Festoon`
  }, [title])
}
