import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '@festoon/ui/Button'
import { NoticeProvider, useNotice } from '@festoon/ui/NoticeProvider'
import { withMedia } from '../../support/withMedia.ts'

const meta = {
  title: 'Leaving notice',
  tags: ['!dev', '!autodocs'],
  parameters: { visual: 'none' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Notify() {
  const notify = useNotice()
  return <Button onClick={() => notify({ level: 'info', text: 'Message sent.', durationMs: 600_000 })}>Notify</Button>
}

/** Returns the running transitions of an element by property, with their durations in milliseconds. */
const transitions = (element: Element): Record<string, unknown> =>
  Object.fromEntries(
    element
      .getAnimations()
      .flatMap((animation) =>
        animation instanceof CSSTransition
          ? [[animation.transitionProperty, animation.effect?.getTiming().duration]]
          : [],
      ),
  )

/** A dismissed notice fades and sinks for half a second, and is then gone. The classes alone decide how long that takes. */
export const FadesOut: Story = {
  tags: ['CONST-21'],
  render: () => (
    <NoticeProvider>
      <div className="min-h-48">
        <Notify />
      </div>
    </NoticeProvider>
  ),
  play: ({ canvas }) =>
    withMedia({ 'prefers-reduced-motion': 'no-preference' }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Notify' }))
      const bar = canvas.getByText('Message sent.').closest('[data-level]')
      if (!bar) throw new Error('There is no notice.')
      // A notice that is still appearing would fade from where it is.
      await Promise.all(bar.getAnimations().map(({ finished }) => finished))
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
      await expect(transitions(bar)).toEqual({ opacity: 500, translate: 500 })
      await waitFor(() => expect(bar).not.toBeInTheDocument(), { timeout: 2_000 })
    }),
}
