import { useState } from 'react'
import { Button } from '@festoon/ui/Button'
import { Choice } from '@festoon/ui/Choice'
import { Dialog } from '@festoon/ui/Dialog'
import { NumberStepper } from '@festoon/ui/NumberStepper'
import { TextField } from '@festoon/ui/TextField'
import { ThemeScope } from '@festoon/ui/ThemeScope'
import { TintSwatches } from '@festoon/ui/TintSwatches'

const text = '#000000'

/** An interactive demo of an invitation in any color, up to sending the RSVP. */
export function Demo() {
  const [color, setColor] = useState('#fae5ff')
  const [extra, setExtra] = useState(1)
  const [isSent, setIsSent] = useState(false)
  return (
    <section className="demo" id="begin" aria-labelledby="demo">
      <div className="intro">
        <h2 id="demo">Be your own first guest</h2>
        <p>This is a real invitation. Choose a color, then RSVP.</p>
        <TintSwatches label="Party color" value={color} text={text} onValueChange={setColor} />
      </div>
      <ThemeScope colors={{ primary: color, text }} as="article" aria-labelledby="party" className="invitation">
        <p className="when">Saturday, 6:00 PM, at Maya’s</p>
        <h3 id="party">Maya’s half birthday</h3>
        <Choice
          legend="Will you come?"
          name="answer"
          defaultValue="yes"
          options={[
            { value: 'yes', label: 'Going' },
            { value: 'no', label: 'Can’t go' },
          ]}
        />
        <NumberStepper label="Bringing anyone?" min={0} max={5} value={extra} onValueChange={setExtra} />
        <TextField label="Your name" name="name" autoComplete="name" />
        <Button size="large" block onClick={() => setIsSent(true)}>
          Send RSVP
        </Button>
        <Dialog
          open={isSent}
          onOpenChange={setIsSent}
          size="small"
          title="See you on Saturday"
          actions={<Button onClick={() => setIsSent(false)}>Done</Button>}
        >
          <p>That’s all a guest has to do. Maya has your RSVP.</p>
        </Dialog>
      </ThemeScope>
    </section>
  )
}
