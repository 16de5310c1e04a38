import { useRef, useEffect, useState, type RefObject } from 'react'
import { Outlet, ScrollRestoration, useMatches, useLocation } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/frame'
import { Footer } from '@festoon/ui/Footer'
import { NoticeProvider } from '@festoon/ui/NoticeProvider'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { ProofGate } from '../features/proof/ProofGate.tsx'
import { AppHeader } from '../parts/layout/AppHeader.tsx'
import { footerLinks } from '../parts/layout/footerLinks.ts'
import { pageOf, type PageKind } from '../parts/layout/pageKind.ts'
import { PendingBar } from '../parts/layout/PendingBar.tsx'
import { SiteFooter } from '../parts/layout/SiteFooter.tsx'
import { useNewVersion } from '../parts/layout/useNewVersion.ts'
import { SetPageKind } from '../parts/layout/usePageKind.ts'
import { usePageTheme } from '../parts/layout/usePageTheme.ts'
import { useDocumentTitle } from '../platform/document/useDocumentTitle.ts'

/**
 * Moves the focus to the page's content when the path changes, as browsers do when they load a page. Does nothing if the focus
 * is already inside the content.
 */
function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    // Unless the screen has already focused one of its fields.
    if (!content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true })
  }, [pathname, content])
}

/** The layout of every page of the full app: header, screen, and footer. */
export function AppFrame() {
  const route = pageOf(useMatches())
  const [shownPage, setShownPage] = useState<PageKind>()
  const page = shownPage ?? route?.page
  const theme = usePageTheme(page)
  useDocumentTitle(route?.title ?? null)
  const content = useRef<HTMLElement>(null)
  useArrival(content)
  useNewVersion()
  return (
    <NoticeProvider>
      <ThemeScope {...theme} className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-4 focus:z-10 focus:bg-raised focus:px-4 focus:py-2"
        >
          {copy.skipToContent}
        </a>
        <PendingBar />
        <AppHeader page={page} />
        <main ref={content} id="main" data-page={page} tabIndex={-1} className="flex flex-1 flex-col outline-none">
          <SetPageKind value={setShownPage}>
            <Outlet />
          </SetPageKind>
        </main>
        {page === 'Welcome' ? <SiteFooter /> : <Footer links={footerLinks} />}
        <ProofGate />
        <ScrollRestoration />
      </ThemeScope>
    </NoticeProvider>
  )
}
