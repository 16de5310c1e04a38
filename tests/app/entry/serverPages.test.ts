import { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createRoutes } from '../../../app/entry/routes.tsx'

const site = { isRootHost: false, signInProviders: [], firebase: null, supportEmail: 'support@festoon.example' }

it.each(['/unsubscribe?a=b&t=c', '/report?e=f'])('the router leaves %s to the server', async (path) => {
  const routes = createRoutes(new QueryClient(), 'browser', site)
  const loader = matchRoutes(routes, path)?.at(-1)?.route.loader
  if (typeof loader !== 'function') throw new Error('no loader')
  const request = new Request(`http://localhost${path}`)
  const response: unknown = await loader({ request, params: {}, url: new URL(request.url), pattern: path, context: {} })
  if (!(response instanceof Response)) throw new Error('no response')
  expect(response.headers.get('location')).toBe(path)
  expect(response.headers.get('x-remix-reload-document')).toBe('true')
})
