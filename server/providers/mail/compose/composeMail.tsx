import type { EventColours } from '@festoon/tokens/palette'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Mail } from '../port.ts'
import type { Block } from './block.ts'
import { MailBlock } from './MailBlock.tsx'
import { MailFrame } from './MailFrame.tsx'
import { mailText } from './mailText.ts'

interface Draft {
  key: string
  to: string
  subject: string
  preview: string
  colours: EventColours
  /** Where replies go, when not to the sender. */
  replyTo?: string | undefined
  /** Where its reader turns such mails off. */
  unsubscribe?: string
  blocks: readonly Block[]
}

/** Makes the mail's HTML and text, both from its blocks. */
export function composeMail({ key, to, subject, preview, colours, replyTo, unsubscribe, blocks: said }: Draft): Mail {
  const ending: Block[] =
    unsubscribe === undefined ? [] : [{ kind: 'link', quiet: true, label: 'Turn off messages', href: unsubscribe }]
  const blocks = [...said.map(unturnedBlock), ...ending]
  const html = renderToStaticMarkup(
    <MailFrame preview={unturned(preview)} colours={colours}>
      {blocks.map((block, at) => (
        // A mail is drawn once and never changes: its blocks have no other name than their place.
        <MailBlock key={at} block={block} colours={colours} isFirst={at === 0} />
      ))}
    </MailFrame>,
  )
  const header = {
    key,
    to,
    subject: oneLine(subject),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribe === undefined ? {} : { unsubscribe }),
  }
  return { ...header, text: mailText(blocks), html: `<!doctype html>${html}` }
}

/** A subject is a header: what would begin another is taken out. */
function oneLine(text: string): string {
  return unturned(text)
    .replace(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ')
    .trim()
}

/** Without the signs that turn the words around them: a name must not make what stands beside it say something else. */
const unturned = (text: string): string => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')

const unturnedBlock = (block: Block): Block => ('text' in block ? { ...block, text: unturned(block.text) } : block)
