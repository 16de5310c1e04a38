import type { ReactNode } from 'react'
import type { Theme } from '@festoon/tokens/names'
import type { Fact } from './block.ts'
import { withLineBreaks } from './withLineBreaks.tsx'

/** Renders labels, each with its value below. */
export function MailFacts({ facts, color }: { facts: readonly Fact[]; color: Theme['color'] }): ReactNode {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ borderTop: `1px solid ${color.line}`, borderCollapse: 'separate' }}
    >
      <tbody>
        {facts.map(({ label, value }, at) => (
          // Rendered once, so a fact's position can be its key.
          <tr key={at}>
            <td style={{ padding: '12px 0', borderBottom: `1px solid ${color.line}` }}>
              <p style={{ margin: 0, fontSize: 14, lineHeight: '20px', color: color['ink-muted'] }}>{label}</p>
              <p
                style={{
                  margin: '2px 0 0',
                  fontSize: 17,
                  lineHeight: '25px',
                  color: color.ink,
                  overflowWrap: 'anywhere',
                }}
              >
                {withLineBreaks(value)}
              </p>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
