import type { Locator } from '@playwright/test'
import { apiPerson } from '../support/api.ts'
import { enterContact, loseAnswer, newAddress, newPhone, signInByForm } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

test('a reload or return continues after the code was sent; typed input survives switching the method [ROUTE-10, ROUTE-11]', async ({
  page,
  server,
}) => {
  const address = newAddress('lena')
  await apiPerson(server.origin, address, 'Lena')
  const s = Buffer.from('{"returnTo":"/profile/edit"}').toString('base64url')
  await page.goto(`/login?s=${s}`)
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await page.getByLabel('Phone number').fill('510 555')
  await page.getByRole('button', { name: 'Use Email Instead' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const sent = page.getByText(`We sent a six-digit code to ${address}.`)
  await expect(sent).toBeVisible()
  await page.reload()
  await expect(sent).toBeVisible()
  await page.goto('/welcome')
  await page.goBack()
  await expect(sent).toBeVisible()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await enterContact(page, address)
  await page.reload()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/profile\/edit$/)
})

test('a tab that was already open is signed in when another tab signs in', async ({ page, server, context }) => {
  const address = newAddress('lena')
  await apiPerson(server.origin, address, 'Lena')
  await page.goto('/event/create')
  const form = await context.newPage()
  await form.goto('/login')
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible()
  await expect(form.getByLabel('Email')).toBeVisible()
  const other = await context.newPage()
  await signInByForm(other, server.origin, address)
  await expect(page.getByRole('link', { name: "Lena's profile" })).toBeVisible()
  await expect(form).toHaveURL(/\/events$/)
})

test('a return address that is too long for the URL is kept [ROUTE-08, SIGN-04]', async ({ page }) => {
  const way = `/event/create?title=${'x'.repeat(3_000)}`
  const s = Buffer.from(JSON.stringify({ returnTo: way })).toString('base64url')
  await page.goto(`/login?s=${s}`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel('Email address').fill(newAddress('gus'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your name').fill('Gus')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(way)
})

test('a sign-up continues if only the result of creating the account is lost [RPC-32, ERR-22]', async ({
  page,
  server,
  cleanConsole,
}) => {
  const address = newAddress('noor')
  await page.goto('/login')
  await enterContact(page, address)
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await page.getByLabel('Your name').fill('Noor')
  await loseAnswer(page, 'createElkUser')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Hey there, Noor!' })).toBeVisible()
  expect(cleanConsole.splice(0).filter((one) => !one.includes('net::ERR_'))).toEqual([])
})

test('a sign-in goes through its states, and shows each of them [SIGN-12]', async ({ page, server }) => {
  const held = new Set([
    'sendPhoneSignInCode',
    'sendEmailSignInCode',
    'signInWithEmailAndCode',
    'accountExists',
    'createElkUser',
    'authenticate',
  ])
  const waiting = new Map<string, () => void>()
  await page.route('**/json/*', async (route) => {
    const { method } = route.request().postDataJSON()
    if (held.has(method)) await new Promise<void>((resolve) => waiting.set(method, resolve))
    await route.continue()
  })
  /** Expects to see an element while a call is under way, and then lets the call continue. */
  const during = async (method: string, shown: Locator): Promise<void> => {
    await expect.poll(() => waiting.has(method), { message: method }).toBe(true)
    await expect(shown).toBeVisible()
    waiting.get(method)?.()
  }
  const send = page.getByRole('button', { name: 'Send me a code' })
  const digits = page.getByRole('textbox', { name: 'Digit 1 of 6' })
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  const busy = page.locator('[aria-busy=true]')

  await page.goto('/login')
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await page.getByLabel('Phone number').fill(newPhone())
  await expect(send.and(busy)).toHaveCount(0)
  await send.click()
  await during('sendPhoneSignInCode', send.and(busy))
  await expect(digits).toBeEnabled()
  await page.getByRole('button', { name: 'Change number' }).click()
  await page.getByRole('button', { name: 'Use Email Instead' }).click()
  const address = newAddress('lena')
  await page.getByLabel('Email').fill(address)
  await send.click()
  await during('sendEmailSignInCode', send.and(busy))
  await expect(digits).toBeEnabled()
  await digits.pressSequentially(await codeFor(server.origin, address))
  const checking = page.getByText('Checking your code…')
  await during('signInWithEmailAndCode', checking)
  await during('accountExists', checking)
  await page.getByLabel('Your name').fill('Lena')
  await expect(next.and(busy)).toHaveCount(0)
  await next.click()
  await during('createElkUser', next.and(busy))
  await during('authenticate', page.getByText('Signing you in…'))
  await expect(page.getByRole('heading', { name: 'Hey there, Lena!' })).toBeVisible()
})
