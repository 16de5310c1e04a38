const date = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' })

/** Date and time of a message in the reader's time zone. */
export function MessageTime({ time }: { time: number }) {
  return (
    <time dateTime={new Date(time).toISOString()} className="text-ink-muted">
      {date.format(time)}
    </time>
  )
}
