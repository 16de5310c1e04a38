import { Footer } from '@festoon/ui/Footer'
import { footerLinks } from './footerLinks.ts'

/** The foot of a page that knows no router. */
export function GuestFooter() {
  return <Footer links={footerLinks} />
}
