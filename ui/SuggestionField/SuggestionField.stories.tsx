import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SuggestionField } from './SuggestionField.tsx'
import type { Suggestion } from './SuggestionField.tsx'

const places: Suggestion<number>[] = [
  { id: 'a', main: 'Oakland', secondary: 'California, United States', data: 1 },
  { id: 'b', main: 'Oak Park', secondary: 'Illinois, United States', data: 2 },
  { id: 'c', main: 'Oaxaca', secondary: 'Mexico', data: 3 },
]
const picked = fn()

function Held({ loading = false, initial = '' }: { loading?: boolean; initial?: string }) {
  const [text, setText] = useState(initial)
  const found =
    text === '' || loading ? [] : places.filter(({ main }) => main.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <div className="min-h-96">
      <SuggestionField
        label="Place"
        value={text}
        onValueChange={setText}
        suggestions={found}
        loading={loading}
        emptyText="No such place. You can keep what you typed."
        onPick={(suggestion) => {
          setText(suggestion.main)
          picked(suggestion)
        }}
      />
    </div>
  )
}

const meta = { render: () => <Held />, parameters: { narrow: true }, tags: ['KIT-24'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Walked: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Place' })
    await userEvent.type(field, 'oa')
    await expect(canvas.getAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Oak Park')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{Enter}')
    await expect(picked).toHaveBeenLastCalledWith(places[1])
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(field).toHaveValue('Oak Park')
  },
}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oa{ArrowDown}')
    await userEvent.hover(canvas.getByText('Oaxaca'))
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Oaxaca')
  },
  parameters: { keepFocus: true },
}

export const Clicked: Story = {
  parameters: { visual: 'none' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'oax')
    await userEvent.click(canvas.getByText('Oaxaca'))
    await expect(picked).toHaveBeenLastCalledWith(places[2])
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
    await expect(canvas.getByText('Looking…')).toBeVisible()
  },
  parameters: { keepFocus: true },
}
