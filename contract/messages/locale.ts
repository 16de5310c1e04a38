/**
 * The messages of another locale: the same keys and parameters as in `Area`, a file of English messages. To make a missing
 * message a compile error, use `rsvp satisfies Messages<typeof import('../en/rsvp/rsvp.ts')>`.
 *
 * @public
 */
export type Messages<Area> = { readonly [Name in keyof Area]: Message<Area[Name]> }

type Message<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Message<Result>
    : { readonly [Name in keyof English]: Message<English[Name]> }
