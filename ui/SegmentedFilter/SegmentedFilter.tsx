import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

export interface FilterOption {
  value: string
  label: string
  count?: number | undefined
}

interface Shared extends Omit<ComponentProps<'div'>, 'onChange'> {
  label: string
  options: readonly FilterOption[]
}

interface One extends Shared {
  multiple?: false | undefined
  value: string
  onValueChange: (value: string) => void
}

interface Several extends Shared {
  multiple: true
  values: readonly string[]
  onValuesChange: (values: string[]) => void
}

export type SegmentedFilterProps = One | Several

/** Narrows what a list shows to one of its parts, or to several (KIT-39). To change the page's content use Tabs. */
export function SegmentedFilter(props: SegmentedFilterProps) {
  const { label, options, className } = props
  const chosen = props.multiple ? props.values : [props.value]
  const press = (value: string) => {
    if (!props.multiple) return props.onValueChange(value)
    const without = props.values.filter((other) => other !== value)
    props.onValuesChange(without.length === props.values.length ? [...without, value] : without)
  }
  return (
    <div role="group" aria-label={label} {...divProps(props)} className={classes('flex flex-wrap gap-2', className)}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={chosen.includes(option.value)}
          onClick={() => press(option.value)}
          className="inline-flex min-h-11 items-center gap-2 rounded-pill border-2 border-line bg-surface px-4 text-label font-semibold text-ink transition-colors hover:border-ink aria-pressed:border-button aria-pressed:bg-button aria-pressed:text-button-ink forced-colors:aria-pressed:outline-4"
        >
          {option.label}
          {option.count !== undefined && <span className="tabular-nums opacity-100">{option.count}</span>}
        </button>
      ))}
    </div>
  )
}

function divProps(props: SegmentedFilterProps): ComponentProps<'div'> {
  if (props.multiple) {
    const { label: _l, options: _o, multiple: _m, values: _v, onValuesChange: _c, ...rest } = props
    return rest
  }
  const { label: _l, options: _o, multiple: _m, value: _v, onValueChange: _c, ...rest } = props
  return rest
}
