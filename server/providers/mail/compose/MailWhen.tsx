import type { Theme } from '@festoon/tokens/names'
import type { CSSProperties, ReactNode } from 'react'
import type { Block } from './block.ts'

type Props = Omit<Extract<Block, { kind: 'when' }>, 'kind'> & { color: Theme['color'] }

/** Renders a calendar page with the date and, if given, the place next to it. */
export function MailWhen({ text, month, day, place, color }: Props): ReactNode {
  const line: CSSProperties = { margin: 0, fontSize: 17, lineHeight: '25px', color: color.ink }
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          <td aria-hidden width={72} valign="top" style={{ width: 72, minWidth: 72 }}>
            <div style={{ background: color.button, borderRadius: 16, padding: '8px 0 10px', textAlign: 'center' }}>
              <p style={{ margin: 0, fontSize: 14, lineHeight: '18px', fontWeight: 700, color: color['button-ink'] }}>
                {month}
              </p>
              <p style={{ margin: 0, fontSize: 34, lineHeight: '36px', fontWeight: 800, color: color['button-ink'] }}>
                {day}
              </p>
            </div>
          </td>
          <td valign="top" style={{ padding: '0 0 0 16px' }}>
            <p style={{ ...line, fontWeight: 700 }}>{text}</p>
            {place === undefined ? null : <p style={line}>{place}</p>}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
