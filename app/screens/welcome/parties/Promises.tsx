import { ThemeScope } from '@festoon/ui/ThemeScope'

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

/** What hosts can rely on. */
export function Promises() {
  return (
    <ThemeScope preset="home" as="section" aria-label="What you can rely on">
      <ol className="mx-auto grid w-full max-w-6xl grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-10 px-4 py-16 wide:px-8 wide:py-24">
        {promises.map(({ title, text }, index) => (
          <li key={title} className="grid content-start gap-3 border-t-2 border-line pt-5">
            <span aria-hidden="true" className="font-display text-display leading-none font-bold text-highlight">
              {index + 1}
            </span>
            <h2 className="font-display text-headline leading-none">{title}</h2>
            <p className="text-lead text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
    </ThemeScope>
  )
}
