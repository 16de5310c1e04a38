import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { apiPerson } from '../support/api.ts'
import { enterContact, newAddress } from '../support/journeys.ts'
import { codeFor } from '../support/outbox.ts'
import { expect, test } from '../support/test.ts'

const manifestSchema = z.object({ version: z.string() })
const fromRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

test('a reload or return continues after the code was sent, and signs in every open tab [ROUTE-08, SIGN-13, SIGN-16, CONST-17]', async ({
  page,
  server,
  context,
}) => {
  const address = newAddress('lena')
  await apiPerson(server.origin, address, 'Lena')
  const editor = await context.newPage()
  await editor.goto('/event/create')
  await expect(editor.getByRole('link', { name: 'Sign In' })).toBeVisible()
  const form = await context.newPage()
  await form.goto('/login')
  await expect(form.getByLabel('Email')).toBeVisible()
  const s = Buffer.from('{"returnTo":"/profile/edit"}').toString('base64url')
  await page.goto(`/login?s=${s}`)
  await page.getByLabel('Email').fill(address)
  await page.getByRole('button', { name: 'Use Phone Instead' }).click()
  await page.getByLabel('Phone number').fill('510 555')
  await page.getByRole('button', { name: 'Use Email Instead' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  const codeSentText = page.getByText(`We sent a six-digit code to ${address}.`)
  await expect(codeSentText).toBeVisible()
  await page.reload()
  await expect(codeSentText).toBeVisible()
  await page.goto('/welcome')
  await page.goBack()
  await expect(codeSentText).toBeVisible()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.reload()
  await expect(page.getByLabel('Email')).toHaveValue(address)
  await enterContact(page, address)
  await page.reload()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).pressSequentially(await codeFor(server.origin, address))
  await expect(page).toHaveURL(/\/profile\/edit$/)
  await expect(editor.getByRole('link', { name: "Lena's profile" })).toBeVisible()
  await expect(form).toHaveURL(/\/events$/)

  // The session survives a reload. Calls name the user and the build.
  const [request] = await Promise.all([
    form.waitForRequest((call) => call.postData()?.includes('"fetchEvents"') ?? false),
    form.reload(),
  ])
  const { version } = manifestSchema.parse(JSON.parse(await readFile(fromRoot('package.json'), 'utf8')))
  const { version: build } = manifestSchema.parse(JSON.parse(await readFile(fromRoot('dist/app/build.json'), 'utf8')))
  expect(build).toMatch(new RegExp(`^${version}\\+[\\da-f]{8}$`))
  const cookies = await context.cookies()
  expect(request.postDataJSON().params.header).toMatchObject({
    deviceId: await form.evaluate(() => localStorage.getItem('festoon.deviceId')),
    agent: { platform: 'web', version: build, product: 3 },
    requestId: expect.stringMatching(/^blocking-./),
    userId: cookies.find(({ name }) => name === 'userId')?.value,
    accessToken: expect.stringMatching(/./),
  })
  await expect(form.getByRole('heading', { name: 'Hey there, Lena!' })).toBeVisible()
})
