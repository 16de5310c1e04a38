import { Component, type ReactNode } from 'react'
import * as copy from '@festoon/contract/messages/eventPage'
import { reload } from '@festoon/contract/messages/frame'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { renderedHtml } from '../platform/browser/trusted.ts'
import {
  fillForms,
  htmlWithoutScript,
  readForms,
  styleWithoutScript,
  type FieldEntry,
} from '../platform/document/withoutScript.ts'

export interface GuestErrorBoundaryProps {
  /** The page as the server rendered it. */
  html: string
  children: ReactNode
}

/**
 * Shows the page as the server rendered it if a component of the guest page throws. Its form works without a script, and contains
 * what the guest had entered.
 */
export class GuestErrorBoundary extends Component<GuestErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override getSnapshotBeforeUpdate(): FieldEntry[] {
    return readForms()
  }

  override componentDidUpdate(_props: unknown, _state: unknown, entries: FieldEntry[]): void {
    fillForms(entries)
  }

  override componentDidCatch(error: unknown): void {
    void reportFailure(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <>
        <div role="alert" className="sticky top-0 z-30">
          <Banner tone="warn" title={copy.pageStopped}>
            <div className="flex flex-wrap items-center gap-3">
              <p>{copy.pageStoppedDetail}</p>
              <Button tone="quiet" size="small" onClick={() => location.reload()}>
                {reload}
              </Button>
            </div>
          </Banner>
        </div>
        <div
          ref={() => styleWithoutScript()}
          dangerouslySetInnerHTML={{ __html: renderedHtml(htmlWithoutScript(this.props.html)) }}
        />
      </>
    )
  }
}

async function reportFailure(error: unknown): Promise<void> {
  try {
    const { report, reportOnLeaving } = await import('../platform/rpc/report.ts')
    reportOnLeaving()
    report('ERROR', 'The guest page failed', error, 'GuestErrorBoundary')
  } catch {
    // Without a network, the error can't be reported either.
  }
}
