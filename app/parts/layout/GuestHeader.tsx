import * as copy from '@festoon/contract/messages/frame'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Header } from '@festoon/ui/Header'
import * as paths from '../../platform/paths.ts'
import { Logo } from './Logo.tsx'

/** The header of pages without a router, such as the guest page. It uses plain links to the full app. */
export function GuestHeader({ returnTo }: { returnTo: string }) {
  return (
    <Header logo={<Logo />} homeHref={paths.root()}>
      <ButtonLink href={paths.signIn(returnTo)} tone="quiet" size="small">
        {copy.signIn}
      </ButtonLink>
    </Header>
  )
}
