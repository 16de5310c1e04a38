import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchPath, StaticRouterProvider } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/frame'
import type { Colors } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import { hasDate, isPast } from '@festoon/contract/rules/dates/past'
import { dayIn } from '@festoon/contract/rules/dates/timeZone'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import type { PageResult, PageAssets, PageRenderer, PageRequest } from '@festoon/contract/wire/page'
import { paymentReturnPath } from '@festoon/contract/wire/paymentReturnPath'
import { eventThemeCss } from '@festoon/tokens/eventTheme'
import { letteringCss } from '@festoon/tokens/letterings'
import { eventQuery } from '../platform/api/queries.ts'
import type { AppDocumentData } from '../platform/document/appDocumentData.ts'
import { earlyTapsScript } from '../platform/document/earlyTaps.ts'
import { envelopeScript } from '../platform/document/envelope.ts'
import type { GuestDocumentData } from '../platform/document/guestDocumentData.ts'
import { hideTokenScript } from '../platform/document/hideToken.ts'
import { htmlDocument, type DocumentParts } from '../platform/document/htmlDocument.ts'
import { letteringFonts } from '../platform/document/letteringFonts.ts'
import { linkPreview } from '../platform/document/linkPreview.ts'
import { pageColors } from '../platform/document/pageColors.ts'
import * as paths from '../platform/paths.ts'
import { readPaymentReturn } from '../platform/readPath.ts'
import { SiteContext } from '../platform/session/site.ts'
import { SignedInHint } from '../platform/session/useSession.ts'
import { welcomeColors, welcomeDocument } from '../screens/welcome/welcomeDocument.ts'
import { Envelope, isUnanswered, nameOn } from './Envelope.tsx'
import { GuestRoot } from './GuestRoot.tsx'
import { NotFoundRoot } from './NotFoundRoot.tsx'
import { ReportLink } from './ReportLink.tsx'
import { createRoutes, rootTarget } from './routes.tsx'
import { rootScreen, screens, type ScreenRoute } from './screens.ts'
import { SubscribeLink } from './SubscribeLink.tsx'
import askedIfCss from '../screens/event/rsvp/askedIf.css?inline'
import envelopeCss from './envelope.css?inline'
import shapesCss from './shapes.css?inline'

type Request<Kind extends PageRequest['kind']> = Extract<PageRequest, { kind: Kind }>

const pageTitleOf = (title: string): string => copy.pageTitle(titleOf(title))

/**
 * Returns the path and query to which signing in on a page returns (HEAD-09). Leaves out the token of a personal link, which is
 * kept in a cookie.
 */
function returnTo(url: string): string {
  const { pathname, searchParams } = addressOf(url)
  searchParams.delete('token')
  const query = searchParams.toString()
  return query === '' ? pathname : `${pathname}?${query}`
}

function renderGuest(request: Request<'guest'>, assets: PageAssets): PageResult {
  const { nonce, logLevel } = request
  // A rejected form is shown at the path that it was posted to, where nothing can be opened again.
  const back = request.data.form ? paths.event(request.data.event.id) : returnTo(request.url)
  const { headDetails, questions } = request.data.event
  const hasHeads = headDetails !== undefined || questions.some(({ perHead }) => perHead)
  const data: GuestDocumentData = { ...request.data, ...(hasHeads && { hasHeads }) }
  const { pathname, search } = addressOf(request.url)
  const colors = pageColors(search) ?? data.event.colors
  const envelope = data.link !== null && !data.form && isUnanswered(data.event, data.now)
  const { animation, lettering, title, description } = data.event
  const fonts = letteringFonts(lettering, envelope ? title + nameOn(data.event) : title, description)
  const hasShapes = animation !== 'none' && animation !== 'lightSource'
  const html = htmlDocument({
    title: pageTitleOf(data.event.title),
    meta: linkPreview(data.event, request.origin, data.now),
    entry: { ...assets.guest, fonts: [...fonts.preloads, ...assets.guest.fonts] },
    css: [
      fonts.css,
      letteringCss(lettering),
      eventThemeCss(colors),
      // Only on pages that need them, because the document contains all of its styles.
      hasShapes ? shapesCss : '',
      envelope ? envelopeCss : '',
      data.event.questions.some(({ askedIf }) => askedIf) ? askedIfCss : '',
    ].join(''),
    nonce,
    logLevel,
    body: renderToString(<GuestRoot data={data} colors={colors} pathname={pathname} returnTo={back} />),
    footer: data.link
      ? renderToStaticMarkup(
          <>
            {envelope && <Envelope event={data.event} colors={colors} />}
            {hasDate(data.event) && !isPast(data.event, data.now) && <SubscribeLink colors={colors} link={data.link} />}
            <ReportLink colors={colors} link={data.link} />
          </>,
        )
      : '',
    data,
    preloadImage: data.event.photoUrl,
    script: `${earlyTapsScript}${data.link ? hideTokenScript : ''}${data.link && envelope ? envelopeScript(data.link.inviteeId) : ''}`,
  })
  return { status: data.form ? 422 : 200, html }
}

function renderNotFound(
  { nonce, url, signedIn, user }: Omit<Request<'notFound'>, 'kind'>,
  assets: PageAssets,
  what: 'page' | 'party' = 'party',
): PageResult {
  const colors = pageColors(addressOf(url).search)
  const html = htmlDocument({
    title: pageTitleOf(copy.notFound),
    meta: [{ name: 'robots', content: 'noindex' }],
    entry: { ...assets.app, script: '', preloads: [] },
    css: rulesOf([colors]),
    nonce,
    body: renderToString(
      <NotFoundRoot what={what} isSignedIn={signedIn} user={user} colors={colors} returnTo={returnTo(url)} />,
    ),
    data: null,
  })
  return { status: 404, html }
}

/**
 * Parses a request's URL as a path on this site, even if the URL starts with `//host`, which browsers would read as another
 * hostname.
 */
const addressOf = (url: string): URL => new URL(`http://here.invalid${url.replace(/^[^/]+/, '')}`)

/**
 * Returns the path to which the server redirects a request instead of rendering a page; undefined if there is no redirect. The
 * server redirects `/` (except on the marketing site), paths with a trailing slash, payment return URLs without a payment, and, for
 * signed-out visitors, pages that require a session.
 */
function redirection({ url, signedIn, site }: Request<'app'>): string | undefined {
  const { pathname, searchParams } = addressOf(url)
  if (pathname === '/') return site.isRootHost ? undefined : rootTarget(searchParams, signedIn)
  const screen = screenAt(pathname)
  if (!screen) return undefined
  // Each page has a single URL, without a trailing slash.
  if (pathname.endsWith('/')) return url.replace(/\/+(?=\?|$)/, '')
  if (screen.path === paymentReturnPath && !readPaymentReturn(searchParams)) return paths.root()
  return screen.access === 'user' && !signedIn ? paths.signIn(url) : undefined
}

const screenAt = (pathname: string) =>
  // Only a single slash is the root: a browser would read two as the start of a host.
  pathname === '/'
    ? rootScreen
    : screens.find(({ path }) => matchPath({ path, caseSensitive: true, end: true }, pathname))

/** Returns the title and metadata of a page. Besides the welcome page, search engines may index only the gallery. */
function describe(
  { event, site, origin }: Request<'app'>,
  screen: ScreenRoute | undefined,
): Pick<DocumentParts, 'title' | 'meta' | 'preloadImage' | 'canonical' | 'structuredData'> {
  if (event)
    return {
      title: pageTitleOf(event.title),
      meta: linkPreview(event, origin, Date.now()),
      preloadImage: event.photoUrl,
    }
  if (screen?.page === 'Welcome') return welcomeDocument(site, origin)
  return {
    title: 'Festoon',
    meta: [
      { name: 'description', content: copy.tagline },
      { name: 'og:title', content: 'Festoon' },
      { name: 'og:description', content: copy.tagline },
      ...(screen?.page === 'QuickCreate' ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
  }
}

/** Adds the token to a URL from which an earlier visit removed it, so that the page is rendered with the whole link. */
function withToken(url: URL, link: PersonalLink | null | undefined): URL {
  if (link) url.searchParams.set('token', link.token)
  return url
}

/** Returns the CSS rules of several color palettes, without duplicates. Ignores undefined palettes. */
const rulesOf = (palettes: readonly (Colors | undefined)[]): string =>
  [...new Set(palettes.map((one) => (one ? eventThemeCss(one) : '')))].join('')

async function renderApp(request: Request<'app'>, assets: PageAssets): Promise<PageResult> {
  const { event, url, nonce, logLevel, signedIn, site, link } = request
  const location = redirection(request)
  if (location !== undefined) return { status: 302, location, html: '' }
  const { pathname, search } = addressOf(url)
  const screen = screenAt(pathname)
  if (!screen) return renderNotFound(request, assets, 'page')
  const colors = pageColors(search)
  // If the server provided no event for an event page, the event doesn't exist.
  if (screen?.page === 'Event' && screen.isServerRendered && !event) return renderNotFound(request, assets)

  const queryClient = new QueryClient()
  const queries: AppDocumentData['queries'] = []
  if (event) {
    const { queryKey } = eventQuery(event.id)
    queryClient.setQueryDefaults(queryKey, { staleTime: Infinity })
    queryClient.setQueryData(queryKey, event)
    queries.push([queryKey, event])
  }
  const handler = createStaticHandler(createRoutes(queryClient, 'server', site))
  const context = await handler.query(new Request(withToken(addressOf(url), link)))
  if (context instanceof Response) return { status: 302, location: paths.root(), html: '' }
  const isDrawn = screen?.isServerRendered === true
  const data: AppDocumentData = {
    isSignedIn: signedIn,
    site,
    queries,
    ...(isDrawn ? { loaderData: context.loaderData } : {}),
    ...(link ? { link } : {}),
  }
  const html = htmlDocument({
    ...describe(request, screen),
    entry: assets.app,
    css: rulesOf([
      colors,
      event?.colors,
      ...(screen?.page === 'Welcome' ? welcomeColors(dayIn(Date.now(), 'UTC')) : []),
    ]),
    nonce,
    logLevel,
    tellsNonce: true,
    body: renderToString(
      <QueryClientProvider client={queryClient}>
        <SiteContext value={site}>
          <SignedInHint value={signedIn}>
            <StaticRouterProvider
              router={createStaticRouter(handler.dataRoutes, context)}
              context={context}
              hydrate={false}
            />
          </SignedInHint>
        </SiteContext>
      </QueryClientProvider>,
    ),
    data,
    script: `${link ? hideTokenScript : ''}${isDrawn ? earlyTapsScript : ''}`,
    ...(isDrawn
      ? signedIn && event
        ? { noScript: copy.memberNeedsJavaScript }
        : {}
      : { noScript: copy.needsJavaScript }),
  })
  return { status: context.statusCode, html }
}

/** Creates the page renderer that the server uses. The server loads the built version of this module. */
export function createPageRenderer(assets: PageAssets): PageRenderer {
  return {
    render(request) {
      switch (request.kind) {
        case 'guest':
          return Promise.resolve(renderGuest(request, assets))
        case 'notFound':
          return Promise.resolve(renderNotFound(request, assets))
        case 'app':
          return renderApp(request, assets)
      }
    },
  }
}
