import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { standIn, type Answer, type StandIn } from './standIn.ts'

/** A stand-in with the settings of a server that gets its videos from it. */
export type VideoService = StandIn & { env: Record<string, string> }

export const pexelsKey = 'a Pexels test key'
const loops = fileURLToPath(new URL('../../../app/public/loops/', import.meta.url))
export const film = readFileSync(`${loops}stars.mp4`)
export const still = readFileSync(`${loops}stars.jpg`)

/** The titles of videos by id. Some describe what is wrong with the file. */
const titles: Readonly<Record<number, string>> = {
  101: 'red-balloons-in-the-sky',
  102: 'a-page',
  103: 'cut-off',
  104: 'elsewhere',
  105: 'too-large',
  106: 'no-film-inside',
}

/**
 * Starts a stand-in for the video endpoints of Pexels' public API, including the files. Searches can request failures:
 * `refuse`, `silence`, `garble`, `nothing`.
 */
export async function pexelsService(): Promise<VideoService> {
  const service = await standIn(({ method, url, headers }, origin) => {
    if (method !== 'GET') return { status: 404, body: { status: 404, error: 'Not Found' } }
    if (url.pathname.startsWith('/files/')) return fileOf(url.pathname)
    if (headers.authorization !== pexelsKey) return { status: 401, body: { status: 401, code: 'Unauthorized' } }
    const [, id] = /^\/videos\/videos\/(\d+)$/.exec(url.pathname) ?? []
    if (id !== undefined)
      return Number(id) in titles
        ? { status: 200, body: videoOf(Number(id), origin) }
        : { status: 404, body: { status: 404, error: 'Not Found' } }
    if (url.pathname === '/videos/search') return searchOf(url, origin)
    return { status: 404, body: { status: 404, error: 'Not Found' } }
  })
  return { ...service, env: { PEXELS_API_KEY: pexelsKey, PEXELS_API: service.origin } }
}

function searchOf({ searchParams }: URL, origin: string): Answer | undefined {
  const query = searchParams.get('query') ?? ''
  const isGood = [...searchParams.keys()].toSorted().join() === 'orientation,per_page,query'
  if (!isGood || query === '' || !/^(landscape|portrait|square)$/.test(searchParams.get('orientation') ?? ''))
    return { status: 400, body: { status: 400, code: 'Bad Request' } }
  if (query.includes('silence')) return undefined
  if (query.includes('refuse')) return { status: 429, body: { status: 429, code: 'Too many requests' } }
  if (query.includes('garble')) return { status: 200, body: '<html>' }
  const ids = query.includes('nothing') ? [] : Object.keys(titles).map(Number)
  const videos = ids.map((id) => videoOf(id, origin))
  return { status: 200, body: { page: 1, per_page: 15, total_results: ids.length, url: origin, videos } }
}

function videoOf(id: number, origin: string): object {
  const home = id === 104 ? 'http://films.invalid' : origin
  const file = (width: number, quality: string) => ({
    id: id * 10 + width,
    quality,
    file_type: 'video/mp4',
    width,
    height: (width * 9) / 16,
    fps: 24,
    link: `${home}/files/${id}-${width}.mp4`,
  })
  return {
    id,
    width: 3840,
    height: 2160,
    url: `https://www.pexels.com/video/${titles[id]}-${id}/`,
    image: `${home}/files/${id}.jpeg?fit=crop&w=1200&h=630`,
    duration: 6,
    user: { id: 7, name: 'Ana Film', url: 'https://www.pexels.com/@ana-film' },
    video_files: [file(640, 'sd'), file(1280, 'hd'), file(1920, 'hd'), { ...file(960, 'sd'), file_type: 'video/webm' }],
    video_pictures: [],
  }
}

function fileOf(path: string): Answer {
  if (path === '/files/106.jpeg')
    return { status: 200, type: 'image/jpeg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
  if (path.endsWith('.jpeg')) return { status: 200, type: 'image/jpeg', bytes: still }
  if (path.includes('/102-')) return { status: 200, type: 'text/html', bytes: Buffer.from('<html>') }
  if (path.includes('/103-')) return { status: 403, type: 'text/plain', bytes: Buffer.from('no') }
  if (path.includes('/105-'))
    return { status: 200, type: 'video/mp4', bytes: Buffer.concat([film, Buffer.alloc(25 * 1024 * 1024)]) }
  if (path.includes('/106-')) return { status: 200, type: 'video/mp4', bytes: Buffer.from('<html></html>') }
  return { status: 200, type: 'video/mp4', bytes: film }
}
