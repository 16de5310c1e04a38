import * as copy from '@festoon/contract/messages/frame'

/** Links in the footer (HEAD-13). They point to this site; the server redirects them. */
export const footerLinks = [
  { label: copy.privacyPolicy, href: '/privacy-policy' },
  { label: copy.termsOfService, href: '/terms-of-service' },
  { label: copy.contactSupport, href: '/contacts' },
]
