import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types'

interface DocumentedType {
  name: string
  raw?: string
  value?: string
  elements?: DocumentedType[]
}

/** The part of the docs generator's output that is used here. */
interface Documented {
  props?: Record<string, { tsType?: DocumentedType }>
}

const controls: Readonly<Record<string, InputType['control']>> = {
  boolean: { type: 'boolean' },
  string: { type: 'text' },
  number: { type: 'number' },
}

const written = ({ name, raw, value }: DocumentedType): string => value ?? raw ?? name

/** Replaces the type "union" of optional props in a props table with the actual members, and picks the matching control. */
export const nameUnions: ArgTypesEnhancer = ({ component, argTypes }) => {
  const documented: Record<string, Documented> = Object(component)
  const props = documented['__docgenInfo']?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType
      if (type?.name !== 'union' || !type.elements) return [name, argType]
      const kinds = type.elements.filter((element) => element.name !== 'undefined')
      const summary = kinds.map(written).join(' | ')
      const control = controls[summary] ?? argType.control
      return [name, { ...argType, control, table: { ...argType.table, type: { summary } } }]
    }),
  )
}
