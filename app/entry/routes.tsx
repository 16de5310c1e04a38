import type { QueryClient } from '@tanstack/react-query'
import { redirect, redirectDocument, type LoaderFunction, type RouteObject } from 'react-router-dom'
import { reportPath, unsubscribePath } from '@festoon/contract/wire/optOutPaths'
import type { Site } from '@festoon/contract/wire/page'
import { NotFound } from '../parts/layout/NotFound.tsx'
import { ScreenError } from '../parts/layout/ScreenError.tsx'
import { ScreenFallback } from '../parts/layout/ScreenFallback.tsx'
import { loadScreen } from '../platform/loadScreen.ts'
import * as paths from '../platform/paths.ts'
import { eventOfParams } from '../platform/readPath.ts'
import { liveSession } from '../platform/session/session.ts'
import { AppFrame } from './AppFrame.tsx'
import { rootScreen, screens, type ScreenRoute } from './screens.ts'

const guardedLoader =
  (route: ScreenRoute, loader: LoaderFunction | undefined): LoaderFunction =>
  async (args, context) => {
    if (route.access === 'user' && !(await liveSession())) {
      const { pathname, search } = new URL(args.request.url)
      throw redirect(paths.signIn(pathname + search))
    }
    return loader ? loader(args, context) : null
  }

const baseOf = (route: ScreenRoute) => ({
  id: route.path,
  path: route.path,
  caseSensitive: true,
  handle: { page: route.page, title: route.title },
})

function browserRoute(route: ScreenRoute, queryClient: QueryClient): RouteObject {
  return {
    ...baseOf(route),
    HydrateFallback: ScreenFallback,
    lazy: async () => {
      const { Component, loader } = await loadScreen(route.load)
      return { Component, loader: guardedLoader(route, loader?.(queryClient)) }
    },
  }
}

function serverRoute(route: ScreenRoute, queryClient: QueryClient): RouteObject {
  if (!route.isServerRendered) return { ...baseOf(route), Component: ScreenFallback }
  return {
    ...baseOf(route),
    lazy: async () => {
      const { Component, loader } = await route.load()
      return { Component, loader: loader?.(queryClient) ?? (() => null) }
    },
  }
}

/**
 * Returns the path to which `/` redirects on the app's hostname: the event in the query if there is one, otherwise the user's
 * parties or, for signed-out visitors, the welcome page (ROUTE-02..04).
 */
export function rootTarget(query: URLSearchParams, isSignedIn: boolean): string {
  const eventId = eventOfParams(query)
  if (eventId !== undefined) return paths.event(eventId)
  return isSignedIn ? paths.events() : paths.welcome()
}

const rootRoute: RouteObject = {
  path: '/',
  loader: async ({ request }) => {
    const { searchParams } = new URL(request.url)
    const isLinked = eventOfParams(searchParams) !== undefined
    return redirect(rootTarget(searchParams, !isLinked && (await liveSession()) !== null))
  },
  HydrateFallback: ScreenFallback,
}

/**
 * The pages that the server renders and a user can return to after signing in. The browser loads them as documents, because the app
 * has no screens for them.
 */
const serverPages: RouteObject[] = [unsubscribePath, reportPath].map((path) => ({
  path,
  loader: ({ request }) => {
    const { pathname, search } = new URL(request.url)
    return redirectDocument(pathname + search)
  },
  HydrateFallback: ScreenFallback,
}))

/** The route for unknown paths (ROUTE-45). */
const unknownRoute: RouteObject = { path: '*', element: <NotFound what="page" />, HydrateFallback: ScreenFallback }

/** Returns the router's routes. In a browser, a screen's code is loaded when the screen is first opened. */
export function createRoutes(queryClient: QueryClient, where: 'browser' | 'server', site: Site): RouteObject[] {
  const shownScreens = site.isRootHost ? [...screens, rootScreen] : screens
  const children =
    where === 'browser'
      ? [
          ...shownScreens.map((route) => browserRoute(route, queryClient)),
          ...(site.isRootHost ? [] : [rootRoute]),
          ...serverPages,
          unknownRoute,
        ]
      : shownScreens.map((route) => serverRoute(route, queryClient))
  return [{ id: 'frame', Component: AppFrame, ErrorBoundary: ScreenError, children }]
}
