import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { limits } from '@festoon/contract/limits'
import { guestFilters, isFailed, isInFilter, type GuestFilter } from '@festoon/contract/rules/guests/guestStatus'
import { GuestTable, type GuestRow } from '@festoon/ui/GuestTable'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { TextField } from '@festoon/ui/TextField'
import { GuestDialog, type GuestTask } from '../../guests/list/GuestDialog.tsx'
import { FailedInvite } from './FailedInvite.tsx'
import { GuestMenu } from './GuestMenu.tsx'
import { guestRow } from './guestRow.ts'
import * as copy from '@festoon/contract/messages/guests/guestList'

export interface GuestListProps {
  event: EventView
  invitees: readonly Invitee[]
  /** True if hosts can still send invites. */
  maySend: boolean
  /** The filter that is selected first. */
  startsWith: GuestFilter
}

/** The number of invitees above which the search field is shown. */
const searchFrom = 10

/** A party's guest list, with filters, actions for each guest, and a search field if the list is long (GLIST-01..18). */
export function GuestList({ event, invitees, maySend, startsWith }: GuestListProps) {
  const [filter, setFilter] = useState(startsWith)
  const [search, setSearch] = useState('')
  const questions = event.questions.map(({ questionUuid, question }) => ({ id: questionUuid, label: question }))
  const [questionPicked, setQuestionPicked] = useState<string>()
  const question = questions.find(({ id }) => id === questionPicked) ?? questions[0]
  const [opened, setOpened] = useState<{ task: GuestTask; inviteeId: string } | null>(null)
  // The guest last acted on. If they are gone, focus moves to the heading.
  const [lastGuest, setLastGuest] = useState('')
  const open = useCallback((task: GuestTask, inviteeId: string) => {
    setOpened({ task, inviteeId })
    setLastGuest(inviteeId)
  }, [])
  const byId = useMemo(() => new Map(invitees.map((guest) => [guest.inviteeId, guest])), [invitees])
  const questionId = question?.id
  // Memoized, because the table computes ranks and order whenever its rows change.
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
    ({ id, name }: GuestRow) => {
      const guest = byId.get(id)
      if (!guest || !isFailed(guest)) return null
      return (
        <FailedInvite name={name} {...(maySend && !guest.isConnected ? { onResend: () => open('resend', id) } : {})} />
      )
    },
    [byId, maySend, open],
  )
  const guest = opened ? byId.get(opened.inviteeId) : undefined
  const heading = useHeadingAfter(lastGuest !== '' && !byId.has(lastGuest))

  return (
    <section aria-labelledby="guest-list" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="guest-list" tabIndex={-1} className="scroll-mt-6 font-display text-title outline-none">
        {copy.guestList}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SegmentedFilter
          label={copy.show}
          options={guestFilters.map((value) => ({
            value,
            label: value,
            count: invitees.filter((invitee) => isInFilter(invitee, value)).length,
          }))}
          value={filter}
          onValueChange={(value) => setFilter(guestFilters.find((name) => name === value) ?? guestFilters[0])}
        />
        {invitees.length > searchFrom && (
          <div className="w-full wide:w-64">
            <TextField
              label={copy.findGuest}
              hideLabel
              placeholder={copy.findGuest}
              type="search"
              maxLength={limits.search}
              value={search}
              onChange={(change) => setSearch(change.currentTarget.value)}
            />
          </div>
        )}
      </div>
      <GuestTable
        label={copy.guests}
        rows={rows}
        rowActions={rowActions}
        rowNote={rowNote}
        {...(invitees.length > searchFrom ? { search } : {})}
        {...(question ? { questionPicker: { questions, value: question.id, onValueChange: setQuestionPicked } } : {})}
        emptyText={search === '' ? copy.noneInFilter(filter) : copy.noMatches(filter, search)}
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

/** Returns a ref for a heading, and focuses the heading when `isGone` becomes true and nothing else has focus. */
function useHeadingAfter(isGone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isGone && document.activeElement === document.body) heading.current?.focus()
  }, [isGone])
  return heading
}
