import type { CSSProperties, ReactNode } from 'react'
import { unbroken } from '@festoon/contract/rules/events/titleOf'
import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventColors } from '@festoon/tokens/palette'
import { fonts, type Block } from './block.ts'
import { headingFont } from './headingFont.ts'
import { MailButtons } from './MailButtons.tsx'
import { MailFacts } from './MailFacts.tsx'
import { MailQuote } from './MailQuote.tsx'
import { MailWhen } from './MailWhen.tsx'
import { withLineBreaks } from './withLineBreaks.tsx'

/** Matches the address of a host in parentheses, such as "(h…@example.com)", if it fits on a line of a phone. */
const contact = /(\(\S{1,40}@\S{1,40}\))/

/** Keeps the address of a host on one line, because email clients break it at the "…". */
const withWholeContacts = (text: string): ReactNode =>
  text.split(contact).map((part, at) =>
    at % 2 === 1 && part.length <= 40 ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )

interface Props {
  block: Block
  colors: EventColors
  /** True for the first block of an email. */
  isFirst: boolean
}

/** Renders one block as a row of the email's table. Styles are inline, because many email clients drop all other styles. */
export function MailBlock({ block, colors, isFirst }: Props): ReactNode {
  const { color } = eventTheme(colors)
  const cell = (style: CSSProperties, content: ReactNode): ReactNode => (
    <tr>
      <td style={{ padding: `${isFirst ? 32 : 0}px 28px 20px`, ...style }}>{content}</td>
    </tr>
  )
  switch (block.kind) {
    case 'image': {
      const image = (
        <img
          className="cover"
          src={block.src}
          alt={block.alt}
          width={600}
          // Styles the alternative text, which is shown when images are off.
          style={{
            display: 'block',
            width: '100%',
            height: 'auto',
            // Crops images that earlier versions stored as squares, in email clients that can.
            aspectRatio: '3 / 2',
            objectFit: 'cover',
            border: 0,
            background: color.tint,
            color: color.ink,
            fontSize: 17,
            lineHeight: '56px',
            textAlign: 'center',
          }}
        />
      )
      return cell({ padding: '0 0 28px' }, block.href === undefined ? image : <a href={block.href}>{image}</a>)
    }
    case 'heading':
      return cell(
        { paddingBottom: 16 },
        <h1
          style={{
            margin: 0,
            ...headingFont(block),
            color: color.ink,
            overflowWrap: 'anywhere',
            textWrap: 'balance',
          }}
        >
          {unbroken(block.text)}
        </h1>,
      )
    case 'paragraph': {
      const look = block.quiet
        ? { fontSize: 14, lineHeight: '21px', color: color['ink-muted'] }
        : { fontSize: 17, lineHeight: '26px', color: color.ink }
      return cell(
        block.quiet ? { paddingBottom: 10 } : {},
        <p style={{ margin: 0, ...look }}>{withLineBreaks(block.text, withWholeContacts)}</p>,
      )
    }
    case 'when':
      return cell({ paddingBottom: 24 }, <MailWhen {...block} color={color} />)
    case 'facts':
      return cell({ paddingBottom: 24 }, <MailFacts facts={block.facts} color={color} />)
    case 'quote':
      return cell({ paddingBottom: 24 }, <MailQuote {...block} color={color} />)
    case 'code':
      return cell(
        {},
        <p style={{ margin: 0, fontSize: 42, lineHeight: '52px', fontWeight: 800, letterSpacing: 8, color: color.ink }}>
          {block.text}
        </p>,
      )
    case 'buttons':
      return cell(
        { padding: '4px 28px 24px' },
        <>
          {block.title === undefined ? null : (
            <p
              style={{
                margin: '0 0 12px',
                fontFamily: fonts.display,
                fontSize: 18,
                lineHeight: '24px',
                fontWeight: 800,
                color: color.ink,
              }}
            >
              {block.title}
            </p>
          )}
          <MailButtons buttons={block.buttons} color={color} />
        </>,
      )
    case 'link':
      return cell(
        { paddingBottom: 4 },
        <a
          href={block.href}
          style={{
            display: 'inline-block',
            padding: '11px 0',
            lineHeight: '22px',
            color: color.highlight,
            fontSize: 16,
          }}
        >
          {block.label}
        </a>,
      )
    case 'links':
      return cell(
        { paddingBottom: 0 },
        block.links.map(({ label, href }) => (
          <a
            key={href}
            href={href}
            style={{
              display: 'inline-block',
              margin: '0 24px 0 0',
              padding: '11px 0',
              lineHeight: '22px',
              color: color['ink-muted'],
              fontSize: 14,
            }}
          >
            {label}
          </a>
        )),
      )
    case 'rule':
      return cell({ padding: '12px 28px 20px' }, <div style={{ borderTop: `1px solid ${color.line}` }} />)
  }
}
