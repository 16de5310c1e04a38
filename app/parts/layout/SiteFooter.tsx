import * as copy from '@festoon/contract/messages/frame'
import { Footer } from '@festoon/ui/Footer'
import { Logo } from './Logo.tsx'

/**
 * Links to the company's pages and social media, grouped by heading. Each link is a path on this site that the server redirects
 * (WELC-04, WELC-05).
 */
const groups = [
  [
    copy.company,
    [
      [copy.about, '/about'],
      [copy.press, '/press'],
      [copy.career, '/career'],
      [copy.blog, '/blog'],
    ],
  ],
  [
    copy.follow,
    [
      ['Instagram', '/social/instagram'],
      ['TikTok', '/social/tiktok'],
      ['Facebook', '/social/facebook'],
    ],
  ],
] as const

const legal = [
  { label: copy.support, href: '/contacts' },
  { label: copy.privacy, href: '/privacy-policy' },
  { label: copy.terms, href: '/terms-of-service' },
]

/** The footer of the welcome page (WELC-04). */
export function SiteFooter() {
  return (
    <Footer links={legal}>
      <div className="flex w-full flex-wrap justify-between gap-x-16 gap-y-8 border-b-2 border-line pt-6 pb-8">
        <div className="grid content-start gap-3 text-ink">
          <span className="font-extrabold">
            <Logo />
          </span>
          <p className="max-w-[28ch] text-ink-muted">{copy.tagline}</p>
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-6">
          {groups.map(([title, links]) => (
            <nav key={title} aria-label={title} className="grid content-start gap-1">
              <p className="font-display text-body font-semibold text-ink">{title}</p>
              <ul>
                {links.map(([label, href]) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </Footer>
  )
}
