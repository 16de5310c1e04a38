import { workerScript } from '../browser/trusted.ts'

/**
 * Starts the service worker, which stores each invitation that the user opens for offline viewing. Waits for the load event, so
 * that the page itself loads first.
 */
export function startWorker(): void {
  const { serviceWorker } = navigator
  // Not available on pages without HTTPS.
  if (!('serviceWorker' in navigator)) return
  // A worker that served this page has already stored it.
  const isKept = serviceWorker.controller !== null
  addEventListener('load', () => {
    serviceWorker.register(workerScript()).then(
      () => (isKept ? undefined : keepThisPage()),
      () => undefined,
    )
  })
}

/** Sends the URLs of the page and its resources to the service worker, which stores them for offline use. */
export async function keepThisPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage([location.href, ...resources], { transfer: [] })
}
