/**
 * The messages that a locale's file must provide, with the same keys and parameters as in the English file. To check another
 * locale, use `satisfies`: `import * as rsvp from './rsvp/rsvp.ts'` and `rsvp satisfies Messages<typeof
 * import('../en/rsvp/rsvp.ts')>`. A missing message is a compile error.
 */
export type Messages<Area> = { readonly [Name in keyof Area]: Message<Area[Name]> }

type Message<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Message<Result>
    : { readonly [Name in keyof English]: Message<English[Name]> }
