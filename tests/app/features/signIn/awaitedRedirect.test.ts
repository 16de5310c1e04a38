import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Loads the module as a page that returns from a redirect does, with what the tab recorded before. */
async function returnWith(note?: string) {
  const notes = new Map(note === undefined ? [] : [['festoon.redirecting', note]])
  const replacements: string[] = []
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => notes.get(key) ?? null,
    removeItem: (key: string) => notes.delete(key),
  })
  vi.stubGlobal('location', { hash: '#identity=stranger', pathname: '/login', search: '?s=x' })
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_: unknown, _title: string, url: string) => replacements.push(url),
  })
  vi.resetModules()
  return { ...(await import('../../../../app/features/signIn/awaitedRedirect.ts')), notes, replacements }
}

it('a redirect that this tab started is awaited once: not after it was handled, nor after a reload', async () => {
  const { isRedirectAwaited, storedReturnState, forgetRedirect, notes, replacements } = await returnWith('state')
  expect([isRedirectAwaited(), isRedirectAwaited(), storedReturnState()]).toEqual([true, true, 'state'])
  expect([notes.size, replacements]).toEqual([0, []])
  forgetRedirect()
  expect(isRedirectAwaited()).toBe(false)
})

it('a result that no redirect of this tab asked for is removed from the address', async () => {
  const { isRedirectAwaited, storedReturnState, replacements } = await returnWith()
  expect([isRedirectAwaited(), storedReturnState(), replacements]).toEqual([false, null, ['/login?s=x']])
})
