import { useQuery, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams, type LoaderFunction } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/editor'
import type { EventView } from '@festoon/contract/nouns/event'
import { hasStarted } from '@festoon/contract/rules/dates/past'
import { Button } from '@festoon/ui/Button'
import { EndEvent } from '../../parts/EndEvent.tsx'
import { eventQuery } from '../../platform/api/queries.ts'
import * as paths from '../../platform/paths.ts'
import { CannotEdit } from './CannotEdit.tsx'
import { Editor } from './Editor.tsx'
import { fieldsOfEvent } from './eventInput.ts'

const idOf = (params: Readonly<Record<string, string | undefined>>): string => params.eventId ?? ''

export const loader =
  (queryClient: QueryClient): LoaderFunction =>
  async ({ params }) => {
    // Always fetched, because another host may have changed the event since.
    await queryClient.fetchQuery({ ...eventQuery(idOf(params)), staleTime: 0 })
    return null
  }

/** The editor for a live event, or an explanation of why the event can't be edited (ROUTE-24). */
export function Component() {
  const { data: event } = useQuery({ ...eventQuery(idOf(useParams())), staleTime: Infinity })
  const [openedAt] = useState(() => Date.now())
  if (!event) return null
  if (!event.host) return <CannotEdit event={event} reason="notHost" />
  if (event.cancelledTimestamp !== null) return <CannotEdit event={event} reason="canceled" />
  if (hasStarted(event, openedAt)) return <CannotEdit event={event} reason="started" />
  return <LiveEditor key={event.id} event={event} />
}

function LiveEditor({ event }: { event: EventView }) {
  const [isEnding, setEnding] = useState(false)
  const navigate = useNavigate()
  const begin = () => ({
    fields: fieldsOfEvent(event, Date.now()),
    modificationId: event.host?.revision ?? 0,
    savedAt: event.host?.lastSavedTimestamp ?? null,
  })
  const hasGuests = (event.host?.guestCount ?? 0) > 0
  return (
    <>
      <Editor
        slot={event.id}
        heading={copy.editParty}
        begin={begin}
        live={event}
        ending={
          event.isHost && (
            <Button tone="plain" className="justify-self-center" onClick={() => setEnding(true)}>
              {hasGuests ? copy.cancelParty : copy.deleteParty}
            </Button>
          )
        }
      />
      {isEnding && (
        <EndEvent
          event={event}
          way={hasGuests ? 'cancel' : 'delete'}
          onClose={(wasEnded) => {
            setEnding(false)
            if (wasEnded) void navigate(hasGuests ? paths.event(event.id) : paths.events())
          }}
        />
      )}
    </>
  )
}
