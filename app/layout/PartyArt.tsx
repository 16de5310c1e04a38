import type { ReactNode } from 'react'

export type ArtName = 'rays' | 'confetti' | 'moons'

const rays = Array.from({ length: 12 }, (_, index) => index * 30)
const pieces = Array.from({ length: 34 }, (_, index) => ({
  x: (index * 61) % 200,
  y: (index * 97) % 200,
  turn: (index * 47) % 180,
  isRound: index % 3 === 0,
}))

const drawings: Record<ArtName, ReactNode> = {
  rays: (
    <>
      {rays.map((angle) => (
        <path key={angle} d="M100 120 86 -60h28z" transform={`rotate(${angle} 100 120)`} className="fill-highlight" />
      ))}
      <circle cx="100" cy="120" r="44" className="fill-button" />
      <path d="M84 112v26a8 8 0 1 1-6-7.700V100l44-10v34a8 8 0 1 1-6-7.700v-16z" className="fill-button-ink" />
    </>
  ),
  confetti: (
    <>
      {pieces.map(({ x, y, turn, isRound }) =>
        isRound ? (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="7" className="fill-highlight" />
        ) : (
          <path
            key={`${x} ${y}`}
            d={`M${x} ${y}h18v7h-18z`}
            transform={`rotate(${turn} ${x} ${y})`}
            className="fill-button"
          />
        ),
      )}
    </>
  ),
  moons: (
    <>
      <circle cx="100" cy="96" r="62" className="fill-highlight" />
      <circle cx="126" cy="80" r="54" className="fill-tint" />
      <path d="M0 168c40-34 70-34 104-10s66 18 96-8v50H0z" className="fill-button" />
    </>
  ),
}

/** Decorative artwork in the colors of the surrounding theme. */
export function PartyArt({ name }: { name: ArtName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      className="aspect-[4/3] size-full bg-tint"
    >
      {drawings[name]}
    </svg>
  )
}
