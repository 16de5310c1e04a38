import { linkParts } from './linkParts.ts'

/** Text written by a host or guest. Web addresses become links; everything else stays plain text. */
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
