import { describe, expect, it } from 'vitest'
import { eventDefaults } from '@festoon/tokens/defaults'
import { composeMail } from '../../../../server/providers/mail/compose/composeMail.tsx'

describe('an email', () => {
  const reversedName = 'Hana \u202Etsoh\u202C \u2066Host\u2069'
  const mail = composeMail({
    key: 'invite/one',
    to: 'gus@example.com',
    subject: `${reversedName}\r\nBcc: eve@example.com\u2028invited you`,
    preview: reversedName,
    colors: eventDefaults,
    blocks: [
      { kind: 'heading', text: reversedName },
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

  it.each([
    { kind: 'paragraph', text: 'One\ntwo\n\nfour' },
    { kind: 'quote', by: 'Hana', text: 'One\r\ntwo\n\nfour' },
    { kind: 'facts', facts: [{ label: 'Note', value: 'One\ntwo\n\nfour' }] },
  ] as const)('keeps the line breaks of a $kind as typed, in every client', (block) => {
    const { html } = composeMail({
      key: 'invite/two',
      to: 'gus@example.com',
      subject: 'Lines',
      preview: 'Lines',
      colors: eventDefaults,
      blocks: [block],
    })
    expect(html).toContain('One<br/>two<br/><br/>four')
  })

  it("keeps a host's address, and what follows an ampersand in a title, on one line", () => {
    const { html, text } = composeMail({
      key: 'invite/three',
      to: 'gus@example.com',
      subject: 'Noor & Sam',
      preview: 'Noor & Sam',
      colors: eventDefaults,
      blocks: [
        { kind: 'heading', text: 'Noor & Sam' },
        { kind: 'paragraph', quiet: true, text: 'Sent through Festoon by Hana (h…@example.com).' },
      ],
    })
    expect(html).toMatch(/Noor &amp;(?:\u00A0|&nbsp;)Sam<\/h1>/)
    expect(html).toMatch(/Hana <span style="white-space:nowrap">\(h…@example\.com\)<\/span>\./)
    expect(text).toContain('Hana (h…@example.com).')
  })

  it("loads the typeface of the event's title with only its characters, and no other", () => {
    const origin = 'https://party.example'
    const faces = (lettering: 'script' | undefined, text: string) => {
      const { html } = composeMail({
        key: 'invite/two',
        to: 'gus@example.com',
        subject: text,
        preview: text,
        colors: eventDefaults,
        blocks: [{ kind: 'heading', text, origin, ...(lettering === undefined ? {} : { lettering }) }],
      })
      return /<style>(.*?)<\/style>/.exec(html)?.[1]?.split('@media screen')[1]
    }
    expect(faces('script', 'Łady')).toBe(
      "{@font-face{font-family:'Dancing Script';font-weight:700;src:url(https://party.example/fonts/dancing-script/latin.woff2?text=ady)}" +
        "@font-face{font-family:'Dancing Script';font-weight:700;src:url(https://party.example/fonts/dancing-script/latin-ext.woff2?text=%C5%81);unicode-range:U+100-24F,U+1E00-1EFF}}",
    )
    expect(faces('script', "')</style><b>")).not.toMatch(/['"<>]\)|<|\(.*\(.*\)\)/)
    expect(faces(undefined, 'Lady')).toBeUndefined()
  })
})
