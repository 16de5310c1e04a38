import { expect, it } from 'vitest'
import { createPageRenderer } from '../../../app/entry/render.tsx'
import * as paths from '../../../app/platform/paths.ts'
import { decodeReturn, readPaymentReturn } from '../../../app/platform/readPath.ts'
import { plainSite } from '../../../app/platform/session/site.ts'
import { ownPath } from '../../../server/createServer.ts'
import { foreignAddresses, leadsAway } from '../../support/hostile/foreignAddresses.ts'
import { prove } from '../../support/load/figure.ts'

const origin = 'https://party.example'
const entry = { script: '/a.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
const renderer = createPageRenderer({ app: entry, guest: entry })

/** Returns the places where the app redirects for a text in a link. */
async function waysOn(text: string): Promise<(string | undefined)[]> {
  const query = new URLSearchParams(paths.paymentReturn('coins-60', text).split('?')[1])
  query.set('payment_intent', 'pi_1')
  const targets: (string | undefined)[] = [decodeReturn(paths.encodeReturn(text)), readPaymentReturn(query)?.location]
  const encodedText = encodeURIComponent(text)
  const raw = text.replaceAll(/[^\u0021-\u007e]/g, encodeURIComponent)
  const urls = [
    raw,
    `/${raw}`,
    `${raw}/`,
    `/events/${encodedText}/`,
    `/?params=${encodedText}`,
    `/login?s=${encodedText}`,
  ]
  const knownUrls = [
    `/welcome/?x=${raw}`,
    `/instant/?theme=${encodedText}`,
    `/profile/edit?x=${raw}`,
    `/event/${encodedText}/`,
  ]
  for (const url of [...urls, ...knownUrls, `/?eventId=${encodedText}`, `/events//${raw}/?x=${raw}`])
    for (const signedIn of [false, true]) {
      const site = { ...plainSite }
      const page = { kind: 'app' as const, url: ownPath(url), origin, nonce: 'n', signedIn, site }
      targets.push((await renderer.render(page)).location)
    }
  return targets
}

it('no form of a URL redirects the app to another site', async () => {
  let away = 0
  let redirectCount = 0
  for (const text of foreignAddresses)
    for (const way of await waysOn(text)) {
      if (way === undefined) continue
      redirectCount += 1
      const isAway = leadsAway(way, origin) || !way.startsWith('/')
      if (isAway) away += 1
      expect([text, way, isAway]).toEqual([text, way, false])
    }
  prove(
    { what: 'redirects by the app for hostile URLs', value: redirectCount, least: 500 },
    { what: 'redirects to another site', value: away, max: 0 },
  )
})

it('the check detects redirects to another site', () => {
  const away = foreignAddresses.filter((text) => leadsAway(text, origin))
  expect(away.length).toBeGreaterThan(35)
  expect(leadsAway('/events?tab=Past', origin)).toBe(false)
})
