import type { Locator, Page } from '@playwright/test'
import { apiSession } from '../support/api.ts'
import { newAddress, stopClock } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const failure = 'Sorry, something went wrong connecting with Spotify. Please try again.'

/** Returns from the service unexpectedly, without a code. The error stays for twenty seconds. */
async function expectTwentySecondsOfFailure(page: Page) {
  await page.goto('/oauth/spotify')
  await expect(page.getByText(failure)).toBeVisible()
  await page.mouse.move(0, 0)
  await stopClock(page)
  await page.clock.runFor(17_500)
  await expect(page.getByText(failure)).toBeVisible()
  await page.clock.resume()
  await expect(page.getByText(failure)).toBeHidden({ timeout: 5_000 })
}

/** Returns from the service with an invalid code. */
async function returnWithInvalidCode(page: Page) {
  await page.goto('/event/create')
  await page.evaluate(() =>
    sessionStorage.setItem(
      'festoon.musicPending',
      JSON.stringify({ verifier: 'v'.repeat(64), state: 'known', returnTo: '/event/create' }),
    ),
  )
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  await page.route('**/providers/music/token', async (route) => {
    await mayAnswer
    await route.continue()
  })
  await page.goto('/oauth/spotify?code=none&state=known')
  await expect(page.getByText('Connecting your spotify...')).toBeVisible()
  resolve()
  await expect(page.getByText(failure)).toBeVisible()
  await expect(page).toHaveURL(/\/event\/create$/)
}

/** Connects the account, and returns to the same page with all input in place. */
async function connectAccount(page: Page, connect: Locator) {
  await page.getByLabel('Party title').fill('Midsummer')
  const authorizationRequest = page.waitForRequest(/code_challenge=/)
  await connect.click()
  const query = new URL((await authorizationRequest).url()).searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expect(query.get('scope')).toContain('user-read-private')
  expect(query.get('scope')).toContain('playlist-modify')
  const tokenRequest = page.waitForRequest('**/providers/music/token')
  await page.getByRole('button', { name: /Connect|Allow/ }).click()
  expect((await tokenRequest).postDataJSON()).toMatchObject({ codeVerifier: expect.stringMatching(/^[\w.~-]{64}$/) })
  // Returns to the same page, with all input in place.
  await expect(page.getByLabel('Party title')).toHaveValue('Midsummer')
}

test('a visitor returns from the music service without a valid code, and sees for 20 seconds that it failed @desktop [ROUTE-42, ERR-41]', async ({
  page,
}) => {
  await page.clock.install()
  await expectTwentySecondsOfFailure(page)
  await returnWithInvalidCode(page)
})

test('a playlist is created once a music account is connected, unless the service fails @desktop [ERR-41, MUSIC-01, MUSIC-02, QUES-02]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  // Song questions need a playlist, and a playlist needs a connected account.
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  const connect = panel.getByRole('button', { name: 'Connect Spotify' })
  const create = panel.getByRole('button', { name: 'Create a playlist' })
  const ask = panel.getByRole('button', { name: 'Ask for songs' })
  await expect(connect).toBeVisible()
  await expect(create).toBeHidden()
  await expect(ask).toBeHidden()

  const connectAs = async (token: object): Promise<void> => {
    await page.evaluate((kept) => sessionStorage.setItem('festoon.musicToken', JSON.stringify(kept)), token)
    // A reload would open the panel, too.
    await page.goto('/welcome')
    await page.goto('/event/create')
    await page.getByRole('tab', { name: 'Guest questions' }).click()
    await create.click()
    await expect(page.getByText(failure)).toBeVisible()
  }
  // A token that the service no longer accepts, so it creates no playlist.
  await connectAs({ accessToken: 'unknown', endsAt: Date.now() + 3_600_000 })
  await expect(ask).toBeHidden()
  // An expired token that can't be renewed.
  await connectAs({ accessToken: 'old', refreshToken: 'revoked', endsAt: Date.now() - 1_000 })

  await connectAccount(page, connect)
  // The connection is lost while the playlist is being created.
  await page.route('**/providers/music/playlists', (route) => route.abort(), { times: 1 })
  await create.click()
  await expect(page.getByText(failure)).toBeVisible()
  const [playlistResponse, draftRequest] = await Promise.all([
    page.waitForResponse('**/providers/music/playlists'),
    page.waitForRequest((sent) => /"editEventDraft".*"playlistId":"/s.test(sent.postData() ?? '')),
    create.click(),
  ])
  expect(draftRequest.postDataJSON().params.event.playlistId).toBe((await playlistResponse.json()).id)
  await ask.click()
  await expect(panel.getByLabel('Question 1', { exact: true })).toBeFocused()
  const type = (question: number) => panel.getByLabel(`Response type for question ${question}`)
  await expect(type(1)).toHaveValue('song')
  await expect(type(1).getByRole('option')).toHaveText([
    'Short text',
    'Yes or no',
    'One of several options',
    'Any of several options',
    'Number',
    'Date',
    'Song request',
  ])
  await panel.getByRole('button', { name: 'Add another question' }).click()
  await expect(type(2)).toHaveValue('text')
})
