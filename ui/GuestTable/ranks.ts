/**
 * The place of each text in the reader's alphabet, equal texts sharing one; blank texts have none and belong at the end.
 * Computed once per list: comparing numbers while sorting is far cheaper than comparing text.
 */
export function ranks(texts: readonly (string | undefined)[], locale?: string): (number | undefined)[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base', ignorePunctuation: true })
  const order = texts
    .map((text, index) => ({ text: text?.trim() ?? '', index }))
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => collator.compare(one.text, other.text))
  const result: (number | undefined)[] = texts.map(() => undefined)
  let rank = 0
  order.forEach(({ text, index }, place) => {
    const previous = order[place - 1]
    if (previous && collator.compare(previous.text, text) !== 0) rank += 1
    result[index] = rank
  })
  return result
}
