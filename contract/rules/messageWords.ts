import { fitText } from './fitText.ts'

/** What stands above a host's message: the subject of its mail, and the beginning of its text message. */
export const messageHeadline = (hostedBy: string, title: string): string => `${hostedBy} wrote about ${title}`

/** The lines of a message that hold something: a paragraph each. */
export const messageLines = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '')

/** A text message of a headline, what follows it, and a link; cut to a few parts (fitText.ts). */
export function textMessage(headline: string, lines: readonly string[], href: string): string {
  const end = /[.?!]$/.test(headline) ? '' : '.'
  return fitText([`${headline}${end}`, ...lines].join(' '), `${href} Reply STOP to stop.`)
}
