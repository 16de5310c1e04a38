/** A guest's possible answers to a proposed time. */
export const timeAnswers = ['yes', 'ifNeedBe', 'no'] as const
export type TimeAnswer = (typeof timeAnswers)[number]

/** The numbers of guests by answer to a proposed time. */
export type TimeCounts = Readonly<Record<TimeAnswer, number>>

interface CountedTime {
  startTime: number
  counts: TimeCounts
}

/** Max proposed times of a party. */
export const maxProposedTimes = 40

const canCome = ({ yes, ifNeedBe }: TimeCounts): number => yes + ifNeedBe

/**
 * Returns the start of the time that suits most guests: the one that most guests can make at all, then the one with most yeses,
 * then the earliest. Undefined if no guest can make any.
 */
export function bestTime(times: readonly CountedTime[]): number | undefined {
  const [best] = times
    .filter(({ counts }) => canCome(counts) > 0)
    .toSorted(
      (one, other) =>
        canCome(other.counts) - canCome(one.counts) ||
        other.counts.yes - one.counts.yes ||
        one.startTime - other.startTime,
    )
  return best?.startTime
}
