/**
 * Returns the index of the option that an arrow key moves to, or -1 for the text field itself, which comes between the last and
 * first option.
 */
export function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + places) % places) - 1
}
