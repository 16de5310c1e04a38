import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { avatarColors } from '@festoon/tokens/avatarColors'
import { contrast } from '@festoon/tokens/contrast'
import type { Guide } from '../private/stories/guide.ts'
import { hexOf } from '../private/stories/hexOf.ts'
import { picture } from '../private/stories/picture.ts'
import { Avatar } from './Avatar.tsx'

const meta = {
  component: Avatar,
  args: { name: 'Ada Lovelace' },
  parameters: {
    guide: {
      avoid:
        'For images of anything but people, use an ordinary image. An avatar is not a button: wrap it in a link or button with a label.',
      keyboard: [],
    } satisfies Guide,
  },
  tags: ['KIT-18'],
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

/** The photo, or the initials if it is missing or fails to load, or an icon if there is no name. */
export const Kinds: Story = {
  tags: ['HEAD-06'],
  render: () => (
    <div className="flex gap-3">
      <Avatar name="Ada Lovelace" photoUrl={picture(200, 200)} />
      <Avatar name="Ada King Lovelace" />
      <Avatar />
      <Avatar name="Grace Hopper" photoUrl="data:image/png;base64,broken" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        [...canvasElement.querySelectorAll('[data-kind]')].map((avatar) => avatar.getAttribute('data-kind')),
      ).toEqual(['photo', 'initials', 'icon', 'initials']),
    )
    await expect(canvasElement).toHaveTextContent('ALGH')
    const [photo, initials, icon, brokenPhoto] = canvasElement.querySelectorAll('[data-kind]')
    await expect(photo?.querySelector('img')).toBeVisible()
    await expect([photo, initials, icon, brokenPhoto].map((avatar) => avatar?.textContent)).toEqual([
      '',
      'AL',
      '',
      'GH',
    ])
    await expect(icon?.querySelector('svg')).toBeVisible()
  },
}

export const Sizes: Story = {
  tags: ['CONST-25'],
  render: (args) => (
    <div className="flex items-center gap-3">
      {(['small', 'medium', 'large', 'profile'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} data-testid={size} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('profile').offsetWidth).toBe(94)
  },
}

/** The same person always gets the same one of eight colors. */
export const Colors: Story = {
  tags: ['CONST-45', 'CONST-47'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      {[...'abcdefghijklmnopqrstuvwx'].map((letter) => (
        <Avatar key={letter} name={letter} id={`${letter}@example.com`} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const avatars = [...canvasElement.querySelectorAll('[data-kind=initials]')].map((one) => getComputedStyle(one))
    const grounds = new Set(avatars.map(({ backgroundColor }) => backgroundColor))
    await expect([grounds.size, avatarColors.length]).toEqual([8, 8])
    for (const { color, backgroundColor } of avatars)
      await expect(contrast(hexOf(color), hexOf(backgroundColor)), backgroundColor).toBeGreaterThanOrEqual(4.5)
  },
}

/** The color is that of the id or, without one, of the name. */
export const ColorOfAPerson: Story = {
  parameters: { visual: 'none' },
  tags: ['CONST-45'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      {[...'abcdef'].map((letter) => (
        <div key={letter}>
          <Avatar name={letter} id={`${letter}@example.com`} />
          <Avatar name="Under another name" id={`${letter}@example.com`} />
          <Avatar name={`${letter}@example.com`} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const avatars = [...canvasElement.querySelectorAll('[data-kind]')]
    const colors = avatars.map((avatar) => getComputedStyle(avatar).backgroundColor)
    await expect(colors).toHaveLength(18)
    for (const [at, color] of colors.entries()) await expect(color).toBe(colors[at - (at % 3)])
  },
}

/** Without a name next to it, the avatar has an accessible name. */
export const Alone: Story = {
  parameters: { visual: 'none' },
  args: { role: 'img', 'aria-label': 'Ada Lovelace' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Lovelace' })).toBeVisible()
  },
}
