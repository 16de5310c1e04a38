import { renderToStaticMarkup } from 'react-dom/server'
import { reportInvitation, turnOffMessages } from '@festoon/contract/messages/messaging/mail'
import type { EventColors } from '@festoon/tokens/palette'
import type { CalendarPart, Mail } from '../port.ts'
import type { Block } from './block.ts'
import { headingFaces } from './headingFont.ts'
import { MailBlock } from './MailBlock.tsx'
import { MailFrame } from './MailFrame.tsx'
import { mailText } from './mailText.ts'

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
  blocks: content,
}: Draft): Mail {
  const links = [
    ...(report === undefined ? [] : [{ label: reportInvitation, href: report }]),
    ...(unsubscribe === undefined ? [] : [{ label: turnOffMessages, href: unsubscribe }]),
  ]
  const ending: Block[] = links.length === 0 ? [] : [{ kind: 'links', links }]
  const blocks = [...content.map(withoutBidiControls), ...ending]
  const html = renderToStaticMarkup(
    <MailFrame preview={stripBidi(preview)} colors={colors}>
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

const withoutBidiControls = (block: Block): Block => {
  if (block.kind === 'facts')
    return {
      ...block,
      facts: block.facts.map(({ label, value }) => ({ label: stripBidi(label), value: stripBidi(value) })),
    }
  return 'text' in block ? { ...block, text: stripBidi(block.text) } : block
}
