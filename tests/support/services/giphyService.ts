import { film, still, type VideoService } from './pexelsService.ts'
import { standIn } from './standIn.ts'

export const giphyKey = 'aGiphyKeyOfTheTests'
const refusal = { data: [], meta: { status: 401, msg: 'No API key found in request.', response_id: '' } }

/**
 * Starts a stand-in for the GIF endpoints of GIPHY's public API, including the files. A search for `refuse both` is rejected,
 * and one for `nothing at all` has no results.
 */
export async function giphyService(): Promise<VideoService> {
  const service = await standIn(({ method, url }, origin) => {
    const notFound = { status: 404, body: { data: [], meta: { status: 404, msg: 'Not Found', response_id: '' } } }
    if (method !== 'GET') return notFound
    if (url.pathname.endsWith('.mp4')) return { status: 200, type: 'video/mp4', bytes: film }
    if (url.pathname.endsWith('.jpg')) return { status: 200, type: 'image/jpeg', bytes: still }
    if (url.searchParams.get('api_key') !== giphyKey) return { status: 401, body: refusal }
    const meta = { status: 200, msg: 'OK', response_id: 'r1' }
    if (url.pathname === '/v1/gifs/search') {
      const query = url.searchParams.get('q') ?? ''
      if (query === '' || query.length > 50 || url.searchParams.get('rating') !== 'g')
        return { status: 400, body: { data: [], meta: { ...meta, status: 400, msg: 'Bad Request' } } }
      if (query.includes('refuse both')) return { status: 429, body: refusal }
      const data = query.includes('nothing at all') ? [] : [gifOf('gifOne1', origin), gifOf('gifTwo2', origin)]
      return { status: 200, body: { data, pagination: { total_count: 2, count: 2, offset: 0 }, meta } }
    }
    const [, id = ''] = /^\/v1\/gifs\/(\w+)$/.exec(url.pathname) ?? []
    return id.startsWith('gif') ? { status: 200, body: { data: gifOf(id, origin), meta } } : notFound
  })
  return { ...service, env: { GIPHY_API_KEY: giphyKey, GIPHY_API: service.origin } }
}

function gifOf(id: string, origin: string): object {
  const original = { width: '480', height: '270', mp4: `${origin}/media/${id}/giphy.mp4`, mp4_size: '60000' }
  return {
    type: 'gif',
    id,
    url: `https://giphy.com/gifs/party-${id}`,
    slug: `party-${id}`,
    username: 'partytime',
    title: 'Happy Party GIF by Party Time',
    rating: 'g',
    images: {
      original: { ...original, url: `${origin}/media/${id}/giphy.gif` },
      original_mp4: original,
      original_still: { width: '480', height: '270', url: `${origin}/media/${id}/giphy_s.jpg` },
    },
  }
}
