import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LinkedText } from '../../../app/parts/LinkedText.tsx'
import { linkParts } from '../../../app/parts/linkParts.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

describe('URLs in a text', () => {
  it.each([
    ['See https://example.com/menu.', ['https://example.com/menu']],
    [
      '(https://example.com/a), http://example.org/b?c=d&e=f!',
      ['https://example.com/a', 'http://example.org/b?c=d&e=f'],
    ],
    ['https://en.wikipedia.org/wiki/Party_(disambiguation)', ['https://en.wikipedia.org/wiki/Party_(disambiguation)']],
    ['(see https://example.org/a_(b)),', ['https://example.org/a_(b)']],
    ['[https://example.org/a[1]]; (https://example.org/(b', ['https://example.org/a[1]', 'https://example.org/(b']],
    ['“https://example.com”', ['https://example.com']],
    ['‘https://example.com/a’', ['https://example.com/a']],
    ['请看https://example.com/菜单，谢谢！', ['https://example.com/菜单']],
    ['場所は（https://example.com/a）です。', ['https://example.com/a']],
    ['地図：https://example.com/a（b）。次', ['https://example.com/a（b）']],
    ['https://example.com/نص، ثم https://example.org/ب؟', ['https://example.com/نص', 'https://example.org/ب']],
    ['देखें https://example.com/क।', ['https://example.com/क']],
    ['HTTPS://EXAMPLE.COM', ['HTTPS://EXAMPLE.COM']],
    ['nothing here, nor at example.com', []],
    ['javascript:alert(1) data:text/html,x //example.com', []],
    ['https://', []],
    ['https://...', []],
  ])('%s', (text, expectedLinks) => {
    expect(links(text)).toEqual(expectedLinks)
  })

  it('keep the whole text', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('https://', 'http://a.b/(c)', ').', '\n', '<b>', ' '))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('')
        expect(
          linkParts(text)
            .map((part) => part.text)
            .join(''),
        ).toBe(text)
        for (const href of links(text)) expect(href).toMatch(/^https?:\/\//i)
      }),
    )
  })

  it('become links without a referrer, and markup stays text', () => {
    const html = renderToStaticMarkup(<LinkedText>{'<b onclick="x">https://example.com/"><script>'}</LinkedText>)
    expect(html).toBe(
      '&lt;b onclick=&quot;x&quot;&gt;<a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow ugc" ' +
        'class="rounded-sm text-highlight underline underline-offset-4">https://example.com/</a>&quot;&gt;&lt;script&gt;',
    )
  })
})
