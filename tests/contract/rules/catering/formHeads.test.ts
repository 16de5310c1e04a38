import { describe, expect, it } from 'vitest'
import { formHeads, headErrors } from '../../../../contract/rules/catering/formHeads.ts'
import { dietsText, partyText } from '../../../../contract/rules/catering/heads.ts'

const headsField: [string, unknown] = ['heads', '1']

describe('the details for the caterer in a form', () => {
  it('are undefined if the form has no such fields, and empty if they are blank', () => {
    expect(formHeads([['name', 'Ana']])).toBeUndefined()
    expect(
      formHeads([headsField, ['children', ''], ['plusOne', ' '], ['diet.vegan', '0'], ['dietNote', '  ']]),
    ).toEqual({})
  })

  it('have a name per field, or per line without JavaScript', () => {
    const fields: [string, unknown][] = [headsField, ['plusOne', 'Ben'], ['plusOne', ' Cara ']]
    expect(formHeads(fields)).toEqual({ plusOneNames: ['Ben', 'Cara'] })
    expect(formHeads([headsField, ['plusOne', 'Ben\r\n\r\n Cara ']])).toEqual({ plusOneNames: ['Ben', 'Cara'] })
    expect(formHeads([headsField, ['plusOne', ['Ben', 'Cara']]]), 'of a parsed body').toEqual({
      plusOneNames: ['Ben', 'Cara'],
    })
  })

  it('count a chosen diet once, unless there is a field with its count', () => {
    expect(formHeads([headsField, ['diets', 'vegan'], ['diets', 'halal'], ['diet.halal', '2']])).toEqual({
      diets: [
        { diet: 'vegan', count: 1 },
        { diet: 'halal', count: 2 },
      ],
    })
    expect(formHeads([headsField, ['diets', 'vegan'], ['diet.vegan', '']])).toEqual({})
    expect(formHeads([headsField, ['diets', 'pizza'], ['diet.pizza', '2']])).toEqual({})
  })

  it.each(['-1', '1.5', '0x2', '1e1', 'two', '99999'])('are refused if a count is %s', (count) => {
    const heads = formHeads([headsField, ['children', count], ['diet.vegan', count]])
    expect(headErrors(heads ?? {}, 8)).toEqual({
      children: 'Enter at most 8, so that at least one adult comes.',
      diets: 'Vegan: enter at most 9, the number of people coming.',
    })
  })
})

describe('errors in details for the caterer', () => {
  it('are about what exceeds the party', () => {
    const heads = { children: 2, plusOneNames: ['Ben', 'Cara'], diets: [{ diet: 'vegan' as const, count: 3 }] }
    expect(headErrors(heads, 2)).toEqual({})
    expect(headErrors(heads, 1)).toEqual({
      children: 'Enter at most 1, so that at least one adult comes.',
      plusOneNames: 'Enter at most 1, one name per plus-one.',
      diets: 'Vegan: enter at most 2, the number of people coming.',
    })
    expect(headErrors({ plusOneNames: ['Ben'] }, 0)).toEqual({
      plusOneNames: 'There are no plus-ones, so leave the names blank.',
    })
  })

  it('are about children without an adult', () => {
    expect(headErrors({ children: 1 }, 1)).toEqual({})
    expect(headErrors({ children: 1 }, 0)).toEqual({
      children: 'At least one adult has to come, so leave the children at 0.',
    })
  })

  it('are about links in names, and long names and notes', () => {
    const nameInvalid = { plusOneNames: 'Please enter names only, without links.' }
    expect(headErrors({ plusOneNames: ['https://evil.example'] }, 1)).toEqual(nameInvalid)
    expect(headErrors({ plusOneNames: ['x'.repeat(129)] }, 1)).toEqual(nameInvalid)
    expect(headErrors({ dietNote: 'x'.repeat(201) }, 0)).toEqual({
      dietNote: 'Please limit your note to 200 characters.',
    })
    expect(headErrors({ dietNote: 'x'.repeat(200) }, 0)).toEqual({})
  })
})

describe('details for the caterer in words', () => {
  const asksAll = { children: true, names: true, diets: true }
  const going = (additionalGuestCount: number, children?: number) => ({
    rsvpStatus: 'YES' as const,
    additionalGuestCount,
    ...(children === undefined ? {} : { heads: { children } }),
  })

  it('name adults and children of a guest who is going, if the hosts ask', () => {
    expect(partyText(going(2, 1), asksAll)).toBe('2 adults, 1 child')
    expect(partyText(going(0), asksAll)).toBe('1 adult')
    expect(partyText(going(1, 2), asksAll)).toBe('2 children')
    expect(partyText(going(2, 1), { ...asksAll, children: false })).toBeUndefined()
    expect(partyText(going(2, 1), undefined)).toBeUndefined()
    expect(partyText({ ...going(0), rsvpStatus: 'NO' }, asksAll)).toBeUndefined()
  })

  it('name diets, with counts for more than one person', () => {
    const diets = [
      { diet: 'vegan' as const, count: 2 },
      { diet: 'nutAllergy' as const, count: 1 },
    ]
    expect(dietsText({ diets }, 3)).toBe('2 × vegan and 1 × nut allergy')
    expect(dietsText({ diets: [{ diet: 'nutAllergy', count: 1 }] }, 1)).toBe('Nut allergy')
    expect(dietsText({}, 3)).toBe('')
  })
})
