import { z } from 'zod'
import { expect } from '@playwright/test'

const outboxSchema = z.object({
  messages: z.array(z.object({ to: z.string(), subject: z.string().nullish(), text: z.string() })),
})

/** What was sent to an address, newest first, as the development outbox has it. */
export async function sentTo(origin: string, address: string): Promise<{ subject: string; text: string }[]> {
  const answer = await fetch(`${origin}/outbox.json`)
  const { messages } = outboxSchema.parse(await answer.json())
  return messages
    .filter((message) => message.to.toLowerCase().includes(address.toLowerCase()))
    .map(({ subject, text }) => ({ subject: subject ?? '', text }))
}

async function newest(origin: string, address: string, pattern: RegExp): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      for (const { text } of await sentTo(origin, address)) {
        found = pattern.exec(text)?.[1]
        if (found !== undefined) return true
      }
      return false
    })
    .toBe(true)
  return found ?? ''
}

/** The newest six-digit code that was sent to an address. */
export const codeFor = (origin: string, address: string): Promise<string> => newest(origin, address, /\b(\d{6})\b/)

/** The newest six-digit code that was sent to an address, once it is another than the one before. */
export async function newestCode(origin: string, address: string, before: string): Promise<string> {
  await expect.poll(() => codeFor(origin, address)).not.toBe(before)
  return codeFor(origin, address)
}

/** The sign-in link in the newest mail to an address that has one. */
export const linkFor = (origin: string, address: string): Promise<string> =>
  newest(origin, address, /(https?:\/\/\S*\/login\?\S*refreshToken=\S*)/)

/** The personal link in the newest invitation to an address, without a preselected answer. */
export async function invitationFor(origin: string, address: string): Promise<string> {
  const link = new URL(await newest(origin, address, /(https?:\/\/\S*\/event\/\S*token=\S*)/))
  link.searchParams.delete('r')
  return link.href
}
