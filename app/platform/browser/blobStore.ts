import { clear, createStore, delMany, entries, get, set } from 'idb-keyval'

/** The time, in ms, for which a blob is kept: one day. Expired blobs are removed when another blob is stored. */
const keptMs = 24 * 3_600_000

interface Entry {
  blob: Blob
  /** The time at which the blob was stored, in ms since 1970. */
  at: number
}

/** In-memory copies of the blobs that this page has stored or read. If IndexedDB is unavailable, these are the only copies. */
const inMemory = new Map<string, Blob>()

/** The IndexedDB object store; undefined in browsers without IndexedDB. */
const store = 'indexedDB' in globalThis ? createStore('festoon-blobs', 'blobs') : undefined

/** Stores a blob on this device and removes expired blobs. If IndexedDB is unavailable, keeps the blob only in memory. */
export async function storeBlob(name: string, blob: Blob): Promise<void> {
  inMemory.set(name, blob)
  if (!store) return
  try {
    const now = Date.now()
    await set(name, { blob, at: now } satisfies Entry, store)
    const old = (await entries<string, Entry>(store)).filter(([, { at }]) => at < now - keptMs)
    await delMany(
      old.map(([key]) => key),
      store,
    )
  } catch {
    // If storage is blocked or full, the copy in memory is used.
  }
}

/** Returns a stored blob; undefined if the blob isn't on this device or can't be read. */
export async function readBlob(name: string): Promise<Blob | undefined> {
  const heldBlob = inMemory.get(name)
  if (heldBlob || !store) return heldBlob
  try {
    const entry = await get<Entry>(name, store)
    if (entry) inMemory.set(name, entry.blob)
    return entry?.blob
  } catch {
    return undefined
  }
}

/** Removes all blobs from this device. */
export async function clearBlobs(): Promise<void> {
  inMemory.clear()
  if (store) await clear(store)
}
