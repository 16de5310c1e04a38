import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunction } from 'react-router-dom'

/**
 * The exports of a screen's module. `loader` creates the route loader, which fetches the screen's data before the screen is
 * shown.
 */
export interface ScreenModule {
  Component: ComponentType
  loader?: (queryClient: QueryClient) => LoaderFunction
}

const key = 'festoon.reloadedAt'
/** Min time between two reloads of the page, in ms. If loading fails again sooner, an outdated page isn't the cause. */
const graceMs = 30_000

/** The error thrown if the code for part of the app can't be loaded (ERR-49). */
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
    // Without storage, the page could reload forever, so it isn't reloaded.
    return true
  }
}

/**
 * Loads the code of a screen or of part of a screen. If loading fails, reloads the page, because the page may refer to files
 * that a newer release has removed (ERR-50). Throws `ChunkError` if the browser is offline or blocks storage, or if loading
 * also failed within the last 30 seconds.
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
