import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { presets } from '@festoon/tokens/names'
import { palette } from '@festoon/tokens/palette'
import { parseHex } from '@festoon/tokens/tint'
import { tintSwatches } from '@festoon/tokens/tintSwatches'
import { Banner } from '../Banner/Banner.tsx'
import { Button } from '../Button/Button.tsx'
import { Choice } from '../Choice/Choice.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { TextField } from '../TextField/TextField.tsx'
import { ThemeScope } from './ThemeScope.tsx'

const meta = {
  component: ThemeScope,
  tags: ['KIT-29'],
  parameters: {
    guide: {
      avoid:
        "To make one part of a page stand out, use a tone or a Banner, not a theme. A single component can't have its own color.",
      keyboard: [],
    } satisfies Guide,
    visual: 'base',
  },
} satisfies Meta<typeof ThemeScope>
export default meta
type Story = StoryObj<typeof meta>

const css = (hex: string) => `rgb(${parseHex(hex).join(', ')})`

function Sample({ title, name }: { title: string; name: string }) {
  return (
    <div className="grid gap-4 p-6">
      <h2 className="text-headline">{title}</h2>
      <p className="text-lead">
        Saturday at <span className="font-semibold text-highlight">two o’clock</span>,{' '}
        <span className="text-ink-muted">in the garden</span>
      </p>
      <Choice
        legend="Will you come?"
        name={name}
        defaultValue="y"
        options={[
          { value: 'y', label: 'Going' },
          { value: 'n', label: 'Can’t go' },
        ]}
      />
      <TextField label="Name" error="This is a required field" />
      <div className="flex flex-wrap gap-3">
        <Button>RSVP</Button>
        <Button tone="quiet">Later</Button>
        <Button disabled>Closed</Button>
      </div>
      <Banner tone="info" title={`On the list: ${title}`} />
    </div>
  )
}

export const Presets: Story = {
  tags: ['CONST-30', 'CONST-32'],
  render: () => (
    <div className="grid gap-4 wide:grid-cols-3">
      {presets.map((preset) => (
        <ThemeScope key={preset} preset={preset} as="section" aria-label={preset} className="rounded-lg">
          <Sample title={preset} name={preset} />
        </ThemeScope>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const grounds = presets.map(
      (preset) => getComputedStyle(canvas.getByRole('region', { name: preset })).backgroundColor,
    )
    await expect(new Set(grounds).size).toBe(presets.length)
    // The default colors: black, yellow, orange and white.
    const home = within(canvas.getByRole('region', { name: 'home' }))
    const styleOf = (text: string) => getComputedStyle(home.getByText(text))
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'home' })).color).toBe('rgb(255, 255, 255)')
    await expect(getComputedStyle(canvas.getByRole('region', { name: 'home' })).backgroundColor).toBe('rgb(0, 0, 0)')
    await expect(getComputedStyle(home.getByRole('button', { name: 'RSVP' })).backgroundColor).toBe(css('#ffe14a'))
    await expect(styleOf('two o’clock').color).toBe(css('#ffa04a'))
  },
}

export const Events: Story = {
  tags: ['CONST-31'],
  render: () => (
    <div className="grid gap-4 wide:grid-cols-3">
      {tintSwatches.map(({ name, color }) => (
        <ThemeScope
          key={name}
          colors={{ primary: color, text: '#000000' }}
          as="section"
          aria-label={name}
          className="rounded-lg"
        >
          <Sample title={name} name={name} />
        </ThemeScope>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const lilac = canvas.getByRole('region', { name: 'Lilac' })
    await expect(getComputedStyle(lilac).backgroundColor).toBe(css('#fae5ff'))
    await expect(getComputedStyle(lilac).color).toBe('rgb(0, 0, 0)')
    await expect(lilac).not.toHaveAttribute('style')
  },
}

/** The innermost scope applies. */
export const Nested: Story = {
  render: () => (
    <ThemeScope preset="home" className="rounded-lg p-6" data-testid="outer">
      <p className="pb-4 text-title">Home theme</p>
      <ThemeScope colors={{ primary: '#bfeee6', text: '#10302b' }} className="rounded-lg p-6" data-testid="middle">
        <p className="pb-4 text-title">An event inside it</p>
        <ThemeScope preset="orange" className="rounded-lg p-6" data-testid="inner">
          <Button>A preset inside the event</Button>
        </ThemeScope>
      </ThemeScope>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const ground = (id: string) => getComputedStyle(canvas.getByTestId(id)).backgroundColor
    await expect(ground('outer')).toBe('rgb(0, 0, 0)')
    await expect(ground('middle')).toBe(css('#bfeee6'))
    await expect(ground('inner')).toBe(css('#ff8a1f'))
    await expect(getComputedStyle(canvas.getByTestId('middle')).color).toBe(
      css(palette({ primary: '#bfeee6', text: '#10302b' }).ink),
    )
  },
}

function Picking() {
  const [at, setAt] = useState(0)
  const primary = `#fae5${(at % 256).toString(16).padStart(2, '0')}`
  return (
    <>
      <Button onClick={() => setAt(at + 1)}>Next color</Button>
      <ThemeScope colors={{ primary, text: '#000000' }} data-testid="picked">
        {primary}
      </ThemeScope>
    </>
  )
}

/** Unused palettes are removed, because a color picker creates hundreds. */
export const Forgotten: Story = {
  parameters: { visual: 'none' },
  render: () => <Picking />,
  play: async ({ canvas }) => {
    const before = document.adoptedStyleSheets.length
    for (let at = 1; at <= 20; at += 1) await userEvent.click(canvas.getByRole('button'))
    await expect(getComputedStyle(canvas.getByTestId('picked')).backgroundColor).toBe(css('#fae514'))
    await expect(document.adoptedStyleSheets).toHaveLength(before)
  },
}
