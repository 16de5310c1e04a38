import { Fragment, type ReactNode } from 'react'

/** Returns a text with elements for its line breaks, because many email clients drop styles that keep them. */
export const withLineBreaks = (text: string, renderLine: (line: string) => ReactNode = (line) => line): ReactNode =>
  text.split(/\r\n?|\n/).map((line, at) => (
    // Rendered once, so a line's position can be its key.
    <Fragment key={at}>
      {at > 0 && <br />}
      {renderLine(line)}
    </Fragment>
  ))
