import * as copy from '@festoon/contract/messages/edit/viewAs'
import type { OutputOf } from '@festoon/contract/wire/operations'
import { useNarrow } from '../../../platform/browser/useNarrow.ts'

/** The invitation email as in an inbox, and opened on a phone and a computer. */
export function MailView({ mail }: { mail: OutputOf<'previewMessages'>['mail'] }) {
  const isNarrow = useNarrow()
  const openedMail = (title: string, className: string) => (
    <figure className={`grid grid-cols-1 gap-2 ${className}`}>
      <figcaption aria-hidden="true" className="text-label text-ink-muted">
        {title}
      </figcaption>
      {/* Nothing in the email runs, and its links lead nowhere. */}
      <iframe
        src={mail.frame}
        title={title}
        sandbox=""
        referrerPolicy="no-referrer"
        className="h-[78rem] w-full rounded-lg border-2 border-line bg-raised"
      />
    </figure>
  )
  return (
    <>
      <section className="grid w-full grid-cols-1 gap-1 rounded-lg bg-raised px-4 py-3 text-ink shadow-raised">
        <p dir="auto" className="truncate font-semibold">
          {mail.from}
        </p>
        <p dir="auto">{mail.subject}</p>
        <p dir="auto" className="truncate text-ink-muted">
          {mail.preview}
        </p>
      </section>
      <div className="flex w-full flex-wrap gap-6">
        {openedMail(copy.onPhone, 'w-full wide:w-[24.375rem]')}
        {!isNarrow && openedMail(copy.onComputer, 'min-w-[40rem] flex-1')}
      </div>
    </>
  )
}
