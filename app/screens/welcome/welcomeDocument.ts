import { pageTitle } from '@festoon/contract/messages/frame'
import * as copy from '@festoon/contract/messages/welcome/welcome'
import type { Colors } from '@festoon/contract/nouns/event'
import type { CalendarDay } from '@festoon/contract/rules/dates/calendarDay'
import type { Site } from '@festoon/contract/wire/page'
import type { DocumentParts } from '../../platform/document/htmlDocument.ts'
import * as paths from '../../platform/paths.ts'
import { inviteSizes } from './parties/InviteCard.tsx'
import { nextSamples } from './partiesData.ts'
import { sampleInvites } from './sampleInvites.ts'

/**
 * Returns the welcome page's title, metadata, canonical URL, structured data, and preloaded image. `origin` is the origin of
 * the page's URL.
 */
export function welcomeDocument(
  site: Site,
  origin: string,
): Required<Pick<DocumentParts, 'title' | 'meta' | 'canonical' | 'structuredData' | 'preloadImage'>> {
  const { isRootHost } = site
  const title = pageTitle(isRootHost ? copy.marketingTitle : copy.partiesTitle)
  const description = isRootHost ? copy.marketingDescription : copy.partiesDescription
  const canonical = `${origin}${isRootHost ? paths.root() : paths.welcome()}`
  const [first] = sampleInvites
  const image = `${origin}${first?.image.src ?? '/icon.svg'}`
  return {
    title,
    meta: [
      { name: 'description', content: description },
      { name: 'og:type', content: 'website' },
      { name: 'og:site_name', content: 'Festoon' },
      { name: 'og:title', content: title },
      { name: 'og:description', content: description },
      { name: 'og:url', content: canonical },
      { name: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    canonical,
    structuredData: {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${origin}/#company`,
          name: 'Festoon',
          url: origin,
          logo: `${origin}/icon.svg`,
        },
        {
          '@type': 'WebSite',
          name: 'Festoon',
          url: canonical,
          description,
          publisher: { '@id': `${origin}/#company` },
        },
        {
          '@type': 'WebApplication',
          name: 'Festoon',
          url: canonical,
          description,
          image,
          applicationCategory: 'LifestyleApplication',
          operatingSystem: 'Any',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
        },
      ],
    },
    preloadImage: { srcSet: first?.image.srcSet ?? '', sizes: inviteSizes[isRootHost ? 'wide' : 'compact'] },
  }
}

/** Returns the colors of the sample invitations that the welcome page shows on the given date. */
export const welcomeColors = (today: CalendarDay): readonly Colors[] =>
  [...sampleInvites, ...nextSamples(today)].map(({ colors }) => colors)
