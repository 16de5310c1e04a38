import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventColors } from '@festoon/tokens/palette'
import type { CSSProperties, ReactNode } from 'react'
import type { Block } from './block.ts'
import { MailWhen } from './MailWhen.tsx'

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
          src={block.src}
          alt={block.alt}
          width={600}
          // Styles the alternative text, which is shown when images are off.
          style={{
            display: 'block',
            width: '100%',
            height: 'auto',
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
            fontSize: 34,
            lineHeight: '39px',
            letterSpacing: '-0.02em',
            fontWeight: 800,
            color: color.ink,
            overflowWrap: 'anywhere',
          }}
        >
          {block.text}
        </h1>,
      )
    case 'paragraph': {
      const look = block.quiet
        ? { fontSize: 14, lineHeight: '21px', color: color['ink-muted'] }
        : { fontSize: 17, lineHeight: '26px', color: color.ink }
      return cell({}, <p style={{ margin: 0, whiteSpace: 'pre-line', ...look }}>{block.text}</p>)
    }
    case 'when':
      return cell({ paddingBottom: 24 }, <MailWhen {...block} color={color} />)
    case 'code':
      return cell(
        {},
        <p style={{ margin: 0, fontSize: 42, lineHeight: '52px', fontWeight: 800, letterSpacing: 8, color: color.ink }}>
          {block.text}
        </p>,
      )
    case 'buttons':
      return cell(
        { padding: '4px 28px 20px' },
        <>
          {block.title === undefined ? null : (
            <p style={{ margin: '0 0 14px', fontSize: 22, lineHeight: '28px', fontWeight: 800, color: color.ink }}>
              {block.title}
            </p>
          )}
          {block.buttons.map(({ label, href }, at) => (
            <a
              key={href}
              href={href}
              style={{
                display: 'inline-block',
                minWidth: 48,
                margin: '0 10px 10px 0',
                padding: '12px 28px',
                borderRadius: 999,
                border: `2px solid ${color.button}`,
                background: at === 0 ? color.button : color.surface,
                color: at === 0 ? color['button-ink'] : color.ink,
                fontSize: 17,
                lineHeight: '24px',
                fontWeight: 700,
                textAlign: 'center',
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          ))}
        </>,
      )
    case 'link': {
      const look = block.quiet ? { color: color['ink-muted'], fontSize: 14 } : { color: color.highlight, fontSize: 16 }
      return cell(
        { paddingBottom: 8 },
        <a href={block.href} style={{ display: 'inline-block', padding: '11px 0', lineHeight: '22px', ...look }}>
          {block.label}
        </a>,
      )
    }
  }
}
