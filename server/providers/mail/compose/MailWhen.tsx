import type { CSSProperties, ReactNode } from 'react'
import type { Theme } from '@festoon/tokens/names'
import type { Block } from './block.ts'

type Props = Omit<Extract<Block, { kind: 'when' }>, 'kind'> & { color: Theme['color'] }

/** Renders the date as a calendar page, if it is decided, and in words, and the place, if given. */
export function MailWhen({ text, page, lines, place, color }: Props): ReactNode {
  const line: CSSProperties = { margin: 0, fontSize: 17, lineHeight: '25px', color: color.ink }
  const [main, detail] = lines ?? [text]
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {page === undefined ? null : (
            <td aria-hidden width={88} valign="top" style={{ width: 88, minWidth: 88 }}>
              <div
                style={{
                  background: color.button,
                  borderRadius: 16,
                  margin: '0 16px 0 0',
                  padding: '8px 0 10px',
                  textAlign: 'center',
                }}
              >
                <p style={{ margin: 0, fontSize: 14, lineHeight: '18px', fontWeight: 700, color: color['button-ink'] }}>
                  {page.month}
                </p>
                <p style={{ margin: 0, fontSize: 34, lineHeight: '36px', fontWeight: 800, color: color['button-ink'] }}>
                  {page.day}
                </p>
              </div>
            </td>
          )}
          <td valign="middle">
            <p style={{ ...line, fontSize: lines ? 20 : 17, fontWeight: 700 }}>{main}</p>
            {detail === undefined ? null : <p style={line}>{detail}</p>}
            {place === undefined ? null : <p style={{ ...line, color: color['ink-muted'] }}>{place}</p>}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
