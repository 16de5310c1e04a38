import { workerScript } from '../browser/trusted.ts'

/** Pages without HTTPS have no service worker. */
type HasWorker = Partial<Pick<Navigator, 'serviceWorker'>>

/**
 * Starts the service worker, which stores each invitation that the user opens for offline viewing. Waits for the load event, so
 * that the page itself loads first.
 */
export function startWorker(): void {
  const { serviceWorker }: HasWorker = navigator
  if (!serviceWorker) return
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
  const { serviceWorker }: HasWorker = navigator
  const registration = await serviceWorker?.ready
  const resources = performance.getEntriesByType('resource').map(({ name }) => name)
  registration?.active?.postMessage([location.href, ...resources], { transfer: [] })
}
