import * as copy from '@festoon/contract/messages/frame'

/** Links in the footer (HEAD-13). They use paths on this site, which the server redirects. */
export const footerLinks = [
  { label: copy.privacyPolicy, href: '/privacy-policy' },
  { label: copy.termsOfService, href: '/terms-of-service' },
  { label: copy.contactSupport, href: '/contacts' },
]
