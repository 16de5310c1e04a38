import * as copy from '@festoon/contract/messages/eventPage'
import { Avatar } from '@festoon/ui/Avatar'
import { smallPhoto } from '../smallPhoto.ts'

interface HostedByProps {
  name: string
  /** The URL of the host's photo, if the viewer may see it. */
  photoUrl?: string | undefined
}

/** The line below an invitation's title that names the host. */
export function HostedBy({ name, photoUrl }: HostedByProps) {
  return (
    <p className="flex items-center gap-3 text-body text-ink-muted">
      <Avatar name={name} photoUrl={photoUrl && smallPhoto(photoUrl)} size="small" />
      <span className="min-w-0">
        {copy.hostedBy(
          <bdi translate="no" key="host" className="text-ink">
            {name}
          </bdi>,
        )}
      </span>
    </p>
  )
}
