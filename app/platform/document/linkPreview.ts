import { linkDescription } from '@festoon/contract/messages/frame'
import type { EventView } from '@festoon/contract/nouns/event'
import { whenLine } from '@festoon/contract/rules/dates/eventDates'
import { titleOf } from '@festoon/contract/rules/events/titleOf'
import { linkCard } from '../paths.ts'

/**
 * Returns the meta tags that chat apps use to preview an event link: title, time, hosts, description, and image. Previews are
 * public, so they never include the party's location (AUTHZ-18). The tags also set the browser's theme color and keep search
 * engines from indexing the page. `now` is in ms.
 */
export function linkPreview(event: EventView, origin: string, now: number): { name: string; content: string }[] {
  const title = titleOf(event.title)
  const description = linkDescription(whenLine(event, now), event.hostedBy, event.description)
    .slice(0, 200)
    .replace(/\p{Surrogate}$/u, '')
    .trim()
  return [
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { name: 'theme-color', content: event.colors.primary },
    { name: 'og:type', content: 'website' },
    { name: 'og:site_name', content: 'Festoon' },
    { name: 'og:title', content: title },
    { name: 'og:description', content: description },
    // The URL changes with every edit, because chat apps cache link images for a long time.
    { name: 'og:image', content: `${origin}${linkCard(event.id, event.modificationId)}` },
    { name: 'og:image:width', content: '1200' },
    { name: 'og:image:height', content: '630' },
    { name: 'og:image:alt', content: `${title}, ${whenLine(event, now)}` },
    { name: 'og:url', content: `${origin}/event/${event.id}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
