import type { ReactNode } from 'react'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Footer } from '@festoon/ui/Footer'
import { Header } from '@festoon/ui/Header'
import * as paths from '../pathTo.ts'
import { footerLinks } from './footerLinks.ts'
import { Logo } from './Logo.tsx'

/** Header and footer around a page that knows no router: plain links into the full app. */
export function GuestFrame({ returnTo, children }: { returnTo: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <Header logo={<Logo />} homeHref={paths.root()}>
        <ButtonLink href={paths.signIn(returnTo)} tone="quiet" size="small">
          Sign In
        </ButtonLink>
      </Header>
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
      <Footer links={footerLinks} />
    </div>
  )
}
