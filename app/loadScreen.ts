import type { ComponentType } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router-dom'

/**
 * The exports of a screen's module. `loader` creates the route loader that fetches the screen's data before the screen is
 * shown.
 */
export interface ScreenModule {
  Component: ComponentType
  loader?: (queryClient: QueryClient) => LoaderFunction
}

const key = 'festoon.reloadedAt'
/** The time after a reload, in ms, within which another failure can't be caused by an outdated page. */
const graceMs = 30_000

/** The error for a part of the app that couldn't be loaded (ERR-49). */
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
 * Loads the code of a screen or of part of a screen. If that fails, reloads the page once, because an open page may refer to
 * files that a newer release has removed (ERR-50). Throws `ChunkError` if the browser is offline or blocks storage, or if the
 * reload didn't help.
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
