import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '@festoon/ui/Checkbox'
import { Choice } from '@festoon/ui/Choice'
import { CodeBoxes } from '@festoon/ui/CodeBoxes'
import { DateTimeField } from '@festoon/ui/DateTimeField'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { Select } from '@festoon/ui/Select'
import { Switch } from '@festoon/ui/Switch'

const drinks = [
  { value: 'tea', label: 'Tea' },
  { value: 'punch', label: 'Punch' },
]

/** Every field that a form submits by its name. `form` is the id of the form, for fields outside of it. */
function Fields({ form }: { form?: string }) {
  return (
    <>
      <CodeBoxes form={form} label="Code" name="code" defaultValue="12" />
      <Switch form={form} label="Reminders" name="reminders" value="on" />
      <Checkbox form={form} label="I agree" name="agree" value="yes" />
      <Choice form={form} legend="Drink" name="drink" options={drinks} defaultValue="tea" />
      <Choice form={form} legend="Snacks" name="snack" options={drinks} multiple defaultValue="tea" />
      <Select form={form} label="Dessert" name="dessert" options={drinks} placeholder="Choose" />
      <NumberStepper form={form} label="Guests" name="guests" min={1} max={9} />
      <DateTimeField form={form} label="Starts" name="starts" defaultValue="2027-05-01T19:30" />
    </>
  )
}

const meta = {
  tags: ['!dev', '!autodocs'],
  render: () => (
    <form aria-label="Party" onSubmit={(event) => event.preventDefault()} className="grid gap-4">
      <Fields />
      <button type="reset">Reset</button>
    </form>
  ),
  parameters: { visual: 'none' },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const submittedFields = (canvas: Canvas) => [...new FormData(canvas.getByRole<HTMLFormElement>('form'))].map(String)
const atFirst = ['code,12', 'drink,tea', 'snack,tea', 'dessert,', 'guests,1', 'starts,2027-05-01T19:30']

async function fill(canvas: Canvas) {
  await userEvent.click(canvas.getByLabelText('Digit 3 of 6'))
  await userEvent.keyboard('3456')
  await userEvent.click(canvas.getByRole('switch', { name: 'Reminders' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'I agree' }))
  await userEvent.click(canvas.getByRole('radio', { name: 'Punch' }))
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Punch' }))
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dessert' }), 'punch')
  await userEvent.click(canvas.getByRole('button', { name: 'More: Guests' }))
}
const filledFields = [
  'code,123456',
  'reminders,on',
  'agree,yes',
  'drink,punch',
  'snack,tea',
  'snack,punch',
  'dessert,punch',
  'guests,2',
  'starts,2027-05-01T19:30',
]

/** A form submits what the user entered, and starts again when it is reset. */
export const Submitted: Story = {
  play: async ({ canvas }) => {
    await expect(submittedFields(canvas)).toEqual(atFirst)
    await fill(canvas)
    await expect(submittedFields(canvas)).toEqual(filledFields)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(submittedFields(canvas)).toEqual(atFirst))
    await expect(canvas.getByLabelText('Digit 3 of 6')).toHaveValue('')
    await expect(canvas.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(1)
  },
}

/** Fields outside their form belong to it by its id. */
export const Outside: Story = {
  render: () => (
    <>
      <form id="party" aria-label="Party">
        <button type="reset">Reset</button>
      </form>
      <Fields form="party" />
    </>
  ),
  play: async ({ canvas }) => {
    await fill(canvas)
    await expect(submittedFields(canvas)).toEqual(filledFields)
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await waitFor(() => expect(submittedFields(canvas)).toEqual(atFirst))
  },
}

/** A disabled fieldset disables every field in it. */
export const DisabledFieldset: Story = {
  render: () => (
    <form aria-label="Party">
      <fieldset disabled>
        <Fields />
      </fieldset>
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(submittedFields(canvas)).toEqual([])
    for (const role of ['textbox', 'switch', 'checkbox', 'radio', 'combobox', 'spinbutton', 'button'] as const)
      for (const control of canvas.getAllByRole(role)) await expect(control).toBeDisabled()
  },
}

const report = fn()

/** Several options are reported together, also if the field holds its value. */
export const Reported: Story = {
  render: () => (
    <Choice legend="Snacks" name="snack" options={drinks} multiple defaultValue="tea" onValueChange={report} />
  ),
  play: async ({ canvas }) => {
    report.mockClear()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Punch' }))
    await expect(report).toHaveBeenLastCalledWith('tea\npunch')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tea' }))
    await expect(report).toHaveBeenLastCalledWith('punch')
  },
}

function Held() {
  const [code, setCode] = useState('')
  const [isOn, setOn] = useState(false)
  const [snacks, setSnacks] = useState('tea')
  const [dessert, setDessert] = useState<'tea' | 'punch' | ''>('')
  const [guests, setGuests] = useState(1)
  const [starts, setStarts] = useState('')
  const options = [
    { value: 'tea', label: 'Tea' },
    { value: 'punch', label: 'Punch' },
  ] as const
  return (
    <>
      <CodeBoxes label="Code" value={code} onValueChange={setCode} />
      <Switch label="Reminders" checked={isOn} onCheckedChange={setOn} />
      <Choice legend="Snacks" name="snack" options={drinks} multiple value={snacks} onValueChange={setSnacks} />
      <Select label="Dessert" options={options} placeholder="Choose" value={dessert} onValueChange={setDessert} />
      <NumberStepper label="Guests" min={1} max={9} value={guests} onValueChange={setGuests} />
      <DateTimeField label="Starts" value={starts} onValueChange={setStarts} />
      <output>{[code, isOn, snacks.split('\n').join('+'), dessert, guests].join()}</output>
    </>
  )
}

/** The same fields, whose values the caller holds. */
export const Controlled: Story = {
  render: () => <Held />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(',false,tea,,1')
    await userEvent.click(canvas.getByLabelText('Digit 1 of 6'))
    await userEvent.keyboard('42')
    await userEvent.click(canvas.getByRole('switch', { name: 'Reminders' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Punch' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dessert' }), 'tea')
    await userEvent.click(canvas.getByRole('button', { name: 'More: Guests' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('42,true,tea+punch,tea,2')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tea' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dessert' }), '')
    await expect(canvas.getByRole('status')).toHaveTextContent('42,true,punch,,2')
  },
}
