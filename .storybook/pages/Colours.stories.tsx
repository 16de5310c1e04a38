import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, within } from 'storybook/test'
import { themeNames } from '../../tokens/names.ts'
import type { ThemeName } from '../../tokens/names.ts'
import { pairsOf } from '../../tokens/pairs.ts'
import { themes } from '../../tokens/themes.ts'
import { ColoursPage } from './ColoursPage.tsx'
import { EventPalette } from './EventPalette.tsx'
import { PaletteSheet } from './PaletteSheet.tsx'
import { ThemeSheet } from './ThemeSheet.tsx'

const meta = {
  title: 'Foundations/Colours',
  parameters: {
    visual: 'base',
    docs: {
      page: ColoursPage,
      description: {
        component:
          'Components speak in roles (`ink-muted`, `tint-hover`), themes fill them in. Below, each theme with all of its colours, and every pair that a component may put together: what it measures, rounded down, and what it must reach. Text reaches 4.5, lines that carry meaning and focus rings 3; with high contrast it is 7 and 4.5. A law in the tests holds every theme to these tables. An event brings two colours of its own, and gets a palette that holds to them as well.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const named = (value: unknown): ThemeName => themeNames.find((name) => name === value) ?? 'none'

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

/** High contrast, with stricter minimums for every pair. */
export const HighContrast: Story = {
  render: () => <ThemeSheet theme="contrast" />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('at least 7.0').length).toBeGreaterThan(5)
    await expect(canvasElement.querySelectorAll('[data-pair]')).toHaveLength(pairsOf('contrast').length)
    await expect(canvasElement.querySelector('[data-pair=short]')).toBeNull()
  },
}

/** Pick any color and the palette follows. */
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
    await userEvent.click(canvas.getByRole('radio', { name: /Unreadable grey/ }))
    await expect(canvasElement.querySelector('[data-pair=short]')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark text' }))
  },
}
