import { googleAccount, type GoogleAccount } from '../people/googleAccount.ts'
import { standIn, type Answer, type ReceivedRequest, type StandIn } from './standIn.ts'

export interface BucketService extends StandIn {
  /** Settings of a server that stores its files here. */
  env: Record<string, string>
  account: GoogleAccount
  /** The objects in the bucket, by name. */
  objects: Map<string, { bytes: Buffer; type: string; updatedAt: string }>
  /** Responses to the next calls, one each. Null means no response. */
  troubles: (Answer | null)[]
}

const bucket = 'demo-festoon.firebasestorage.app'
const scope = 'https://www.googleapis.com/auth/devstorage.read_write'
/** The number of objects on a page of a list. */
const pageSize = 3

const refusal = (status: number, message: string): Answer => ({
  status,
  body: { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'notFound' }] } },
})

/** Starts a stand-in for the parts of Cloud Storage's JSON API that deal with objects. */
export async function bucketService(): Promise<BucketService> {
  const objects: BucketService['objects'] = new Map()
  const troubles: BucketService['troubles'] = []
  const account = googleAccount()

  const list = ({ searchParams }: URL): Answer => {
    const prefix = searchParams.get('prefix') ?? ''
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(prefix) && !name.slice(prefix.length).includes('/'))
      .toSorted()
    const from = Number(searchParams.get('pageToken') ?? 0)
    const items = names.slice(from, from + pageSize).map((name) => ({ name, updated: objects.get(name)?.updatedAt }))
    const more = from + pageSize < names.length ? { nextPageToken: String(from + pageSize) } : {}
    // An empty list has no `items` field.
    return { status: 200, body: { ...(items.length > 0 ? { items } : {}), ...more } }
  }
  const download = (name: string, range: string | undefined): Answer => {
    const { bytes, type } = objects.get(name) ?? { bytes: Buffer.alloc(0), type: '' }
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    if (first === undefined) return { status: 200, type, bytes }
    if (Number(first) >= bytes.length) return refusal(416, 'Requested range not satisfiable')
    return { status: 206, type, bytes: bytes.subarray(Number(first), Number(last) + 1) }
  }
  const answer = ({ method, url, headers, bytes }: ReceivedRequest): Answer => {
    const base = `/storage/v1/b/${bucket}/o`
    if (method === 'POST' && url.pathname === `/upload${base}`) {
      if (url.searchParams.get('uploadType') !== 'media') return refusal(400, 'Unknown upload type')
      const updatedAt = new Date().toISOString()
      objects.set(url.searchParams.get('name') ?? '', { bytes, type: headers['content-type'] ?? '', updatedAt })
      return { status: 200, body: { size: String(bytes.length), updated: updatedAt } }
    }
    if (method === 'GET' && url.pathname === base) return list(url)
    const name = url.pathname.startsWith(`${base}/`) ? url.pathname.slice(base.length + 1) : ''
    // A name is a single path segment, so its slashes are encoded.
    const object = name.includes('/') ? undefined : objects.get(decodeURIComponent(name))
    if (!object) return refusal(404, `No such object: ${bucket}/${name}`)
    if (method === 'DELETE') {
      objects.delete(decodeURIComponent(name))
      return { status: 204, type: 'text/plain', bytes: Buffer.alloc(0) }
    }
    if (url.searchParams.get('alt') === 'media') return download(decodeURIComponent(name), headers.range)
    return { status: 200, body: { size: String(object.bytes.length), updated: object.updatedAt } }
  }
  const service = await standIn((request, origin) => {
    const tokenAnswer = account.trade(request, origin)
    if (tokenAnswer) return tokenAnswer
    const trouble = troubles.shift()
    if (trouble !== undefined) return trouble ?? undefined
    return account.mayPass(request, scope) ? answer(request) : refusal(401, 'Invalid Credentials')
  })
  return {
    ...service,
    account,
    objects,
    troubles,
    env: {
      STORAGE: 'firebase',
      FIREBASE_STORAGE_BUCKET: bucket,
      FIREBASE_STORAGE_API: service.origin,
      FIREBASE_SERVICE_ACCOUNT: account.setting(service.origin),
    },
  }
}
