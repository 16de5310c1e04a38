import { fitText } from '../fitText.ts'
import * as copy from '../../messages/en/guests/guestMessages.ts'

/** Returns the subject of a host's message by email, which is also the opening of the SMS. */
export const messageHeadline = (hostedBy: string, title: string): string => copy.headline(hostedBy, title)

/** Splits a message into paragraphs and drops blank lines. */
export const messageLines = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

/** Builds an SMS from a headline, further lines and a link, and shortens it to a few segments (fitText.ts). */
export function smsText(headline: string, lines: readonly string[], href: string): string {
  const end = /[.?!]$/.test(headline) ? '' : '.'
  return fitText([`${headline}${end}`, ...lines].join(' '), copy.smsFooter(href))
}
