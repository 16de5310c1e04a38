import { expect, it } from 'vitest'
import { createPageRenderer } from '../../../../app/entry/render.tsx'
import { plainSite } from '../../../../app/platform/session/site.ts'
import type { LogLevel } from '../../../../contract/rules/logLevels.ts'
import { guestPageData } from '../../../support/guestPageData.ts'

const entry = { script: '/assets/main.js', preloads: [], stylesheets: [], inlineCss: '', fonts: [] }
const renderer = createPageRenderer({ app: entry, guest: entry })
const data = guestPageData({ primary: '#fae5ff', text: '#000000' })

it('a page tells its script from which level to report, if the operator chose one [RPC-106]', async () => {
  const rootsOf = async (level: { logLevel?: LogLevel }) => {
    const base = { origin: 'https://festoon.example', nonce: 'n0nce', ...level }
    const pages = [
      await renderer.render({ ...base, kind: 'guest', url: `/event/${data.event.id}`, data }),
      await renderer.render({ ...base, kind: 'app', url: '/welcome', signedIn: false, site: plainSite }),
    ]
    return pages.map(({ html }) => /<html[^>]*>/.exec(html)?.[0])
  }
  const plainRoot = '<html lang="en" dir="ltr">'
  expect(await rootsOf({})).toEqual([plainRoot, plainRoot])
  const root = '<html lang="en" dir="ltr" data-log="error">'
  expect(await rootsOf({ logLevel: 'error' })).toEqual([root, root])
})
