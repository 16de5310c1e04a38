import * as copy from '@festoon/contract/messages/rsvp/rsvpFaults'
import type { EventView } from '@festoon/contract/nouns/event'
import type { RsvpFormState } from '@festoon/contract/wire/page'

interface RsvpFaultsProps {
  event: Pick<EventView, 'questions'>
  errors: RsvpFormState['errors']
}

/** Lists what is wrong with an RSVP that was sent without JavaScript, in the order of the form's fields. */
export function RsvpFaults({ event, errors }: RsvpFaultsProps) {
  const { name, email, phone, additionalGuestCount, heads = {}, rsvpMessage, answers = {}, form } = errors
  const texts = [name, email, phone, additionalGuestCount, ...Object.values(heads), rsvpMessage].flatMap((text) =>
    text === undefined ? [] : [text],
  )
  const responses = event.questions.flatMap(({ questionUuid, question }) => {
    const text = answers[questionUuid]
    return text === undefined ? [] : [copy.aboutQuestion(question, text)]
  })
  const messages = [...texts, ...responses, ...(form === undefined ? [] : [form])]
  return (
    <div role="alert" className="grid grid-cols-1 gap-2 rounded-md border-2 border-error p-4 text-body">
      <p className="font-semibold">{copy.notSent}</p>
      <ul className="grid grid-cols-1 gap-2">
        {[...new Set(messages)].map((text) => (
          <li key={text} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
