import { ButtonLink } from '@festoon/ui/ButtonLink'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { Garland } from '../../layout/Garland.tsx'
import { routerLink } from '../../layout/routerLink.tsx'
import * as paths from '../../pathTo.ts'
import { SampleInvite } from './SampleInvite.tsx'
import { samples } from './samples.ts'

const steps = [
  { title: 'Make it yours', text: 'A picture, a day and a place. The page takes on the colours that you give it.' },
  { title: 'Send one link', text: 'By email, or wherever your people talk. They answer without an account.' },
  { title: 'Watch it fill up', text: 'Who comes, whom they bring, what they write to you: it arrives while you look.' },
] as const

/** The front door of the marketing host: the whole story, from the idea to the full room (ROUTE-01, ROUTE-12). */
export function MarketingWelcome() {
  return (
    <>
      <section className="relative isolate overflow-hidden">
        <Garland />
        <div className="mx-auto grid w-full max-w-6xl grid-cols-1 justify-items-start gap-6 px-4 pt-32 pb-14 wide:px-8 wide:pt-44 wide:pb-24">
          <h1 className="max-w-[14ch] font-display text-display">Good parties begin with a good invitation</h1>
          <p className="max-w-prose text-lead">
            Festoon makes invitations that people enjoy opening, and keeps the guest list for you until the last answer
            is in.
          </p>
          <ButtonLink size="large" href={paths.createEvent()} render={routerLink(paths.createEvent())}>
            Create a party
          </ButtonLink>
        </div>
      </section>
      <ThemeScope preset="inverted" as="section">
        <ol className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-4 py-16 wide:grid-cols-3 wide:px-8 wide:py-24">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-3">
              <span aria-hidden="true" className="font-display text-display leading-none text-highlight">
                {index + 1}
              </span>
              <h2 className="font-display text-headline">{title}</h2>
              <p className="text-lead text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </ThemeScope>
      <section
        aria-labelledby="samples"
        className="mx-auto grid w-full max-w-6xl gap-8 px-4 py-16 wide:px-8 wide:py-24"
      >
        <h2 id="samples" className="font-display text-headline">
          Every party looks like itself
        </h2>
        <ul className="grid grid-cols-1 gap-6 small:grid-cols-3">
          {samples.map((sample) => (
            <li key={sample.title}>
              <SampleInvite sample={sample} isWide={false} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
