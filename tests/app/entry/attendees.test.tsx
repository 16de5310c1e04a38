import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EventPage } from '../../../app/screens/event/EventPage.tsx'
import { guestPageData } from '../../support/guestPageData.ts'

const { event, now } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const attendee = (name: string, rsvpStatus: 'INVITED' | 'SEEN' | 'YES' | 'MAYBE' | 'NO', additionalGuestCount = 2) => ({
  inviteeId: crypto.randomUUID(),
  name,
  role: 'attendee' as const,
  rsvpStatus,
  additionalGuestCount,
})

it('shows all guests by their RSVP, with the host marked and the plus-ones of those who go [EVPAGE-03]', () => {
  const attendees = [
    { ...attendee('Maya', 'YES', 1), role: 'organizer' as const },
    attendee('Ida', 'INVITED'),
    attendee('Yun', 'YES'),
    attendee('Sol', 'SEEN'),
    attendee('Ned', 'NO'),
    attendee('Mo', 'MAYBE'),
    attendee('Zoe', 'YES', 0),
  ]
  const page = renderToStaticMarkup(<EventPage event={{ ...event, goingCount: 6, attendees }} link={null} now={now} />)
  const [list = ''] = /<section aria-labelledby="guests"[^]*?<\/section>/.exec(page) ?? []
  const lines = [...list.matchAll(/<(h2|h3|li)[^>]*>(.*?)<\/\1>/gs)].map(([, tag, content = '']) => {
    // Without the picture, which is for decoration.
    const text = content.replace(/<span[^>]*aria-hidden[^>]*>.*?<\/span>/s, '').replaceAll(/<[^>]+>/g, ' ')
    return `${tag}: ${text.replaceAll(/\s+/g, ' ').trim()}`
  })
  expect(lines).toEqual([
    'h2: 6 going',
    'h3: Going',
    'li: Maya (Host) 2 people',
    'li: Yun 3 people',
    'li: Zoe',
    'h3: Maybe',
    'li: Mo',
    'h3: Invited',
    'li: Ida',
    'li: Sol',
    'h3: Can&#x27;t make it',
    'li: Ned',
  ])
})
