import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { label: 'Copied', children: <Button tone="quiet">Copy link</Button> },
  decorators: [
    (Story) => (
      <div className="px-24 pt-28">
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      avoid:
        'Never the only place for important information: touch screens have no hover. Put instructions in a visible hint, and anything longer than a sentence in a Dialog.',
      keyboard: [
        ['Tab', 'Shows it with its control, and hides it when the focus moves on.'],
        ['Escape', 'Hides it, wherever the focus is.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-17'],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = { args: { shown: true } }

/** The tooltip is shown while its control or the tooltip itself is hovered. Escape hides it, even while focus is elsewhere. */
export const Pointed: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(button)
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.hover(canvas.getByRole('tooltip'))
    await expect(canvas.getByRole('tooltip').getBoundingClientRect().bottom).toBeGreaterThanOrEqual(
      Math.floor(button.getBoundingClientRect().top),
    )
    await userEvent.unhover(canvas.getByRole('tooltip'))
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await userEvent.hover(button)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}

/** The control keeps its own description. */
export const Described: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <>
      <Tooltip label="Copied">
        <Button aria-describedby="scope">Copy link</Button>
      </Tooltip>
      <p id="scope">For everyone</p>
    </>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveAccessibleDescription('For everyone')
    await userEvent.tab()
    await expect(button).toHaveAccessibleDescription('For everyone Copied')
  },
}

/** The tooltip is announced once: as a message when shown explicitly, or as the description on focus. */
export const SaidOnce: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <>
      <Tooltip label="Copied" shown>
        <Button>Copy link</Button>
      </Tooltip>
      <Tooltip label="For everyone">
        <Button>Share</Button>
      </Tooltip>
    </>
  ),
  play: async ({ canvas }) => {
    const [commandedTooltip, pointedTooltip] = canvas.getAllByRole('status')
    await expect(commandedTooltip).toHaveTextContent('Copied')
    await expect(canvas.getByRole('button', { name: 'Copy link' })).not.toHaveAttribute('aria-describedby')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveAccessibleDescription('For everyone')
    await expect(pointedTooltip).toBeEmptyDOMElement()
  },
}

const everybody = 'Copies the link that anyone can use to RSVP, with or without an account'

/** Near either edge of the window, in either direction, the tooltip stays inside. */
export const AtTheSides: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <div className="-mx-24 grid gap-28">
      {['ltr', 'rtl'].map((direction) => (
        <div key={direction} dir={direction} className="flex justify-between">
          <Tooltip label={everybody} shown>
            <Button>A</Button>
          </Tooltip>
          <Tooltip label={everybody} shown>
            <Button>B</Button>
          </Tooltip>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('tooltip').map((element) => element.getBoundingClientRect())
    await expect(words).toHaveLength(4)
    for (const { left, right } of words) {
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    }
  },
}

export const LongWords: Story = {
  args: { shown: true, label: everybody },
}

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Copied')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('tooltip')).toBeNull()
    await expect(button).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(canvas.getByRole('tooltip')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('tooltip')).toBeNull()
  },
}
