import { Spinner } from '@festoon/ui/Spinner'

/** How far a file is on its way; then that it is being read. `part`: what has been sent, 0 to 1. */
export function ImportProgress({ name, part }: { name: string; part: number }) {
  const isSent = part >= 1
  return (
    <div className="grid min-h-36 grid-cols-1 content-center gap-3">
      <p className="flex items-center gap-3 text-body">
        <Spinner />
        <span role="status">{isSent ? 'Adding your guests…' : 'Uploading…'}</span>
        <bdi className="min-w-0 truncate text-ink-muted">{name}</bdi>
      </p>
      <progress
        aria-label="Import"
        {...(isSent ? {} : { value: part })}
        max={1}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-tint [&::-moz-progress-bar]:bg-button [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-button indeterminate:animate-[kit-breathe_1s_ease-in-out_infinite]"
      />
    </div>
  )
}
