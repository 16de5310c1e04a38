/**
 * A value that is controlled by the screen or held by the form. Combine it with props that name all three, so that the
 * catalog lists them.
 */
export type Holding =
  | { value: string; onValueChange: (value: string) => void; defaultValue?: undefined }
  | { value?: undefined }
