import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import { captureSignInLink } from '../features/signIn/signInLink.ts'
import '@festoon/tokens/themes.css'
import './letterings.css.ts'
import '../parts/themeTones.css.ts'
import './app.css'
import { InvitationPreview } from '../parts/invitation/invitationPreview.ts'
import { lazyPart } from '../parts/lazyPart.tsx'
import { isAppDocumentData } from '../platform/document/appDocumentData.ts'
import { readDocumentData } from '../platform/document/documentData.ts'
import { hydrateWithTaps } from '../platform/document/earlyTaps.ts'
import { setPageLink } from '../platform/document/pageLink.ts'
import { allowTranslation } from '../platform/document/translation.ts'
import { startWorker } from '../platform/offline/startWorker.ts'
import { CallError } from '../platform/rpc/postCall.ts'
import { reportOnLeaving } from '../platform/rpc/report.ts'
import { watchErrors } from '../platform/rpc/watchErrors.ts'
import { followOtherTabs, onUserChange } from '../platform/session/session.ts'
import { SiteContext } from '../platform/session/site.ts'
import { SignedInHint } from '../platform/session/useSession.ts'
import { createRoutes } from './routes.tsx'

const GuestPreview = lazyPart(() => import('../screens/event/GuestPreview.tsx').then((module) => module.GuestPreview))

/** Loads the code of the server-rendered screen before hydration, so that the screen doesn't disappear while its code loads. */
async function loadDrawnScreen(routes: RouteObject[]): Promise<void> {
  for (const { route } of matchRoutes(routes, window.location) ?? []) {
    if (typeof route.lazy !== 'function') continue
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }
}

async function start(): Promise<void> {
  watchErrors()
  const root = document.getElementById('root')
  const data = readDocumentData()
  captureSignInLink()
  if (!root || !isAppDocumentData(data)) return

  // Libraries that add style elements need the document's nonce.
  const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.nonce
  if (nonce) setNonce(nonce)

  const queryClient = new QueryClient({
    defaultOptions: {
      // Saving while offline fails immediately, so that nothing is sent later by surprise.
      mutations: { networkMode: 'always' },
      queries: {
        staleTime: 10_000,
        // An offline browser gets an error immediately instead of waiting forever.
        networkMode: 'always',
        retryDelay: 500,
        // Only temporary failures are retried.
        retry: (count, error) =>
          count < 2 && error instanceof CallError && ['network', 'timeout', 'unavailable'].includes(error.reason),
      },
    },
  })
  // The server read this data after navigation started, no matter how long the page took to arrive.
  const updatedAt = Math.floor(Date.now() - performance.now())
  for (const [key, value] of data.queries) queryClient.setQueryData(key, value, { updatedAt })
  setPageLink(data.link)
  allowTranslation()
  followOtherTabs()
  reportOnLeaving()
  startWorker()

  const routes = createRoutes(queryClient, 'browser', data.site)
  if (data.loaderData) await loadDrawnScreen(routes)
  const router = createBrowserRouter(routes, data.loaderData ? { hydrationData: { loaderData: data.loaderData } } : {})
  // When the session ends, the loaders redirect to sign-in, which returns here.
  onUserChange(() => {
    // The previous user's data must not be requested again.
    queryClient.removeQueries({ queryKey: ['user'] })
    void queryClient.resetQueries().then(() => router.revalidate())
  })
  await hydrateWithTaps(root, () =>
    hydrateRoot(
      root,
      <QueryClientProvider client={queryClient}>
        <SiteContext value={data.site}>
          <SignedInHint value={data.isSignedIn}>
            <InvitationPreview value={(props) => <GuestPreview {...props} />}>
              <RouterProvider router={router} />
            </InvitationPreview>
          </SignedInHint>
        </SiteContext>
      </QueryClientProvider>,
    ),
  )
}

// As an error event, which lets go of the taps that wait for the page (document/earlyTaps.ts).
void start().catch(reportError)
