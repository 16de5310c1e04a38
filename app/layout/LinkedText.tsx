import { linkParts } from './linkParts.ts'

/** Text that a host wrote: its web addresses can be followed, and nothing else in it means anything to the page. */
export function LinkedText({ children }: { children: string }) {
  return linkParts(children).map(({ at, text, href }) =>
    href === undefined ? (
      text
    ) : (
      <a
        key={at}
        href={href}
        target="_blank"
        rel="noopener noreferrer nofollow ugc"
        className="rounded-sm text-highlight underline underline-offset-4"
      >
        {text}
      </a>
    ),
  )
}
