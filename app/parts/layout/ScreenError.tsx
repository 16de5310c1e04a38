import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/frame'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Footer } from '@festoon/ui/Footer'
import { Header } from '@festoon/ui/Header'
import { ChunkError } from '../../platform/loadScreen.ts'
import * as paths from '../../platform/paths.ts'
import { errorMessage } from '../../platform/rpc/errorMessage.ts'
import { CallError } from '../../platform/rpc/postCall.ts'
import { report } from '../../platform/rpc/report.ts'
import { footerLinks } from './footerLinks.ts'
import { Logo } from './Logo.tsx'
import { NotFound } from './NotFound.tsx'

const missingReasons = new Set(['notFound', 'eventNotFound', 'inviteeNotFound'])

/** The error page for a screen that couldn't be shown. Says what happened and offers a next step. */
export function ScreenError() {
  const error = useRouteError()
  useEffect(() => {
    // Calls fail without a network, and code can't be loaded. Neither is a fault of a page.
    if (error instanceof Error && !(error instanceof CallError) && !(error instanceof ChunkError))
      report('ERROR', 'A page failed', error, 'ScreenError')
  }, [error])
  const isMissing = error instanceof CallError && missingReasons.has(error.reason)
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <Header logo={<Logo />} homeHref={paths.root()} />
      <main className="flex flex-1 flex-col">
        {isMissing ? (
          <NotFound what="party" />
        ) : (
          <div className="mx-auto grid max-w-xl flex-1 content-center justify-items-start gap-5 px-5 py-16">
            <h1 className="font-display text-display">{copy.pageFailed}</h1>
            <p className="text-lead text-ink-muted">
              {error instanceof ChunkError ? copy.partMissing : errorMessage(error)}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => location.reload()}>{copy.reload}</Button>
              <ButtonLink href={paths.root()} tone="quiet">
                {copy.goHome}
              </ButtonLink>
            </div>
          </div>
        )}
      </main>
      <Footer links={footerLinks} />
    </div>
  )
}
