/** A piece of a mail. A mail is a list of these; its HTML and its text are both made from that list. */
export type Block =
  | { kind: 'image'; src: string; alt: string; href?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean }
  | { kind: 'code'; text: string }
  /** When it is, with a leaf of a calendar beside it; `place` where the reader may know it. */
  | { kind: 'when'; text: string; month: string; day: string; place?: string | undefined }
  | { kind: 'buttons'; title?: string; buttons: readonly { label: string; href: string }[] }
  | { kind: 'link'; label: string; href: string; quiet?: boolean }

/** Fonts that mail programs have. */
export const font = "'Helvetica Neue', Helvetica, Arial, sans-serif"
