import type { Page } from '@playwright/test'
import { hostedList } from '../support/hostedParty.ts'
import { inviteGuest, rowOf } from '../support/invitedGuest.ts'
import { newAddress } from '../support/journeys.ts'
import { invitationFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const food = { questionUuid: crypto.randomUUID(), question: 'What can you not eat?', isRequired: true }
const going = (page: Page) => page.getByRole('heading', { name: "You're going!" })
const declinedHeading = (page: Page) => page.getByRole('heading', { name: "You can't make it" })

test('a guest can RSVP and change it without JavaScript, by invitation and by open link @narrow [ROUTE-39, RSVP-02, RSVP-28, RSVP-30]', async ({
  page,
  server,
  browser,
}) => {
  const ana = newAddress('ana')
  const { eventId } = await hostedList(page, server.origin, 'Harvest supper', {
    invitedGuests: [{ name: 'Ana Ortiz', email: ana }],
  })

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const guest = await plain.newPage()
  await guest.goto(await invitationFor(server.origin, ana))
  await expect(guest.getByLabel('Your name')).toBeHidden()
  // Opening the page isn't recorded, because without JavaScript it makes no call.
  await page.reload()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('Sent')
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).not.toContainText('Opened')
  await guest.getByRole('radio', { name: "I'm going" }).check()
  await guest.getByRole('spinbutton', { name: 'Bringing anyone?' }).fill('2')
  await guest.getByLabel('Message to the host').fill('Save us a seat.')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Ana Ortiz' })).toContainText('Yes')

  const stranger = await plain.newPage()
  await stranger.goto(`/event/${eventId}`)
  await stranger.getByRole('radio', { name: "I'm going" }).check()
  await stranger.getByLabel('Your name').fill('Kofi')
  await stranger.getByRole('textbox', { name: 'Email' }).fill('not an address')
  await stranger.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(stranger.getByText('Please provide a valid email.')).toBeVisible()
  await expect(stranger.getByLabel('Your name')).toHaveValue('Kofi')
  await stranger.getByRole('textbox', { name: 'Email' }).fill(newAddress('kofi'))
  await stranger.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(stranger.getByRole('heading', { name: "You're going!" })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Kofi' })).toContainText('Yes')

  // A changed RSVP keeps what isn't shown.
  const { host, eventId: otherId, link } = await inviteGuest(server.origin, { questions: [food] })
  const formPage = await plain.newPage()
  await formPage.goto(link.href)
  await formPage.getByRole('radio', { name: "I'm going" }).check()
  await formPage.getByLabel('Message to the host').fill('See you')
  await formPage.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(formPage.getByText('This is a required field')).toBeVisible()
  await formPage.getByLabel(food.question).fill('Nuts')
  await formPage.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(going(formPage)).toBeVisible()
  await expect(formPage.getByRole('button', { name: 'Change RSVP' })).toBeHidden()
  await formPage.locator('summary', { hasText: 'Change RSVP' }).click()
  await formPage.getByRole('spinbutton').fill('3')
  await formPage.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(formPage.getByText("We've got you down for 4 people.")).toBeVisible()
  expect(await rowOf(host, otherId, 'Ana Ortiz')).toMatchObject({
    rsvpMessage: 'See you',
    answers: [{ questionUuid: food.questionUuid, answerValue: { text: 'Nuts' } }],
  })
  // A person who isn't the link's guest continues as themself.
  await formPage.getByRole('link', { name: 'RSVP as yourself' }).click()
  await expect(formPage.getByRole('radio', { name: "I'm going" })).toBeVisible()
  await expect(going(formPage)).toBeHidden()
  await plain.close()
})

test('a refused RSVP without JavaScript opens at the form, says what is wrong first, and at each field', async ({
  page,
  server,
  browser,
}) => {
  const { eventId } = await hostedList(page, server.origin, 'Harvest supper', {})
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    viewport: page.viewportSize(),
  })
  const guest = await plain.newPage()
  await guest.goto(`/event/${eventId}`)
  await guest.getByRole('radio', { name: "I'm going" }).check()
  const plusOnes = guest.getByRole('spinbutton', { name: 'Bringing anyone?' })
  // The buttons beside it would do nothing.
  await expect(plusOnes).toBeVisible()
  await expect(guest.getByRole('button', { name: /^(?:More|Fewer)/ })).toHaveCount(0)
  await plusOnes.fill('20')
  const [name, email] = [guest.getByLabel('Your name'), guest.getByRole('textbox', { name: 'Email' })]
  await name.fill('Kofi')
  await email.fill('not an address')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()

  const problems = ['Please provide a valid email.', 'You can bring up to 8 people.']
  const summary = guest.getByRole('alert').filter({ hasText: "This hasn't been sent yet. Please check:" })
  await expect(summary.getByRole('listitem')).toHaveText(problems)
  await expect(summary).toBeInViewport({ ratio: 1 })
  await expect(guest.getByRole('region', { name: 'Your RSVP' })).toBeFocused()
  for (const [field, problem] of [
    [email, problems[0]],
    [plusOnes, problems[1]],
  ] as const)
    await expect(field).toHaveAccessibleDescription(new RegExp(problem ?? ''))
  await expect(name).toHaveValue('Kofi')
  await expect(name).not.toHaveAttribute('aria-invalid')

  await email.fill(newAddress('kofi'))
  await plusOnes.fill('1')
  await guest.getByRole('button', { name: 'Send RSVP' }).click()
  await expect(guest.getByRole('heading', { name: "You're going!" })).toBeInViewport()
  await expect(summary).toHaveCount(0)

  // Before the script of a page with one-tap buttons runs, a tap is sent as a form. Without scripts, the form is complete.
  const first = await inviteGuest(server.origin)
  const early = await (await browser.newContext({ baseURL: server.origin })).newPage()
  await early.route('**/*.js', (route) => route.abort())
  await early.goto(first.link.href)
  await early.getByRole('button', { name: "Can't make it", exact: true }).click()
  await expect(declinedHeading(early)).toBeVisible()
  expect((await rowOf(first.host, first.eventId, 'Ana Ortiz'))?.rsvpStatus).toBe('NO')
  await early.context().close()

  const second = await inviteGuest(server.origin)
  const invitee = await plain.newPage()
  await invitee.goto(second.link.href)
  await expect(invitee.getByRole('button', { name: "I'm going", exact: true })).toBeHidden()
  await invitee.getByRole('radio', { name: "Can't make it" }).check()
  // Enter presses the form's first submit button.
  await invitee.getByLabel('Your name').press('Enter')
  await expect(declinedHeading(invitee)).toBeVisible()
  expect((await rowOf(second.host, second.eventId, 'Ana Ortiz'))?.rsvpStatus).toBe('NO')
  await plain.close()
})
