import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventColours } from '@festoon/tokens/palette'
import type { ReactNode } from 'react'
import { font } from './block.ts'

interface Props {
  /** First words that a mail program shows beside the subject. */
  preview: string
  colours: EventColours
  children: ReactNode
}

/** The document of every mail: one column, colours of the event, also said to mail programs that darken pages. */
export function MailFrame({ preview, colours, children }: Props): ReactNode {
  const { color, scheme } = eventTheme(colours)
  return (
    <html lang="en" dir="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content={scheme === 'dark' ? 'dark' : 'light'} />
        <meta name="supported-color-schemes" content={scheme === 'dark' ? 'dark' : 'light'} />
        <title>{preview}</title>
      </head>
      <body style={{ margin: 0, padding: 0, background: color.page, color: color.ink, fontFamily: font }}>
        <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 }}>{preview}</div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} bgcolor={color.page}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px 40px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ maxWidth: 560, textAlign: 'start' }}
                >
                  <tbody>{children}</tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
