import * as copy from '@festoon/contract/messages/edit/quickCreate'
import { Button } from '@festoon/ui/Button'

/** Buttons with examples of a party in one line, in a row that scrolls sideways. They need a script. */
export function ExampleLines({ className, onPick }: { className: string; onPick: (line: string) => void }) {
  return (
    <ul
      aria-label={copy.examples}
      className={`-my-1.5 flex gap-1.5 overflow-x-auto py-1.5 [scrollbar-width:none] noscript:hidden wide:-mx-1.5 wide:px-1.5 ${className}`}
    >
      {copy.exampleLines.map((example) => (
        <li key={example} className="shrink-0">
          <Button size="small" tone="quiet" className="px-3! text-caption!" onClick={() => onPick(example)}>
            {example}
          </Button>
        </li>
      ))}
    </ul>
  )
}
