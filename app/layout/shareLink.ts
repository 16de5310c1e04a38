import { report } from '../api/report.ts'

/** Opens the browser's own share sheet. Who closes it again has decided; whatever else goes wrong is logged (ERR-48). */
export async function shareLink(link: { title: string; url: string }): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    report('WARN', 'A link could not be shared', error)
  }
}
