import type { Meta, StoryObj } from '@storybook/react-vite'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink.tsx'
import { GuestTable } from '../../ui/GuestTable/GuestTable.tsx'
import { SegmentedFilter } from '../../ui/SegmentedFilter/SegmentedFilter.tsx'
import { ThemeScope } from '../../ui/ThemeScope/ThemeScope.tsx'
import { FoundationPage } from './FoundationPage.tsx'

interface Actions {
  onInvite: () => void
}

const meta = {
  title: 'Patterns/Empty',
  args: { onInvite: fn() },
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'An empty state says what belongs here and offers one action to add it. Use a strong color for the first visit, and keep an empty list within a page plain. When a filter hides everything, say so and offer to clear it, so that no one thinks their data is gone.',
      },
    },
  },
} satisfies Meta<Actions>
export default meta
type Story = StoryObj<Actions>

/** The first visit: a strong color, one sentence, one button. */
export const FirstParty: Story = {
  render: () => (
    <ThemeScope preset="orange" as="section" aria-labelledby="first" className="rounded-lg">
      <div className="grid max-w-2xl grid-cols-1 justify-items-start gap-5 px-5 py-12 wide:px-10 wide:py-20">
        <h1 id="first" className="text-display">
          Nothing on the calendar yet
        </h1>
        <p className="text-lead">
          Pick an image, a date, and a place. Your first invitation takes about two minutes. Parties you’re invited to
          will show up here, too.
        </p>
        <ButtonLink href="#new" size="large">
          Create a party
        </ButtonLink>
      </div>
    </ThemeScope>
  ),
}

/** An empty list within a working page: its heading stays, with a way to add the first item. */
export const NoGuests: Story = {
  render: ({ onInvite }) => (
    <section aria-labelledby="guests" className="grid grid-cols-1 gap-5">
      <h2 id="guests" className="text-headline">
        Guests
      </h2>
      <GuestTable
        label="Guests"
        rows={[]}
        emptyText={
          <>
            <p className="font-display text-title font-bold">Who should be there?</p>
            <p className="max-w-prose text-body text-ink-muted">
              Add people by email or phone. Nothing is sent until you select Send.
            </p>
            <Button icon={<UserPlus aria-hidden="true" />} onClick={onInvite} className="mt-2">
              Add guests
            </Button>
          </>
        }
      />
    </section>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add guests' }))
    await expect(args.onInvite).toHaveBeenCalledOnce()
  },
}

const answers = [
  { value: 'all', label: 'All', count: 2 },
  { value: 'yes', label: 'Going', count: 2 },
  { value: 'no', label: 'Can’t go', count: 0 },
]
const rows = [
  { id: '1', name: 'Ada Byron', status: 'Yes' as const, party: 2, isOrganizer: false },
  { id: '2', name: 'Bo Lindqvist', status: 'Yes' as const, party: 1, isOrganizer: false },
]
const noRows: typeof rows = []

function Filtered() {
  const [value, setValue] = useState('no')
  return (
    <section aria-labelledby="answers" className="grid grid-cols-1 gap-5">
      <h2 id="answers" className="text-headline">
        RSVPs
      </h2>
      <SegmentedFilter label="Show" options={answers} value={value} onValueChange={setValue} />
      <GuestTable
        label="RSVPs"
        rows={value === 'no' ? noRows : rows}
        emptyText={
          <>
            <p>No one has declined.</p>
            <Button onClick={() => setValue('all')}>Show all guests</Button>
          </>
        }
      />
    </section>
  )
}

/** A filter with no results. The filter stays visible, and one click clears it. */
export const NothingFits: Story = {
  render: () => <Filtered />,
}

export const NothingFitsCleared: Story = {
  parameters: { visual: 'none' },
  render: () => <Filtered />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all guests' }))
    await expect(canvas.getByRole('button', { name: /All/, pressed: true })).toBeVisible()
    await expect(canvas.getByText('Ada Byron')).toBeVisible()
  },
}
