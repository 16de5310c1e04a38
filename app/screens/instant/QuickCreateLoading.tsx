import * as copy from '@festoon/contract/messages/edit/quickCreate'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { themeTone } from '../../parts/themeTone.ts'

/** The loading steps. Each has a label and the class name of its animation delay. */
const steps = [
  [copy.settingDate, '[animation-delay:0s]'],
  [copy.choosingImage, '[animation-delay:0.5s]'],
  [copy.writingDescription, '[animation-delay:1s]'],
] as const

/**
 * Loading screen shown while the server drafts an event from the host's one-line description, in the colors of the theme that
 * fits it (HEAD-12).
 */
export function QuickCreateLoading({ line, theme }: { line: string; theme: PartyTheme | undefined }) {
  return (
    <ThemeScope
      {...(theme ? { colors: theme.colors } : { preset: 'welcome' })}
      className="relative isolate flex flex-1 flex-col overflow-hidden"
    >
      <div aria-hidden="true" className="fx fx-confetti" />
      <section
        role="status"
        className="mx-auto grid w-full max-w-2xl flex-1 content-center gap-6 px-4 py-10 text-center"
      >
        {theme && (
          // From the URL that the editor uses, so that the cover is there when the editor opens.
          <img
            src={`/files/gallery/${theme.id}-1.webp`}
            alt=""
            width="320"
            height="320"
            className={`${themeTone(theme.id)} mx-auto size-40 -rotate-3 animate-[kit-rise_0.28s_cubic-bezier(0.2,0.9,0.3,1)] rounded-lg bg-tint bg-linear-160 from-tint to-tint-hover object-cover shadow-overlay wide:size-52`}
          />
        )}
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
