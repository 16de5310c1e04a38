import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EventView } from '@festoon/contract/event'
import type { Invitee } from '@festoon/contract/guest'
import { limits } from '@festoon/contract/limits'
import { guestFilters, isInFilter, type GuestFilter } from '@festoon/contract/rules/guestStatus'
import { GuestTable, type GuestRow } from '@festoon/ui/GuestTable'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { TextField } from '@festoon/ui/TextField'
import { GuestDialog, type GuestTask } from '../../invitees/GuestDialog.tsx'
import { FailedInvite } from './FailedInvite.tsx'
import { GuestMenu } from './GuestMenu.tsx'
import { guestRow } from './guestRow.ts'

export interface GuestListProps {
  event: EventView
  invitees: readonly Invitee[]
  /** Invitations still go out. */
  maySend: boolean
}

/** More guests than this are searched through. */
const fewGuests = 10

/** Everybody on the list, as the host narrows it, and what can be done with each (GLIST-01..18). */
export function GuestList({ event, invitees, maySend }: GuestListProps) {
  const [filter, setFilter] = useState<GuestFilter>('All')
  const [words, setWords] = useState('')
  const questions = event.questions.map(({ questionUuid, question }) => ({ id: questionUuid, label: question }))
  const [chosen, setChosen] = useState<string>()
  const question = questions.find(({ id }) => id === chosen) ?? questions[0]
  const [opened, setOpened] = useState<{ task: GuestTask; inviteeId: string } | null>(null)
  // Whom something was done with last: where their row was, the focus was.
  const [handled, setHandled] = useState('')
  const open = useCallback((task: GuestTask, inviteeId: string) => {
    setOpened({ task, inviteeId })
    setHandled(inviteeId)
  }, [])
  const byId = useMemo(() => new Map(invitees.map((guest) => [guest.inviteeId, guest])), [invitees])
  const questionId = question?.id
  // The table computes ranks and order from its rows: the same guests stay the same array.
  const rows = useMemo(
    () => invitees.filter((guest) => isInFilter(guest, filter)).map((guest) => guestRow(guest, questionId)),
    [invitees, filter, questionId],
  )
  const rowActions = useCallback(
    ({ id }: GuestRow) => {
      const guest = byId.get(id)
      return guest && <GuestMenu event={event} guest={guest} maySend={maySend} onTask={(task) => open(task, id)} />
    },
    [byId, event, maySend, open],
  )
  const rowNote = useCallback(
    ({ id, name, status }: GuestRow) =>
      maySend &&
      status === 'Failed' &&
      !byId.get(id)?.isConnected && <FailedInvite name={name} onResend={() => open('resend', id)} />,
    [byId, maySend, open],
  )
  const guest = opened ? byId.get(opened.inviteeId) : undefined
  const heading = useHeadingAfter(handled !== '' && !byId.has(handled))

  return (
    <section aria-labelledby="guest-list" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="guest-list" tabIndex={-1} className="font-display text-title outline-none">
        Guest list
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SegmentedFilter
          label="Show"
          options={guestFilters.map((value) => ({
            value,
            label: value,
            count: invitees.filter((one) => isInFilter(one, value)).length,
          }))}
          value={filter}
          onValueChange={(value) => setFilter(guestFilters.find((one) => one === value) ?? 'All')}
        />
        {invitees.length > fewGuests && (
          <div className="w-full wide:w-64">
            <TextField
              label="Find a guest"
              hideLabel
              placeholder="Find a guest"
              type="search"
              maxLength={limits.search}
              value={words}
              onChange={(change) => setWords(change.currentTarget.value)}
            />
          </div>
        )}
      </div>
      <GuestTable
        label="Guests"
        rows={rows}
        rowActions={rowActions}
        rowNote={rowNote}
        {...(invitees.length > fewGuests ? { search: words } : {})}
        {...(question ? { questionPicker: { questions, value: question.id, onValueChange: setChosen } } : {})}
        emptyText={words === '' ? `Nobody under ${filter}.` : `Nobody under ${filter} says “${words}”.`}
      />
      {opened && guest && (
        <GuestDialog
          key={`${opened.task} ${opened.inviteeId}`}
          event={event}
          guest={guest}
          invitees={invitees}
          task={opened.task}
          onTask={(task) => setOpened({ ...opened, task })}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

/** Takes the focus once the row that had it is gone. */
function useHeadingAfter(isGone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isGone && document.activeElement === document.body) heading.current?.focus()
  }, [isGone])
  return heading
}
