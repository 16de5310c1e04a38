import * as copy from '@festoon/contract/messages/frame'

/** Links in the footer (HEAD-13). Each link is a path on this site that the server redirects. */
export const footerLinks = [
  { label: copy.privacyPolicy, href: '/privacy-policy' },
  { label: copy.termsOfService, href: '/terms-of-service' },
  { label: copy.contactSupport, href: '/contacts' },
]
