import { linkParts } from './linkParts.ts'

/** A host's text: web addresses in it become links, everything else is plain text. */
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
