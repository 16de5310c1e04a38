import { avatarColors, avatarInk } from './avatarColors.ts'
import { tokenNames, variable } from './names.ts'
import { scale } from './scale.ts'

const reference = (group: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(group).map(([key, name]) => [key, `var(${variable(name)})`]))

/**
 * The UI kit's tokens as a Tailwind configuration. It has no content sources, because each style sheet names its own sources.
 * The colors replace Tailwind's, so that classes such as `bg-red-500` emit nothing.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      ...reference(tokenNames.color),
      'avatar-ink': avatarInk,
      ...Object.fromEntries(avatarColors.map((color, index) => [`avatar-${index}`, color])),
    },
    borderRadius: { none: '0', ...scale.radius },
    boxShadow: { none: 'none', ...reference(tokenNames.shadow) },
    fontFamily: scale.font,
    fontSize: Object.fromEntries(
      Object.entries(scale.text).map(([name, [size, lineHeight, letterSpacing]]) => [
        name,
        [size, { lineHeight, letterSpacing }],
      ]),
    ),
    screens: scale.screen,
  },
}
