import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { scale } from '../../tokens/scale.ts'
import { FoundationPage } from './FoundationPage.tsx'

const meta = {
  title: 'Foundations/Type and spacing',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'Two typefaces in seven sizes, one spacing scale, four radii, and two shadows. Sizes are in rem, so that they follow the reader’s text size, and the larger ones grow with the window. Headings are set in Bricolage Grotesque and everything else in Instrument Sans.',
      },
    },
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const sizes = {
  display: ['text-display font-display font-bold', 'Come as you are', 'The main line of a page'],
  headline: ['text-headline font-display font-bold', 'Saturday, in the garden', 'Title of a page or large section'],
  title: ['text-title font-display font-bold', 'What to bring', 'Title of a card, dialog, or small section'],
  lead: ['text-lead', 'Lanterns, cake, and the long table under the trees.', 'Introduction below a title'],
  body: ['text-body', 'The gate is open from three. Park along the lane, and bring a coat for later.', 'Body text'],
  label: ['text-label font-semibold', 'Your name', 'Labels, small buttons, filters'],
  caption: ['text-caption text-ink-muted', '120 characters left', 'Hints, counters, dates on a card'],
} as const satisfies Record<keyof typeof scale.text, readonly [look: string, sample: string, use: string]>

/** Type sizes, from the display heading to the smallest hint. */
export const Sizes: Story = {
  render: () => (
    <ul className="grid grid-cols-1 gap-8">
      {Object.entries(sizes).map(([name, [look, sample, use]]) => (
        <li key={name} className="grid grid-cols-1 gap-2 border-b-2 border-line pb-8">
          <p className={look} data-size={name}>
            {sample}
          </p>
          <p className="text-caption text-ink-muted">
            <span className="font-semibold text-ink">text-{name}</span> · {use}
          </p>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const measured = [...canvasElement.querySelectorAll('[data-size]')].map((line) =>
      Number.parseFloat(getComputedStyle(line).fontSize),
    )
    await expect(measured).toHaveLength(Object.keys(scale.text).length)
    await expect(measured).toEqual(measured.toSorted((a, b) => b - a))
    await expect(measured.at(-1)).toBeGreaterThanOrEqual(13)
  },
}

/** The same text in both typefaces and their main weights. */
export const Faces: Story = {
  render: () => (
    <div className="grid grid-cols-1 gap-8 wide:grid-cols-2">
      {[
        {
          name: 'font-display',
          look: 'font-display',
          weights: [
            ['font-bold', '700'],
            ['font-extrabold', '800'],
          ],
        },
        {
          name: 'font-body',
          look: 'font-body',
          weights: [
            ['font-normal', '400'],
            ['font-semibold', '600'],
          ],
        },
      ].map(({ name, look, weights }) => (
        <div key={name} className={`grid content-start gap-3 ${look}`}>
          {weights.map(([weight, number]) => (
            <p key={weight} className={`text-headline ${weight}`}>
              Æbleskiver for 1,024 guests <span className="text-caption font-normal text-ink-muted">{number}</span>
            </p>
          ))}
          <p className="font-body text-caption text-ink-muted">{name}</p>
        </div>
      ))}
    </div>
  ),
}

const spaces = [
  ['w-1', '1', '4 px'],
  ['w-2', '2', '8 px: between an icon and its label'],
  ['w-3', '3', '12 px: between small items of one kind'],
  ['w-4', '4', '16 px: page margin on a phone, inside a field'],
  ['w-5', '5', '20 px: inside a card'],
  ['w-6', '6', '24 px: between the fields of a form'],
  ['w-8', '8', '32 px: between groups, page margin in a wide window'],
  ['w-12', '12', '48 px: between sections'],
  ['w-20', '20', '80 px: at the end of a page'],
] as const

/** The spacing scale, in steps of a quarter rem. Touch targets are 44 px high (`min-h-11`). */
export const Spacing: Story = {
  render: () => (
    <ul className="grid grid-cols-1 gap-3">
      {spaces.map(([width, step, use]) => (
        <li key={step} className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] items-center gap-4">
          <span aria-hidden="true" className={`h-6 rounded-sm bg-highlight ${width}`} />
          <span>
            <span className="font-semibold">{step}</span> <span className="text-ink-muted">{use}</span>
          </span>
        </li>
      ))}
    </ul>
  ),
}

const shapes = [
  ['rounded-sm', 'Chips, small images'],
  ['rounded-md', 'Fields, banners, notices'],
  ['rounded-lg', 'Cards, dialogs, sections'],
  ['rounded-pill', 'Buttons, filters, avatars'],
  ['rounded-md shadow-raised', 'Raised above the page'],
  ['rounded-md shadow-overlay', 'Floats over the page'],
] as const

/** Radii and shadows. */
export const Shapes: Story = {
  render: () => (
    <ul className="grid grid-cols-1 gap-6 small:grid-cols-2 desk:grid-cols-3">
      {shapes.map(([look, use]) => (
        <li key={look} className={`grid min-h-32 content-center gap-1 bg-tint p-6 ${look}`}>
          <span className="font-semibold">{look}</span>
          <span className="text-label text-ink-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
}
