// Compares 1,000 of the kit's buttons with 1,000 plain ones that look the same: render, layout and removal, in turns.
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import '@festoon/tokens/themes.css'
import '@festoon/ui/base.css'
import '@festoon/ui/Button.css'
import { Button } from '@festoon/ui/Button'

const words = Array.from({ length: 1_000 }, (_, index) => `Save ${index}`)
const app = document.getElementById('app')
if (!app) throw new Error('The document has no root element')

/** Renders content, forces layout by reading a height, and removes it. Returns the time in milliseconds. */
function time(content: ReactNode): number {
  const place = app?.appendChild(document.createElement('div')) ?? document.body
  const root = createRoot(place)
  const start = performance.now()
  flushSync(() => root.render(content))
  const height = place.offsetHeight
  const duration = performance.now() - start
  if (height === 0) throw new Error('Nothing was rendered')
  root.unmount()
  place.remove()
  return duration
}

const probe = app.appendChild(document.createElement('div'))
const first = createRoot(probe)
flushSync(() => first.render(<Button>Save</Button>))
const look = probe.querySelector('button')?.className ?? ''
first.unmount()
probe.remove()

const kitButtons = () => words.map((word) => <Button key={word}>{word}</Button>)
const bare = () =>
  words.map((word) => (
    <button key={word} type="button" className={look}>
      {word}
    </button>
  ))

/** Returns the times of the given number of rounds for each, in turns, after ten rounds of warm-up. */
Object.assign(window, {
  benchRounds: (rounds: number) => {
    const times: { kit: number[]; bare: number[] } = { kit: [], bare: [] }
    for (let round = -10; round < rounds; round += 1) {
      // Alternate the order, so that garbage from one doesn't always slow down the other.
      const turns = round % 2 ? (['kit', 'bare'] as const) : (['bare', 'kit'] as const)
      for (const turn of turns) {
        const duration = time(turn === 'kit' ? kitButtons() : bare())
        if (round >= 0) times[turn].push(duration)
      }
    }
    return times
  },
})
