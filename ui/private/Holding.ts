/**
 * The valid combinations of value props for a controlled or uncontrolled field. Intersect this type with props that declare
 * `value`, `onValueChange` and `defaultValue`, so that the component catalog lists them.
 */
export type Holding =
  | { value: string; onValueChange: (value: string) => void; defaultValue?: undefined }
  | { value?: undefined }
