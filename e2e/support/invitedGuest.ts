import type { Page } from '@playwright/test'
import { z } from 'zod'
import { apiInvited, type ApiPerson } from './api.ts'
import { newAddress } from './journeys.ts'

const inviteesSchema = z.array(
  z.object({ inviteeId: z.string(), name: z.string(), rsvpStatus: z.string(), rsvpMessage: z.string() }).loose(),
)

/** Encodes a text as links contain it: base64url of UTF-8. */
export const encode = (text: string): string => Buffer.from(text).toString('base64url')

/** Creates a party with one invited guest and returns the link from the email. */
export async function inviteGuest(origin: string, more: object = {}, name = 'Ana Ortiz') {
  const address = newAddress('ana')
  return { address, ...(await apiInvited(origin, address, { more, name })) }
}

/** Returns the guest with a name as the host sees them; undefined if there is none. */
export const rowOf = async (host: ApiPerson, eventId: string, name: string) => {
  const { invitees } = await host.call('ElkEventService', 'fetchInvitees', { eventId })
  return inviteesSchema.parse(invitees).find((one) => one.name === name)
}

/** A browser's stored memory of its guest at a party, as app/platform/document/guestMemory.ts writes it. Empty if there is none. */
export const storedMemory = async (page: Page, eventId: string) => {
  const text = await page.evaluate((id) => localStorage.getItem(`festoon.guest:${id}`), eventId)
  return Object(JSON.parse(text ?? '{}'))
}
