const strings = [
  { path: 'M-20 10c120 70 300 70 420 0', flags: [40, 110, 190, 270, 340] },
  { path: 'M400 10c120 70 300 70 420 0', flags: [460, 530, 610, 690, 760] },
  { path: 'M820 10c120 70 300 70 420 0', flags: [880, 950, 1030, 1110, 1180] },
] as const

/**
 * Returns the approximate y coordinate of the garland's string at `x`. The string hangs in a curve between hooks 420 units
 * apart.
 */
const drop = (x: number): number => {
  const along = (((x + 20) % 420) + 420) % 420
  return 10 + 52.5 * 4 * (along / 420) * (1 - along / 420)
}

const fills = ['fill-highlight', 'fill-button', 'fill-raised'] as const

/** A decorative garland at the top of a panel, in the colors of the surrounding theme. */
export function Garland() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1200 120"
      preserveAspectRatio="xMinYMin slice"
      className="absolute inset-x-0 top-0 -z-10 h-20 w-full overflow-visible wide:h-28"
    >
      {strings.map(({ path, flags }, row) => (
        <g key={path}>
          <path d={path} fill="none" strokeWidth="3" className="stroke-ink" />
          {flags.map((x, index) => (
            <path
              key={x}
              d={`M${x - 22} ${drop(x - 22)}L${x + 22} ${drop(x + 22)}L${x} ${drop(x) + 46}z`}
              className={fills[(index + row) % fills.length]}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
