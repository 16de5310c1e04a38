import type { ReactNode } from 'react'

/** Class names of the square with a row's icon. */
export const iconTile = 'grid size-12 shrink-0 place-items-center rounded-md bg-tint'

/** A row of an invitation's details: an icon and its text. */
export function DetailRow({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <dt className={iconTile}>
        {icon}
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="grid min-w-0 content-center">{children}</dd>
    </div>
  )
}

export interface DetailLinesProps {
  /** The first line, such as the date or the place. */
  main?: string | false | null | undefined
  /** The second line, such as the time or the address. */
  detail?: string | false | null | undefined
  /** The start in ISO 8601 format, if the first line is a date. */
  iso?: string | undefined
  /** `no` for an address, which translators would change. */
  translate?: 'no' | undefined
}

/** The lines of a row: the main one in the display type, and a muted one below. */
export function DetailLines({ main, detail, iso, translate }: DetailLinesProps) {
  return (
    <>
      {main && (
        <span dir="auto" translate={translate} className="font-display text-lead font-semibold">
          {iso === undefined ? main : <time dateTime={iso}>{main}</time>}
        </span>
      )}
      {detail && (
        <span dir="auto" translate={translate} className="text-body text-ink-muted">
          {detail}
        </span>
      )}
    </>
  )
}
