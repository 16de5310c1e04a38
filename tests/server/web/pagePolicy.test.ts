import { expect, it } from 'vitest'
import type { PageRenderer } from '@festoon/contract/wire/page'
import { party, person } from '../../support/builders.ts'
import { spotifyService } from '../../support/services/spotifyService.ts'
import { stripeService } from '../../support/services/stripeService.ts'
import { testServer } from '../../support/testServer.ts'

const renderer: PageRenderer = { render: () => Promise.resolve({ status: 200, html: '<!doctype html>' }) }

/** Returns the image sources that the policies of an invitation and of an app screen allow. */
async function picturesOf(env: Record<string, string>): Promise<(string | undefined)[]> {
  const server = await testServer('any', { env, renderer })
  const event = await party(server, await person(server, 'Hana Host'))
  const pages = await Promise.all(
    [`/event/${event.id}`, '/event/create'].map((url) => server.app.inject({ url, headers: { accept: 'text/html' } })),
  )
  await server.end()
  return pages.map(({ headers }) => /img-src [^;]*/.exec(String(headers['content-security-policy']))?.[0])
}

it('pages may show own images, and Spotify’s covers if songs come from Spotify', async () => {
  const ownImages = "img-src 'self' data: blob:"
  expect(await picturesOf({})).toEqual([ownImages, ownImages])
  const spotify = await spotifyService()
  expect(await picturesOf(spotify.env)).toEqual([`${ownImages} https://i.scdn.co`, `${ownImages} https://i.scdn.co`])
  await spotify.close()
})

it('only the payment page may load Stripe’s form, if cards are accepted [COIN-04]', async () => {
  const headersOf = async (env: Record<string, string>, url: string) => {
    const server = await testServer('any', { env, renderer })
    const { headers } = await server.app.inject({ url, headers: { accept: 'text/html' } })
    await server.end()
    return `${String(headers['content-security-policy'])} ${String(headers['permissions-policy'])}`
  }
  const stripe = await stripeService()
  const checkout = await headersOf(stripe.env, '/coins/pay?state=x')
  expect(checkout).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/js\.stripe\.com /)
  for (const part of ["connect-src 'self' https://api.stripe.com", "frame-src 'self' https://js.stripe.com "])
    expect(checkout).toContain(part)
  expect(checkout).toContain('payment=(self "https://js.stripe.com")')
  for (const url of ['/event/create', '/coins/payment', '/stripeConfirm?payment_intent=pi_1&state=x'])
    expect(await headersOf(stripe.env, url), url).not.toContain('stripe')
  expect(await headersOf({}, '/coins/pay?state=x')).not.toContain('stripe')
  await stripe.close()
})
