import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '@festoon/ui/Button'
import { ConfirmDialog } from '@festoon/ui/ConfirmDialog'
import { GuestTable, type GuestRow } from '@festoon/ui/GuestTable'
import { DataTable } from '../../../ui/private/table/DataTable.tsx'

const row = (index: number): GuestRow => ({
  id: `${index}`,
  name: `Guest ${index}`,
  status: 'Yes',
  party: 1,
  isOrganizer: false,
})
const rows = Array.from({ length: 500 }, (_, index) => row(index + 1))

const meta = {
  component: GuestTable,
  args: { label: 'Guests', rows, rowActions: ({ name }) => <Button>Actions for {name}</Button> },
  parameters: { visual: 'none' },
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof GuestTable>
export default meta
type Story = StoryObj<typeof meta>

/** When the focused row is scrolled out of the list, the focus goes to the list. */
export const FocusScrolledAway: Story = {
  parameters: { keepFocus: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Guests' })
    const button = await canvas.findByRole('button', { name: 'Actions for Guest 2' })
    button.focus()
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await waitFor(() => expect(region).toHaveFocus())
  },
}

function Removing({ count }: { count: number }) {
  const [guests, setGuests] = useState(() => rows.slice(0, count))
  const [askedGuest, setAskedGuest] = useState<GuestRow>()
  const actions = useCallback(
    (guest: GuestRow) => <Button onClick={() => setAskedGuest(guest)}>Remove {guest.name}</Button>,
    [],
  )
  return (
    <>
      <GuestTable label="Guests" rows={guests} rowActions={actions} />
      {askedGuest && (
        <ConfirmDialog
          open
          title="Remove guest?"
          text="They won't be notified."
          confirmLabel="Remove"
          onOpenChange={() => setAskedGuest(undefined)}
          onConfirm={() => {
            setGuests((all) => all.filter(({ id }) => id !== askedGuest.id))
            // The list is there before the dialog closes.
            setTimeout(() => setAskedGuest(undefined))
          }}
        />
      )}
    </>
  )
}

const focusStays: Story['play'] = async ({ canvas }) => {
  const button = await canvas.findByRole('button', { name: 'Remove Guest 2' })
  await userEvent.click(button)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await expect(button).not.toBeInTheDocument()
  await waitFor(() => expect(document.activeElement?.contains(canvas.getByRole('table'))).toBe(true))
  await expect(document.activeElement).not.toBe(document.body)
  await userEvent.tab()
  await expect(canvas.getByRole('table').contains(document.activeElement)).toBe(true)
}

/** When a dialog has removed the row that it was opened from, the focus goes to the list. */
export const FocusOfARemovedRow: Story = {
  parameters: { keepFocus: true },
  render: () => <Removing count={500} />,
  play: focusStays,
}

/** The same in a list so short that all of its rows are rendered. */
export const FocusOfARemovedRowOfFew: Story = {
  parameters: { keepFocus: true },
  render: () => <Removing count={3} />,
  play: focusStays,
}

function Shrinking() {
  const [count, setCount] = useState(3)
  const actions = useCallback(
    ({ name }: GuestRow) => <Button onClick={() => setCount(1)}>Leave with {name}</Button>,
    [],
  )
  return <GuestTable label="Guests" rows={useMemo(() => rows.slice(0, count), [count])} rowActions={actions} />
}

/** When another host removes the row with the focus, or a filter hides it, the focus goes to the list. */
export const FocusOfAVanishedRow: Story = {
  parameters: { keepFocus: true },
  render: () => <Shrinking />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave with Guest 3' }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Leave with Guest 3' })).toBeNull())
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
    await expect(document.activeElement?.contains(canvas.getByRole('table'))).toBe(true)
  },
}

const mounts = fn()

function Heading() {
  useEffect(() => mounts(), [])
  return 'Name'
}

function NewColumns() {
  const [time, setTime] = useState(0)
  return (
    <>
      <Button onClick={() => setTime(time + 1)}>Update</Button>
      <DataTable
        label="Guests"
        className=""
        rows={rows}
        rowId={({ id }) => id}
        columns={[
          { id: 'name', className: '', heading: <Heading />, heads: true, cell: ({ name }) => `${name}, ${time}` },
        ]}
      />
    </>
  )
}

/** New columns mount no heading again. */
export const HeadingsStay: Story = {
  render: () => <NewColumns />,
  play: async ({ canvas }) => {
    mounts.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await canvas.findByRole('rowheader', { name: 'Guest 1, 1' })
    await expect(mounts).not.toHaveBeenCalled()
  },
}

/** A long name leaves room for the contact. */
export const LongNameAndContact: Story = {
  args: { rows: [{ ...row(1), name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), contact: 'ada@example.com' }] },
  play: async ({ canvas }) => {
    const contact = canvas.getByText('ada@example.com')
    await expect(contact.scrollWidth).toBeLessThanOrEqual(contact.clientWidth)
    await expect(contact.offsetHeight).toBeLessThan(40)
  },
}
