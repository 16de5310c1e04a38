import type { Meta, StoryObj } from '@storybook/react-vite'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useMemo, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Menu } from '../Menu/Menu.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { TextField } from '../TextField/TextField.tsx'
import { GuestTable, type GuestRow } from './GuestTable.tsx'

const alone = { party: 1, isOrganizer: false }
const openedStatus = { detail: 'Opened Invite', progress: 'Opened', isOpened: true }
const organizer = { party: 1, isOrganizer: true }
const rows: GuestRow[] = [
  {
    id: '1',
    name: 'Zoë Kravitz',
    status: 'Yes',
    contact: 'zoe@example.com',
    party: 3,
    isOrganizer: false,
    message: 'Bringing the cake, and two who will eat it.',
    response: 'Vegan',
  },
  { id: '2', name: 'Ada Lovelace', status: 'Yes', contact: '(555) 010-0101', ...organizer, response: '' },
  {
    id: '3',
    name: 'Émile Zola',
    status: 'No',
    contact: 'emile@example.com',
    party: 1,
    isOrganizer: false,
    message: 'Traveling, alas.',
    response: 'None',
  },
  { id: '4', name: 'Eva Perón', status: 'Sent', ...openedStatus, contact: 'eva@example.com', ...alone },
  { id: '5', name: 'Guest 10', status: 'Unsent', detail: 'Send Failure', contact: 'ten@example', ...alone },
  { id: '6', name: 'Guest 9', status: 'Unsent', ...alone },
  {
    id: '7',
    name: 'Otto Dix',
    status: 'Yes',
    standing: 'Waitlisted',
    contact: 'otto@example.com',
    party: 2,
    isOrganizer: false,
    response: 'Gluten-free',
  },
]
const questions = [
  { id: 'diet', label: 'Dietary needs?' },
  { id: 'song', label: 'A song for the party?' },
]
const actions = (row: GuestRow) => (
  <Menu
    label={row.name}
    trigger={<IconButton label={`Actions for ${row.name}`} icon={<Ellipsis aria-hidden="true" />} />}
    items={[
      { label: 'Edit', onSelect: fn() },
      { label: 'Remove', tone: 'danger', onSelect: fn() },
    ]}
  />
)

const meta = {
  component: GuestTable,
  args: { label: 'Guests', rows, rowActions: actions },
  parameters: {
    guide: {
      avoid:
        'For a handful of people, a list of names reads better; to show only who is coming, use avatars. It is specific to guests: use another table for other data.',
      keyboard: [
        [
          'Tab',
          'Moves to the question, the sortable headings, and each guest’s actions; with many guests, first to the scrolling region.',
        ],
        ['Enter, Space', 'Sort by the focused heading: ascending, descending, unsorted. Or open the actions.'],
        ['↓, ↑, Page Down, End', 'Scroll a long list while its region has focus.'],
      ],
    } satisfies Guide,
  },
  tags: ['KIT-23'],
} satisfies Meta<typeof GuestTable>
export default meta
type Story = StoryObj<typeof meta>

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('[data-slot=name] bdi')?.textContent)

const headings = (element: HTMLElement) =>
  within(element)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)

/** Sorts ascending, then descending, then not at all. Accented letters sort as readers expect, and 9 comes before 10. */
export const Sorts: Story = {
  tags: ['GLIST-01', 'GLIST-02', 'GLIST-03'],
  args: { questionPicker: { questions, value: 'diet', onValueChange: () => undefined } },
  play: async ({ canvas, canvasElement }) => {
    const originalOrder = rows.map(({ name }) => name)
    // Rows without a value, which aren't listed here, come last in either direction.
    const orders = {
      Name: ['Ada Lovelace', 'Émile Zola', 'Eva Perón', 'Guest 9', 'Guest 10', 'Otto Dix', 'Zoë Kravitz'],
      Contact: ['Ada Lovelace', 'Émile Zola', 'Eva Perón', 'Otto Dix', 'Guest 10', 'Zoë Kravitz'],
      'Dietary needs?': ['Otto Dix', 'Émile Zola', 'Zoë Kravitz'],
    }
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    await expect(headings(canvasElement)).toEqual(['Status', 'Name', 'Contact', 'Dietary needs?', 'Actions'])
    for (const [name, ascending] of Object.entries(orders)) {
      const sort = canvas.getByRole('columnheader', { name })
      const states = { ascending, descending: ascending.toReversed(), none: originalOrder }
      await expect(sort).toHaveAttribute('aria-sort', 'none')
      for (const [state, order] of Object.entries(states)) {
        await press(name)
        await expect(sort).toHaveAttribute('aria-sort', state)
        await expect(names(canvasElement).slice(0, order.length)).toEqual(order)
      }
    }
    await press('Dietary needs?')
    await expect(within(canvas.getByRole('columnheader', { name: 'Status' })).queryByRole('button')).toBeNull()
  },
}

/** The status is one of four words. Its tooltip says more, and the standing on the waitlist is next to the name. */
export const Details: Story = {
  parameters: { visual: 'none' },
  tags: ['GLIST-17', 'GLIST-18', 'INV-12'],
  play: async ({ canvas, canvasElement }) => {
    const pills = [...canvasElement.querySelectorAll('[data-slot=status]')].map((pill) => pill.firstChild?.textContent)
    await expect(pills).toEqual(['Yes', 'Yes', 'No', 'Sent', 'Unsent', 'Unsent', 'Yes'])
    await expect(canvas.getByRole('rowheader', { name: /Otto Dix.*Waitlisted/ })).toBeVisible()
    const row = within(canvas.getByRole('row', { name: /Eva Perón/ }))
    await expect(row.getByTitle('Opened Invite')).toHaveTextContent('Sent (Opened Invite)')
    await expect(row.getByText('Opened')).toHaveAttribute('aria-hidden', 'true')
  },
}

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)

/** Long text never widens the table, and a note appears under the name. */
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    rows: [
      {
        id: '1',
        name: long,
        status: 'Yes',
        standing: 'Waitlisted',
        party: 2,
        isOrganizer: false,
        message: `https://example.com/${long}`,
      },
      { id: '2', name: 'Sara Cohen', status: 'Yes', party: 1, isOrganizer: false, message: 'See you there!' },
    ],
    rowNote: ({ id }) => id === '2' && <a href="#mend">Edit email and resend</a>,
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table')
    await expect(table.offsetWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0)
    for (const pill of table.querySelectorAll<HTMLElement>('[data-slot=status]'))
      await expect(pill.offsetHeight).toBeLessThan(32)
    await expect(within(canvas.getByRole('row', { name: /Sara/ })).getByRole('link')).toBeVisible()
  },
}

/** Only matching rows are shown, ignoring case and accents, in the chosen order. */
export const Searched: Story = {
  parameters: { visual: 'none' },
  args: { search: 'ZOE' },
  play: async ({ canvasElement }) => {
    await expect(names(canvasElement)).toEqual(['Zoë Kravitz'])
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Responses to' }), 'song')
    await expect(canvas.getByRole('columnheader', { name: 'A song for the party?' })).toBeVisible()
  },
}

export const OnAPhone: Story = {
  tags: ['GLIST-04', 'GLIST-05'],
  args: { questionPicker: { questions: questions.slice(0, 1), value: 'diet', onValueChange: () => undefined } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(headings(canvasElement)).toEqual(['Status', 'Name', 'Actions'])
    await expect(canvas.queryByRole('combobox', { name: 'Responses to' })).toBeNull()
  },
}

const many: GuestRow[] = Array.from({ length: 2_000 }, (_, index) => ({
  id: String(index),
  name: index === 2 ? `${long}${index}` : `Guest ${index + 1}`,
  status: index % 3 === 0 ? 'Yes' : 'Sent',
  contact: `guest${index + 1}@example.com`,
  party: index % 3 === 0 ? 2 : 1,
  isOrganizer: false,
  ...(index % 5 === 1 && { message: 'We’re on the late train, so please save us some of the cake. '.repeat(3) }),
}))

/** With 2,000 guests, only the visible rows are rendered. All rows have the same height. */
export const Thousands: Story = {
  render: () => <GuestTable label="Guests" rows={many} />,
  play: async ({ canvas, canvasElement }) => {
    const scroller = canvas.getByRole('region', { name: 'Guests' })
    const table = canvas.getByRole('table')
    const renderedRows = () => canvas.getAllByRole('row').slice(1)
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(2_000 * 40))
    await expect(renderedRows().length).toBeGreaterThan(5)
    await expect(renderedRows().length).toBeLessThan(40)
    await expect(new Set(renderedRows().map((row) => row.offsetHeight)).size).toBe(1)
    await expect(table).toHaveAttribute('aria-rowcount', '2001')
    await expect(canvas.getAllByRole('row')[0]).toHaveAttribute('aria-rowindex', '1')
    await expect(table.offsetWidth).toBeLessThanOrEqual(scroller.clientWidth)

    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getByText('Guest 2000')).toBeVisible())
    await expect(renderedRows().at(-1)).toHaveAttribute('aria-rowindex', '2001')
    // Sorting scrolls back to the top.
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Contact' })).getByRole('button'))
    await waitFor(() => expect(names(canvasElement)[0]).toBe('Guest 1'))
    await expect(scroller.scrollTop).toBe(0)
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Contact' })).getByRole('button'))
    await expect(names(canvasElement)[0]).toBe('Guest 2000')
    await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Contact' })).getByRole('button'))
    await expect(names(canvasElement)[0]).toBe('Guest 1')
  },
}

function Searching() {
  const [search, setSearch] = useState('')
  return (
    <>
      <TextField label="Find a guest" value={search} onChange={(event) => setSearch(event.target.value)} />
      <GuestTable label="Guests" rows={many} search={search} emptyText="No matches." />
    </>
  )
}

/** Results update with each letter, and a message appears when nothing matches. */
export const SearchesThousands: Story = {
  parameters: { visual: 'none' },
  render: () => <Searching />,
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole('textbox', { name: 'Find a guest' })
    const table = canvas.getByRole('table')
    const resultStatus = canvas.getByRole('status')
    await expect(resultStatus).toBeEmptyDOMElement()
    await userEvent.type(field, 'guest 199')
    await waitFor(() => expect(resultStatus).toHaveTextContent('11 results'))
    await expect(table).toHaveAttribute('aria-rowcount', '12')
    await expect(names(canvasElement)).toContain('Guest 1999')
    await userEvent.type(field, '9')
    await expect(names(canvasElement)).toEqual(['Guest 1999'])
    await waitFor(() => expect(resultStatus).toHaveTextContent('1 result'))
    await userEvent.type(field, '9')
    await expect(canvas.getByText('No matches.')).toBeVisible()
    await waitFor(() => expect(resultStatus).toHaveTextContent('No results'))
    await userEvent.clear(field)
    await expect(table).toHaveAttribute('aria-rowcount', '2001')
    await waitFor(() => expect(resultStatus).toBeEmptyDOMElement())
  },
}

function Changing() {
  const [count, setCount] = useState(many.length)
  return (
    <>
      <Button onClick={() => setCount(50)}>Few</Button>
      <Button onClick={() => setCount(many.length)}>Many</Button>
      <GuestTable label="Guests" rows={useMemo(() => many.slice(0, count), [count])} rowActions={actions} />
    </>
  )
}

/** Focused elements are never hidden under the headings. When the search is cleared, the list starts at the top. */
export const Scrolled: Story = {
  parameters: { visual: 'none' },
  render: () => <Changing />,
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('region', { name: 'Guests' }).scrollTop = 5_000
    const button = await canvas.findByRole('button', { name: 'Actions for Guest 78' })
    button.focus()
    for (let row = 77; row > 68; row -= 1) {
      await userEvent.tab({ shift: true })
      await expect(canvas.getByRole('button', { name: `Actions for Guest ${row}` })).toHaveFocus()
      const { left, top, height } = canvas
        .getByRole('button', { name: `Actions for Guest ${row}` })
        .getBoundingClientRect()
      await expect(document.activeElement?.contains(document.elementFromPoint(left + 20, top + height / 2))).toBe(true)
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Few' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Many' }))
    await waitFor(() => expect(names(canvasElement)[0]).toBe('Guest 1'))
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

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  args: { questionPicker: { questions, value: 'diet', onValueChange: () => undefined } },
  play: async ({ canvas, canvasElement }) => {
    const heading = (name: string) => canvas.getByRole('columnheader', { name })
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Responses to' })).toHaveFocus()
    await userEvent.tab()
    await expect(within(heading('Name')).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(heading('Name')).toHaveAttribute('aria-sort', 'ascending')
    await expect(names(canvasElement)[0]).toBe('Ada Lovelace')
    await userEvent.keyboard(' ')
    await expect(heading('Name')).toHaveAttribute('aria-sort', 'descending')
    await expect(names(canvasElement)[0]).toBe('Zoë Kravitz')
    await userEvent.tab()
    await expect(within(heading('Contact')).getByRole('button')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(heading('Dietary needs?')).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading('Name')).toHaveAttribute('aria-sort', 'none')
    await userEvent.tab()
    const first = canvas.getByRole('button', { name: `Actions for ${names(canvasElement)[0]}` })
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(first).toHaveFocus())
  },
}
