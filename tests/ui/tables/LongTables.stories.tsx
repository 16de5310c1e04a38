import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '@festoon/ui/Button'
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
