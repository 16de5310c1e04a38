import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ImageCard } from '@festoon/ui/ImageCard'

const file = new URL('../../app/public/icon-512.png', import.meta.url).href

const meta = {
  component: ImageCard,
  // A file, because browsers load data: URLs at once.
  args: { title: 'Garden lanterns', src: file, href: '#one' },
  parameters: { visual: 'none' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof ImageCard>
export default meta
type Story = StoryObj<typeof meta>

/** Far from the window, the placeholder shows. As the card comes near, its image loads and fades in. */
export const Below: Story = {
  render: (args) => (
    <div style={{ paddingTop: '900vh' }}>
      <ImageCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const image = canvas.getByRole('article').querySelector('img')
    await expect(image).toHaveStyle({ opacity: '0' })
    await expect(image).toHaveAttribute('loading', 'lazy')
    canvas.getByRole('article').scrollIntoView()
    await waitFor(() => expect(image).toHaveStyle({ opacity: '1' }))
  },
}

/** In a row that scrolls sideways, an image loads before it is scrolled into the row. */
export const BesideARow: Story = {
  args: { src: `${file}?beside` },
  render: (args) => (
    <div style={{ display: 'flex', overflowX: 'auto', width: 300 }}>
      <div style={{ flex: 'none', width: 320 }}>Scroll on</div>
      <ImageCard {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article')
    await expect(card.getBoundingClientRect().left).toBeGreaterThan(300)
    // Not every browser looks into rows itself.
    await waitFor(() => expect(card.querySelector('img')).toHaveAttribute('loading', 'eager'))
    await waitFor(() => expect(card.querySelector('img')).toHaveStyle({ opacity: '1' }))
  },
}
