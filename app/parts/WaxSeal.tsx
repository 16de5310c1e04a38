/** The outline of a wax seal: a circle whose edge has run a little. */
const wax =
  'M50 6c9-2 14 4 22 7s15 3 19 11 1 14 3 22 5 13 1 21-11 9-16 16-7 13-16 15-14-3-22-3-15 4-22-1-7-12-13-18-12-9-12-18 5-13 6-21-1-15 5-21 13-5 20-8 16 0 25-2z'
const star = 'M50 27l6.7 14.6 16 1.8-11.9 10.8 3.3 15.7L50 62l-14.1 7.9 3.3-15.7-11.9-10.8 16-1.8z'

/** A decorative wax seal with a star, in the button colors of the surrounding theme. */
export function WaxSeal({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path d={wax} className="fill-button" />
      <circle cx="50" cy="50" r="31" fill="none" strokeWidth="2.5" className="stroke-button-ink" />
      <path d={star} className="fill-button-ink" />
    </svg>
  )
}
