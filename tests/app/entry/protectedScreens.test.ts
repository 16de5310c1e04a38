import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { createRoutes } from '../../../app/entry/routes.tsx'
import { screens } from '../../../app/entry/screens.ts'
import { encodeReturn } from '../../../app/platform/paths.ts'
import { plainSite } from '../../../app/platform/session/site.ts'

afterEach(() => vi.unstubAllGlobals())

const routes = createRoutes(new QueryClient(), 'browser', plainSite)[0]?.children ?? []
const closed = screens.filter(({ access }) => access === 'user').map(({ path }) => path)

// Within the app, the router opens a page without the server, which would redirect the visitor.
it.each(closed)(
  'within the app, %s asks signed-out visitors to sign in, and returns there [AUTHZ-08]',
  async (path) => {
    vi.stubGlobal('document', { cookie: '' })
    const lazy = routes.find((route) => route.path === path)?.lazy
    const loader = typeof lazy === 'function' ? (await lazy()).loader : undefined
    if (typeof loader !== 'function') throw new Error('no loader')
    const request = new Request(`http://localhost${path.replaceAll(/:\w+\??/g, 'some-id')}?from=here`)
    const { pathname, search } = new URL(request.url)
    const opening = loader({ request, params: {}, url: new URL(request.url), pattern: path, context: {} })
    const refusal: unknown = await Promise.resolve(opening).catch((error: unknown) => error)
    if (!(refusal instanceof Response)) throw new Error('It opens.')
    expect(refusal.headers.get('location')).toBe(`/login?s=${encodeReturn(pathname + search)}`)
  },
)
