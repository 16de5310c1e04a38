import * as copy from '@festoon/contract/messages/guests/sharing'
import { Button } from '@festoon/ui/Button'
import { useNotice } from '@festoon/ui/NoticeProvider'
import { Tooltip } from '@festoon/ui/Tooltip'
import { useFlag } from '../../platform/browser/useFlag.ts'

export interface CopyLinkProps {
  /** A URL, or a path on this site. */
  path: string
  tone?: 'primary' | 'quiet'
  size?: 'small' | 'medium' | 'large'
  /** Stretches the button to its container's width. */
  block?: boolean
  label?: string
}

/** Button that copies a page's URL and shows a confirmation for two seconds (EVPAGE-25). */
export function CopyLink({
  path,
  tone = 'quiet',
  size = 'medium',
  block = false,
  label = copy.copyLink,
}: CopyLinkProps) {
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
      <Button tone={tone} size={size} block={block} onClick={() => void copyLink()}>
        {label}
      </Button>
    </Tooltip>
  )
}
