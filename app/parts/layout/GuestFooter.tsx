import { Footer } from '@festoon/ui/Footer'
import { footerLinks } from './footerLinks.ts'

/** The footer of pages without a router, such as the guest page. */
export function GuestFooter() {
  return <Footer links={footerLinks} />
}
