import { useEffect, useRef } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import * as copy from '@festoon/contract/messages/edit/music'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Spinner } from '@festoon/ui/Spinner'
import { finishConnecting } from '../../features/music/connectMusic.ts'
import { pendingConnection } from '../../features/music/musicStore.ts'
import * as paths from '../../platform/paths.ts'
import { report } from '../../platform/rpc/report.ts'

/**
 * The page to which the music service redirects after sign-in. Completes the connection, and then returns to the page where the
 * user started, even if connecting failed (ROUTE-42, ERR-41).
 */
export function Component() {
  const { authType = '' } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const notify = useNotice()
  const hasStarted = useRef(false)

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    const returnTo = pendingConnection()?.returnTo ?? paths.root()
    const run = async (): Promise<void> => {
      let isConnected = false
      try {
        isConnected = authType === 'spotify' && (await finishConnecting(query))
      } catch (error) {
        report('ERROR', 'The music account could not be connected', error)
      }
      if (isConnected) notify({ level: 'info', text: copy.connected })
      else notify({ level: 'error', text: copy.connectFailed })
      await navigate(returnTo, { replace: true, state: { panel: 'questions' } })
    }
    void run()
  }, [authType, query, navigate, notify])

  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 p-16 text-lead text-ink-muted">
      <Spinner /> {copy.connecting(authType)}
    </p>
  )
}
