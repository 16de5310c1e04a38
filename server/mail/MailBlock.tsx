import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventColours } from '@festoon/tokens/palette'
import type { CSSProperties, ReactNode } from 'react'
import type { Block } from './block.ts'

interface Props {
  block: Block
  colours: EventColours
}

/** One block as a row of the mail's table. Styles are inline: many mail programs drop everything else. */
export function MailBlock({ block, colours }: Props): ReactNode {
  const { color } = eventTheme(colours)
  const cell = (style: CSSProperties, content: ReactNode): ReactNode => (
    <tr>
      <td style={{ padding: '0 8px 20px', ...style }}>{content}</td>
    </tr>
  )
  switch (block.kind) {
    case 'image': {
      const image = (
        <img
          src={block.src}
          alt={block.alt}
          width={560}
          style={{ display: 'block', width: '100%', maxWidth: 560, height: 'auto', borderRadius: 16, border: 0 }}
        />
      )
      return cell({ padding: '0 0 28px' }, block.href === undefined ? image : <a href={block.href}>{image}</a>)
    }
    case 'heading':
      return cell(
        { paddingBottom: 12 },
        <h1 style={{ margin: 0, fontSize: 34, lineHeight: '40px', fontWeight: 800, color: color.ink }}>
          {block.text}
        </h1>,
      )
    case 'paragraph': {
      const look = block.quiet
        ? { fontSize: 14, lineHeight: '21px', color: color['ink-muted'] }
        : { fontSize: 17, lineHeight: '26px', color: color.ink }
      return cell({}, <p style={{ margin: 0, whiteSpace: 'pre-line', ...look }}>{block.text}</p>)
    }
    case 'code':
      return cell(
        {},
        <p
          style={{ margin: 0, fontSize: 42, lineHeight: '52px', fontWeight: 800, letterSpacing: 10, color: color.ink }}
        >
          {block.text}
        </p>,
      )
    case 'buttons':
      return cell(
        { padding: '8px 8px 28px' },
        <>
          <p style={{ margin: '0 0 14px', fontSize: 22, lineHeight: '28px', fontWeight: 800, color: color.ink }}>
            {block.title}
          </p>
          {block.buttons.map(({ label, href }, at) => (
            <a
              key={href}
              href={href}
              style={{
                display: 'inline-block',
                margin: '0 10px 10px 0',
                padding: '14px 28px',
                borderRadius: 999,
                border: `2px solid ${color.button}`,
                background: at === 0 ? color.button : color.page,
                color: at === 0 ? color['button-ink'] : color.ink,
                fontSize: 17,
                fontWeight: 700,
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          ))}
        </>,
      )
    case 'link':
      return cell(
        {},
        <a href={block.href} style={{ color: color.highlight, fontSize: 16 }}>
          {block.label}
        </a>,
      )
  }
}
