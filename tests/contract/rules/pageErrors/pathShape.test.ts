import fc from 'fast-check'
import { expect, it } from 'vitest'
import { screens } from '../../../../app/entry/screens.ts'
import { pathShape } from '../../../../contract/rules/pageErrors/pathShape.ts'

it.each([
  ['/', '/'],
  ['/event/6f1f3a52-5f0b-4f4e-9d57-0e5cf6a7f0aa/my-data?token=x', '/event/…/my-data'],
  ['/event/bring/1', '/event/bring/…'],
  ['/ana-ortiz', '/…'],
  ['//event//edit/#key', '/event/edit'],
  ['no path', '/…'],
  ['/a/b/c/d/e/f/g/h', '/…/…/…/…/…/…'],
  ['', '/'],
])('the shape of %j is %j', (path, shape) => {
  expect(pathShape(path)).toBe(shape)
})

it('has every fixed part of the paths of screens', () => {
  const pathsOf = (list: typeof screens): string[] => list.map(({ path }) => path)
  expect(pathsOf(screens).length).toBeGreaterThan(20)
  for (const path of pathsOf(screens)) {
    const filledPath = path.replaceAll(/:\w+\??/g, '123')
    expect(pathShape(filledPath)).toBe(path.replaceAll(/:\w+\??/g, '…'))
  }
})

it('keeps nothing but fixed parts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      fc.pre(!/[/?#]/.test(name) && pathShape(`/${name}`) !== '/' && pathShape(`/${name}`) !== `/${name}`)
      expect(pathShape(`/event/${name}`)).toBe('/event/…')
    }),
  )
})
