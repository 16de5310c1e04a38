import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { contrast } from '@festoon/tokens/contrast'
import type { Guide } from '../private/stories/guide.ts'
import { hexOf } from '../private/stories/hexOf.ts'
import { TintSwatches } from './TintSwatches.tsx'

const onChoose = fn()

function Held({ start = '#fae5ff', text }: { start?: string; text?: string }) {
  const [value, setValue] = useState(start)
  return (
    <TintSwatches
      label="Event color"
      value={value}
      text={text}
      onValueChange={(color) => {
        onChoose(color)
        setValue(color)
      }}
    />
  )
}

const meta = {
  component: TintSwatches,
  args: { label: 'Event color', value: '#fae5ff', onValueChange: fn() },
  render: () => <Held />,
  beforeEach: () => {
    onChoose.mockClear()
  },
  parameters: {
    guide: {
      avoid:
        "It picks the one color that an entire palette derives from. To choose one of the kit's themes, use Choice or Select.",
      keyboard: [
        ['Tab', 'Moves to the selected swatch, then to the custom color.'],
        ['Arrow keys', 'Select the next or previous swatch.'],
        ['Enter, Space', 'Open the browser’s picker while the custom color has focus.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-27'],
} satisfies Meta<typeof TintSwatches>
export default meta
type Story = StoryObj<typeof meta>

/** Nine named swatches, at most one of them selected. */
export const Swatches: Story = {
  tags: ['CONST-46', 'CONST-47'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(9)
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Lagoon' }))
    await expect(onChoose).toHaveBeenLastCalledWith('#bfeee6')
    await expect(canvas.getByRole('radio', { name: 'Lagoon' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Lilac' })).not.toBeChecked()
  },
}

/** Returns the texts of the sample, each with its background. */
function sampleTexts(canvasElement: HTMLElement): [text: string, ink: string, ground: string][] {
  const sample = canvasElement.querySelector('[data-slot=sample]')
  if (!sample) throw new Error('no sample')
  const clear = 'rgba(0, 0, 0, 0)'
  return [...sample.querySelectorAll('span:not(:has(span))')].map((text) => {
    const { color, backgroundColor } = getComputedStyle(text)
    const ground = backgroundColor === clear ? getComputedStyle(sample).backgroundColor : backgroundColor
    return [text.textContent, hexOf(color), hexOf(ground)]
  })
}

/** The palettes of the swatches differ, and their text is readable. */
export const Palettes: Story = {
  parameters: { visual: 'none' },
  tags: ['CONST-47'],
  play: async ({ canvas, canvasElement }) => {
    const pages = new Set<string>()
    for (const swatch of canvas.getAllByRole('radio')) {
      await userEvent.click(swatch)
      const texts = sampleTexts(canvasElement)
      await expect(texts.map(([text]) => text)).toEqual([
        swatch.closest('label')?.textContent,
        'Accent',
        'Tint',
        'Button',
      ])
      for (const [text, ink, ground] of texts)
        await expect(contrast(ink, ground), `${text}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5)
      pages.add(texts[0]?.[2] ?? '')
    }
    await expect(pages.size).toBe(9)
  },
}

/** A custom color comes from the browser's picker, and no swatch is selected. */
export const Custom: Story = {
  tags: ['CONST-46'],
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Custom'), { target: { value: '#00a86b' } })
    await expect(onChoose).toHaveBeenLastCalledWith('#00a86b')
    await expect(canvas.getByText('Custom, #00a86b')).toBeVisible()
    for (const swatch of canvas.getAllByRole('radio')) await expect(swatch).not.toBeChecked()
  },
}

/** The sample uses the actual palette, in which an unreadable text color is adjusted. */
export const DarkSample: Story = {
  tags: ['CONST-27', 'KIT-28'],
  render: () => <Held start="#1b1540" text="#000000" />,
  play: async ({ canvas }) => {
    const text = canvas.getAllByText('Midnight').find((element) => element.closest('[data-slot=sample]'))
    const sample = text?.closest('[data-slot=sample]')
    if (!text || !sample) throw new Error('no sample')
    const [ink, ground] = [getComputedStyle(text).color, getComputedStyle(sample).backgroundColor]
    await expect(hexOf(ground)).toBe('#1b1540')
    await expect(contrast(hexOf(ink), hexOf(ground))).toBeGreaterThanOrEqual(4.5)
  },
}

export const Wide: Story = { parameters: { narrow: false } }

export const Disabled: Story = {
  render: (args) => <TintSwatches {...args} disabled />,
  play: async ({ canvas }) => {
    for (const swatch of canvas.getAllByRole('radio')) await expect(swatch).toBeDisabled()
    await expect(canvas.getByLabelText('Custom')).toBeDisabled()
  },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const swatch = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(swatch('Lilac')).toHaveFocus()
    const [, second] = canvas.getAllByRole('radio')
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    await expect(second).toBeChecked()
    await expect(onChoose).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowUp}')
    await expect(swatch('Lilac')).toBeChecked()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Custom')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Custom')).not.toHaveFocus()
  },
}
