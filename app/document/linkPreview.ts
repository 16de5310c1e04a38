import type { EventView } from '@festoon/contract/event'
import { whenLine } from '@festoon/contract/rules/eventDates'

/**
 * What a link to an event shows in a chat or a search: title, when, description and cover. Never the address: a card is
 * public (AUTHZ-18).
 */
export function linkPreview(event: EventView, origin: string, now: number): { name: string; content: string }[] {
  const title = event.title === '' ? 'Untitled Party' : event.title
  const description = `${whenLine(event, now)}. Hosted by ${event.hostedBy}. ${event.description}`.slice(0, 200).trim()
  return [
    { name: 'description', content: description },
    { name: 'robots', content: 'noindex' },
    { name: 'theme-color', content: event.colors.primary },
    { name: 'og:type', content: 'website' },
    { name: 'og:site_name', content: 'Festoon' },
    { name: 'og:title', content: title },
    { name: 'og:description', content: description },
    { name: 'og:image', content: `${origin}${event.photoUrl}` },
    { name: 'og:url', content: `${origin}/event/${event.id}` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
