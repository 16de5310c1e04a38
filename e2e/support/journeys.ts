import type { BrowserContext, Page } from '@playwright/test'
import { greetingName } from '../../contract/rules/guests/greetingName.ts'
import { apiSession } from './api.ts'
import { coverFile } from './coverFile.ts'
import { codeFor } from './outbox.ts'
import type { WebPage } from './webPage.ts'

let people = 0

/** Returns an email address that is unused in this run. */
export const newAddress = (name: string): string => `${name}.${process.pid}.${(people += 1)}@example.com`

/** Returns a ten-digit phone number that is unused in this run. */
export const newPhone = (): string => `510555${String(1_000 + (process.pid % 900) * 10 + (people += 1)).slice(-4)}`

/** Signs a new person in and opens their parties. */
export async function signUp(page: Page, origin: string, address: string, name: string): Promise<void> {
  await apiSession(page, origin, address, name)
  await page.goto(`${origin}/events`)
  await page.getByRole('heading', { name: `Hey there, ${greetingName(name)}!` }).waitFor()
}

/** Signs a new person in through the form, with a code and a name. Ends on their parties. */
export async function signUpByForm(page: WebPage, origin: string, address: string, name: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, address))
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: `Hey there, ${greetingName(name)}!` }).waitFor()
}

/** Signs a new person in by phone. Ends on the events page, which asks for an email address. */
export async function signUpByPhone(page: WebPage, origin: string, number: string, name: string): Promise<void> {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await page.getByLabel('Phone number').fill(number)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, `+1${number}`))
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL(/\/events$/)
}

interface Creation {
  /** True if the editor is already open. */
  isOpen?: boolean
  /** Adjusts the crop of the cover image, which is in the middle otherwise. */
  crop?: () => Promise<void>
}

/** Fills in and creates a party tomorrow in Oakland. Ends on its invite page and returns the event's id. */
export async function createParty(
  page: WebPage,
  title: string,
  { isOpen = false, crop }: Creation = {},
): Promise<string> {
  if (!isOpen) await page.goto('/event/create')
  await page.getByLabel('Cover image').setInputFiles(coverFile)
  await crop?.()
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  // The dialog keeps focus until the image is cropped.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Choose another image' }).waitFor()
  await page.getByLabel('Party title').fill(title)
  await page.getByRole('combobox', { name: 'Address' }).fill('123 Main St, Oakland')
  await page
    .getByRole('option', { name: /123 Main St.*California|123 Main St.*CA/ })
    .first()
    .click()
  await page.getByLabel('Description').fill('Bring a sweater.\nWe start on time.')
  await page.getByRole('button', { name: 'Create party' }).click()
  await page.waitForURL(/\/event\/invite\//)
  return page.evaluate(() => location.pathname.split('/').at(-1) ?? '')
}

/** Opens the editor for a blank party from a page with the link "Create a party". */
export async function startFromScratch(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create a party' }).first().click()
  await page.getByRole('link', { name: 'Start from scratch' }).click()
}

/** Opens the fields of a row of the invitation in the editor, which shows a summary of them. */
export const openRow = (page: Page, row: 'When' | 'Where'): Promise<void> =>
  page
    .getByRole('group', { name: row, exact: true })
    .getByRole('button', { name: row === 'When' ? 'Change date and time' : 'Change place', expanded: false })
    .click()

/** Adds a guest on the invite page with a name and address in one line. */
export async function addGuest(page: WebPage, name: string, address: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Invite by name' })
  await form.getByRole('combobox', { name: 'Name or email' }).fill(`${name} <${address}>`)
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText(`${name} added.`).waitFor()
}

/** Opens the RSVP form for a guest who could RSVP in one tap, and sees two buttons at first. */
export const openRsvpForm = (page: WebPage): Promise<void> =>
  page.getByRole('button', { name: /^Add a message/ }).click()

/** Sends every unsent invite on the invite page. */
export async function sendInvites(page: WebPage): Promise<void> {
  await page.getByRole('button', { name: /^Send \d+ invites?$/ }).click()
  // An earlier notice may still be visible.
  await page
    .getByText(/invited successfully\./)
    .last()
    .waitFor()
}

/** Signs in a person with an account and opens their parties. */
export async function signIn(page: Page, origin: string, address: string): Promise<void> {
  await apiSession(page, origin, address, '')
  await page.goto(`${origin}/events`)
}

/** Signs in a person with an account through the form. Ends on the page that sign-in redirects to. */
export async function signInByForm(page: Page, origin: string, address: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(origin, address))
  await page.waitForURL(/^(?!.*\/login)/)
}

/** Requests a code on the sign-in page and waits until it was sent. */
export async function enterContact(page: WebPage, address: string): Promise<void> {
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  // The code has been sent once the page asks for it.
  await page.getByRole('heading', { name: 'Check your messages' }).waitFor()
}

/** Logs out from the profile. Ends on the welcome page. */
export async function logOut(page: WebPage): Promise<void> {
  await page.getByRole('link', { name: /'s profile$/ }).click()
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL(/\/welcome$/)
}

/** Pauses the page's clock, which must already be installed. From then on, tests advance it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
}

/** Returns the number of hours until the start in an editor with open times, whose party is in the browser's time zone. */
export const hoursUntilStart = (page: Page): Promise<number> =>
  page.getByLabel('Starts').evaluate((field) => {
    if (!(field instanceof HTMLInputElement)) throw new Error('no field')
    return (new Date(field.value).getTime() - Date.now()) / 3_600_000
  })

/** Keeps cover images from coming with titles, so that the editor saves only what a journey enters. */
export const withoutTitleCovers = (context: BrowserContext): Promise<unknown> =>
  context.route('**/json/ThemeService', (route) =>
    route.request().postData()?.includes('"getGallery"') === true ? route.abort() : route.fallback(),
  )

/** Waits for the editor's next successful autosave. */
export const autosave = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    (response) => response.request().postData()?.includes('"editEventDraft"') === true && response.status() === 200,
  )

/** Lets the next call of an operation reach the server, but drops the response. */
export async function loseAnswer(page: Page, method: string): Promise<void> {
  let isLost = false
  await page.route('**/json/*', async (route) => {
    if (isLost || route.request().postData()?.includes(`"${method}"`) !== true) return route.fallback()
    isLost = true
    await route.fetch()
    return route.abort()
  })
}

/** Opens a party as its host and waits for hydration, so that clicks work. */
export async function openAsHost(page: Page, eventId: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/event/${eventId}`)
  await page.locator('dl > div', { hasText: /Declined\d/ }).waitFor()
}
