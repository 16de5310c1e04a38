import type { LetteringName } from '@festoon/tokens/letterings'

/** A part of an email. A list of blocks is rendered as both HTML and plain text. */
export type Block =
  | { kind: 'image'; src: string; alt: string; href?: string }
  /** `lettering` is the event's, if the heading belongs to an event. `origin` is the site that serves its typeface. */
  | { kind: 'heading'; text: string; lettering?: LetteringName; origin?: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean }
  | { kind: 'code'; text: string }
  /**
   * The event's date, with a calendar page next to it. `lines` are the day and the time, for HTML that shows them apart. `place` is
   * omitted if the recipient may not see the location.
   */
  | {
      kind: 'when'
      text: string
      page?: { month: string; day: string } | undefined
      lines?: readonly [day: string, time: string] | undefined
      place?: string | undefined
    }
  /** A list of labels and values. */
  | { kind: 'facts'; facts: readonly Fact[] }
  /** A quotation, with the name of its author. */
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'buttons'; title?: string; buttons: readonly { label: string; href: string }[] }
  | { kind: 'link'; label: string; href: string }
  /** Less important links, next to each other. */
  | { kind: 'links'; links: readonly { label: string; href: string }[] }
  /** A line that separates the footer. */
  | { kind: 'rule' }

export interface Fact {
  label: string
  value: string
}

/**
 * The font stacks of emails. Few email clients load web fonts, so each starts with the app's own font, for readers who have it
 * installed, followed by similar system fonts.
 */
export const fonts = {
  body: "'Instrument Sans Variable', 'Helvetica Neue', Helvetica, Arial, sans-serif",
  display: "'Bricolage Grotesque Variable', 'Bricolage Grotesque', 'Trebuchet MS', 'Helvetica Neue', Arial, sans-serif",
} as const

/** A word that email clients would make clickable: a URL, a domain, also with the full stops of other scripts, or an email address. */
const linkLike = /\S*(?::\/\/|[\p{L}\d][.。．｡]\p{L}|@)\S*/gu

/**
 * Returns a text that a person wrote, in which email clients don't make links clickable: an invisible character breaks them at each
 * punctuation mark.
 */
export const withoutLinks = (text: string): string =>
  text.replace(linkLike, (word) => word.replace(/[.。．｡:/@](?=[^.。．｡:/@])/g, '$&\u200C'))
