import { ButtonLink } from '@festoon/ui/ButtonLink'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { Galleries } from './Galleries.tsx'
import { SampleInvite } from './SampleInvite.tsx'
import { samples } from './samples.ts'

const promises = [
  {
    title: 'A link is enough',
    text: 'Guests open it and answer. No account, no app, no password, and it works on the slowest phone in the family.',
  },
  {
    title: 'A list you can trust',
    text: 'Answers arrive while you watch. Heads are counted, plus-ones included, so you know how much cake to buy.',
  },
  {
    title: 'Addresses stay private',
    text: 'Where the party is, is told to the people who are coming. Not to link previews, and not to strangers.',
  },
] as const

/** The front door of the app's host: what Festoon is, shown by the invitations themselves (ROUTE-13). */
export function PartiesWelcome() {
  return (
    <>
      <section className="mx-auto grid w-full max-w-6xl grid-cols-1 items-center gap-12 px-4 py-12 wide:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] wide:px-8 wide:py-20">
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-6">
          <h1 className="font-display text-display">Fun AI Party Invites</h1>
          <p className="max-w-prose text-lead">
            Invitations worth opening: make a party in two minutes, send it by link or email, and watch the answers come
            in. Your guests need no account.
          </p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink size="large" href={paths.createEvent()} render={routerLink(paths.createEvent())}>
              Create a party
            </ButtonLink>
            <ButtonLink
              size="large"
              tone="quiet"
              href={paths.signIn('/events')}
              render={routerLink(paths.signIn('/events'))}
            >
              My parties
            </ButtonLink>
          </div>
        </div>
        <ul aria-label="Sample invitations" className="grid grid-cols-2 gap-4">
          {samples.map((sample, index) => (
            <li key={sample.title} className={index === 0 ? 'col-span-2' : ''}>
              <SampleInvite sample={sample} isWide={index === 0} />
            </li>
          ))}
        </ul>
      </section>
      <Galleries />
      <section className="bg-tint">
        <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-4 py-16 wide:grid-cols-3 wide:px-8">
          {promises.map(({ title, text }) => (
            <div key={title} className="grid content-start gap-2">
              <h2 className="font-display text-title">{title}</h2>
              <p className="text-body">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </>
  )
}
