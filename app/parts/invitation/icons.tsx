import { LineIcon } from '../LineIcon.tsx'

/** Returns an icon of 22 px whose lines are the path `d`. */
function icon(d: string) {
  return () => (
    <LineIcon size={22}>
      <path d={d} />
    </LineIcon>
  )
}

export const CalendarIcon = icon('M4 6.5h16v13H4zM4 10.5h16M8 3.5v4M16 3.5v4')
export const PinIcon = icon(
  'M12 21c4.5-4.8 6.5-8 6.5-11a6.5 6.5 0 0 0-13 0c0 3 2 6.2 6.5 11zm0-13a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
)
export const BasketIcon = icon('M4 10.5h16l-2 9H6zM8 10.5l4-6 4 6')
export const ChevronIcon = icon('m7 10 5 5 5-5')
