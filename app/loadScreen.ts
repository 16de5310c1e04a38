import type { ComponentType } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'

/** The exports of a screen's module. `loader` fetches what its queries read, before the screen shows. */
export interface ScreenModule {
  Component: ComponentType
  loader?: (queryClient: QueryClient) => LoaderFunction
}

const key = 'festoon.reloadedAt'
/** A second failure within this time doesn't come from an outdated page, ms. */
const graceMs = 30_000

/** A part of the app couldn't be loaded (ERR-49). */
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
    // Without storage there is no reload, which could loop forever.
    return true
  }
}

/**
 * Loads a screen, or a part of one. After a release, the files that an open page refers to are gone, so the page is
 * reloaded once (ERR-50). Throws `ChunkError` if that didn't help.
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
