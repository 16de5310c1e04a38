import { useLocation, useSearchParams } from 'react-router-dom'
import { operations } from '@festoon/contract/wire/operations'
import { Editor } from './Editor.tsx'
import { browserZone, newFields } from './eventFields.ts'
import { fromLine } from './eventInput.ts'
import * as copy from '@festoon/contract/messages/edit/editor'

/** Returns the event that the server drafted from the host's one-line description, if the navigation state contains one. */
function draftedIn(state: unknown) {
  const drafted = typeof state === 'object' && state !== null && 'drafted' in state ? state.drafted : undefined
  return operations.draftFromLine.output.safeParse(drafted).data
}

/** The editor for a new event (ROUTE-25), either blank or filled in from the host's one-line description (HEAD-12). */
export function Component() {
  const { state } = useLocation()
  const [search] = useSearchParams()
  const quickId = search.get('quick')
  const slot = quickId === null ? 'new' : `quick:${quickId}`
  const begin = () => {
    const drafted = quickId === null ? undefined : draftedIn(state)
    const fields = newFields(Date.now(), browserZone())
    return { fields: drafted ? fromLine(fields, drafted) : fields, modificationId: 0, savedAt: null }
  }
  return <Editor key={slot} slot={slot} heading={copy.planParty} begin={begin} />
}
