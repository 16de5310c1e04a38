/**
 * Starts the service worker, which keeps opened invitations for offline use. It waits for the page's load event, so as not to
 * compete with anything the visitor is waiting for.
 */
export function startWorker(): void {
  const { serviceWorker } = navigator
  // Not available on pages without HTTPS.
  if (!('serviceWorker' in navigator)) return
  // If a worker served this page, it has kept it already.
  const isKept = serviceWorker.controller !== null
  addEventListener('load', () => {
    serviceWorker.register('/sw.js').then(
      () => (isKept ? undefined : keepThisPage()),
      () => undefined,
    )
  })
}

/** Sends the page's address and resources to the worker, so that the page works offline. */
export async function keepThisPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage([location.href, ...resources], { transfer: [] })
}
