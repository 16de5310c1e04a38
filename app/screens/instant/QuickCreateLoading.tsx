import { ThemeScope } from '@festoon/ui/ThemeScope'
import * as copy from '@festoon/contract/messages/edit/quickCreate'

/** The loading steps. Each has a label and the class name of its animation delay. */
const steps = [
  [copy.settingDate, '[animation-delay:0s]'],
  [copy.choosingImage, '[animation-delay:0.5s]'],
  [copy.writingDescription, '[animation-delay:1s]'],
] as const

/** Loading screen shown while the server drafts an event from the host's one-line description (HEAD-12). */
export function QuickCreateLoading({ line }: { line: string }) {
  return (
    <ThemeScope preset="welcome" className="relative isolate flex flex-1 flex-col overflow-hidden">
      <div aria-hidden="true" className="fx fx-confetti" />
      <section
        role="status"
        className="mx-auto grid w-full max-w-2xl flex-1 content-center gap-8 px-4 py-20 text-center"
      >
        <h1 className="font-display text-display">{copy.makingInvitation}</h1>
        <p dir="auto" className="text-lead">
          {copy.quoted(line)}
        </p>
        <ul className="grid justify-items-center gap-3 text-lead font-semibold">
          {steps.map(([step, delay]) => (
            <li key={step} className={`animate-[kit-breathe_1.6s_ease-in-out_infinite] ${delay}`}>
              {step}
            </li>
          ))}
        </ul>
      </section>
    </ThemeScope>
  )
}
