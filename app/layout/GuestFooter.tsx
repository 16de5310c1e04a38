import { Footer } from '@festoon/ui/Footer'
import { footerLinks } from './footerLinks.ts'

/** The footer of a page without a router. */
export function GuestFooter() {
  return <Footer links={footerLinks} />
}
