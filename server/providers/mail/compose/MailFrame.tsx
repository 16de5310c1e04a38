import type { ReactNode } from 'react'
import { eventTheme } from '@festoon/tokens/eventTheme'
import type { EventColors } from '@festoon/tokens/palette'
import { fonts } from './block.ts'

interface Props {
  /** The preview text, which email clients show next to the subject. */
  preview: string
  colors: EventColors
  children: ReactNode
}

/** Invisible padding after the preview text, which keeps email clients from appending the start of the email to the preview. */
const afterPreview = '\u200C\u00A0'.repeat(60)

/** Keeps the date and the buttons in an email's first screen on computers, in email clients that support media queries. */
const onComputers = '@media(min-width:600px){.cover{height:270px!important}}'

/**
 * Renders the HTML document of an email: one card on a background in the event's colors. The document declares whether it
 * is light or dark, so that email clients don't recolor it.
 */
export function MailFrame({ preview, colors, children }: Props): ReactNode {
  const { color, scheme } = eventTheme(colors)
  return (
    <html lang="en" dir="auto">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content={scheme} />
        <meta name="supported-color-schemes" content={scheme} />
        <title>{preview}</title>
        <style>{`:root{color-scheme:${scheme};supported-color-schemes:${scheme}}${onComputers}`}</style>
      </head>
      <body style={{ margin: 0, padding: 0, background: color.page, color: color.ink, fontFamily: fonts.body }}>
        <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0, opacity: 0 }}>
          {preview}
          {afterPreview}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} bgcolor={color.page}>
          <tbody>
            <tr>
              <td align="center" style={{ padding: '24px 12px 40px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  bgcolor={color.surface}
                  style={{
                    maxWidth: 600,
                    textAlign: 'start',
                    background: color.surface,
                    border: `1px solid ${color.line}`,
                    borderRadius: 24,
                    overflow: 'hidden',
                    borderCollapse: 'separate',
                  }}
                >
                  <tbody>
                    {children}
                    <tr>
                      <td style={{ height: 16, fontSize: 0, lineHeight: '16px' }} />
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
