import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { pagesCache } from './pagesCache.ts'
import * as copy from '@festoon/contract/messages/offline'

const day = 24 * 60 * 60

/** Returns true for the URL of an event page: `/event/{uuid}`, with any query string. */
export const isInvitation = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/event\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(pathname)

/**
 * Returns the cache key under which a page is stored. Pages opened with a guest's link (`iu`) are stored separately for each
 * guest, so that a guest's link never shows another guest's copy.
 */
function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const guest = searchParams.get('iu')
  return guest === null ? pathname : `${pathname}?${new URLSearchParams({ iu: guest }).toString()}`
}

/**
 * Returns the cache key of the stored copy to show for a URL. If the URL doesn't name a guest, this is the key of the page's
 * latest copy, for any guest or none.
 */
async function keyShown(url: string): Promise<string> {
  const key = keyOf(url)
  if (key.includes('?')) return key
  const kept = await (await caches.open(pagesCache)).keys()
  return kept.findLast((request) => new URL(request.url).pathname === key)?.url ?? key
}

/** Returns true if a response means that the invitation no longer exists or isn't accessible to this visitor. */
const isGone = ({ status, redirected, type }: Response): boolean =>
  redirected || type === 'opaqueredirect' || [401, 403, 404, 410].includes(status)

/**
 * Caching strategy for invitations. Loads them from the server and stores a copy, which is shown with a note while the server
 * can't be reached or is too slow. Doesn't store redirects and errors, and deletes the copies of invitations that no longer
 * exist or aren't accessible.
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
 * Returns a stored page with an offline note. The note is placed before the root element, because the root's markup must not
 * change before hydration.
 */
async function withOfflineNote(response: Response): Promise<Response> {
  const kept = Date.parse(response.headers.get('date') ?? '')
  const text = Number.isNaN(kept)
    ? copy.keptInvitation
    : copy.keptInvitationFrom(new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(kept))
  const note = `<p role="status" class="sticky top-0 z-10 bg-info text-info-ink px-5 py-3 text-label">${text} <a class="underline" href="">${copy.tryAgain}</a></p>`
  const html = (await response.text())
    .replace('<html ', '<html data-kept="" ')
    .replace('<div id="root">', () => `${note}<div id="root">`)
  const headers = new Headers(response.headers)
  // These headers describe the original body.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(html, { headers })
}

/** Returns the paths and HTML-encoded titles of the stored invitations, newest first. */
export async function keptInvitations(): Promise<{ path: string; titleHtml: string }[]> {
  const cache = await caches.open(pagesCache)
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text()
      const titleHtml = /<title>([^<]*?)(?: · Festoon)?<\/title>/.exec(html ?? '')?.[1]
      return titleHtml === undefined ? [] : [{ path: new URL(request.url).pathname, titleHtml }]
    }),
  )
  return [...new Map(found.flat().map((invitation) => [invitation.path, invitation])).values()].toReversed()
}
