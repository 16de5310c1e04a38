import { useRef } from 'react'
import * as copy from '@festoon/contract/messages/guests/sharing'
import { Button } from '@festoon/ui/Button'
import { Dialog } from '@festoon/ui/Dialog'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { QrCode } from '@festoon/ui/QrCode'
import { report } from '../../platform/rpc/report.ts'
import { saveQrPng, saveQrSvg } from './saveQrCode.ts'
import { withoutScheme } from './withoutScheme.ts'

export interface QrDialogProps {
  /** The link that the code opens. */
  url: string
  /** The title of the party, which names the downloaded files. */
  title: string
  onClose: () => void
}

/** Dialog with the QR code of a party's link, to show to guests or to download for print. */
export function QrDialog({ url, title, onClose }: QrDialogProps) {
  const frame = useRef<HTMLDivElement>(null)
  const notify = useNotice()
  const name = copy.qrFile(title)
  const code = (): SVGSVGElement | null => frame.current?.querySelector('svg') ?? null
  const savePng = async (): Promise<void> => {
    const svg = code()
    if (!svg) return
    try {
      await saveQrPng(svg, name)
    } catch (error) {
      report('WARN', 'A QR code could not be drawn', error)
      notify({ level: 'warn', text: copy.qrFailed })
    }
  }
  const saveSvg = (): void => {
    const svg = code()
    if (svg) saveQrSvg(svg, name)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={copy.qrTitle}
      description={copy.qrDetail}
      actions={
        <>
          <Button tone="quiet" onClick={saveSvg}>
            {copy.downloadSvg}
          </Button>
          <Button onClick={() => void savePng()}>{copy.downloadPng}</Button>
        </>
      }
    >
      <div ref={frame} className="grid grid-cols-1 justify-items-center gap-4">
        <QrCode value={url} label={copy.qrLabel(url)} className="w-64" />
        <p className="text-label wrap-anywhere text-ink-muted">{withoutScheme(url)}</p>
      </div>
    </Dialog>
  )
}
