import * as copy from '@festoon/contract/messages/frame'

/** The footer's links (HEAD-13). Their addresses are our own; the server redirects them. */
export const footerLinks = [
  { label: copy.privacyPolicy, href: '/privacy-policy' },
  { label: copy.termsOfService, href: '/terms-of-service' },
  { label: copy.contactSupport, href: '/contacts' },
]
