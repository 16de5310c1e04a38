import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoot } from 'react-dom/client'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { themeClass, themeNames } from '../../tokens/names.ts'
import { conforming } from '../support/stories/conformance.tsx'

const meta = { title: 'Conformance', tags: ['!dev', '!autodocs'], parameters: { visual: 'none' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** Every component passes on its ref, class and other props, under every theme. */
export const EveryComponent: Story = {
  render: () => <p>Conformance</p>,
  play: async () => {
    for (const theme of themeNames) {
      for (const { name, render, hasTrigger } of conforming) {
        const place = document.createElement('div')
        place.className = themeClass(theme)
        document.body.append(place)
        const root = createRoot(place)
        let heldElement: HTMLElement | null = null
        const ref = (element: HTMLElement | null) => {
          heldElement = element
        }
        root.render(render({ ref, className: 'probe-class', 'data-probe': name }))
        if (hasTrigger) await userEvent.click(await within(place).findByRole('button'))
        await waitFor(() => expect(document.querySelectorAll(`[data-probe=${name}]`), name).toHaveLength(1))
        await expect(heldElement, `${name} forwards its ref`).toBe(document.querySelector(`[data-probe=${name}]`))
        await expect(document.querySelectorAll('.probe-class'), `${name} accepts a class`).toHaveLength(1)
        root.unmount()
        await waitFor(() => expect(document.querySelector(`[data-probe=${name}]`), `${name} leaves`).toBeNull())
        place.remove()
      }
    }
  },
}
