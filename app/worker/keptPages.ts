import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst } from 'workbox-strategies'
import { pagesCache } from './pagesCache.ts'

const day = 24 * 60 * 60

/** Tells whether an address is an event's own page: `/event/{uuid}`, with any query. */
export const isInvitation = ({ origin, pathname }: URL): boolean =>
  origin === location.origin && /^\/event\/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(pathname)

/** A copy for each guest whom a link names (`iu`), and one for whoever came without: nobody is shown what is another's. */
function keyOf(url: string): string {
  const { pathname, searchParams } = new URL(url)
  const guest = searchParams.get('iu')
  return guest === null ? pathname : `${pathname}?${new URLSearchParams({ iu: guest }).toString()}`
}

/** The copy to be shown for an address; one that names nobody is content with the last of any. */
async function keyShown(url: string): Promise<string> {
  const key = keyOf(url)
  if (key.includes('?')) return key
  const kept = await (await caches.open(pagesCache)).keys()
  return kept.findLast((one) => new URL(one.url).pathname === key)?.url ?? key
}

/** There is no such invitation any more, or not for this visitor. */
const isGone = ({ status, redirected, type }: Response): boolean =>
  redirected || type === 'opaqueredirect' || [401, 403, 404, 410].includes(status)

/**
 * An invitation comes from the server, and is kept; without a network the kept one is shown, and says so. A page that led
 * elsewhere, or failed, is not kept; one that is gone is kept no longer.
 */
export const keptPages = new NetworkFirst({
  cacheName: pagesCache,
  // A network that is there in name only: what was seen last is better than a blank screen.
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
      cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && saysKept(cachedResponse),
    },
    new ExpirationPlugin({ maxEntries: 30, maxAgeSeconds: 60 * day, purgeOnQuotaError: true }),
  ],
})

const isHtml = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') === true

/** The kept page with a line on top that says what it is; beside the root, which the page's script takes over as it was. */
async function saysKept(response: Response): Promise<Response> {
  const kept = Date.parse(response.headers.get('date') ?? '')
  const when = Number.isNaN(kept) ? '' : ` on ${new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(kept)}`
  const note = `<p role="status" class="sticky top-0 z-10 bg-info text-info-ink px-5 py-3 text-label">You are offline. This is the invitation as you saw it last${when}. <a class="underline" href="">Try again</a></p>`
  const html = (await response.text())
    .replace('<html ', '<html data-kept="" ')
    .replace('<div id="root">', () => `${note}<div id="root">`)
  const headers = new Headers(response.headers)
  // These belong to the bytes that came.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name)
  return new Response(html, { headers })
}

/** What was kept: address and title, as the pages have them, newest first. */
export async function keptInvitations(): Promise<{ path: string; titleHtml: string }[]> {
  const cache = await caches.open(pagesCache)
  const found = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const html = await (await cache.match(request))?.text()
      const titleHtml = /<title>([^<]*?)(?: · Festoon)?<\/title>/.exec(html ?? '')?.[1]
      return titleHtml === undefined ? [] : [{ path: new URL(request.url).pathname, titleHtml }]
    }),
  )
  return [...new Map(found.flat().map((one) => [one.path, one])).values()].toReversed()
}
