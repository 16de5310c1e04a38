/** A part of an email. Both the HTML and the plain text of an email are built from a list of blocks. */
export type Block =
  | { kind: 'image'; src: string; alt: string; href?: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean }
  | { kind: 'code'; text: string }
  /** The date, with a calendar page next to it. `place` is set only if the recipient may see the place. */
  | { kind: 'when'; text: string; month: string; day: string; place?: string | undefined }
  | { kind: 'buttons'; title?: string; buttons: readonly { label: string; href: string }[] }
  | { kind: 'link'; label: string; href: string; quiet?: boolean }

/** The font stack of emails. It lists only system fonts, because most email clients don't load web fonts. */
export const font = "'Helvetica Neue', Helvetica, Arial, sans-serif"
