import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import * as copy from '@festoon/contract/messages/edit/questions'
import type { Question } from '@festoon/contract/nouns/questions/question'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { inviteesQuery } from '../../../platform/api/inviteesQuery.ts'
import { storableLine } from '../saving/storableText.ts'
import { responseCount } from './responseCount.ts'

/** A question, or one of its options, that the host wants to remove. */
interface Removal {
  questionUuid: string
  /** The option to remove; absent for the whole question. */
  option?: string | undefined
  /** Removes it. */
  run: () => void
}

/**
 * Returns a function that removes a question or an option, after a confirmation if guests responded with it, and the dialog that asks
 * for it. `original` are the saved questions of an event with guests.
 */
export function useRemoval(
  eventId: string,
  original: readonly Question[],
): { remove: (removal: Removal) => void; dialog: ReactNode } {
  const { data: invitees } = useQuery({ ...inviteesQuery(eventId), enabled: original.length > 0 })
  const [askedRemoval, setAskedRemoval] = useState<Removal>()
  /** Returns the name of what is removed, and the number of guests who responded; undefined if guests haven't seen it. */
  const responsesLost = ({
    questionUuid,
    option,
  }: Removal): { name: string; count: number | undefined } | undefined => {
    const question = original.find((one) => one.questionUuid === questionUuid)
    const savedOption = option === undefined ? undefined : storableLine(option)
    if (!question || (savedOption !== undefined && question.options?.includes(savedOption) !== true)) return undefined
    return { name: savedOption ?? question.question, count: invitees && responseCount(invitees, question, savedOption) }
  }
  const remove = (removal: Removal): void => {
    const lostHere = responsesLost(removal)
    if (!lostHere || lostHere.count === 0) removal.run()
    // Without the number, while it is loading or if that failed, the host is asked all the same.
    else setAskedRemoval(removal)
  }
  const lostByRemoval = askedRemoval && responsesLost(askedRemoval)
  const isOption = askedRemoval?.option !== undefined
  const dialog = askedRemoval && lostByRemoval && (
    <ConfirmDialog
      open
      onOpenChange={() => setAskedRemoval(undefined)}
      title={isOption ? copy.removeOptionTitle : copy.removeTitle}
      text={(isOption ? copy.removeOptionDetail : copy.removeDetail)(lostByRemoval.name, lostByRemoval.count)}
      tone="danger"
      confirmLabel={isOption ? copy.removeThisOption : copy.removeQuestion}
      cancelLabel={isOption ? copy.keepOption : copy.keepQuestion}
      onConfirm={() => {
        // The open dialog would take back the focus.
        flushSync(() => setAskedRemoval(undefined))
        askedRemoval.run()
      }}
    />
  )
  return { remove, dialog }
}
