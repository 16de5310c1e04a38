import { describe, expect, it } from 'vitest'
import { addFlow, noFlow, pairIn, type AddFlow } from '../../../../../app/features/guests/picker/addFlow.ts'
import { fixedText } from '../../../../support/texts/fixedTexts.ts'

const submit = (text: string, from: AddFlow = noFlow): AddFlow => addFlow(from, { type: 'submit', text })
const byName: AddFlow = { mode: 'byName', typedPerson: { name: 'Ana', email: '' } }
const byEmail: AddFlow = { mode: 'byEmail', typedPerson: { name: '', email: 'ana@x.org' } }

describe('adding a guest', () => {
  it('starts without a mode, and has two [PICK-07]', () => {
    expect(noFlow).toEqual({ mode: 'none' })
    expect(new Set([noFlow, submit('Ana'), submit('ana@x.org')].map(({ mode }) => mode))).toEqual(
      new Set(['none', 'byName', 'byEmail']),
    )
  })

  it('asks for the address of a new contact with the typed name [PICK-08]', () => {
    expect(addFlow(noFlow, { type: 'createContact', text: ' Ana ' })).toEqual(byName)
    expect(addFlow(noFlow, { type: 'createContact', text: '' })).toEqual({
      mode: 'byName',
      typedPerson: { name: '', email: '' },
    })
    expect(addFlow(noFlow, { type: 'createContact', text: 'ana@x.org' })).toEqual({
      mode: 'byName',
      typedPerson: { name: '', email: 'ana@x.org' },
    })
  })

  it('reads a name and an address only if the address is last', () => {
    expect(pairIn('Ana <ana@x.org> ')).toEqual({ name: 'Ana', email: 'ana@x.org' })
    expect(pairIn('ana@x.org Ortiz')).toBeNull()
    expect(pairIn('Ana <ana@x.org> Ortiz')).toBeNull()
  })

  it('asks for the address after an incomplete entry [PICK-09]', () => {
    expect(submit('Ana')).toEqual(byName)
    expect(submit('Ana <ana@x>')).toEqual({ mode: 'byName', typedPerson: { name: 'Ana', email: 'ana@x' } })
    expect(submit('ana@')).toEqual({ mode: 'byName', typedPerson: { name: '', email: 'ana@' } })
  })

  it('takes a number at the end for a phone number, if it can be one', () => {
    expect(submit('Ana Ortiz (415) 555-0132')).toEqual({
      mode: 'byName',
      typedPerson: { name: 'Ana Ortiz', email: '', phone: '(415) 555-0132' },
    })
    expect(submit('Ana: +44 20 7946 0958')).toMatchObject({ typedPerson: { name: 'Ana', phone: '+44 20 7946 0958' } })
    expect(submit('+44 20 7946 0958')).toMatchObject({ typedPerson: { name: '', phone: '+44 20 7946 0958' } })
    expect(submit('Agent 0071234')).toEqual({ mode: 'byName', typedPerson: { name: 'Agent 0071234', email: '' } })
  })

  it('asks for the name after a bare address, unless it is known [PICK-10]', () => {
    expect(submit(' ana@x.org ')).toEqual(byEmail)
    expect(submit('<ana@x.org>')).toEqual(byEmail)
    expect(addFlow(noFlow, { type: 'submit', text: 'ana@x.org', knownName: 'Ana' })).toEqual({
      mode: 'byEmail',
      typedPerson: { name: 'Ana', email: 'ana@x.org' },
    })
    expect(addFlow(noFlow, { type: 'nameless', email: 'ana@x.org' })).toEqual(byEmail)
  })

  it.each([byName, byEmail])('ends when it is canceled or done: $mode [PICK-11]', (flow) => {
    expect(addFlow(flow, { type: 'cancel' })).toEqual(noFlow)
    expect(addFlow(flow, { type: 'added' })).toEqual(noFlow)
  })

  it.each([byName, byEmail])('keeps its mode in any other case: $mode', (flow) => {
    expect(submit('Ben', flow)).toBe(flow)
    expect(addFlow(flow, { type: 'typed' })).toBe(flow)
    expect(addFlow(flow, { type: 'refused', problem: 'No.' })).toBe(flow)
  })

  it('shows an error until something is typed [VAL-35]', () => {
    const refusedFlow = submit('  ')
    expect(refusedFlow).toEqual({ mode: 'none', problem: fixedText('VAL-35') })
    expect(addFlow(refusedFlow, { type: 'typed' })).toEqual(noFlow)
    expect(addFlow(noFlow, { type: 'refused', problem: 'Taken' })).toEqual({ mode: 'none', problem: 'Taken' })
    expect(submit('Ana <ana@x.org>', refusedFlow)).toEqual(noFlow)
  })

  it('recognizes a complete entry [PICK-09]', () => {
    const ana = { name: 'Ana Ortiz', email: 'ana@x.org' }
    for (const text of [
      'Ana Ortiz <ana@x.org>',
      'Ana Ortiz ana@x.org',
      '"Ana Ortiz" <ana@x.org> ',
      'Ana Ortiz, ana@x.org',
    ])
      expect(pairIn(text), text).toEqual(ana)
    for (const text of ['', 'Ana', 'ana@x.org', '<ana@x.org>', 'Ana <ana@x>', 'Ana @home'])
      expect(pairIn(text), text).toBeNull()
  })
})
