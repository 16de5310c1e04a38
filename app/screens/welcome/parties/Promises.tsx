import { ThemeScope } from '@festoon/ui/ThemeScope'
import { NumberedPoints } from './NumberedPoints.tsx'

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
      <NumberedPoints
        look="band"
        points={promises}
        className="mx-auto grid w-full max-w-6xl grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-10 px-4 py-16 wide:px-8 wide:py-24"
      />
    </ThemeScope>
  )
}
