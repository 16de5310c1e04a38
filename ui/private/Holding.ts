/**
 * Who holds a chosen value: the screen, which then hears of changes, or the form. Met with props that name the three, so
 * that the catalogue lists them.
 */
export type Holding =
  | { value: string; onValueChange: (value: string) => void; defaultValue?: undefined }
  | { value?: undefined }
