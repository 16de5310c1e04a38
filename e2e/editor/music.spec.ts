import { apiHosted, apiSession } from '../support/api.ts'
import { newAddress, stopClock } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const failure = 'Sorry, something went wrong connecting with Spotify. Please try again.'

test('the return from the music service shows the connection status and failures @desktop [ROUTE-42, ERR-41]', async ({
  page,
}) => {
  await page.clock.install()
  // An unexpected return, without a code and without a pending sign-in.
  await page.goto('/oauth/spotify')
  await expect(page.getByText(failure)).toBeVisible()
  // The error stays for twenty seconds.
  await page.mouse.move(0, 0)
  await stopClock(page)
  await page.clock.runFor(17_500)
  await expect(page.getByText(failure)).toBeVisible()
  await page.clock.resume()
  await expect(page.getByText(failure)).toBeHidden({ timeout: 5_000 })

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
  // An invalid code.
  await page.goto('/oauth/spotify?code=none&state=known')
  await expect(page.getByText('Connecting your spotify...')).toBeVisible()
  resolve()
  await expect(page.getByText(failure)).toBeVisible()
  await expect(page).toHaveURL(/\/event\/create$/)
  await expect(page.getByRole('tabpanel', { name: 'Guest questions' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect Spotify' })).toBeVisible()
})

test('song questions need a playlist, and a playlist needs a connected account @desktop [MUSIC-01, QUES-02]', async ({
  page,
}) => {
  await page.goto('/event/create')
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  await expect(panel.getByRole('button', { name: 'Connect Spotify' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Create a playlist' })).toBeHidden()
  await expect(panel.getByRole('button', { name: 'Ask for songs' })).toBeHidden()
})

test('a playlist is created in the connected account, and guests are asked for songs @desktop [MUSIC-01, MUSIC-02, MUSIC-03, QUES-02, PROD-05, CONST-58, ERR-41, ENT-29, ENT-30]', async ({
  page,
  server,
}) => {
  await apiSession(page, server.origin, newAddress('maya'), 'Maya')
  await page.goto('/event/create')
  await page.getByLabel('Party title').fill('Midsummer')
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  const asked = page.waitForRequest(/code_challenge=/)
  await panel.getByRole('button', { name: 'Connect Spotify' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  expect(query.get('scope')).toContain('user-read-private')
  expect(query.get('scope')).toContain('playlist-modify')
  const exchanged = page.waitForRequest('**/providers/music/token')
  await page.getByRole('button', { name: /Connect|Allow/ }).click()
  expect((await exchanged).postDataJSON()).toMatchObject({ codeVerifier: expect.stringMatching(/^[\w.~-]{64}$/) })
  // Returns to the same page, with all input in place.
  await expect(page.getByLabel('Party title')).toHaveValue('Midsummer')
  // The connection is lost while the playlist is being created.
  await page.route('**/providers/music/playlists', (route) => route.abort(), { times: 1 })
  await panel.getByRole('button', { name: 'Create a playlist' }).click()
  await expect(page.getByText(failure)).toBeVisible()
  const [created, saved] = await Promise.all([
    page.waitForResponse('**/providers/music/playlists'),
    page.waitForRequest((sent) => /"editEventDraft".*"playlistId":"/s.test(sent.postData() ?? '')),
    panel.getByRole('button', { name: 'Create a playlist' }).click(),
  ])
  expect(saved.postDataJSON().params.event.playlistId).toBe((await created.json()).id)
  await panel.getByRole('button', { name: 'Ask for songs' }).click()
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

test('a failing music account shows an error and can be connected again @desktop [ERR-41, MUSIC-04]', async ({
  page,
}) => {
  const connectAs = (token: object) =>
    page.evaluate((kept) => sessionStorage.setItem('festoon.musicToken', JSON.stringify(kept)), token)
  await page.goto('/event/create')
  // An expired token that can't be renewed.
  await connectAs({ accessToken: 'old', refreshToken: 'revoked', endsAt: Date.now() - 1_000 })
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Guest questions' })
  await panel.getByRole('button', { name: 'Create a playlist' }).click()
  await expect(page.getByText(failure)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Connect Spotify' })).toBeVisible()
  await page.reload()
  // A token that the service no longer accepts, so it creates no playlist.
  await connectAs({ accessToken: 'unknown', endsAt: Date.now() + 3_600_000 })
  await page.reload()
  await page.getByRole('tab', { name: 'Guest questions' }).click()
  await panel.getByRole('button', { name: 'Create a playlist' }).click()
  await expect(page.getByText(failure)).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Ask for songs' })).toBeHidden()
})

test('a failed search for songs shows an error for twenty seconds, and the guest can still type one @desktop [ERR-41, ERR-42]', async ({
  page,
  server,
}) => {
  const song = { questionUuid: crypto.randomUUID(), question: 'Which song must we play?', questionType: 'song' }
  const { eventId } = await apiHosted(server.origin, { questions: [song] })
  await page.clock.install()
  await page.goto(`/event/${eventId}`)
  await page.getByRole('radio', { name: "I'm going" }).check()
  // A party's own songs come from the server, and then the service fails.
  const field = page.getByRole('combobox', { name: song.question })
  await field.fill('dancing')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page.getByText(failure)).toBeHidden()
  await page.route('**/providers/music/search?*', (route) => route.fulfill({ json: { songs: [], hasFailed: true } }))
  await stopClock(page)
  await field.fill('lemon tree')
  await page.clock.runFor(400)
  await expect(page.getByText(failure)).toBeVisible()
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.clock.runFor(19_000)
  await expect(page.getByText(failure)).toBeVisible()
  await page.clock.runFor(1_100)
  await expect(page.getByText(failure)).toBeHidden()
  await expect(field).toHaveValue('lemon tree')
})
