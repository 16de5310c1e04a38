import type { EventView } from '@festoon/contract/event'
import { whenLine } from '@festoon/contract/rules/eventDates'

/**
 * What a link to an event shows in a chat or a search: title, when, description and cover. Never the address: a card is
 * public (AUTHZ-18).
 */
export function linkPreview(event: EventView, origin: string, now: number): { name: string; content: string }[] {
  const title = event.title === '' ? 'Untitled Party' : event.title
  const description = `${whenLine(event, now)}. Hosted by ${event.hostedBy}. ${event.description}`
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
    // Another address after a change: chats keep the pictures of links for long.
    { name: 'og:image', content: `${origin}/event/${event.id}/card.jpg?v=${encodeURIComponent(event.modificationId)}` },
    { name: 'og:image:width', content: '1200' },
    { name: 'og:image:height', content: '630' },
    { name: 'og:image:alt', content: `${title}, ${whenLine(event, now)}` },
    { name: 'og:url', content: `${origin}/event/${event.id}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
