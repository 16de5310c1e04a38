import { useEffect, useState } from 'react'
import { limits } from '@festoon/contract/limits'
import * as copy from '@festoon/contract/messages/edit/cover'

/** Progress bar for image generation. Estimates the progress from the time since `requestedAt`, in ms (CONST-42). */
export function GenerationProgress({ requestedAt }: { requestedAt: number }) {
  const [now, setNow] = useState(requestedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = (now - requestedAt) / 1_000
  // Slows down toward the end, because the end is only estimated.
  const part = 1 - Math.exp(-seconds / (limits.imageHintSeconds / 2))
  return (
    <div className="grid grid-cols-1 gap-2">
      <progress
        aria-label={copy.generating}
        value={part}
        max={1}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-tint [&::-moz-progress-bar]:bg-button [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-button [&::-webkit-progress-value]:transition-all [&::-webkit-progress-value]:duration-500"
      />
      <p className="text-label text-ink-muted">{copy.generatingDetail(limits.imageHintSeconds)}</p>
    </div>
  )
}
