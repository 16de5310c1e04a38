import type { QueryClient } from '@tanstack/react-query'
import { redirect, type LoaderFunction, type RouteObject } from 'react-router-dom'
import { loadScreen, type ScreenModule } from './loadScreen.ts'
import { liveSession } from './session/session.ts'
import { AppFrame } from './layout/AppFrame.tsx'
import type { PageKind } from './layout/pageKind.ts'
import { ScreenError } from './layout/ScreenError.tsx'
import { ScreenFallback } from './layout/ScreenFallback.tsx'
import { paths } from './paths.ts'

interface ScreenRoute {
  path: string
  page: PageKind
  /** What the browser's tab says; null when the screen says it itself. */
  title: string | null
  /** `user`: a stranger is sent to sign in, with the way back (ROUTE-46). */
  access: 'anyone' | 'user'
  /** Drawn on the server too. The others show their frame until the browser takes over. */
  isServerRendered?: boolean
  load: () => Promise<ScreenModule>
}

/** The route table: one row a screen. */
export const screens: readonly ScreenRoute[] = [
  {
    path: '/welcome',
    page: 'Welcome',
    title: '',
    access: 'anyone',
    isServerRendered: true,
    load: () => import('./screens/welcome/WelcomeScreen.tsx'),
  },
  {
    path: '/login',
    page: 'Login',
    title: 'Sign in',
    access: 'anyone',
    load: () => import('./screens/signIn/SignInScreen.tsx'),
  },
  {
    path: '/events',
    page: 'Events',
    title: 'My parties',
    access: 'user',
    load: () => import('./screens/events/EventsScreen.tsx'),
  },
  {
    path: '/event/create',
    page: 'CreateEvent',
    title: 'Plan a party',
    access: 'anyone',
    load: () => import('./screens/edit/CreateEventScreen.tsx'),
  },
  {
    path: '/event/invite/:eventId',
    page: 'Invite',
    title: 'Guest list',
    access: 'user',
    load: () => import('./screens/invite/InviteScreen.tsx'),
  },
  {
    path: '/event/:eventId',
    page: 'Event',
    title: null,
    access: 'anyone',
    isServerRendered: true,
    load: () => import('./screens/event/EventScreen.tsx'),
  },
]

const guarded =
  (route: ScreenRoute, loader: LoaderFunction | undefined): LoaderFunction =>
  async (args, context) => {
    if (route.access === 'user' && !(await liveSession())) {
      const { pathname, search } = new URL(args.request.url)
      throw redirect(paths.signIn(pathname + search))
    }
    return loader ? loader(args, context) : null
  }

function browserRoute(route: ScreenRoute, queryClient: QueryClient): RouteObject {
  return {
    id: route.path,
    path: route.path,
    caseSensitive: true,
    handle: { page: route.page, title: route.title },
    HydrateFallback: ScreenFallback,
    lazy: async () => {
      const { Component, loader } = await loadScreen(route.load)
      return { Component, loader: guarded(route, loader?.(queryClient)) }
    },
  }
}

function serverRoute(route: ScreenRoute, queryClient: QueryClient): RouteObject {
  const base = {
    id: route.path,
    path: route.path,
    caseSensitive: true,
    handle: { page: route.page, title: route.title },
  }
  if (!route.isServerRendered) return { ...base, Component: ScreenFallback }
  return {
    ...base,
    lazy: async () => {
      const { Component, loader } = await route.load()
      return { Component, loader: loader?.(queryClient) ?? (() => null) }
    },
  }
}

/** `/` leads on: to the events of somebody signed in, else to the welcome page (ROUTE-03, ROUTE-04). */
const rootRoute: RouteObject = {
  path: '/',
  loader: async () => redirect((await liveSession()) ? paths.events() : paths.welcome()),
  HydrateFallback: ScreenFallback,
}

/** Any other path leads to `/` (ROUTE-45). */
const unknownRoute: RouteObject = { path: '*', loader: () => redirect(paths.root()), HydrateFallback: ScreenFallback }

/** The routes as the router takes them. In a browser every screen is loaded when it is first opened. */
export function createRoutes(queryClient: QueryClient, where: 'browser' | 'server'): RouteObject[] {
  const children =
    where === 'browser'
      ? [...screens.map((route) => browserRoute(route, queryClient)), rootRoute, unknownRoute]
      : screens.map((route) => serverRoute(route, queryClient))
  return [{ id: 'frame', Component: AppFrame, ErrorBoundary: ScreenError, children }]
}
