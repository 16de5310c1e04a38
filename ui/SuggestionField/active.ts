/** The index after an arrow key, with -1 for the text field itself. The list wraps around through the text field. */
export function nextActive(active: number, key: 'ArrowDown' | 'ArrowUp', count: number): number {
  const places = count + 1
  const step = key === 'ArrowDown' ? 1 : -1
  return ((active + 1 + step + places) % places) - 1
}
