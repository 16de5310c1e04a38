import { renderToStaticMarkup } from 'react-dom/server'
import { reportInvitation, turnOffMessages } from '@festoon/contract/messages/messaging/mail'
import type { EventColors } from '@festoon/tokens/palette'
import type { CalendarPart, Mail } from '../port.ts'
import type { Block } from './block.ts'
import { headingFaces } from './headingFont.ts'
import { MailBlock } from './MailBlock.tsx'
import { MailFrame } from './MailFrame.tsx'
import { mailText } from './mailText.ts'
import { plainNames } from './plainNames.ts'

interface Draft {
  key: string
  to: string
  /** The name in the From field, if different from the installation's. */
  fromName?: string | undefined
  subject: string
  preview: string
  colors: EventColors
  /** The email address for replies, if different from the sender's. */
  replyTo?: string | undefined
  /** The URL of the page where the recipient can turn off similar emails. */
  unsubscribe?: string
  /** The URL of the page where the recipient can report the email's sender. */
  report?: string | undefined
  /** The event's calendar file. */
  calendar?: CalendarPart | undefined
  /** The names of people and parties in the email, which aren't to become links. */
  names?: readonly string[] | undefined
  blocks: readonly Block[]
}

/** Builds an email, as both HTML and plain text, from its blocks. */
export function composeMail({
  key,
  to,
  fromName,
  subject,
  preview,
  colors,
  replyTo,
  unsubscribe,
  report,
  calendar,
  names = [],
  blocks: content,
}: Draft): Mail {
  const links = [
    ...(report === undefined ? [] : [{ label: reportInvitation, href: report }]),
    ...(unsubscribe === undefined ? [] : [{ label: turnOffMessages, href: unsubscribe }]),
  ]
  const ending: Block[] = links.length === 0 ? [] : [{ kind: 'links', links }]
  const clean = (text: string): string => plainNames(names)(stripBidi(text))
  const blocks = [...content.map(withTexts(clean)), ...ending]
  const html = renderToStaticMarkup(
    <MailFrame preview={clean(preview)} colors={colors}>
      {blocks.map((block, at) => (
        // Rendered once, so a block's position can be its key.
        <MailBlock key={at} block={block} colors={colors} isFirst={at === 0} />
      ))}
    </MailFrame>,
  )
  const header = {
    key,
    to,
    subject: oneLine(subject),
    ...(fromName === undefined ? {} : { fromName: oneLine(fromName) }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
    ...(calendar === undefined ? {} : { calendar }),
  }
  // React would escape the quotes of these rules.
  const styledHtml = html.replace('</style>', () => `${headingFaces(blocks)}</style>`)
  return { ...header, text: mailText(blocks), html: `<!doctype html>${styledHtml}` }
}

/**
 * Replaces line breaks and other control characters in a subject or name with spaces, because a line break could inject another header.
 * Also removes bidirectional control characters.
 */
function oneLine(text: string): string {
  return stripBidi(text)
    .replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ')
    .trim()
}

/** Removes bidirectional control characters, so that a name can't reorder the text around it. */
const stripBidi = (text: string): string => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')

/** Returns a function that changes the texts of a block: what people wrote, and the labels that contain names. */
const withTexts =
  (change: (text: string) => string) =>
  (block: Block): Block => {
    switch (block.kind) {
      case 'facts':
        return {
          ...block,
          facts: block.facts.map(({ label, value }) => ({ label: change(label), value: change(value) })),
        }
      case 'quote':
        return { ...block, text: change(block.text), by: change(block.by) }
      case 'image':
        return { ...block, alt: change(block.alt) }
      case 'link':
        return { ...block, label: change(block.label) }
      default:
        return 'text' in block ? { ...block, text: change(block.text) } : block
    }
  }
