/** Returns the CSS class that gives an ImageCard the colors of a catalog theme; its rule is in `themeTones.css.ts`. */
export const themeTone = (themeId: number): string => `theme-tone-${themeId}`
