import type { ReactNode } from 'react'
import { GuestFooter } from './GuestFooter.tsx'
import { GuestHeader } from './GuestHeader.tsx'

/** The layout of pages without a router, such as the guest page: header, content, and footer. */
export function GuestFrame({ returnTo, children }: { returnTo: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-ink">
      <GuestHeader returnTo={returnTo} />
      <main id="main" className="flex flex-1 flex-col">
        {children}
      </main>
      <GuestFooter />
    </div>
  )
}
