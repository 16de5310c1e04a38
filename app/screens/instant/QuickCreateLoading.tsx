import { ThemeScope } from '@festoon/ui/ThemeScope'

/** What is done, each with when its line begins to breathe: one after the other. */
const steps = [
  ['Setting the date', '[animation-delay:0s]'],
  ['Picking a picture', '[animation-delay:0.5s]'],
  ['Finding the words', '[animation-delay:1s]'],
] as const

/** What is seen while an event is made of one line (HEAD-12). */
export function QuickCreateLoading({ line }: { line: string }) {
  return (
    <ThemeScope preset="welcome" className="relative isolate flex flex-1 flex-col overflow-hidden">
      <div aria-hidden="true" className="fx fx-confetti" />
      <section
        role="status"
        className="mx-auto grid w-full max-w-2xl flex-1 content-center gap-8 px-4 py-20 text-center"
      >
        <h1 className="font-display text-display">Making your invitation</h1>
        <p dir="auto" className="text-lead">
          “{line}”
        </p>
        <ul className="grid justify-items-center gap-3 text-lead font-semibold">
          {steps.map(([step, delay]) => (
            <li key={step} className={`animate-[kit-breathe_1.6s_ease-in-out_infinite] ${delay}`}>
              {step}…
            </li>
          ))}
        </ul>
      </section>
    </ThemeScope>
  )
}
