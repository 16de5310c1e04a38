import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { eventDefaults } from '@festoon/tokens/defaults'
import type { EventColors } from '@festoon/tokens/palette'
import { parseHex, toHex } from '@festoon/tokens/tint'
import { tintSwatches } from '@festoon/tokens/tintSwatches'
import { Avatar } from '@festoon/ui/Avatar'
import { Banner } from '@festoon/ui/Banner'
import { Button } from '@festoon/ui/Button'
import { ButtonLink } from '@festoon/ui/ButtonLink'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Choice } from '@festoon/ui/Choice'
import { LimitedTextField } from '@festoon/ui/LimitedTextField'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { PhoneField } from '@festoon/ui/PhoneField'
import { Switch } from '@festoon/ui/Switch'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { GuestRoot } from '../../app/entry/GuestRoot.tsx'
import { guestPageData } from '../support/guestPageData.ts'
import { focusFaults, frameFaults, textFaults } from '../support/stories/computedContrast.ts'

const meta = {
  title: 'Computed colors',
  tags: ['!dev', '!autodocs'],
  parameters: { visual: 'none' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Generates random colors, the same in every run (mulberry32). */
function* randomColors(seed: number): Generator<string> {
  let state = seed
  const channel = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return (bits ^ (bits >>> 14)) & 255
  }
  for (;;) yield toHex([channel(), channel(), channel()])
}

const nothing = () => undefined
const options = [
  { value: 'yes', label: 'Going' },
  { value: 'no', label: 'Not going', hint: 'We’ll miss you' },
]

/** The parts of the guest's page, in states that the page doesn't show at once. */
function Parts({ colors }: { colors: EventColors }) {
  return (
    <ThemeScope colors={colors} className="grid gap-4 p-4">
      <h2 className="text-headline">Headline</h2>
      <p>
        Ink <span className="text-ink-muted">muted</span> <span className="text-highlight">highlight</span>{' '}
        <span className="text-success">success</span> <a href="#x">link</a>
      </p>
      {(['primary', 'quiet', 'plain', 'danger'] as const).map((tone) => (
        <Button key={tone} tone={tone}>
          {tone}
        </Button>
      ))}
      <Button disabled>Disabled</Button>
      <ButtonLink href="#x">Link</ButtonLink>
      <Choice legend="Choice" name="choice" defaultValue="yes" options={options} error="Choose one" />
      <fieldset disabled>
        <Choice legend="Disabled choice" name="disabled" defaultValue="yes" options={options} />
      </fieldset>
      <TextField label="Field" hint="A hint" required placeholder="Placeholder" />
      <TextField label="Disabled field" disabled defaultValue="Value" />
      <PhoneField label="Phone" error="Too short" defaultValue="415" />
      <LimitedTextField label="Short" limit={3} defaultValue="Too long" />
      <LimitedTextField label="Long" limit={300} multiline defaultValue="Fine" />
      <NumberStepper label="Number" value={0} min={0} max={3} onValueChange={nothing} hint="A hint" />
      <Checkbox label="Checkbox" hint="A hint" />
      <Switch label="Switch" checked={false} onCheckedChange={nothing} hint="A hint" />
      {(['info', 'warn', 'danger'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title={tone}>
          Text
        </Banner>
      ))}
      <Avatar name="Ada Lovelace" />
    </ThemeScope>
  )
}

/** Renders content at the end of the document, checks it, and removes it. */
async function renderAndCheck(content: ReactNode, look: (place: HTMLElement) => Promise<void>): Promise<void> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  try {
    root.render(content)
    await waitFor(() => expect(place.firstElementChild).not.toBeNull())
    await look(place)
  } finally {
    root.unmount()
    place.remove()
  }
}

/** The guest's page and its parts are readable in 50 pairs of colors, as computed by the browser. */
export const FiftyEvents: Story = {
  tags: ['KIT-28', 'CONST-27'],
  render: () => <p>Fifty events</p>,
  play: async () => {
    const colors = randomColors(20_261_121)
    for (let pair = 0; pair < 50; pair += 1) {
      const [primary = '', text = ''] = [colors.next().value, colors.next().value]
      const event = { primary, text }
      for (const content of [
        // The rule of the page's colors is normally in its document; here it comes from the scope.
        <ThemeScope key="page" colors={event}>
          <GuestRoot data={guestPageData(event)} pathname="/event/1" />
        </ThemeScope>,
        <Parts key="parts" colors={event} />,
      ])
        await renderAndCheck(content, async (place) => {
          const scope = place.firstElementChild
          // The scope's rule applies, not the surrounding theme.
          await expect(scope && getComputedStyle(scope).backgroundColor).toBe(`rgb(${parseHex(primary).join(', ')})`)
          await expect(within(place).getAllByText(/required field|Choose one/)[0]).toBeVisible()
          await expect([...textFaults(place), ...frameFaults(place)], JSON.stringify(event)).toEqual([])
          place.querySelector<HTMLElement>('button:enabled, a')?.focus()
          await userEvent.tab()
          await expect(focusFaults(), JSON.stringify(event)).toEqual([])
        })
    }
  },
}

/** The parts are readable in the color of every swatch, with the text color of a new event. */
export const NineSwatches: Story = {
  tags: ['CONST-47'],
  render: () => <p>Nine swatches</p>,
  play: async () => {
    await expect(tintSwatches).toHaveLength(9)
    for (const { color } of tintSwatches)
      await renderAndCheck(<Parts colors={{ primary: color, text: eventDefaults.text }} />, async (place) => {
        const scope = place.firstElementChild
        await expect(scope && getComputedStyle(scope).backgroundColor).toBe(`rgb(${parseHex(color).join(', ')})`)
        await expect([...textFaults(place), ...frameFaults(place)], color).toEqual([])
      })
  },
}

/** The check reports unreadable colors. */
export const WrongTokens: Story = {
  render: () => <p>Wrong tokens</p>,
  play: async () => {
    await renderAndCheck(
      <ThemeScope colors={{ primary: '#fae5ff', text: '#000000' }}>
        <p style={{ color: 'var(--festoon-ink)' }}>right</p>
        <p style={{ color: 'var(--festoon-line)' }}>hairline as text</p>
        <p style={{ background: '#00000099' }}>
          <span>veiled</span>
        </p>
        <p style={{ color: 'var(--festoon-button)', background: 'var(--festoon-ink)' }}>button on ink</p>
        <input aria-label="faint" style={{ border: '2px solid var(--festoon-line)' }} />
        <input aria-label="framed" style={{ border: '2px solid var(--festoon-line-strong)' }} />
        <input aria-label="pale" style={{ color: 'var(--festoon-tint-pressed)' }} />
        <button type="button" style={{ outline: '2px solid var(--festoon-tint)', color: 'var(--festoon-ink)' }}>
          ring
        </button>
      </ThemeScope>,
      async (place) => {
        const faultsOf = (faults: { what: string }[]) => faults.map(({ what }) => what)
        await expect(faultsOf(textFaults(place))).toEqual([
          '<p> hairline as text',
          '<span> veiled',
          '<p> button on ink',
          '<input> pale',
        ])
        await expect(faultsOf(frameFaults(place))).toContain('frame of <input> faint')
        await expect(faultsOf(frameFaults(place))).not.toContain('frame of <input> framed')
        place.querySelector('button')?.focus()
        await expect(faultsOf(focusFaults())).toEqual(['ring of <button> ring'])
        await expect(() => focusFaults()).not.toThrow()
      },
    )
  },
}
