import type { Page } from '@playwright/test'
import { z } from 'zod'
import { apiHosted, apiInvited, apiSession, type ApiPerson } from '../support/api.ts'
import { newAddress } from '../support/journeys.ts'
import { expect, test } from '../support/test.ts'

const inviteesSchema = z.array(z.object({ name: z.string(), rsvpStatus: z.string(), userId: z.string().optional() }))

/** Invites Ana, and signs her in. */
async function invitedMember(page: Page, origin: string) {
  const address = newAddress('ana')
  const invited = await apiInvited(origin, address, { name: 'Ana Ortiz' })
  await apiSession(page, origin, address, 'Ana Ortiz')
  const step = `/event/updateuser/action/${invited.eventId}${invited.link.search}`
  return { ...invited, step, event: new RegExp(`/event/${invited.eventId}$`) }
}

const rowOfAna = async (host: ApiPerson, eventId: string) => {
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  return inviteesSchema.parse(invitees).find(({ name }) => name === 'Ana Ortiz')
}
const statusOf = async (host: ApiPerson, eventId: string) => (await rowOfAna(host, eventId))?.rsvpStatus

test('the account step waits until it knows a name and a contact of the user [RSVP-13, RSVP-14]', async ({
  page,
  server,
}) => {
  const { host, eventId, step, event } = await invitedMember(page, server.origin)
  const { promise: mayAnswer, resolve } = Promise.withResolvers<void>()
  const sent: string[] = []
  /** The part of the account that is missing so far. */
  let missing: object | null = { name: '' }
  await page.route('**/json/ElkEventService', async (route) => {
    const body = route.request().postData() ?? ''
    if (body.includes('"updateAttendance"')) sent.push(body)
    if (!body.includes('"getElkUser"')) return route.continue()
    await mayAnswer
    if (missing === null) return route.continue()
    const response = await route.fetch()
    const { result, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, result: { ...result, user: { ...result.user, ...missing } } } })
  })
  let asked = page.waitForRequest((request) => request.postData()?.includes('"getElkUser"') === true)
  await page.goto(`${step}&r=yes`)
  await asked
  await expect(page.getByText('Looking up your account…')).toBeVisible()
  await expect(page.getByRole('button', { name: "Yes, I'm going" })).toBeHidden()
  expect(sent).toEqual([])
  expect(await statusOf(host, eventId)).not.toBe('YES')
  resolve()
  for (const next of [{ emails: [], phones: [] }, null]) {
    await (await (await asked).response())?.finished()
    await expect(page.getByText('Looking up your account…')).toBeVisible()
    await expect(page.getByRole('button', { name: "Yes, I'm going" })).toBeHidden()
    missing = next
    asked = page.waitForRequest((request) => request.postData()?.includes('"getElkUser"') === true)
    await page.reload()
  }
  await page.getByRole('button', { name: "Yes, I'm going" }).click()
  await expect(page).toHaveURL(event)
  expect(sent).toHaveLength(1)
  expect(await statusOf(host, eventId)).toBe('YES')
})

test('the account step takes the RSVP from the navigation state, or marks the invitation as seen [ROUTE-38, RSVP-16]', async ({
  page,
  server,
}) => {
  const { host, eventId, step, event } = await invitedMember(page, server.origin)
  expect((await rowOfAna(host, eventId))?.userId).toBeUndefined()
  await page.goto(step)
  await page.getByRole('button', { name: 'Add to my parties' }).click()
  await expect(page).toHaveURL(event)
  expect(await statusOf(host, eventId)).toBe('SEEN')

  for (const [rsvpStatus, button] of [
    ['YES', "Yes, I'm going"],
    ['NO', "No, I can't make it"],
  ] as const) {
    await page.evaluate(([path, usr]) => history.pushState({ usr, key: 'x', idx: 1 }, '', path), [
      `${step}&r=maybe`,
      { rsvpStatus },
    ] as const)
    await page.reload()
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(event)
    // The invitation now belongs to the account.
    const userId = (await page.context().cookies()).find(({ name }) => name === 'userId')?.value
    expect(await rowOfAna(host, eventId)).toMatchObject({ rsvpStatus, userId })
  }
})

test('the account step adds a user who is not on the guest list yet, once [RSVP-14, RSVP-15]', async ({
  page,
  server,
}) => {
  const { host, eventId } = await apiHosted(server.origin)
  await apiSession(page, server.origin, newAddress('noor'), 'Noor')
  const userId = (await page.context().cookies()).find(({ name }) => name === 'userId')?.value
  const rows = async () => {
    const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
    return inviteesSchema.parse(invitees).filter(({ name }) => name !== 'Hana Host')
  }
  expect(await rows()).toEqual([])
  for (const [query, button, rsvpStatus] of [
    ['', 'Add to my parties', 'SEEN'],
    ['?r=yes', "Yes, I'm going", 'YES'],
    ['?r=no', "No, I can't make it", 'NO'],
  ] as const) {
    await page.goto(`/event/updateuser/action/${eventId}${query}`)
    await page.getByRole('button', { name: button }).click()
    await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`))
    expect(await rows()).toMatchObject([{ name: 'Noor', rsvpStatus }])
  }
  expect((await rows())[0]?.userId).toBe(userId)
})
