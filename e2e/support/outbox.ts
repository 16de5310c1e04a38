import { z } from 'zod'
import { until } from './until.ts'

const outboxSchema = z.object({
  messages: z.array(z.object({ to: z.string(), subject: z.string().nullish(), text: z.string() })),
})

/** Returns the messages to an address in the development outbox, newest first. */
export async function sentTo(origin: string, address: string): Promise<{ subject: string; text: string }[]> {
  const messagesAt = async (query: string) => {
    const answer = await fetch(`${origin}/outbox.json${query}`)
    return outboxSchema.parse(await answer.json()).messages
  }
  // The whole outbox shows only the newest messages, which may be those of another journey.
  const exact = await messagesAt(`?to=${encodeURIComponent(address)}`)
  const messages =
    exact.length > 0
      ? exact
      : (await messagesAt('')).filter(({ to }) => to.toLowerCase().includes(address.toLowerCase()))
  return messages.map(({ subject, text }) => ({ subject: subject ?? '', text }))
}

const newest = (origin: string, address: string, pattern: RegExp): Promise<string> =>
  until(`a message to ${address} with ${pattern}`, async () =>
    (await sentTo(origin, address)).map(({ text }) => pattern.exec(text)?.[1]).find((found) => found !== undefined),
  )

/** Returns the newest six-digit code sent to an address. */
export const codeFor = (origin: string, address: string): Promise<string> => newest(origin, address, /\b(\d{6})\b/)

/** Waits for a six-digit code to an address that differs from the one before, and returns it. */
export const newestCode = (origin: string, address: string, before: string): Promise<string> =>
  until(`another code to ${address}`, async () => {
    const code = await codeFor(origin, address)
    return code === before ? undefined : code
  })

/** Returns the sign-in link in the newest email to an address that has one. */
export const linkFor = (origin: string, address: string): Promise<string> =>
  newest(origin, address, /(https?:\/\/\S*\/login\?\S*refreshToken=\S*)/)

/** Returns the personal link in the newest invitation to an address, without a preselected RSVP. */
export async function invitationFor(origin: string, address: string): Promise<string> {
  const link = new URL(await newest(origin, address, /(https?:\/\/\S*\/event\/\S*token=\S*)/))
  link.searchParams.delete('r')
  return link.href
}
