import { expect, it } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { plainSite } from '../../../app/platform/session/site.ts'
import { memberNeedsJavaScript } from '../../../contract/messages/en/frame.ts'
import { guestPageData } from '../../support/guestPageData.ts'

const entry = { script: '/assets/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
const renderer = createPageRenderer({ app: entry, guest: entry })
const data = guestPageData({ primary: '#fae5ff', text: '#000000' })
const base = { url: `/event/${data.event.id}`, origin: 'https://festoon.example', nonce: 'n' }
const escapedText = memberNeedsJavaScript.replaceAll("'", '&#39;')

const rsvp = { rsvpStatus: 'YES', additionalGuestCount: 0, rsvpMessage: '', rsvpAt: 1 } as const
const noor = { ...rsvp, name: 'Noor', role: 'attendee', inviteStatus: 'SUCCESS', isNew: false } as const

it.each([
  ['before', null],
  ['after', { ...noor, inviteeId: crypto.randomUUID(), answers: [] }],
])(
  'without JavaScript, a signed-in guest reads that RSVPs need it, %s the RSVP, instead of getting the form of others [PROD-02]',
  async (_when, invitee) => {
    const event = { ...data.event, startTime: Date.now() + 86_400_000, endTime: 0, invitee }
    const { html } = await renderer.render({ ...base, kind: 'app', signedIn: true, site: plainSite, event })
    expect(html).toContain('aria-label="Your RSVP"')
    expect(html).toContain(escapedText)
    expect(html).not.toContain('action="/event/unauthrsvp')
    const guest = await renderer.render({ ...base, kind: 'guest', data: { ...data, form: null } })
    expect(guest.html).not.toContain(escapedText)
    expect(guest.html).toContain('action="/event/unauthrsvp')
  },
)
