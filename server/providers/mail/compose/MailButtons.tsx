import type { ReactNode } from 'react'
import type { Theme } from '@festoon/tokens/names'
import type { Block } from './block.ts'

interface Props extends Pick<Extract<Block, { kind: 'buttons' }>, 'buttons'> {
  color: Theme['color']
}

/** Renders buttons as a row that fills the email's width. The first one, in the event's color, gets most of it. */
export function MailButtons({ buttons, color }: Props): ReactNode {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
      <tbody>
        <tr>
          {buttons.map(({ label, href }, at) => (
            <td key={href} width={at === 0 ? undefined : '34%'} style={{ paddingInlineStart: at === 0 ? 0 : 10 }}>
              <a
                href={href}
                style={{
                  display: 'block',
                  padding: at === 0 ? '15px 12px' : '15px 6px',
                  borderRadius: 999,
                  border: `2px solid ${color.button}`,
                  background: at === 0 ? color.button : color.surface,
                  color: at === 0 ? color['button-ink'] : color.ink,
                  fontSize: 18,
                  lineHeight: '24px',
                  fontWeight: 700,
                  textAlign: 'center',
                  textDecoration: 'none',
                }}
              >
                {label}
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
