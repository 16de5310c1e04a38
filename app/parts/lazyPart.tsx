import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/frame'
import { Button } from '@festoon/ui/Button'
import { loadScreen } from '../platform/loadScreen.ts'

/**
 * Returns a component whose code is loaded when the component is first shown. Shows `pending` while the code is loading, and a
 * retry button if loading fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  pending: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  return function LazyPart(props: Props) {
    const [Part, setPart] = useState(() => loaded)
    const [tries, setTries] = useState(1)
    const [failedTries, setFailedTries] = useState(0)
    const isThere = Part !== undefined
    useEffect(() => {
      if (isThere) return undefined
      let isUnmounted = false
      const begin = async (): Promise<void> => {
        try {
          const part = await loadScreen(load)
          loaded = part
          if (!isUnmounted) setPart(() => part)
        } catch {
          if (!isUnmounted) setFailedTries(tries)
        }
      }
      void begin()
      return () => {
        isUnmounted = true
      }
    }, [isThere, tries])
    if (Part) return <Part {...props} />
    if (failedTries < tries) return pending
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-body">
        <p>{copy.sectionMissing}</p>
        <Button tone="quiet" size="small" onClick={() => setTries(tries + 1)}>
          {copy.tryAgain}
        </Button>
      </div>
    )
  }
}
