import { expect, it } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import { plainSite } from '../../../app/platform/session/site.ts'
import { hostMay } from '../../../app/screens/event/host/hostMay.ts'
import { guestPageData, hostSettings } from '../../support/guestPageData.ts'

const { event, now } = guestPageData({ primary: '#fae5ff', text: '#000000' })
const ahead = { ...event, isHost: true, host: hostSettings(2) }
const runningParty = { ...ahead, startTime: now - 60_000, endTime: now + 60_000 }
const over = { ...ahead, startTime: now - 120_000, endTime: now - 60_000 }
const off = { ...ahead, cancelledTimestamp: now - 60_000 }

it('a party can be edited until it starts, unless it is canceled [AUTHZ-23]', () => {
  expect([ahead, runningParty, over, off].map((one) => hostMay(one, now).edit)).toEqual([true, false, false, false])
  expect(hostMay({ ...ahead, startTime: now }, now).edit).toBe(false)
  const open = { ...ahead, startTime: 0, endTime: 0, dateUndecided: true }
  expect(hostMay(open, now)).toEqual({ edit: true, sendInvites: true, end: 'cancel' })
})

it('the page of a party links to the editor until the party starts [AUTHZ-23]', async () => {
  const entry = { script: '/assets/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
  const renderer = createPageRenderer({ app: entry, guest: entry })
  const startingIn = async (ms: number) => {
    const startTime = Date.now() + ms
    const party = { ...ahead, startTime, endTime: startTime + 3_600_000 }
    const site = { origin: 'https://festoon.example', nonce: 'n', site: plainSite, signedIn: true }
    return (await renderer.render({ kind: 'app', url: `/event/${event.id}`, event: party, ...site })).html
  }
  const edit = `href="/event/edit/${event.id}"`
  expect(await startingIn(60_000)).toContain(edit)
  const startedPage = await startingIn(-60_000)
  expect(startedPage).toContain('Copy link')
  expect(startedPage).not.toContain(edit)
})

it('only the organizer can cancel a party that guests expect, or delete any other [AUTHZ-25]', () => {
  const ends = [ahead, runningParty, over, off].map((one) => hostMay(one, now).end)
  expect(ends).toEqual(['cancel', 'cancel', 'delete', 'delete'])
  expect(hostMay({ ...ahead, host: hostSettings(0) }, now).end).toBe('delete')
  expect(hostMay({ ...ahead, isHost: false, isCohost: true }, now).end).toBeNull()
})

it('unsent invites can be sent until the party is over [AUTHZ-26]', () => {
  expect([ahead, runningParty, over, off].map((one) => hostMay(one, now).sendInvites)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
