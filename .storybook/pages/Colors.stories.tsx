import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { themeNames } from '../../tokens/names.ts'
import type { ThemeName } from '../../tokens/names.ts'
import { pairsOf } from '../../tokens/pairs.ts'
import { themes } from '../../tokens/themes.ts'
import { themeTitles } from '../themeTitles.ts'
import { ColorsPage } from './ColorsPage.tsx'
import { EventPalette } from './EventPalette.tsx'
import { PaletteSheet } from './PaletteSheet.tsx'
import { ThemeSheet } from './ThemeSheet.tsx'

const meta = {
  title: 'Foundations/Colors',
  parameters: {
    visual: 'base',
    docs: {
      page: ColorsPage,
      description: {
        component:
          'Components use color roles (`ink-muted`, `tint-hover`), and each theme sets their values. This page shows every color of each theme, and every pair that components may combine, with its contrast ratio (rounded down) and the required minimum. Text needs at least 4.5, and meaningful lines and focus rings need 3. In the high-contrast themes, the minimums are 7 and 4.5. A test checks every theme against these minimums. An event’s palette is derived from two colors that the host picks, and meets the same minimums.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const named = (value: unknown): ThemeName => themeNames.find((name) => themeTitles[name] === value) ?? 'none'

/** The theme selected in the toolbar. */
export const ThisTheme: Story = {
  render: (_, { globals }) => {
    const theme = named(globals['theme'])
    return <PaletteSheet title={theme} palette={themes[theme].color} pairs={pairsOf(theme)} />
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const theme = named(globals['theme'])
    await expect(canvasElement.querySelectorAll('[data-pair]')).toHaveLength(pairsOf(theme).length)
    await expect(canvasElement.querySelector('[data-pair=short]')).toBeNull()
    await expect(canvas.getByRole('list', { name: `Tokens: ${theme}` }).children).toHaveLength(
      Object.keys(themes[theme].color).length,
    )
  },
}

/** The high-contrast theme, with stricter minimums for every pair. */
export const HighContrast: Story = {
  render: () => <ThemeSheet theme="contrast" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('at least 7.0').length).toBeGreaterThan(5)
    await expect(canvasElement.querySelectorAll('[data-pair]')).toHaveLength(pairsOf('contrast').length)
    await expect(canvasElement.querySelector('[data-pair=short]')).toBeNull()
  },
}

/** The palette of any event. Pick a color to see it change. */
export const AnyEvent: Story = {
  render: () => <EventPalette />,
  parameters: { visual: 'frame' },
  play: async ({ canvas, canvasElement }) => {
    const palette = canvas.getByRole('region', { name: 'Palette of the event' })
    const ground = () => getComputedStyle(palette).backgroundColor
    await expect(ground()).toBe('rgb(250, 229, 255)')
    await userEvent.click(canvas.getByRole('radio', { name: 'Midnight' }))
    await expect(ground()).toBe('rgb(27, 21, 64)')
    await expect(within(palette).getAllByText('#1b1540').length).toBeGreaterThan(0)
    await fireEvent.input(canvas.getByLabelText('Custom'), { target: { value: '#2f8f6b' } })
    await expect(ground()).toBe('rgb(47, 143, 107)')
    await expect(canvasElement.querySelector('[data-pair=short]')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Lilac' }))
    await userEvent.click(canvas.getByRole('radio', { name: /Unreadable gray/ }))
    await expect(canvasElement.querySelector('[data-pair=short]')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark text' }))
  },
}
