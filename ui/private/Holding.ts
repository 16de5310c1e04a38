/**
 * The value props of a controlled or uncontrolled field. Intersect it with props that declare all three, so that the catalog
 * lists them.
 */
export type Holding =
  | { value: string; onValueChange: (value: string) => void; defaultValue?: undefined }
  | { value?: undefined }
