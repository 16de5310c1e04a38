import { describe, expect, it } from 'vitest'
import { isForClient, renameClassLists } from '../../scripts/kit/classLists.mjs'
import { inlined } from '../../scripts/kit/inlined.mjs'

const isClass = (word: string) => /^(flex|hidden|block|p-\d|hover:underline)$/.test(word)
const renameLists = (code: string) => renameClassLists('ui/Card/Card.tsx', code, isClass)

describe('the classes of the published kit', () => {
  it('replace lists of Tailwind classes, on marked elements', () => {
    const { code, lists } = renameLists('const a = <div className="flex p-4"><p /></div>')
    expect(code).toBe('const a = <div className="fk fk-Card0"><p className="fk" /></div>')
    expect(lists).toEqual([{ name: 'fk-Card0', words: ['flex', 'p-4'], passed: false, shared: false }])
  })

  it('leave other strings alone', () => {
    const code = `import x from 'block'
const a = (b: 'flex') => b === 'hidden' && <input className="fk" type="hidden" {...x({ flex: 1 })} />`
    expect(renameLists(code)).toEqual({ code, lists: [] })
  })

  it('mark what an expression returns, and what is passed as an attribute', () => {
    expect(renameLists(`const a = <a className={b ? 'flex' : undefined} />`).code).toBe(
      `const a = <a className={'fk ' + (b ? "fk-Card0" : undefined || '')} />`,
    )
    expect(renameLists(`const a = render({ className: look })`).code).toBe(
      `const a = render({ className: 'fk ' + (look || '') })`,
    )
  })

  it('tell apart what is passed to a component', () => {
    const { code, lists } = renameLists(`import { B } from './B.tsx'\nconst a = <B className="p-2" />`)
    expect(code).toContain('<B className="fk-Card0" />')
    expect(lists).toEqual([{ name: 'fk-Card0', words: ['p-2'], passed: true, shared: false }])
  })

  it('keep the markers of groups', () => {
    expect(renameLists('const a = <a className="group flex" />').code).toContain('"fk fk-group fk-Card0"')
  })

  it('are refused if only some words of a list are classes', () => {
    expect(() => renameLists('const a = <a className="flex p-tiny" />')).toThrow('Tailwind has no class p-tiny')
  })
})

describe('variables that nothing sets', () => {
  it('become their initial value or fallback', () => {
    const css = `@property --tw-a { syntax: "*"; inherits: false; initial-value: solid }
.x { border-style: var(--tw-a); line-height: var(--tw-b, calc(1 * (2 + 3))); color: var(--tw-c, var(--tw-d, red)) }
.y { --tw-c: blue; --tw-unused: 1 }`
    const result = inlined(css)
    expect(result).not.toContain('@property')
    expect(result).toContain('border-style: solid; line-height: calc(1 * (2 + 3)); color: var(--tw-c, red)')
    expect(result).not.toContain('--tw-unused')
  })
})

describe('modules for the client', () => {
  it.each([
    [true, `import { useState } from 'react'`],
    [true, `const a = <button onClick={b} />`],
    [true, `import * as Radix from '@radix-ui/react-dialog'`],
    [false, `import { useId } from 'react'`],
    [false, `import type { Ref } from 'react'`],
  ])('are %s for %s', (expected, code) => {
    expect(isForClient('ui/Card/Card.tsx', code)).toBe(expected)
  })
})
