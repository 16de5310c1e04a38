/**
 * Lets the browser keep invitations that were opened, and what they are made of, once the page is there: it competes with
 * nothing that somebody waits for. A browser without workers does without.
 */
export function startWorker(): void {
  const { serviceWorker } = navigator
  // Not there in a page that did not come by https.
  if (!('serviceWorker' in navigator)) return
  // A worker that brought this page has kept it already.
  const isKept = serviceWorker.controller !== null
  addEventListener('load', () => {
    serviceWorker.register('/sw.js').then(
      () => (isKept ? undefined : keepThisPage()),
      () => undefined,
    )
  })
}

/** Tells the worker which page this is and what it is made of, so that it can be seen again without a network. */
export async function keepThisPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.ready
  const parts = performance.getEntriesByType('resource').map(({ name }) => name)
  active?.postMessage([location.href, ...parts], { transfer: [] })
}
