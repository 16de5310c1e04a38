import * as copy from '@festoon/contract/messages/guests/guestMessages'
import { fitText } from '../fitText.ts'

/** Returns the headline of a host's message, which is the subject of the email and the start of the SMS. */
export const messageHeadline = (hostedBy: string, title: string): string => copy.headline(hostedBy, title)

/** Splits a message into paragraphs and drops blank lines. */
export const messageLines = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

/** Builds an SMS of at most four segments from a headline, more lines, and a link. */
export function smsText(headline: string, lines: readonly string[], href: string): string {
  const end = /[.?!]$/.test(headline) ? '' : '.'
  return fitText([`${headline}${end}`, ...lines].join(' '), copy.smsFooter(href))
}
