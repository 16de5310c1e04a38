import { useEffect, useState } from 'react'
import { limits } from '@festoon/contract/limits'

/** How far a set of pictures may be: the hint names about 30 seconds (CONST-42). `askedAt` in ms. */
export function GenerationProgress({ askedAt }: { askedAt: number }) {
  const [now, setNow] = useState(askedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  const seconds = (now - askedAt) / 1_000
  // It slows down towards the end, since nobody knows the end.
  const part = 1 - Math.exp(-seconds / (limits.imageHintSeconds / 2))
  return (
    <div className="grid grid-cols-1 gap-2">
      <progress
        aria-label="Drawing"
        value={part}
        max={1}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-tint [&::-moz-progress-bar]:bg-button [&::-webkit-progress-bar]:bg-tint [&::-webkit-progress-value]:bg-button [&::-webkit-progress-value]:transition-all [&::-webkit-progress-value]:duration-500"
      />
      <p className="text-label text-ink-muted">
        Drawing your pictures. This takes about {limits.imageHintSeconds} seconds.
      </p>
    </div>
  )
}
