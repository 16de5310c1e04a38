import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import * as copy from '@festoon/contract/messages/offline'
import { pagesCache } from './pagesCache.ts'

const day = 24 * 60 * 60

/** Returns true for the URL of an event page on this site: `/event/{uuid}`, with any query string. */
export const isInvitation = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/event\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(pathname)

/**
 * Returns the cache key under which to store a page. Pages with a guest id (`iu`) in the URL have a separate key for each
 * guest, so that a guest's link never shows another guest's copy.
 */
function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const guest = searchParams.get('iu')
  return guest === null ? pathname : `${pathname}?${new URLSearchParams({ iu: guest }).toString()}`
}

/**
 * Returns the cache key of the copy to show for a URL. If the URL has no guest id (`iu`), returns the key of the page's latest
 * copy, with or without a guest id.
 */
async function keyShown(url: string): Promise<string> {
  const key = keyOf(url)
  if (key.includes('?')) return key
  const keptRequests = await (await caches.open(pagesCache)).keys()
  return keptRequests.findLast((request) => new URL(request.url).pathname === key)?.url ?? key
}

/** Returns true if a response means that the invitation no longer exists or that the visitor can't access it. */
const isGone = ({ status, redirected, type }: Response): boolean =>
  redirected || type === 'opaqueredirect' || [401, 403, 404, 410].includes(status)

/**
 * Network-first caching strategy for invitations. If the server can't be reached or is too slow, shows the stored copy with an
 * offline note. Stores only successful responses, and deletes the copies of invitations that no longer exist or aren't
 * accessible.
 */
export const keptPages = new NetworkFirst({
  cacheName: pagesCache,
  // On a very slow network, an older copy is better than a blank screen.
  networkTimeoutSeconds: 10,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request, mode }) => (mode === 'read' ? keyShown(request.url) : keyOf(request.url)),
      cacheWillUpdate: async ({ request, response }) => {
        if (isGone(response)) {
          const cache = await caches.open(pagesCache)
          await cache.delete(new URL(request.url).pathname, { ignoreSearch: true })
        }
        return response.status === 200 && !response.redirected && isHtml(response) ? response : null
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withOfflineNote(cachedResponse),
    },
    new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
  ],
})

const isHtml = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') === true

/**
 * Returns a stored page with an offline note. The note precedes the root element, whose markup must not change before
 * hydration.
 */
async function withOfflineNote(response: Response): Promise<Response> {
  const keptAt = Date.parse(response.headers.get('date') ?? '')
  const text = Number.isNaN(keptAt)
    ? copy.keptInvitation
    : copy.keptInvitationFrom(new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(keptAt))
  const note = `<p role="status" class="sticky top-0 z-10 bg-info text-info-ink px-5 py-3 text-label">${text} <a class="underline" href="">${copy.tryAgain}</a></p>`
  const html = (await response.text())
    .replace('<html ', '<html data-kept="" ')
    .replace('<div id="root">', () => `${note}<div id="root">`)
  const headers = new Headers(response.headers)
  // These headers describe the original body.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(html, { headers })
}

/** Returns the path and HTML-encoded title of each stored invitation, newest first. */
export async function keptInvitations(): Promise<{ path: string; titleHtml: string }[]> {
  const cache = await caches.open(pagesCache)
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text()
      const titleHtml = /<title>([^<]*?)(?: · Festoon)?<\/title>/.exec(html ?? '')?.[1]
      return titleHtml === undefined ? [] : [{ path: new URL(request.url).pathname, titleHtml }]
    }),
  )
  return [...new Map(pages.flat().map((invitation) => [invitation.path, invitation])).values()].toReversed()
}
