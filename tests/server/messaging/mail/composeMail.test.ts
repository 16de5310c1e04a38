import { eventDefaults } from '@festoon/tokens/defaults'
import { describe, expect, it } from 'vitest'
import { composeMail } from '../../../../server/providers/mail/compose/composeMail.tsx'

describe('an email', () => {
  const turned = 'Hana \u202Etsoh\u202C \u2066Host\u2069'
  const mail = composeMail({
    key: 'invite/one',
    to: 'gus@example.com',
    subject: `${turned}\r\nBcc: eve@example.com\u2028invited you`,
    preview: turned,
    colors: eventDefaults,
    blocks: [
      { kind: 'heading', text: turned },
      { kind: 'paragraph', text: 'مرحبا <script>alert(1)</script>' },
    ],
  })

  it("has a subject on one line, and names can't change its direction", () => {
    expect(mail.subject).toBe('Hana tsoh Host Bcc: eve@example.com invited you')
  })

  it('keeps its reading order, and runs no scripts', () => {
    expect(`${mail.html}${mail.text}`).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    expect(mail.text).toContain('مرحبا')
    expect(mail.html).toContain('&lt;script&gt;')
    expect(mail.html).not.toContain('<script')
  })
})
