import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/guests/guestList'
import type { EventView } from '@festoon/contract/nouns/event'
import type { Invitee } from '@festoon/contract/nouns/guest'
import { yearOf } from '@festoon/contract/rules/dates/calendarDay'
import { guestFilters, isFailed, type GuestFilter } from '@festoon/contract/rules/guests/guestStatus'
import { GuestTable, type GuestRow } from '@festoon/ui/GuestTable'
import { SegmentedFilter } from '@festoon/ui/SegmentedFilter'
import { TextField } from '@festoon/ui/TextField'
import { GuestDialog, type GuestTask } from '../../features/guests/list/GuestDialog.tsx'
import { PrivateMessage } from '../../features/guests/messages/PrivateMessage.tsx'
import { FailedInvite } from './FailedInvite.tsx'
import { GuestLink } from './GuestLink.tsx'
import { GuestMenu } from './GuestMenu.tsx'
import { guestRow } from './guestRow.ts'
import { countIn, filtersOf, listedIn, tallyOf, type ListFilter } from './listFilters.ts'
import { NextForGuest } from './NextForGuest.tsx'

export interface GuestListProps {
  event: EventView
  invitees: readonly Invitee[]
  /** True if hosts can still send invites. */
  maySend: boolean
  /** The filter that is selected first. */
  startsWith: GuestFilter
  /** Returns the personal note written so far, for invites that are sent from a row. Pass a stable function. */
  noteNow: () => string
  /** The UUID of the question whose responses the list shows; undefined for the first question. */
  questionPicked: string | undefined
  onPickQuestion: (questionUuid: string) => void
}

/** The number of invitees above which the search field is shown. */
const searchFrom = 10

/** A party's guest list, with filters, actions for each guest, and a search field if the list is long (GLIST-01..18). */
export function GuestList(props: GuestListProps) {
  const { event, invitees, maySend, startsWith, noteNow, questionPicked, onPickQuestion } = props
  const [pickedFilter, setFilter] = useState<ListFilter>(startsWith)
  const filters = filtersOf(invitees)
  // Once the last guest has left the waitlist, there is no such filter.
  const filter = filters.includes(pickedFilter) ? pickedFilter : guestFilters[0]
  const [search, setSearch] = useState('')
  const { questions, date, headDetails } = event
  const question = questions.find(({ questionUuid }) => questionUuid === questionPicked) ?? questions[0]
  const [openedTask, setOpenedTask] = useState<{ task: GuestTask | 'link' | 'message'; inviteeId: string } | null>(null)
  // The guest last acted on. If they are gone, focus moves to the heading.
  const [lastGuest, setLastGuest] = useState('')
  const open = useCallback(
    (task: GuestTask | 'link' | 'message', inviteeId: string) => {
      setOpenedTask({ task, inviteeId })
      setLastGuest(inviteeId)
    },
    [setOpenedTask, setLastGuest],
  )
  const byId = useMemo(() => new Map(invitees.map((guest) => [guest.inviteeId, guest])), [invitees])
  // Memoized, because the table computes ranks and order whenever its rows change.
  const listedGuests = useMemo(() => listedIn(invitees, filter), [invitees, filter])
  const rows = useMemo(
    () => listedGuests.map((guest) => guestRow(guest, question, yearOf(date), headDetails)),
    [listedGuests, question, date, headDetails],
  )
  const tally = tallyOf(listedGuests, filter)
  const rowActions = useCallback(
    ({ id }: GuestRow) => {
      const guest = byId.get(id)
      return (
        guest && (
          <GuestMenu
            event={event}
            guest={guest}
            maySend={maySend}
            noteNow={noteNow}
            onTask={(task) => open(task, id)}
          />
        )
      )
    },
    [byId, event, maySend, noteNow, open],
  )
  const rowNote = useCallback(
    ({ id, name }: GuestRow) => {
      const guest = byId.get(id)
      if (!guest) return null
      if (!isFailed(guest)) return maySend ? <NextForGuest event={event} guest={guest} noteNow={noteNow} /> : null
      return (
        <FailedInvite name={name} {...(maySend && !guest.isConnected ? { onResend: () => open('resend', id) } : {})} />
      )
    },
    [byId, event, maySend, noteNow, open],
  )
  const guest = openedTask ? byId.get(openedTask.inviteeId) : undefined
  const heading = useHeadingAfter(lastGuest !== '' && !byId.has(lastGuest))

  return (
    <section aria-labelledby="guest-list" className="grid grid-cols-1 gap-5">
      <h2 ref={heading} id="guest-list" tabIndex={-1} className="scroll-mt-6 font-display text-title outline-none">
        {copy.guestList}
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SegmentedFilter
          label={copy.show}
          // One row that scrolls sideways on phones.
          className="max-wide:-mx-4 max-wide:w-[calc(100%+2rem)] max-wide:flex-nowrap! max-wide:overflow-x-auto max-wide:px-4 max-wide:py-1 max-wide:[scrollbar-width:none] *:shrink-0"
          options={filters.map((value) => ({
            value,
            label: value,
            ...countIn(invitees, value),
          }))}
          value={filter}
          onValueChange={(value) => setFilter(filters.find((name) => name === value) ?? guestFilters[0])}
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
      {tally !== undefined && <p className="text-body text-ink-muted">{tally}</p>}
      <GuestTable
        label={copy.guests}
        rows={rows}
        rowActions={rowActions}
        rowNote={rowNote}
        {...(invitees.length > searchFrom ? { search } : {})}
        {...(question
          ? {
              questionPicker: {
                questions: questions.map((one) => ({ id: one.questionUuid, label: one.question })),
                value: question.questionUuid,
                onValueChange: onPickQuestion,
              },
            }
          : {})}
        emptyText={search === '' ? copy.noneInFilter(filter) : copy.noMatches(filter, search)}
      />
      {openedTask?.task === 'link' && guest && (
        <GuestLink event={event} guest={guest} onClose={() => setOpenedTask(null)} />
      )}
      {openedTask?.task === 'message' && guest && (
        <PrivateMessage eventId={event.id} guest={guest} onClose={() => setOpenedTask(null)} />
      )}
      {openedTask && openedTask.task !== 'link' && openedTask.task !== 'message' && guest && (
        <GuestDialog
          key={`${openedTask.task} ${openedTask.inviteeId}`}
          event={event}
          guest={guest}
          invitees={invitees}
          task={openedTask.task}
          onTask={(task) => setOpenedTask({ ...openedTask, task })}
          onClose={() => setOpenedTask(null)}
        />
      )}
    </section>
  )
}

/** Returns a ref for a heading, and focuses the heading when `isGone` becomes true and no control has the focus. */
function useHeadingAfter(isGone: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const { activeElement } = document
    // A table takes the focus of a row that is gone, but says nothing.
    const isIdle = activeElement === document.body || activeElement?.getAttribute('tabindex') === '-1'
    if (isGone && isIdle) heading.current?.focus()
  }, [isGone])
  return heading
}
