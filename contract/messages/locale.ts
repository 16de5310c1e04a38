/**
 * The messages that a locale's file must provide for one area: the same as the English one, with the same parameters.
 * Another locale checks its files with `satisfies`: `import * as rsvp from './rsvp/rsvp.ts'` and
 * `rsvp satisfies Messages<typeof import('../en/rsvp/rsvp.ts')>`. A missing message does not compile.
 */
export type Messages<Area> = { readonly [Name in keyof Area]: Message<Area[Name]> }

type Message<English> = English extends string
  ? string
  : English extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Message<Result>
    : { readonly [Name in keyof English]: Message<English[Name]> }
