/**
 * Returns the index of the option that an arrow key highlights, or -1 for the text field. The arrow keys cycle through the
 * field and all options.
 */
export function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + places) % places) - 1
}
