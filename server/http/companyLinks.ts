/** The company's pages: paths of ours, and where on the company's own site they lead (ROUTE-43, ROUTE-44). */
export const companyLinks = {
  '/privacy-policy': '/legal/privacy',
  '/privacy-pledge': '/legal/privacy-pledge',
  '/terms-of-service': '/legal/terms',
  '/birthdays-privacy-policy': '/legal/birthdays-privacy',
  '/contacts': '/contact',
  '/shine': '/shine',
  '/about': '/about',
} as const
