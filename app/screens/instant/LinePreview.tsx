import * as copy from '@festoon/contract/messages/edit/quickCreate'
import { shortDate } from '@festoon/contract/rules/dates/eventDates'
import { instantOf } from '@festoon/contract/rules/dates/timeZone'
import { locationLine } from '@festoon/contract/rules/events/locationLine'
import { capitalize } from '@festoon/contract/rules/line/lineParts'
import { factText } from '@festoon/contract/rules/line/readFacts'
import type { ReadParty } from '@festoon/contract/rules/line/readParty'
import { galleryPicture } from '@festoon/contract/themes/galleryPicture'
import { letteringOf } from '@festoon/contract/themes/letteringOf'
import type { PartyTheme } from '@festoon/contract/themes/theme'
import { letteringClass } from '@festoon/tokens/letterings'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { themeTone } from '../../parts/themeTone.ts'

const sizes = '(min-width: 768px) 16rem, 8rem'

/** The cover image of a theme, over its colors until it has loaded. Decorative. */
function Cover({ id, className }: { id: number; className: string }) {
  return (
    <img
      {...galleryPicture(`${id}-1`)}
      sizes={sizes}
      alt=""
      width="320"
      height="320"
      className={`${themeTone(id)} bg-tint bg-linear-160 from-tint to-tint-hover object-cover ${className}`}
    />
  )
}

/** The tilts of the covers that wait for a line, and their order. */
const fan = [
  '-rotate-8 translate-x-1/2 translate-y-[8%] rtl:-translate-x-1/2',
  'z-10',
  'rotate-8 -translate-x-1/2 translate-y-[8%] rtl:translate-x-1/2',
] as const

/** Returns the date, place, and facts that a line names, as lines of text. `now` is in ms. */
function understoodParts({ start, location, facts }: ReadParty, timeZone: string, now: number): string[] {
  const startTime = start ? instantOf(start, timeZone) : 0
  return [
    shortDate({ startTime, endTime: 0, timeZone }, now),
    location ? locationLine(location) : '',
    facts.map((fact) => capitalize(factText(fact))).join(' · '),
  ].filter((text) => text !== '')
}

/**
 * The invitation that a line is about to become: the cover of the theme that fits it, its title, and what was understood of the
 * date, place, and facts. Until a theme fits, some covers of `samples`. Both have the same height, so that nothing moves while
 * the host types.
 */
export function LinePreview({
  reading,
  now,
  timeZone,
  samples,
}: {
  reading: ReadParty | undefined
  /** The time at which the line was read, in ms. */
  now: number
  timeZone: string
  samples: readonly PartyTheme[]
}) {
  const theme = reading?.theme
  const lines = reading && theme ? understoodParts(reading, timeZone, now) : []
  return (
    <div className="grid h-44 place-items-center wide:h-84">
      <p role="status" className="sr-only">
        {theme && [copy.looksLike(theme.name), ...lines].join('. ')}
      </p>
      {reading && theme ? (
        <ThemeScope
          key={theme.id}
          colors={theme.colors}
          className="flex w-full max-w-md animate-[kit-rise_0.28s_cubic-bezier(0.2,0.9,0.3,1)] overflow-hidden rounded-lg shadow-overlay max-wide:h-full wide:w-68 wide:rotate-2 wide:flex-col"
        >
          <Cover id={theme.id} className="h-full w-32 shrink-0 wide:h-44 wide:w-full" />
          <div
            aria-hidden="true"
            className={`grid min-w-0 flex-1 content-center gap-1 bg-raised p-3 wide:h-40 wide:p-4 ${letteringClass(letteringOf(theme))}`}
          >
            <p
              dir="auto"
              className="line-clamp-2 [font-family:var(--title-font)] text-title font-(--title-weight) [overflow-wrap:anywhere]"
            >
              {reading.title}
            </p>
            {lines.map((text, index) => (
              <p
                key={text}
                dir="auto"
                className={`font-body text-label ${index === 0 ? 'font-semibold' : 'truncate text-ink-muted'}`}
              >
                {text}
              </p>
            ))}
          </div>
        </ThemeScope>
      ) : (
        <div aria-hidden="true" className="flex h-full items-center justify-center">
          {samples.slice(0, fan.length).map(({ id }, index) => (
            <Cover
              key={id}
              id={id}
              className={`relative size-30 rounded-lg shadow-raised wide:size-40 ${fan[index] ?? ''}`}
            />
          ))}
        </div>
      )}
    </div>
  )
}
