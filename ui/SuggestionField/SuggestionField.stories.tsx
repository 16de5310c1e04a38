import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import type { Guide } from '../private/stories/guide.ts'
import { SuggestionField } from './SuggestionField.tsx'
import type { Suggestion } from './SuggestionField.tsx'

const places: Suggestion<number>[] = [
  { id: 'a', main: 'Oakland', secondary: 'California, United States', data: 1 },
  { id: 'b', main: 'Oak Park', secondary: 'Illinois, United States', data: 2 },
  { id: 'c', main: 'Oaxaca', secondary: 'Mexico', data: 3 },
]
const onPickPlace = fn()

function Held({ loading = false, initial = '' }: { loading?: boolean; initial?: string }) {
  const [text, setText] = useState(initial)
  const matchingPlaces =
    text === '' || loading ? [] : places.filter(({ main }) => main.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <div className="min-h-96">
      <SuggestionField
        label="Place"
        value={text}
        onValueChange={setText}
        suggestions={matchingPlaces}
        loading={loading}
        emptyText="No such place. You can keep what you typed."
        onPick={(suggestion) => {
          setText(suggestion.main)
          onPickPlace(suggestion)
        }}
      />
    </div>
  )
}

const meta = {
  component: SuggestionField,
  args: { label: 'Place', value: '', onValueChange: fn(), suggestions: places, onPick: fn() },
  render: () => <Held />,
  parameters: {
    guide: {
      avoid: "If the value must come from a list, use Select. It doesn't filter by itself, and it accepts any text.",
      keyboard: [
        ['Tab', 'Moves to the field, and past it; the list closes.'],
        ['↓, ↑', 'Open the list and move through it, wrapping around through the text field.'],
        ['Enter', 'Chooses the highlighted suggestion or action; without one it submits the form.'],
        ['Escape', 'Closes the list and keeps the text.'],
      ],
    } satisfies Guide,
    narrow: true,
  },
  tags: ['KIT-24'],
} satisfies Meta<typeof SuggestionField<number>>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oa{ArrowDown}')
    await userEvent.hover(canvas.getByText('Oaxaca'))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Oaxaca')
  },
  parameters: { keepFocus: true },
}

/** Long suggestions wrap; the list is as wide as its field. */
export const LongWords: Story = {
  render: (args) => (
    <div className="min-h-96">
      <SuggestionField
        {...args}
        value="Donau"
        suggestions={[
          {
            id: 'a',
            main: 'Donaudampfschifffahrtsgesellschaftsgebäude',
            secondary: 'Am Hafen 1, behind the warehouse with the green door, Vienna, Austria',
            data: 1,
          },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    const list = canvas.getByRole('listbox')
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
  },
  parameters: { keepFocus: true },
}

export const WithError: Story = {
  render: (args) => <SuggestionField {...args} error="Please choose a place." required />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please choose a place.')
  },
}

export const Disabled: Story = { render: (args) => <SuggestionField {...args} value="Oakland" disabled /> }

export const Clicked: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oax')
    await userEvent.click(canvas.getByText('Oaxaca'))
    await expect(onPickPlace).toHaveBeenLastCalledWith(places[2])
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}

export const NothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz')
    await expect(canvas.getByRole('status')).toHaveTextContent('No such place.')
  },
  parameters: { keepFocus: true },
}

export const Loading: Story = {
  render: () => <Held loading />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oa')
    await expect(canvas.getByText('Loading…')).toBeVisible()
  },
  parameters: { keepFocus: true },
}

function Late() {
  const [lateSuggestions, setLateSuggestions] = useState(places)
  return (
    <div className="min-h-96">
      <SuggestionField
        label="Place"
        value="Oa"
        onValueChange={fn()}
        suggestions={lateSuggestions}
        onPick={onPickPlace}
      />
      <button type="button" onClick={() => setLateSuggestions(places.toReversed())}>
        Better ones
      </button>
    </div>
  )
}

/** The highlighted suggestion stays highlighted when more arrive. */
export const ComesLate: Story = {
  parameters: { visual: 'none' },
  render: () => <Late />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}')
    await fireEvent.click(canvas.getByRole('button', { name: 'Better ones' }))
    await expect(canvas.getAllByRole('option')[0]).toHaveTextContent('Oaxaca')
    await userEvent.keyboard('{Enter}')
    await expect(onPickPlace).toHaveBeenLastCalledWith(places[0])
  },
}

const closed = fn()

/** In a dialog, Escape closes the list but not the dialog. */
export const InADialog: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <Dialog open onOpenChange={closed} title="Place">
      <Held />
    </Dialog>
  ),
  play: async () => {
    closed.mockClear()
    await userEvent.type(screen.getByRole('combobox'), 'oa')
    await expect(screen.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(closed).not.toHaveBeenCalled()
    await userEvent.clear(screen.getByRole('combobox'))
    await userEvent.keyboard('{Escape}')
    await expect(closed).toHaveBeenCalledWith(false)
  },
}

const submitSpy = fn((event: FormEvent) => event.preventDefault())

export const Keyboard: Story = {
  parameters: { visual: 'none' },
  render: () => (
    <form onSubmit={submitSpy}>
      <Held />
      <button type="submit">Save</button>
    </form>
  ),
  play: async ({ canvas }) => {
    submitSpy.mockClear()
    onPickPlace.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Place' })
    const markedOption = () => canvas.queryByRole('option', { selected: true })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('oa')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await expect(markedOption()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(markedOption()).toHaveTextContent('Oak Park')
    await expect(field).toHaveAttribute('aria-activedescendant', markedOption()?.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(markedOption()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    await expect(markedOption()).toHaveTextContent('Oaxaca')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('oa')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(onPickPlace).toHaveBeenCalledTimes(1)
    await expect(onPickPlace).toHaveBeenLastCalledWith(places[1])
    await expect(field).toHaveValue('Oak Park')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(submitSpy).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(submitSpy).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Backspace}')
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus()
  },
}

/** Enter accepts what an input method composes, and no suggestion. Safari sends it after the composition, with a code. */
export const Composition: Story = {
  parameters: { visual: 'none' },
  render: () => <Held />,
  play: async ({ canvas }) => {
    onPickPlace.mockClear()
    const field = canvas.getByRole('combobox', { name: 'Place' })
    await userEvent.type(field, 'oa')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    for (const key of [{ isComposing: true }, { keyCode: 229 }])
      await fireEvent.keyDown(field, { key: 'Enter', ...key })
    await expect(onPickPlace).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(onPickPlace).toHaveBeenCalledTimes(1)
  },
}

const people: Suggestion<string>[] = [
  { id: 'ana', main: 'Ana Ortiz', secondary: 'ana@example.com', note: 'On the list', disabled: true, data: 'ana' },
  { id: 'ben', main: 'Ben Adeyemi', note: '3 shared events', data: 'ben' },
  { id: 'chloe', main: 'Chloé Dubois', secondary: 'chloe.dubois@example.com', data: 'chloe' },
].map((one) => ({ ...one, icon: <Avatar size="small" name={one.main} /> }))
const onCreate = fn()
const onTake = fn()

function Picking() {
  const [text, setText] = useState('')
  return (
    <div className="min-h-96">
      <SuggestionField
        label="Name or email"
        value={text}
        onValueChange={setText}
        suggestions={people.filter(({ main }) => main.toLowerCase().includes(text.toLowerCase()))}
        onPick={onTake}
        action={{ label: 'Create contact', onSelect: onCreate }}
      />
    </div>
  )
}

/** A list of people with photos and notes. One is unavailable, and the last entry is an action. A click opens the list. */
export const WithAction: Story = {
  tags: ['PICK-01'],
  render: () => <Picking />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(4)
    await expect(canvas.getByRole('status')).toHaveTextContent('3 suggestions')
    await expect(canvas.getByRole('option', { name: /Ana Ortiz/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Create contact')
  },
  parameters: { keepFocus: true },
}

/** Enter and clicks ignore an unavailable suggestion. The action is offered even when nothing matches. */
export const TakesTheAction: Story = {
  parameters: { visual: 'none' },
  render: () => <Picking />,
  play: async ({ canvas }) => {
    onCreate.mockClear()
    onTake.mockClear()
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'a{ArrowDown}{Enter}')
    await userEvent.click(canvas.getByRole('option', { name: /Ana Ortiz/ }))
    await expect(onTake).not.toHaveBeenCalled()
    await expect(canvas.getByRole('listbox')).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onTake).toHaveBeenCalledTimes(1)
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.clear(field)
    await userEvent.type(field, 'zz')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(onCreate).toHaveBeenCalledTimes(1)
  },
}
