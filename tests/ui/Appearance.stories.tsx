import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ThemeName } from '@festoon/tokens/names'
import { themes } from '@festoon/tokens/themes'
import { parseHex } from '@festoon/tokens/tint'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { withMedia } from '../support/withMedia.ts'
import type { Media } from '../support/withMedia.ts'

const meta = {
  title: 'Appearance',
  tags: ['!dev', '!autodocs'],
  parameters: { visual: 'none' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const css = (hex: string) => `rgb(${parseHex(hex).join(', ')})`
const read = (element: Element, token: string) => getComputedStyle(element).getPropertyValue(`--festoon-${token}`)

const wishes: [Media, ThemeName][] = [
  [{ 'prefers-color-scheme': 'light', 'prefers-contrast': 'no-preference' }, 'none'],
  [{ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'no-preference' }, 'dark'],
  [{ 'prefers-color-scheme': 'light', 'prefers-contrast': 'more' }, 'contrast'],
  [{ 'prefers-color-scheme': 'dark', 'prefers-contrast': 'more' }, 'contrast-dark'],
]

/** `auto` follows the user's system, even inside another theme. Named themes don't change. */
export const Auto: Story = {
  render: () => (
    <ThemeScope preset="home" className="p-4" data-testid="home">
      <ThemeScope preset="auto" className="p-4" data-testid="auto">
        <ThemeScope preset="none" className="p-4" data-testid="none">
          Innermost
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const auto = canvas.getByTestId('auto')
    for (const [media, name] of wishes)
      await withMedia(media, async () => {
        const { scheme, color } = themes[name]
        await expect(getComputedStyle(auto).backgroundColor, name).toBe(css(color.page))
        await expect(getComputedStyle(auto).color, name).toBe(css(color.ink))
        await expect(getComputedStyle(auto).colorScheme, name).toBe(scheme)
        for (const [token, value] of Object.entries(color))
          await expect(read(auto, token), `${name} ${token}`).toBe(value)
        await expect(getComputedStyle(canvas.getByTestId('home')).backgroundColor).toBe(css(themes.home.color.page))
        await expect(getComputedStyle(canvas.getByTestId('none')).backgroundColor).toBe(css(themes.none.color.page))
      })
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect(matchMedia('(prefers-contrast: more)').matches).toBe(false)
  },
}

/** The host's background stays; text and lines on it turn black or white. */
export const EventWithMoreContrast: Story = {
  render: () => (
    <>
      <ThemeScope colors={{ primary: '#bfeee6', text: '#10302b' }} data-testid="light">
        Light
      </ThemeScope>
      <ThemeScope colors={{ primary: '#1b1540', text: '#c7baff' }} data-testid="dark">
        Dark
      </ThemeScope>
    </>
  ),
  play: async ({ canvas }) => {
    const [light, dark] = [canvas.getByTestId('light'), canvas.getByTestId('dark')]
    await expect(getComputedStyle(light).color).toBe(css('#10302b'))
    await withMedia({ 'prefers-contrast': 'more' }, async () => {
      await expect(getComputedStyle(light).color).toBe(css('#000000'))
      await expect(getComputedStyle(dark).color).toBe(css('#ffffff'))
      for (const token of ['ink-muted', 'error', 'line-strong', 'focus']) await expect(read(light, token)).toBe('#000')
      await expect(getComputedStyle(light).backgroundColor).toBe(css('#bfeee6'))
    })
  },
}
