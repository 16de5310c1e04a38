import { setNonce } from 'get-nonce'
import { hydrateRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import { CallError } from './api/postCall.ts'
import '@festoon/tokens/themes.css'
import './app.css'
import { replayEarlyPress } from './document/earlyPress.ts'
import { isAppDocumentData } from './document/appDocumentData.ts'
import { readDocumentData } from './document/documentData.ts'
import { startWorker } from './offline/startWorker.ts'
import { createRoutes } from './routes.tsx'
import { reportOnLeaving } from './api/report.ts'
import { followOtherTabs, onUserChange } from './session/session.ts'
import { captureSignInLink } from './session/signInLink.ts'
import { SiteContext } from './session/site.ts'
import { SignedInHint } from './session/useSession.ts'

/** A screen that the server drew must be there before the browser takes over, or it would vanish and come back. */
async function loadDrawnScreen(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root')
  const data = readDocumentData()
  captureSignInLink()
  if (!root || !isAppDocumentData(data)) return

  // Libraries that add style elements of their own need the document's nonce.
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce
  if (nonce) setNonce(nonce)

  const queryClient = new QueryClient({
    defaultOptions: {
      // What a browser that is offline is asked to save fails at once, rather than going out when nobody expects it.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 10_000,
        // A browser that is offline is answered at once, and says so; it does not wait for ever.
        networkMode: 'always',
        retryDelay: 500,
        // Only what may pass by itself is tried again; a refusal stays a refusal.
        retry: (count, error) =>
          count < 2 && error instanceof CallError && ['network', 'timeout', 'unavailable'].includes(error.reason),
      },
    },
  })
  // The server read them after it was asked, however long the page took to get here.
  const updatedAt = Math.floor(Date.now() - performance.now())
  for (const [key, value] of data.queries) queryClient.setQueryData(key, value, { updatedAt })
  followOtherTabs()
  reportOnLeaving()
  startWorker()

  const routes = createRoutes(queryClient, 'browser', data.site)
  if (data.loaderData) await loadDrawnScreen(routes)
  const router = createBrowserRouter(routes, data.loaderData ? { hydrationData: { loaderData: data.loaderData } } : {})
  // Where nobody is signed in any more, the guards lead to the sign-in, with the way back.
  onUserChange(() => {
    // Who was here before is nobody that may be asked for again.
    queryClient.removeQueries({ queryKey: ['user'] })
    void queryClient.resetQueries().then(() => router.revalidate())
  })
  hydrateRoot(
    root,
    <QueryClientProvider client={queryClient}>
      <SiteContext value={data.site}>
        <SignedInHint value={data.isSignedIn}>
          <RouterProvider router={router} />
        </SignedInHint>
      </SiteContext>
    </QueryClientProvider>,
  )
  replayEarlyPress()
}

void start()
