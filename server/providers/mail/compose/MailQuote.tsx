import type { ReactNode } from 'react'
import type { Theme } from '@festoon/tokens/names'
import { withLineBreaks } from './withLineBreaks.tsx'

/** Renders what a person wrote, like a note, with the person's initial and name below. */
export function MailQuote({ text, by, color }: { text: string; by: string; color: Theme['color'] }): ReactNode {
  const [initial = ''] = by
  const size = 36
  return (
    <blockquote style={{ margin: 0, background: color.tint, borderRadius: 20, padding: '20px 22px' }}>
      <p
        style={{
          margin: 0,
          fontFamily: "Georgia, 'Times New Roman', serif",
          fontSize: 20,
          lineHeight: '29px',
          fontStyle: 'italic',
          color: color.ink,
          overflowWrap: 'anywhere',
        }}
      >
        {withLineBreaks(text)}
      </p>
      <table role="presentation" cellPadding={0} cellSpacing={0} style={{ marginTop: 14 }}>
        <tbody>
          <tr>
            <td
              aria-hidden
              align="center"
              style={{
                width: size,
                height: size,
                borderRadius: size,
                background: color.button,
                color: color['button-ink'],
                fontSize: 16,
                fontWeight: 700,
              }}
            >
              {initial.toUpperCase()}
            </td>
            <td style={{ paddingInlineStart: 10, fontSize: 16, lineHeight: '22px', fontWeight: 700, color: color.ink }}>
              {by}
            </td>
          </tr>
        </tbody>
      </table>
    </blockquote>
  )
}
