/** Values that are the same in every theme: radii, fonts, text styles, and breakpoints. */
export const scale = {
  radius: { sm: '0.5rem', md: '0.875rem', lg: '1.5rem', pill: '999px' },
  font: {
    display: "var(--festoon-heading-font, 'Bricolage Grotesque Variable', 'Arial Black', system-ui, sans-serif)",
    body: "'Instrument Sans Variable', system-ui, sans-serif",
  },
  /** The font size, line height, and letter spacing of each text style. Larger sizes scale with the window. */
  text: {
    caption: ['0.8125rem', '1.125rem', '0'],
    label: ['0.9375rem', '1.25rem', '0'],
    body: ['1rem', '1.5rem', '0'],
    lead: ['clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)', '1.5', '-0.005em'],
    title: ['clamp(1.3125rem, 1.2rem + 0.5vw, 1.625rem)', '1.2', '-0.015em'],
    headline: ['clamp(1.875rem, 1.5rem + 1.7vw, 2.875rem)', '1.06', '-0.025em'],
    display: ['clamp(2.75rem, 1.9rem + 4vw, 5.25rem)', '0.96', '-0.035em'],
  },
  /**
   * The minimum window width of each breakpoint: wider than a small phone (CONST-19), wider than any phone (CONST-18), and
   * desktop.
   */
  screen: { small: '551px', wide: '768px', desk: '1100px' },
} as const
