import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../../layout/useFlag.ts'

/** Copies the address of a page of ours, and says so for two seconds (EVPAGE-25). */
export function CopyLink({ path }: { path: string }) {
  const notify = useNotice()
  const [isCopied, flagCopied] = useFlag()
  const copy = async (): Promise<void> => {
    const address = new URL(path, location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      flagCopied()
    } catch {
      notify({ level: 'warn', text: `Your browser did not let us copy. The link is ${address}` })
    }
  }
  return (
    <Tooltip label="Link copied" shown={isCopied}>
      <Button tone="quiet" onClick={() => void copy()}>
        Copy link
      </Button>
    </Tooltip>
  )
}
