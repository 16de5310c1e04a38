import * as copy from '@festoon/contract/messages/eventPage'
import type { EventView } from '@festoon/contract/nouns/event'
import type { PersonalLink } from '@festoon/contract/nouns/guest'
import * as paths from '../../platform/paths.ts'

/** The question when guests can come to a party without a date, or their answers in short, with a link to the page where they answer. */
export function WhenAsked({ event, link }: { event: EventView; link: PersonalLink | null }) {
  const { id, whenNote } = event
  return (
    <section className="grid gap-3 rounded-lg bg-surface p-5 shadow-raised small:p-7">
      <h2 className="font-display text-headline">{whenNote ? copy.youAnswered : copy.whenWorks}</h2>
      <p className="text-body text-ink-muted">{whenNote ?? copy.whenWorksDetail}</p>
      <a
        href={paths.whenWorks(id, link)}
        className={
          whenNote
            ? 'flex min-h-11 w-fit items-center rounded-pill border border-line-strong px-5 text-label'
            : 'flex min-h-11 w-fit items-center rounded-pill bg-button px-5 text-label font-semibold text-button-ink'
        }
      >
        {whenNote ? copy.changeAnswers : copy.answerWhen}
      </a>
    </section>
  )
}
