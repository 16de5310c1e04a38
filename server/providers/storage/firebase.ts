import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { BucketConfig } from '../../config/cloudConfig.ts'
import type { Clock } from '../../core/clock.ts'
import { StorageUnavailable } from '../../core/StorageUnavailable.ts'
import { ServiceRefused } from '../fetchJson.ts'
import { serviceToken } from '../google/serviceToken.ts'
import { readBody } from '../readBody.ts'
import { requireStoredPath, isStoredPath, type FileStorage } from './port.ts'

const scope = 'https://www.googleapis.com/auth/devstorage.read_write'
/** The maximum number of attempts per call. Every call can safely be repeated. */
const tries = 4
/** The maximum pause in ms between two attempts, even if the service asks for a longer one. */
const maxPauseMs = 5_000
const defaultTimeoutMs = 10_000
/**
 * The default time limits in ms for all attempts of a call together. Writes have more time, because a file can be as large as a
 * video.
 */
const defaultMaxMs = { read: 20_000, write: 60_000 }
const maxBytes = 64 * 1024 * 1024

const objectSchema = z.object({ size: z.coerce.number().int().min(0), updated: z.iso.datetime() })
const listSchema = z.object({
  items: z.array(z.object({ name: z.string(), updated: z.iso.datetime() })).default([]),
  nextPageToken: z.string().optional(),
})

interface Call {
  method?: 'GET' | 'POST' | 'DELETE'
  headers?: Record<string, string>
  body?: Buffer
  /** The time limit in ms of one attempt. */
  timeoutMs?: number
}

interface Patience {
  firstPauseMs?: number
  maxMs?: typeof defaultMaxMs
}

/**
 * Creates a file store in a Cloud Storage bucket, which is what Firebase Storage uses
 * (https://cloud.google.com/storage/docs/json_api). Temporary failures are retried. The delay starts at `firstPauseMs` and
 * doubles each time, unless the service specifies one. All attempts together take at most `maxMs`. After a file has been
 * opened, reading its stream has no time limit.
 */
export function firebaseStorage(
  { account, name, api }: BucketConfig,
  clock: Clock,
  { firstPauseMs = 300, maxMs = defaultMaxMs }: Patience = {},
): FileStorage {
  const token = serviceToken(account, [scope], clock)
  const bucket = `${api}/storage/v1/b/${encodeURIComponent(name)}/o`
  const object = (path: string): string => `${bucket}/${encodeURIComponent(requireStoredPath(path))}`

  const once = (address: string, { method = 'GET', headers, body }: Call, signal: AbortSignal): Promise<Response> =>
    token.use(async (accessToken) => {
      const response = await fetch(address, {
        method,
        headers: { ...headers, authorization: `Bearer ${accessToken}` },
        ...(body === undefined ? {} : { body: new Uint8Array(body) }),
        redirect: 'error',
        signal,
      })
      if (response.ok) return response
      await response.body?.cancel()
      throw new ServiceRefused(response.status, response.headers.get('retry-after'))
    })
  /**
   * Makes a call and parses the response with `read`, retrying temporary failures. Returns undefined if the object doesn't
   * exist.
   * @throws StorageUnavailable if the call fails.
   */
  const ask = async <T>(
    address: string,
    call: Call,
    read: (response: Response) => Promise<T>,
  ): Promise<T | undefined> => {
    const until = performance.now() + maxMs[call.method === 'POST' ? 'write' : 'read']
    for (let at = 1; ; at += 1) {
      try {
        const leftMs = Math.min(call.timeoutMs ?? defaultTimeoutMs, until - performance.now())
        return await within(leftMs, async (signal) => read(await once(address, call, signal)))
      } catch (error) {
        if (error instanceof ServiceRefused && error.status === 404) return undefined
        const isTemporary =
          !(error instanceof ServiceRefused) || error.status === 408 || error.status === 429 || error.status >= 500
        const retryAfter = error instanceof ServiceRefused ? error.retryAfter : undefined
        const pauseMs = Math.min(
          retryAfter === undefined ? firstPauseMs * 2 ** (at - 1) : retryAfter * 1_000,
          maxPauseMs,
        )
        if (!isTemporary || at === tries || performance.now() + pauseMs >= until)
          throw new StorageUnavailable('The bucket is unavailable', { cause: error })
        await pause(pauseMs)
      }
    }
  }
  const json =
    <Schema extends z.ZodType>(schema: Schema) =>
    async (response: Response): Promise<z.output<Schema>> =>
      schema.parse(JSON.parse((await readBody(response, maxBytes)).toString('utf8')))
  const find = (path: string) => ask(`${object(path)}?fields=size,updated`, {}, json(objectSchema))

  return {
    put: async (path, content) => {
      const query = new URLSearchParams({ uploadType: 'media', name: requireStoredPath(path), fields: 'size,updated' })
      const address = `${api}/upload/storage/v1/b/${encodeURIComponent(name)}/o?${query.toString()}`
      const headers = { 'content-type': typeOf(path) }
      const storedFile = await ask(
        address,
        { method: 'POST', headers, body: content, timeoutMs: maxMs.write },
        json(objectSchema),
      )
      if (storedFile?.size !== content.length) throw new StorageUnavailable('The bucket stored an incomplete file')
    },
    remove: async (path) => {
      await ask(object(path), { method: 'DELETE' }, async (response) => response.body?.cancel())
    },
    exists: async (path) => isStoredPath(path) && (await find(path)) !== undefined,
    read: (path) =>
      ask(`${object(path)}?alt=media`, { timeoutMs: maxMs.read }, (response) => readBody(response, maxBytes)),
    list: async (folder) => {
      const files: { path: string; writtenAt: number }[] = []
      let pageToken: string | undefined
      do {
        const query = new URLSearchParams({
          prefix: `${requireStoredPath(folder)}/`,
          delimiter: '/',
          fields: 'items(name,updated),nextPageToken',
          ...(pageToken === undefined ? {} : { pageToken }),
        })
        const page = await ask(`${bucket}?${query.toString()}`, {}, json(listSchema))
        if (!page) throw new StorageUnavailable('The bucket was not found')
        files.push(...page.items.map((item) => ({ path: item.name, writtenAt: Date.parse(item.updated) })))
        pageToken = page.nextPageToken
      } while (pageToken !== undefined)
      return files
    },
    open: async (path) => {
      const foundFile = isStoredPath(path) ? await find(path) : undefined
      return (
        foundFile && {
          size: foundFile.size,
          writtenAt: Date.parse(foundFile.updated),
          read: async (range) => {
            const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {}
            const stream = await ask(`${object(path)}?alt=media`, { headers }, async ({ body }) =>
              Readable.from(body ?? []),
            )
            if (!stream) throw new StorageUnavailable('The file was removed in the meantime')
            return stream
          },
        }
      )
    },
  }
}

/** Runs `work`. If it takes longer than `ms`, aborts its signal and rejects. */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const late = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(new Error('The bucket timed out')))
  })
  const timer = setTimeout(() => stop.abort(), ms)
  try {
    return await Promise.race([work(stop.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

const types: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', mp4: 'video/mp4' }

/** Returns the media type for a file's path. */
const typeOf = (path: string): string => types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
