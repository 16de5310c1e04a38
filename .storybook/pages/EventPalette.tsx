import { useState } from 'react'
import { eventDefaults } from '../../tokens/defaults.ts'
import { eventTheme } from '../../tokens/eventTheme.ts'
import { pairs } from '../../tokens/pairs.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Choice } from '../../ui/Choice/Choice.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { ThemeScope } from '../../ui/ThemeScope/ThemeScope.tsx'
import { TintSwatches } from '../../ui/TintSwatches/TintSwatches.tsx'
import { PaletteSheet } from './PaletteSheet.tsx'

const texts = [
  { value: '#000000', label: 'Dark text' },
  { value: '#ffffff', label: 'Light text' },
  { value: '#8a8a8a', label: 'Unreadable gray', hint: 'Adjusted until it’s readable' },
]

/** A host's two colors and the palette derived from them. */
export function EventPalette() {
  const [primary, setPrimary] = useState<string>(eventDefaults.primary)
  const [text, setText] = useState<string>(eventDefaults.text)
  const colors = { primary, text }
  return (
    <div className="grid grid-cols-1 gap-8">
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <TintSwatches label="Event color" value={primary} text={text} onValueChange={setPrimary} />
        <Choice legend="Text color" name="text" options={texts} value={text} onValueChange={setText} />
      </div>
      <ThemeScope
        colors={colors}
        as="section"
        aria-label="Palette of the event"
        className="grid grid-cols-1 gap-10 rounded-lg border-2 border-line p-5 wide:p-8"
      >
        <div className="grid max-w-xl grid-cols-1 gap-4">
          <h2 className="text-display">You’re invited</h2>
          <p className="text-lead text-ink-muted">
            Saturday at <span className="font-semibold text-highlight">two o’clock</span>, in the garden
          </p>
          <TextField label="Your name" error="Please tell the host who you are." />
          <div className="flex flex-wrap gap-3">
            <Button>I’m going</Button>
            <Button tone="quiet">Maybe</Button>
          </div>
        </div>
        <PaletteSheet title="the event" palette={eventTheme(colors).color} pairs={pairs} />
      </ThemeScope>
    </div>
  )
}
