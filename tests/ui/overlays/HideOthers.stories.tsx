import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hideOthers } from '../../../ui/private/hideOthers.ts'

const meta = {
  title: 'HideOthers',
  tags: ['!dev', '!autodocs'],
  parameters: { visual: 'none' },
  render: () => (
    <>
      <main data-part="page">Page</main>
      <div data-part="around">
        <p data-part="beside">Beside</p>
        <div data-part="first">First dialog</div>
        <div data-part="second">Second dialog</div>
      </div>
      <p data-part="live" aria-live="polite">
        Saved
      </p>
      <p data-part="own" aria-hidden="true">
        Decoration
      </p>
    </>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Of two dialogs, the last one to close shows the page again, in any order. Live regions stay, and what the page hides stays hidden. */
export const TwoDialogs: Story = {
  play: async ({ canvasElement }) => {
    const part = (name: string): Element => {
      const element = canvasElement.querySelector(`[data-part=${name}]`)
      if (!element) throw new Error(`No ${name}`)
      return element
    }
    const hidden = () =>
      [...canvasElement.querySelectorAll('[data-part][aria-hidden=true]')].map((element) =>
        element.getAttribute('data-part'),
      )
    await expect(hidden()).toEqual(['own'])
    const showFirst = hideOthers(part('first'))
    await expect(hidden()).toEqual(['page', 'beside', 'second', 'own'])
    const showSecond = hideOthers([part('second')])
    await expect(hidden()).toEqual(['page', 'beside', 'first', 'second', 'own'])
    showFirst()
    await expect(hidden()).toEqual(['page', 'beside', 'first', 'own'])
    showSecond()
    await expect(hidden()).toEqual(['own'])
    await expect(part('page')).not.toHaveAttribute('aria-hidden')
  },
}
