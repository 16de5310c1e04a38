/**
 * The company's own pages to which paths of this server redirect (ROUTE-43, ROUTE-44): each path on this server with its path
 * on the company's site.
 */
export const companyLinks = {
  '/privacy-policy': '/legal/privacy',
  '/privacy-pledge': '/legal/privacy-pledge',
  '/terms-of-service': '/legal/terms',
  '/birthdays-privacy-policy': '/legal/birthdays-privacy',
  '/contacts': '/contact',
  '/shine': '/shine',
  '/about': '/about',
} as const

/**
 * Other pages on the company's own site, linked from the welcome page's footer (WELC-04, WELC-05). Paths as in `companyLinks`.
 */
export const companyPages = {
  '/press': '/press',
  '/career': '/careers',
  '/blog': '/blog',
} as const

/**
 * The company's pages on other sites, by path on this server: social accounts (WELC-04) and the two store listings of the
 * photo app (PROD-06).
 */
export const companyPlaces = {
  '/social/instagram': 'https://www.instagram.com/festoon.example',
  '/social/tiktok': 'https://www.tiktok.com/@festoon.example',
  '/social/facebook': 'https://www.facebook.com/festoon.example',
  '/apps/apple': 'https://apps.apple.com/app/festoon-photos/id6400000000',
  '/apps/google': 'https://play.google.com/store/apps/details?id=example.festoon.photos',
} as const

/**
 * Path on the company's site to which newsletter sign-ups are posted with `NEWSLETTER_PROVIDER=form`, unless `NEWSLETTER_FORM`
 * specifies another form (WELC-05).
 */
export const newsletterForm = '/newsletter/subscribe'
