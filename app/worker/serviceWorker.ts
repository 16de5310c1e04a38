import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isInvitation, keptInvitations, keptPages } from './keptPages.ts'
import { answersTag, sendWaiting } from './waitingAnswers.ts'

declare const self: ServiceWorkerGlobalScope
/** Paths of what a guest's page loads when something is opened on it; the build names them. */
declare const GUEST_PARTS: readonly string[]

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    /** There is a network again (Background Synchronization): not in the language's own types yet. */
    sync: ExtendableEvent & { readonly tag: string }
  }
}

const day = 24 * 60 * 60
const offlinePath = '/offline'
const offlineCache = 'festoon-offline'

/** Files whose name changes with their content. */
const files = new CacheFirst({
  cacheName: 'festoon-files',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
})
const pictures = new CacheFirst({
  cacheName: 'festoon-pictures',
  // Whichever format it came in: it is shown where it was shown before.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
})
const isFile = ({ origin, pathname }: URL): boolean => origin === location.origin && pathname.startsWith('/assets/')
/** Covers; not the photos of albums, which can be taken back. */
const isPicture = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/files\/(?!album)[^?]+\.webp$/.test(pathname)

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineParts(event))
  void self.skipWaiting()
})

async function keepOfflineParts(event: ExtendableEvent): Promise<void> {
  const offline = await caches.open(offlineCache)
  await offline.add(new Request(offlinePath, { cache: 'reload' }))
  // Fetched once more when they are needed, where that fails now.
  await Promise.all(GUEST_PARTS.map((url) => keep(new URL(url, location.origin), event).catch(() => undefined)))
}

clientsClaim()

registerRoute(({ request, url }) => request.mode === 'navigate' && isInvitation(url), keptPages)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isInvitation(url),
  ({ request }) => fetch(request),
)
registerRoute(({ url }) => isFile(url), files)
registerRoute(({ request, url }) => request.destination === 'image' && isPicture(url), pictures)

// What a page cannot be shown without a network says so, and leads to what was kept.
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage(request.url) : Response.error()))

async function offlinePage(url: string): Promise<Response> {
  const page = await caches.match(offlinePath, { cacheName: offlineCache })
  if (!page) return Response.error()
  const rows = (await keptInvitations()).map(({ path, titleHtml }) => `<li><a href="${path}">${titleHtml}</a></li>`)
  const list = rows.length === 0 ? '' : `<h2>Invitations that you can still see</h2><ul>${rows.join('')}</ul>`
  const html = (await page.text()).replace(
    '<div id="kept"></div>',
    () => `<p><a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">Try again</a></p>${list}`,
  )
  return new Response(html, { headers: page.headers })
}

// A page that opened before the worker was there tells what it is made of.
self.addEventListener('message', (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepAll(event.data, event))
})

async function keepAll(urls: readonly unknown[], event: ExtendableEvent): Promise<void> {
  for (const value of urls) {
    const url = typeof value === 'string' ? URL.parse(value) : null
    if (url) await keep(url, event).catch(() => undefined)
  }
}

async function keep(url: URL, event: ExtendableEvent): Promise<void> {
  const strategy = isInvitation(url) ? keptPages : isFile(url) ? files : isPicture(url) ? pictures : undefined
  const [, done] = strategy?.handleAll({ request: new Request(url), event }) ?? []
  await done
}

self.addEventListener('sync', (event) => {
  if (event.tag === answersTag) event.waitUntil(sendWaiting())
})
