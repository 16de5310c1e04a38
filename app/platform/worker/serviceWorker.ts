import { clientsClaim } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/offline'
import { isInvitation, keptInvitations, keptPages } from './keptPages.ts'
import { rsvpSyncTag, sendWaiting } from './waitingRsvps.ts'

declare const self: ServiceWorkerGlobalScope
/** Paths of the guest page's files, inserted by the build. */
declare const GUEST_PARTS: readonly string[]

declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    /** The Background Sync event, which the browser sends when the network is back. TypeScript's types don't include it. */
    sync: ExtendableEvent & { readonly tag: string }
  }
}

const day = 24 * 60 * 60
const offlinePath = '/offline'
const offlineCache = 'festoon-offline'

/** Caching strategy for built files, whose names contain a hash of their content. */
const files = new CacheFirst({
  cacheName: 'festoon-files',
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
})
const images = new CacheFirst({
  cacheName: 'festoon-pictures',
  // Ignores the format, because this browser has shown the image before.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: 40, maxAgeSeconds: 60 * day, purgeOnQuotaError: true })],
})
const isFile = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/(?:assets|fonts)\//.test(pathname)
/**
 * Returns true for the URL of a WebP image on this site. Excludes album and profile photos, which aren't public and can
 * be deleted.
 */
const isImage = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/files\/(?!album|profile)[^?]+\.webp$/.test(pathname)

self.addEventListener('install', (event) => {
  event.waitUntil(keepOfflineParts(event))
  void self.skipWaiting()
})

async function keepOfflineParts(event: ExtendableEvent): Promise<void> {
  const offline = await caches.open(offlineCache)
  await offline.add(new Request(offlinePath, { cache: 'reload' }))
  // If this fails, the files are fetched when needed.
  await Promise.all(GUEST_PARTS.map((url) => keep(new URL(url, location.origin), event).catch(() => undefined)))
}

clientsClaim()

registerRoute(({ request, url }) => request.mode === 'navigate' && isInvitation(url), keptPages)
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !isInvitation(url),
  ({ request }) => fetch(request),
)
registerRoute(({ url }) => isFile(url), files)
registerRoute(({ request, url }) => request.destination === 'image' && isImage(url), images)

// Lists the stored invitations in place of a page that can't be shown offline.
setCatchHandler(async ({ request }) => (request.mode === 'navigate' ? offlinePage(request.url) : Response.error()))

async function offlinePage(url: string): Promise<Response> {
  const page = await caches.match(offlinePath, { cacheName: offlineCache })
  if (!page) return Response.error()
  const items = (await keptInvitations()).map(({ path, titleHtml }) => `<li><a href="${path}">${titleHtml}</a></li>`)
  const heading = `<h2>${copy.keptInvitations}</h2>`
  const list = items.length === 0 ? '' : `${heading}<ul>${items.join('')}</ul>`
  const html = (await page.text()).replace(
    '<div id="kept"></div>',
    () => `<p><a href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${copy.tryAgain}</a></p>${list}`,
  )
  return new Response(html, { headers: page.headers })
}

// A page that opened before the worker started sends its resources.
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
  const strategy = isInvitation(url) ? keptPages : isFile(url) ? files : isImage(url) ? images : undefined
  const [, whenDone] = strategy?.handleAll({ request: new Request(url), event }) ?? []
  await whenDone
}

self.addEventListener('sync', (event) => {
  if (event.tag === rsvpSyncTag) event.waitUntil(sendWaiting(limits.requestTimeoutMs))
})
