/** The product's brand colors, which several themes use (CONST-30). */
export const themeDefaults = {
  primary: '#000000',
  secondary: '#ffe14a',
  highlight: '#ff8a1f',
  text: '#ffffff',
} as const

/** The default colors of an event (CONST-31). */
export const eventDefaults = { primary: '#fae5ff', text: '#000000' } as const
