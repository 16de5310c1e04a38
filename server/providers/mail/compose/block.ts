/** A part of an email. A list of blocks is rendered as both HTML and plain text. */
export type Block =
  | { kind: 'image'; src: string; alt: string; href?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean }
  | { kind: 'code'; text: string }
  /** The event's date, with a calendar page next to it. `place` is omitted if the recipient may not see the location. */
  | { kind: 'when'; text: string; month: string; day: string; place?: string | undefined }
  | { kind: 'buttons'; title?: string; buttons: readonly { label: string; href: string }[] }
  | { kind: 'link'; label: string; href: string; quiet?: boolean }

/** The font stack of emails. It contains only system fonts, because most email clients don't load web fonts. */
export const font = "'Helvetica Neue', Helvetica, Arial, sans-serif"
