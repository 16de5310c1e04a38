import type { ComponentType } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'

/** What a screen's module exports. `loader` fetches, before the screen shows, what its queries will read. */
export interface ScreenModule {
  Component: ComponentType
  loader?: (queryClient: QueryClient) => LoaderFunction
}

const key = 'festoon.reloadedAt'
/** ms: a second failure within this time is no old page any more. */
const graceMs = 30_000

/** A part of the app could not be loaded (ERR-49). */
export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('Loading chunk failed', { cause })
    this.name = 'ChunkError'
  }
}

function wasJustReloaded(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(key) ?? 0)
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - reloadedAt < graceMs
  } catch {
    // Nothing can be remembered: rather no reload than reloading for ever.
    return true
  }
}

/**
 * Loads a screen, or a part of one. After a release the files that an open page knows are gone: the page is loaded anew, once (ERR-50).
 * Throws `ChunkError` when that did not help.
 */
export async function loadScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (!navigator.onLine || wasJustReloaded()) throw new ChunkError(error)
    location.reload()
    return new Promise(() => undefined)
  }
}
