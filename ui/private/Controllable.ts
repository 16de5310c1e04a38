/**
 * The props of a controlled or uncontrolled field: if `value` is set, `onValueChange` is required, and `defaultValue` isn't
 * allowed. Intersect this type with props that declare all three, so that the component catalog lists them.
 */
export type Controllable<Value = string> =
  | { value: Value; onValueChange: (value: Value) => void; defaultValue?: undefined }
  | { value?: undefined }
