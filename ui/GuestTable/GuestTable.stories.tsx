import type { Meta, StoryObj } from '@storybook/react-vite'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { GuestTable } from './GuestTable.tsx'
import type { GuestRow } from './GuestTable.tsx'

const rows: GuestRow[] = [
  {
    id: '1',
    name: 'Zoë Kravitz',
    status: 'Yes',
    contact: 'zoe@example.com',
    party: 3,
    isOrganizer: false,
    message: 'Bringing the cake, and two who will eat it.',
    answer: 'Vegan',
  },
  { id: '2', name: 'Ada Lovelace', status: 'Yes', contact: '(555) 010-0101', party: 1, isOrganizer: true, answer: '' },
  {
    id: '3',
    name: 'Émile Zola',
    status: 'No',
    contact: 'emile@example.com',
    party: 1,
    isOrganizer: false,
    message: 'Traveling, alas.',
    answer: 'None',
  },
  {
    id: '4',
    name: 'Eva Perón',
    status: 'Sent',
    detail: 'Opened Invite',
    contact: 'eva@example.com',
    party: 1,
    isOrganizer: false,
  },
  { id: '5', name: 'Guest 10', status: 'Failed', contact: 'ten@example', party: 1, isOrganizer: false },
  { id: '6', name: 'Guest 9', status: 'Unsent', party: 1, isOrganizer: false },
  {
    id: '7',
    name: 'Otto Dix',
    status: 'Waitlisted',
    contact: 'otto@example.com',
    party: 2,
    isOrganizer: false,
    answer: 'Gluten-free',
  },
]
const questions = [
  { id: 'diet', label: 'Any diet?' },
  { id: 'song', label: 'A song for the party?' },
]
const actions = (row: GuestRow) => (
  <Menu
    label={row.name}
    trigger={<IconButton label={`Actions for ${row.name}`} icon={<Ellipsis aria-hidden="true" />} />}
    items={[{ label: 'Edit' }, { label: 'Remove', tone: 'danger' }]}
  />
)

const meta = {
  component: GuestTable,
  args: { label: 'Guests', rows, rowActions: actions },
  tags: ['KIT-23'],
} satisfies Meta<typeof GuestTable>
export default meta
type Story = StoryObj<typeof meta>

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[data-slot=name] bdi')?.textContent)

/** Up, down, and back to the order of arrival; letters with marks stand where the reader looks for them, 9 before 10. */
export const Sorts: Story = {
  tags: ['GLIST-01', 'GLIST-02', 'GLIST-03'],
  args: { questionPicker: { questions, value: 'diet', onValueChange: () => undefined } },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Name' })
    const press = within(heading).getByRole('button')
    const arrived = rows.map(({ name }) => name)
    const sorted = ['Ada Lovelace', 'Émile Zola', 'Eva Perón', 'Guest 9', 'Guest 10', 'Otto Dix', 'Zoë Kravitz']
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Status',
      'Name',
      'Contact',
      'Any diet?',
      'Actions',
    ])
    await expect(heading).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(press)
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvasElement)).toEqual(sorted)
    await userEvent.click(press)
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    await expect(names(canvasElement)).toEqual(sorted.toReversed())
    await userEvent.click(press)
    await expect(heading).toHaveAttribute('aria-sort', 'none')
    await expect(names(canvasElement)).toEqual(arrived)
    const contact = canvas.getByRole('columnheader', { name: 'Contact' })
    await userEvent.click(within(contact).getByRole('button'))
    await expect(names(canvasElement).at(-1)).toBe('Guest 9')
    const answer = canvas.getByRole('columnheader', { name: 'Any diet?' })
    await userEvent.click(within(answer).getByRole('button'))
    await expect(names(canvasElement).slice(0, 3)).toEqual(['Otto Dix', 'Émile Zola', 'Zoë Kravitz'])
    await expect(within(canvas.getByRole('columnheader', { name: 'Status' })).queryByRole('button')).toBeNull()
  },
}

/** What a status means is there in more words, on pointing at it and for a screen reader. */
export const Details: Story = {
  parameters: { visual: 'none' },
  tags: ['GLIST-18'],
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Eva Perón/ }))
    await expect(row.getByTitle('Opened Invite')).toHaveTextContent('Sent (Opened Invite)')
  },
}

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)

/** Whatever people write, the table stays as wide as its place. */
export const LongWords: Story = {
  globals: { viewport: { value: 'mobile2' } },
  args: {
    rows: [
      {
        id: '1',
        name: long,
        status: 'Waitlisted',
        party: 2,
        isOrganizer: false,
        message: `https://example.com/${long}`,
      },
      { id: '2', name: 'Sara Cohen', status: 'Yes', party: 1, isOrganizer: false, message: 'See you there!' },
    ],
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    for (const pill of table.querySelectorAll<HTMLElement>('[data-slot=status]'))
      await expect(pill.offsetHeight).toBeLessThan(32)
  },
}

function Picking() {
  const [value, setValue] = useState('diet')
  return <GuestTable label="Guests" rows={rows} questionPicker={{ questions, value, onValueChange: setValue }} />
}

export const PicksTheQuestion: Story = {
  parameters: { visual: 'none' },
  tags: ['GLIST-04'],
  render: () => <Picking />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Answers to' }), 'song')
    await expect(canvas.getByRole('columnheader', { name: 'A song for the party?' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['GLIST-05'],
  args: { questionPicker: { questions: questions.slice(0, 1), value: 'diet', onValueChange: () => undefined } },
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Status',
      'Name',
      'Actions',
    ])
  },
}

const many: GuestRow[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: String(index),
  name: `Guest ${index + 1}`,
  status: index % 3 === 0 ? 'Yes' : 'Sent',
  contact: `guest${index + 1}@example.com`,
  party: 1,
  isOrganizer: false,
}))

/** Two thousand guests, of whom only those in view are drawn. */
export const Thousands: Story = {
  render: () => <GuestTable label="Guests" rows={many} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5))
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '2001')
    const scroller = canvas.getByRole('region', { name: 'Guests' })
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getByText('Guest 2000')).toBeVisible())
    scroller.scrollTop = 0
    await waitFor(() => expect(canvas.getByText('Guest 1')).toBeVisible())
  },
}

export const Empty: Story = {
  tags: ['GLIST-10'],
  args: { rows: [], emptyText: 'You have not invited anyone yet.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You have not invited anyone yet.')).toBeVisible()
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}
