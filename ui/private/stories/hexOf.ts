/** Converts a computed color without transparency, such as `rgb(27, 21, 64)`, to `#rrggbb`. */
export const hexOf = (color: string): string =>
  `#${(color.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
