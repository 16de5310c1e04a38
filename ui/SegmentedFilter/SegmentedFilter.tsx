import type { ComponentProps } from 'react'
import { classes } from '../private/classes.ts'

export interface FilterOption {
  value: string
  label: string
  /** The number of list items in this segment. */
  count?: number | undefined
  /** More about the count in words, such as "12 people". */
  detail?: string | undefined
}

interface OwnProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The accessible name of the group, such as "Show". */
  label: string
  options: readonly FilterOption[]
  /** Lets the user select any number of segments, including none. */
  multiple?: boolean | undefined
  /** The value of the selected segment, unless `multiple` is set. */
  value?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** The values of the selected segments, if `multiple` is set. */
  values?: readonly string[] | undefined
  /** Called with all selected values when the selection changes, if `multiple` is set. */
  onValuesChange?: ((values: string[]) => void) | undefined
}

type One = {
  multiple?: false | undefined
  value: string
  onValueChange: (value: string) => void
  values?: undefined
  onValuesChange?: undefined
}

type Several = {
  multiple: true
  values: readonly string[]
  onValuesChange: (values: string[]) => void
  value?: undefined
  onValueChange?: undefined
}

export type SegmentedFilterProps = OwnProps & (One | Several)

/** A group of buttons that filters a list by one segment or, if `multiple` is set, by any number of segments (KIT-39). */
export function SegmentedFilter(props: SegmentedFilterProps) {
  const { label, options, className } = props
  const chosenValues = props.multiple ? props.values : [props.value]
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
          aria-pressed={chosenValues.includes(option.value)}
          onClick={() => press(option.value)}
          className="inline-flex min-h-11 items-center gap-2 rounded-pill border-2 border-line bg-surface px-4 text-label font-semibold text-ink transition-colors hover:border-ink aria-pressed:border-button aria-pressed:bg-button aria-pressed:text-button-ink forced-colors:aria-pressed:border-4"
        >
          {option.label}
          {(option.count !== undefined || option.detail !== undefined) && (
            // Only the label wraps, so that no part of the count is alone on a line.
            <span className="inline-flex gap-2 whitespace-nowrap tabular-nums">
              {option.count !== undefined && <span translate="no">{option.count}</span>}
              {option.detail !== undefined && (
                <span className="font-normal">
                  <span aria-hidden="true">· </span>
                  {option.detail}
                </span>
              )}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function divProps({
  label: _label,
  options: _options,
  multiple: _multiple,
  value: _value,
  values: _values,
  onValueChange: _one,
  onValuesChange: _several,
  ...rest
}: SegmentedFilterProps): ComponentProps<'div'> {
  return rest
}
