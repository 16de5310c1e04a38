import { report } from '../../platform/rpc/report.ts'

/**
 * Opens the device's share sheet for a link. Ignores the error if the user dismisses the sheet, and reports other failures
 * (ERR-48).
 */
export async function shareLink(link: { title: string; text?: string; url: string }): Promise<void> {
  try {
    await navigator.share(link)
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return
    report('WARN', 'A link could not be shared', error)
  }
}
