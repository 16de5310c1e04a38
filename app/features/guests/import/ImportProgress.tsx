import * as copy from '@festoon/contract/messages/guests/importGuests'
import { Spinner } from '@festoon/ui/Spinner'

/**
 * Progress of a file's upload, followed by `afterUpload`, a message about what the server does with the file. `progress` is the uploaded
 * fraction of the file, from 0 to 1.
 */
export function ImportProgress({
  name,
  progress,
  afterUpload,
}: {
  name: string
  progress: number
  afterUpload: string
}) {
  const isSent = progress >= 1
  return (
    <div className="grid min-h-36 grid-cols-1 content-center gap-3">
      <p className="flex items-center gap-3 text-body">
        <Spinner />
        <span role="status">{isSent ? afterUpload : copy.uploading}</span>
        <bdi translate="no" className="min-w-0 truncate text-ink-muted">
          {name}
        </bdi>
      </p>
      <progress
        aria-label={copy.progress}
        {...(isSent ? {} : { value: progress })}
        max={1}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-tint [&::-moz-progress-bar]:bg-button [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-button indeterminate:animate-[kit-breathe_1s_ease-in-out_infinite]"
      />
    </div>
  )
}
