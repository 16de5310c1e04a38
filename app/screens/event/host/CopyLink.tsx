import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../../../browser/useFlag.ts'
import * as copy from '@festoon/contract/messages/hostPage'

/** Button that copies a page's URL and shows a confirmation for two seconds (EVPAGE-25). */
export function CopyLink({ path }: { path: string }) {
  const notify = useNotice()
  const [isCopied, flagCopied] = useFlag()
  const copyLink = async (): Promise<void> => {
    const address = new URL(path, location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      flagCopied()
    } catch {
      notify({ level: 'warn', text: copy.copyFailed(address) })
    }
  }
  return (
    <Tooltip label={copy.linkCopied} shown={isCopied}>
      <Button tone="quiet" onClick={() => void copyLink()}>
        {copy.copyLink}
      </Button>
    </Tooltip>
  )
}
