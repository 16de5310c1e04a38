import { Footer } from '@festoon/ui/Footer'
import { Logo } from './Logo.tsx'

/** What the company's links are called; the addresses are our own, and the server knows where they lead (WELC-04, WELC-05). */
const groups = [
  [
    'Festoon',
    [
      ['About', '/about'],
      ['Press', '/press'],
      ['Career', '/career'],
      ['Blog', '/blog'],
    ],
  ],
  [
    'Follow',
    [
      ['Instagram', '/social/instagram'],
      ['TikTok', '/social/tiktok'],
      ['Facebook', '/social/facebook'],
    ],
  ],
] as const

const legal = [
  { label: 'Support', href: '/contacts' },
  { label: 'Privacy', href: '/privacy-policy' },
  { label: 'Terms', href: '/terms-of-service' },
]

/** The foot of the welcome page (WELC-04). */
export function SiteFooter() {
  return (
    <Footer links={legal}>
      <div className="flex w-full flex-wrap justify-between gap-x-16 gap-y-8 border-b-2 border-line pt-6 pb-8">
        <div className="grid content-start gap-3 text-ink">
          <span className="font-extrabold">
            <Logo />
          </span>
          <p className="max-w-[28ch] text-ink-muted">Invitations people enjoy sending, and answer in ten seconds.</p>
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
