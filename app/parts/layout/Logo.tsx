/** The Festoon logo: a garland of pennants, followed by the name. */
export function Logo() {
  return (
    <span className="flex items-center gap-2">
      <svg aria-hidden="true" viewBox="0 0 40 26" width="40" height="26" fill="none">
        <path d="M1 2c8 7 30 7 38 0" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        <path d="m5 5.2 6.4 2.1-5 7.7zM15.6 7.9h7.4l-3.6 9.6zM28.6 7.3 35 5.2l-1.4 9.8z" fill="currentColor" />
      </svg>
      <span className="font-display text-title leading-none tracking-tight">festoon</span>
    </span>
  )
}
