/**
 * The redirects to the company's own site (ROUTE-43, ROUTE-44). Each key is a path on this server, and its value is the path on
 * the company's site.
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
 * More redirects to the company's own site, in the format of `companyLinks`. The welcome page's footer links to these pages
 * (WELC-04, WELC-05).
 */
export const companyPages = {
  '/press': '/press',
  '/career': '/careers',
  '/blog': '/blog',
} as const

/**
 * The company's pages on other sites, by path on this server: social media accounts (WELC-04) and the photo app's two store
 * listings (PROD-06).
 */
export const companyProfiles = {
  '/social/instagram': 'https://www.instagram.com/festoon.example',
  '/social/tiktok': 'https://www.tiktok.com/@festoon.example',
  '/social/facebook': 'https://www.facebook.com/festoon.example',
  '/apps/apple': 'https://apps.apple.com/app/festoon-photos/id6400000000',
  '/apps/google': 'https://play.google.com/store/apps/details?id=example.festoon.photos',
} as const

/**
 * Path on the company's site that newsletter sign-ups are posted to if `NEWSLETTER_PROVIDER=form` and `NEWSLETTER_FORM`
 * isn't set (WELC-05).
 */
export const newsletterForm = '/newsletter/subscribe'
