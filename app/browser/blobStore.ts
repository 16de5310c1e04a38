import { clear, createStore, delMany, entries, get, set } from 'idb-keyval'

/** Blobs outlive a reload, but not the day: nothing stays behind for good, ms. */
const keptMs = 24 * 3_600_000

interface Entry {
  blob: Blob
  /** The time at which it was stored, ms since 1970. */
  at: number
}

/** Blobs this page stored or read: enough until a reload, for browsers that refuse IndexedDB. */
const inMemory = new Map<string, Blob>()

/** Undefined where there is no IndexedDB. */
const store = 'indexedDB' in globalThis ? createStore('festoon-blobs', 'blobs') : undefined

/** Stores a blob on this device, and removes those that are too old. */
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
    // Refused, or the disk is full: memory serves.
  }
}

/** Returns a stored blob; undefined if this device doesn't have it. */
export async function readBlob(name: string): Promise<Blob | undefined> {
  const known = inMemory.get(name)
  if (known || !store) return known
  try {
    const entry = await get<Entry>(name, store)
    if (entry) inMemory.set(name, entry.blob)
    return entry?.blob
  } catch {
    return undefined
  }
}

/** Removes every blob from this device. */
export async function clearBlobs(): Promise<void> {
  inMemory.clear()
  if (store) await clear(store)
}
