/** The footer's links (HEAD-13). The addresses are our own; the server knows where they lead. */
export const footerLinks = [
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Contact Support', href: '/contacts' },
]
