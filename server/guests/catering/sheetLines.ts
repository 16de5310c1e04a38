import * as copy from '@festoon/contract/messages/guests/catering'
import { adultsAndChildren, dietNames } from '@festoon/contract/messages/guests/diets'
import { earlierOption } from '@festoon/contract/messages/guests/results'
import { dietsText } from '@festoon/contract/rules/catering/heads'
import type { CateringSheet, SheetGuest } from './cateringSheet.ts'
import type { OptionCount, SheetQuestion } from './sheetQuestions.ts'

/** A number of a sheet with its label. */
export type Count = readonly [label: string, count: number]

/** Returns the totals of a sheet. Adults and children are separate only if the hosts ask. */
export const totalsOf = ({ details, people, adults, children, unansweredCount }: CateringSheet): Count[] => [
  [copy.people, people],
  ...(details.children ? [[copy.adults, adults] as const, [copy.children, children] as const] : []),
  ...(unansweredCount > 0 ? [[copy.unanswered, unansweredCount] as const] : []),
]

/** Returns the counts of diets on a sheet. */
export const dietCounts = ({ diets }: CateringSheet): Count[] =>
  diets.map(({ diet, count }) => [dietNames[diet], count])

/** Returns the name of an option, which says so if the hosts have removed it since. */
export const optionLabel = ({ option, isEarlier }: OptionCount): string => (isEarlier ? earlierOption(option) : option)

/** Returns the counts of a question that guests answer for each person. */
export const choiceCounts = ({ options, missingCount }: SheetQuestion): Count[] => [
  ...options.map((one): Count => [optionLabel(one), one.count]),
  ...(missingCount > 0 ? [[copy.noResponse, missingCount] as const] : []),
]

/** Returns what a sheet with names says about a guest, one line per kind of detail. */
export function detailsOf(
  { people, heads, choices, isUnanswered }: SheetGuest,
  { details, questions }: CateringSheet,
): string[] {
  if (isUnanswered) return [copy.unanswered]
  const { children = 0, plusOneNames = [], dietNote } = heads
  const unnamedCount = details.names ? people - 1 - plusOneNames.length : 0
  const namesAndCount = [
    ...plusOneNames,
    ...(plusOneNames.length > 0 && unnamedCount > 0 ? [copy.unnamed(unnamedCount)] : []),
  ]
  return [
    details.children && people > 1 ? adultsAndChildren(people - children, children) : '',
    namesAndCount.join(', '),
    ...questions.flatMap(({ questionUuid, question }) =>
      choices
        .filter((one) => one.questionUuid === questionUuid)
        .map(({ counts, missingCount }) => copy.choicesOf(question, counts, missingCount)),
    ),
    dietsText(heads, people),
    dietNote ?? '',
  ].filter((line) => line !== '')
}
